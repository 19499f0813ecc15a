import { isBuiltin } from "node:module";
import { isBrowserCode, isBuildTime, isProduct, isTest, mayImport } from "./floors.ts";
import type { FoundImport } from "./imports-of.ts";
import { fileOf } from "./layers.ts";

const scope = "@console-shell/";

/** `sub-apps/finance/App.tsx` → part `sub-apps`, package `sub-apps/finance`. */
export const placeOf = (path: string): { part: string; root: string } => {
  const [first = "", second = "", third = ""] = path.split("/");
  // A scenario may contain its own sub-app, with the same rules as the seven.
  if (first === "e2e" && third === "sub-app")
    return { part: "sub-apps", root: `${first}/${second}/${third}` };
  return { part: first, root: first === "sub-apps" ? `${first}/${second}` : first };
};

const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** The project's file or folder that an import names; undefined if it's a package of others. */
const targetOf = (path: string, specifier: string): string | undefined => {
  const file = fileOf(path, specifier);
  if (file !== undefined) return file;
  return specifier.startsWith(scope) ? specifier.slice(scope.length) : undefined;
};

/** Why the floors forbid an import. */
const judgeFloor = (path: string, specifier: string, target: string): string | undefined => {
  const { part, root } = placeOf(path);
  const rule = mayImport[part];
  if (!rule) return `no rule says what ${part}/ may import; add it to tools/fence/floors.ts`;
  // Tests of any part may use the test harness.
  const allowed = isTest(path) ? [...rule, "testing"] : rule;
  const may = `${part} may import ${allowed.join(", ") || "nothing of the project"}`;
  if (specifier.startsWith(scope))
    return allowed.includes(target.split("/", 1)[0]!) ? undefined : `${specifier}: ${may}`;
  const targetRoot = placeOf(target).root;
  if (targetRoot === root || targetRoot === "package.json") return undefined;
  return allowed.includes(targetRoot)
    ? `import ${targetRoot} through its public entry, ${scope}${targetRoot}`
    : `${specifier} leaves ${root}; ${may}`;
};

/** Why a browser build may not have an import. */
const judgeBrowser = (specifier: string, target: string | undefined): string | undefined => {
  if (isBuiltin(specifier)) return `${specifier} is a module of Node, and this is browser code`;
  if (target !== undefined && isBuildTime(target))
    return `${specifier} runs when something is built, and this is browser code`;
  const fromContract =
    target?.startsWith("contract") && !/^contract\/(?:words|host)\//.test(target);
  return fromContract || specifier === "zod"
    ? `browser code may import only types from ${specifier} (it brings zod along); values come from ${scope}contract/words and ${scope}contract/host`
    : undefined;
};

/**
 * Why an import is forbidden, or undefined if it is allowed. `declared` are the dependencies in the file's
 * package.json.
 */
export const judge = (
  path: string,
  { specifier, typeOnly }: FoundImport,
  declared: ReadonlySet<string>,
): string | undefined => {
  const target = targetOf(path, specifier);
  if (placeOf(path).part === "contract" && /^runtime(?:\/|$)/.test(target ?? "") && !typeOnly)
    return "the contract may import only types from the runtime: the server has no use for its code";
  const floor = target === undefined ? undefined : judgeFloor(path, specifier, target);
  if (floor) return floor;
  const browser = !typeOnly && isBrowserCode(path) ? judgeBrowser(specifier, target) : undefined;
  if (browser) return browser;
  if (target !== undefined)
    return isProduct(path) && isTest(target)
      ? `${specifier} is only for tests, and this is product code`
      : undefined;
  return isBuiltin(specifier) || declared.has(packageOf(specifier))
    ? undefined
    : `${packageOf(specifier)} is not declared in ${placeOf(path).root}/package.json`;
};
