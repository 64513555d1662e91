# One image for each service: docker build --build-arg SERVICE=router-service .
FROM maven:3.9-eclipse-temurin-21 AS build
WORKDIR /travion
COPY . .
ARG SERVICE
# Compose builds the seven at once, and a local repository is no place for two downloads of one library.
RUN --mount=type=cache,target=/repository,sharing=locked mvn -B -q -Dmaven.repo.local=/repository -pl ${SERVICE} -am package -DskipTests \
    && mv ${SERVICE}/target/*-app.jar /service.jar

FROM eclipse-temurin:21-jre
RUN apt-get update && apt-get install -y --no-install-recommends curl && rm -rf /var/lib/apt/lists/* \
    && useradd --system --create-home travion && mkdir /data && chown travion /data
USER travion
WORKDIR /data
COPY --from=build /service.jar /service.jar
ENV JAVA_TOOL_OPTIONS="-XX:MaxRAMPercentage=75 -Duser.timezone=UTC"
ENTRYPOINT ["java", "-jar", "/service.jar"]
