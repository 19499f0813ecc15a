import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import {
  iconBase,
  type SharedMode,
  type SharedModule,
  sharedModules,
  twoToneBase,
} from "./modules.ts";
import { sharedFolder, uiFolder } from "./paths.ts";
import { execFileSync } from "node:child_process";

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
const exportedNames = (specifiers: readonly string[], mode: SharedMode): Record<string, string[]> =>
  JSON.parse(
    execFileSync(process.execPath, ["-e", script, uiFolder, ...specifiers], {
      env: { ...process.env, NODE_ENV: mode },
      encoding: "utf8",
    }),
  ) as Record<string, string[]>;

const entryPrefix = "shared-entry:";
const require = createRequire(import.meta.url);

/** The shared modules of a mode. */
export const modulesOf = (mode: SharedMode): SharedModule[] =>
  sharedModules.filter((module) => !module.mode || module.mode === mode);

/** The bundler's entry id of a shared module. */
export const entryOf = (specifier: string): string => entryPrefix + specifier;

const iconBaseCode = `
import Context from "@ant-design/icons/es/components/Context";
export { default as AntdIconLight } from "@ant-design/icons/es/components/AntdIconLight";
export { default as createFromIconfontCN } from "@ant-design/icons/es/components/IconFont";
export { default } from "@ant-design/icons/es/components/Icon";
export const IconProvider = Context.Provider;
`;

const twoToneBaseCode = `
export { default as AntdIcon } from "@ant-design/icons/es/components/AntdIcon";
export { getTwoToneColor, setTwoToneColor } from "@ant-design/icons/es/components/twoTonePrimaryColor";
`;

/**
 * The hot-reload runtime, one per page. It must run before React DOM; as part of this module it does, so no
 * page needs an inline script for it.
 */
const refreshCode = (): string => {
  const plugin = dirname(require.resolve("@vitejs/plugin-react"));
  const runtime = readFileSync(join(plugin, "refresh-runtime.js"), "utf8").replaceAll(
    "__README_URL__",
    "https://github.com/vitejs/vite-plugin-react/tree/main/packages/plugin-react",
  );
  return `${runtime}
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;
};

const importsBefore = ({ after = [] }: SharedModule): string =>
  after.map((it) => `import ${JSON.stringify(entryOf(it))};\n`).join("");

const entryCode = (module: SharedModule, names: readonly string[]): string => {
  const source = JSON.stringify(module.source ?? module.specifier);
  const list = names[0] === "*" ? "*" : `{ ${names.join(", ")} }`;
  return `${importsBefore(module)}export ${list} from ${source};\n`;
};

/** Generates the entry modules of a shared build, with explicit export lists. */
export const sharedEntries = (modules: readonly SharedModule[], mode: SharedMode): Plugin => {
  const asked = modules.filter((module) => module.names === "every").map((it) => it.specifier);
  const names = asked.length > 0 ? exportedNames(asked, mode) : {};
  return {
    name: "console:shared-entries",
    enforce: "pre",
    resolveId(id, importer) {
      if (id.startsWith(entryPrefix)) return { id: `\0${id}`, moduleSideEffects: true };
      if (!importer?.startsWith("\0")) return null;
      return this.resolve(id, join(sharedFolder, "build.ts"), { skipSelf: true });
    },
    load(id) {
      if (!id.startsWith(`\0${entryPrefix}`)) return null;
      const specifier = id.slice(entryPrefix.length + 1);
      const module = modules.find((module) => module.specifier === specifier);
      if (!module) throw new Error(`Not a shared module: ${specifier}`);
      if (specifier === iconBase) return importsBefore(module) + iconBaseCode;
      if (specifier === twoToneBase) return importsBefore(module) + twoToneBaseCode;
      if (specifier === "react-refresh") return refreshCode();
      return entryCode(module, module.names === "every" ? names[specifier]! : module.names);
    },
    transform(code, id) {
      if (mode === "production" || !/react-dom[\\/]client\.js$/.test(id)) return null;
      return { code: `require(${JSON.stringify(entryOf("react-refresh"))});\n${code}`, map: null };
    },
  };
};
