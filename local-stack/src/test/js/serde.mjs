// Reads or writes one record with Confluent's own client: serde.mjs REGISTRY read|write TOPIC SUBJECT < base64 or JSON.
import { readFileSync } from "node:fs";
import { AvroDeserializer, AvroSerializer, SchemaRegistryClient, SerdeType } from "@confluentinc/schemaregistry";

const [registry, what, topic, subject] = process.argv.slice(2);
const client = new SchemaRegistryClient({ baseURLs: [registry] });
const subjects = { subjectNameStrategy: () => subject };
const input = readFileSync(0, "utf8");

if (what === "read") {
  const record = await new AvroDeserializer(client, SerdeType.VALUE, subjects).deserialize(topic, Buffer.from(input, "base64"));
  process.stdout.write(JSON.stringify(record));
} else {
  const writer = new AvroSerializer(client, SerdeType.VALUE, { ...subjects, autoRegisterSchemas: false, useLatestVersion: true });
  process.stdout.write((await writer.serialize(topic, JSON.parse(input))).toString("base64"));
}
process.exit(0);
