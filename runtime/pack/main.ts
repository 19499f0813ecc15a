// Builds runtime/dist as a package ready for `npm publish`, and prints its size.
import { distFolder } from "./folders.ts";
import { measure, scriptWith } from "./measure.ts";
import { packRuntime } from "./pack-runtime.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

await packRuntime();
print(`${distFolder} is ready for npm publish. Bytes minified, and with gzip:`);
const files = await measure(distFolder, scriptWith("createRuntime"));
const core = files.filter(({ lazy }) => !lazy);
const sum = (of: "bytes" | "gzip") => core.reduce((total, file) => total + file[of], 0);
const rows = [
  { name: "core", bytes: sum("bytes"), gzip: sum("gzip") },
  ...files.filter(({ lazy }) => lazy).map((file) => ({ ...file, name: `+ ${file.name}` })),
];
for (const { name, bytes, gzip } of rows)
  print(`${name.padEnd(20)}${String(bytes).padStart(7)}${String(gzip).padStart(7)}`);
