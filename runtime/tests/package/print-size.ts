// Prints the size of the package's core, and of each part that loads on demand.
import { measure, scriptWith } from "./measure.ts";
import { createProject } from "./project.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

const project = await createProject();
const files = await measure(project.installed, scriptWith("createRuntime"));
await project.remove();
const core = files.filter(({ lazy }) => !lazy);
const sum = (of: "bytes" | "gzip") => core.reduce((total, file) => total + file[of], 0);
const rows = [
  { name: "core", bytes: sum("bytes"), gzip: sum("gzip") },
  ...files.filter(({ lazy }) => lazy).map((file) => ({ ...file, name: `+ ${file.name}` })),
];
print("Bytes minified, and with gzip:");
for (const { name, bytes, gzip } of rows)
  print(`${name.padEnd(20)}${String(bytes).padStart(7)}${String(gzip).padStart(7)}`);
