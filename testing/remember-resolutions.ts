import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";

// Preloaded in programs that tests start: a third of a server's start is finding the same 1,800 files again. What
// the first one finds is in the file that this module's address names, for the others of the same test run.
type Found = [url: string, format?: string];

const file = new URL(import.meta.url).searchParams.get("file")!;

const read = (): Record<string, Record<string, Found>> => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, Found>>;
  } catch {
    return {};
  }
};

const byParent = read();
let isNew = false;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith("node:") || !context.parentURL) return next(specifier, context);
    const found = (byParent[context.parentURL] ??= {});
    // A package may give `import` and `require` different files.
    const key = context.conditions.includes("require") ? `require ${specifier}` : specifier;
    const known = found[key];
    if (known) return { url: known[0], format: known[1], shortCircuit: true };
    const resolved = next(specifier, context);
    if (!resolved.url.startsWith("file:")) return resolved;
    found[key] = resolved.format ? [resolved.url, resolved.format] : [resolved.url];
    isNew = true;
    return resolved;
  },
});

process.on("exit", () => {
  if (!isNew) return;
  // Another program may be reading it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(byParent));
  renameSync(`${file}.${process.pid}`, file);
});
