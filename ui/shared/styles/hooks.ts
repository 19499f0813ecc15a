import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, posix } from "node:path";

/** antd's ES modules, as a browser build uses them. */
export const antdFolder = join(
  dirname(createRequire(import.meta.url).resolve("antd/package.json")),
  "es",
);

/** An antd function that generates a component's styles. */
export interface StyleHook {
  /** Its module, relative to `antdFolder`. */
  file: string;
  /** Its export name in that module. */
  name: string;
  /** The class of the styled component, without `console-`. */
  prefix: string;
  /** The class that the component's variables are set on. */
  root: string;
  /** Whether it is a component that styles a variant, not a hook. */
  isComponent: boolean;
}

/** Classes of files whose components aren't named after their folder. */
const prefixes: Record<string, string[]> = {
  "_util/wave/style.js": ["wave"],
  "badge/style/ribbon.js": ["ribbon"],
  "button/style/compact.js": ["btn"],
  "button/style/index.js": ["btn"],
  "calendar/style/index.js": ["picker"],
  "date-picker/style/index.js": ["picker"],
  "float-button/style/index.js": ["float-btn"],
  "input/style/otp.js": ["otp"],
  "input/style/search.js": ["input-search"],
  "layout/style/sider.js": ["layout-sider"],
  "qr-code/style/index.js": ["qrcode"],
  "space/style/addon.js": ["space-addon"],
  "space/style/compact.js": ["space-compact"],
  // The timeline renders its list as steps, under its own name.
  "steps/style/index.js": ["steps", "timeline"],
};
const prefixOfName: Record<string, string> = { useRowStyle: "row", useColStyle: "col" };
/**
 * Classes that carry a component's variables, if neither the component's own class nor that class with
 * `-css-var`.
 */
const roots: Record<string, string> = {
  "badge/style/ribbon.js": "ribbon-wrapper",
  "calendar/style/index.js": "picker-calendar",
  "cascader/style/panel.js": "cascader",
  "input/style/otp.js": "otp",
  "input/style/search.js": "input-search",
  "tag/style/index.js": "tag",
  "upload/style/index.js": "upload-wrapper",
};

const maker = /\bgen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)\(/;
const exported =
  /export (?:const (\w+) = (?=gen)|default )(?:gen(StyleHooks|ComponentStyleHook|SubStyleComponent)\(|\(|function)/g;

const read = (file: string): string => readFileSync(join(antdFolder, file), "utf8");

/** Whether a folder's components mention a class. */
const names = (folder: string, prefix: string): boolean =>
  globSync("**/*.js", { cwd: join(antdFolder, folder) }).some((file) =>
    read(join(folder, file)).includes(`'${prefix}'`),
  );

const usesRootClass = (folder: string): boolean =>
  globSync("**/*.js", { cwd: join(antdFolder, folder) }).some((file) =>
    read(join(folder, file)).includes("useCSSVarCls("),
  );

/** Every antd function that generates styles; throws on a pattern it doesn't know. */
export const styleHooks = (): StyleHook[] =>
  globSync("**/style{,/*}.js", { cwd: antdFolder })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .flatMap((file) => {
      const code = read(file);
      if (!maker.test(code)) return [];
      const folder = file.replace(/\/style(?:\/[\w-]+)?\.js$/, "");
      const found = [...code.matchAll(exported)].flatMap(([, name = "default", kind]) => {
        const own = prefixOfName[name];
        return (own ? [own] : (prefixes[file] ?? [folder])).map((prefix): StyleHook => {
          if (prefix !== "timeline" && !names(folder, prefix))
            throw new Error(`No component in antd/es/${folder} has the class "${prefix}".`);
          const root =
            roots[file] ??
            (name !== "useSharedStyle" && usesRootClass(folder) ? `${prefix}-css-var` : prefix);
          return { file, name, prefix, root, isComponent: kind === "SubStyleComponent" };
        });
      });
      if (found.length === 0)
        throw new Error(`antd/es/${file} makes styles in a way that is not known here.`);
      return found;
    });

const fileOf = (path: string): string =>
  existsSync(join(antdFolder, `${path}.js`)) ? `${path}.js` : `${path}/index.js`;

/** The style-generating antd modules that these exports may use. */
export const styledBy = (exports: readonly string[], hooks: readonly StyleHook[]): Set<string> => {
  const styled = new Set(hooks.map(({ file }) => file));
  const index = read("index.js");
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    // A style module's own imports are part of it.
    if (styled.has(file)) return;
    for (const [, path] of read(file).matchAll(/(?:from|import)\s+['"](\.[^'"]+)['"]/g))
      visit(fileOf(posix.join(posix.dirname(file), path!).replace(/\.js$/, "")));
  };
  for (const name of exports) {
    const line = new RegExp(`\\b${name}\\b[^;]*from ['"]\\./([^'"]+)['"]`).exec(index);
    if (line) visit(fileOf(line[1]!));
    else if (/^[A-Z]/.test(name)) throw new Error(`antd/es/index.js does not export ${name}.`);
  }
  return new Set([...seen].filter((file) => styled.has(file)));
};
