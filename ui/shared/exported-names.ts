import { execFileSync } from "node:child_process";
import { uiFolder } from "./paths.ts";
import type { SharedMode } from "./modules.ts";

const script = `
const { createRequire } = require("node:module");
const load = createRequire(process.argv[1] + "/package.json");
const names = {};
for (const specifier of process.argv.slice(2)) {
  const module = load(specifier);
  const keys = Object.keys(module).filter((key) => /^[A-Za-z_$][\\w$]*$/.test(key) && key !== "default");
  const commonjs = !(Symbol.toStringTag in module && module[Symbol.toStringTag] === "Module");
  names[specifier] = commonjs || "default" in module ? [...keys, "default"] : keys;
}
process.stdout.write(JSON.stringify(names));
`;

/**
 * The export names of modules, read by loading them. A CommonJS module's names are known only at run time,
 * and React exports other names in development: hence one process per mode.
 */
export const exportedNames = (
  specifiers: readonly string[],
  mode: SharedMode,
): Record<string, string[]> =>
  JSON.parse(
    execFileSync(process.execPath, ["-e", script, uiFolder, ...specifiers], {
      env: { ...process.env, NODE_ENV: mode },
      encoding: "utf8",
    }),
  ) as Record<string, string[]>;
