package ai.travion.local;

/** A way to run the services of a stack. */
interface RunServices {

    /**
     * Starts all of them and waits until they serve.
     *
     * @throws CannotStartException where one of them does not
     */
    void start();

    /** Stops the gateway, so that nothing new comes in, and then the nodes, which finish what they have begun. */
    void stop();
}
