import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileCircles, moduleCircles } from "./fence/circles.ts";
import { importsOf } from "./fence/imports-of.ts";
import { judge, placeOf } from "./fence/judge.ts";
import { judgeLayer } from "./fence/layers.ts";
import { rawAddresses } from "./fence/raw-addresses.ts";
import { tableFaults } from "./fence/tables.ts";

// Fails on an import that goes up or sideways between the floors or the server's layers (see ARCHITECTURE.md), bypasses a
// package's public entry or a server module's index, uses an undeclared dependency, brings zod or Node's modules into
// browser code, or tests' code into the product; on files that import each other in a circle, types included; and on
// tables that two modules of the server write, or that one reads although a module above it writes them. Also fails on
// bare paths to the console that a sub-app gives to the browser: in a host's page they lead to the host.

const root = join(import.meta.dirname, "..");

const declaredBy = (file: string): string[] => {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(path, "utf8"),
  ) as Record<string, Record<string, string> | undefined>;
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
};

const atRoot = declaredBy("package.json");
const declared = new Map<string, ReadonlySet<string>>();
const declaredIn = (folder: string) => {
  const known =
    declared.get(folder) ?? new Set([...atRoot, ...declaredBy(`${folder}/package.json`)]);
  declared.set(folder, known);
  return known;
};

const files = globSync(
  "{contract,ui,runtime,sdk,cli,shell,server,sub-apps,create-sub-app,testing,e2e,bench,tools}/**/*.{ts,tsx,css}",
  { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|templates)$/.test(path) },
);

const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const imports = new Map(Array.from(texts, ([path, text]) => [path, importsOf(path, text)]));
let refused = 0;
for (const [path, all] of imports) {
  for (const found of all) {
    const reason = judge(path, found, declaredIn(placeOf(path).root)) ?? judgeLayer(path, found);
    if (!reason) continue;
    refused += 1;
    console.error(`${path}:${found.line}  ${reason}`);
  }
}
for (const steps of moduleCircles(imports)) {
  refused += 1;
  console.error(`the server's modules import each other in a circle:\n  ${steps.join("\n  ")}`);
}
const sources = new Map([...imports].filter(([path]) => !path.endsWith(".css")));
for (const files of fileCircles(sources)) {
  refused += 1;
  console.error(`these files import each other in a circle:\n  ${files.join("\n  ")}`);
}
for (const fault of tableFaults(texts, imports)) {
  refused += 1;
  console.error(fault);
}
for (const [path, text] of texts) {
  if (!/^(?:sub-apps|ui|sdk)\//.test(path) || path.includes(".test.")) continue;
  for (const line of rawAddresses(text)) {
    refused += 1;
    console.error(`${path}:${line}  a bare path leads to the host's page: give it to useAddress`);
  }
}
console.log(`import fence: ${files.length} files, ${refused} refused`);
process.exitCode = refused > 0 ? 1 : 0;
