import { posix } from "node:path";
import { browserParts, mayImport } from "./floors.ts";
import type { FoundImport } from "./imports-of.ts";
import { isTest } from "./is-test.ts";

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

/**
 * Why an import is forbidden, or undefined if it is allowed. `declared` are the dependencies in the
 * file's package.json, `needingZod` the contract files that pull in zod.
 */
export const judge = (
  path: string,
  { specifier, typeOnly }: FoundImport,
  declared: ReadonlySet<string>,
  needingZod: ReadonlySet<string>,
): string | undefined => {
  const { part, root } = placeOf(path);
  const rule = mayImport[part];
  if (!rule) return `no rule says what ${part}/ may import; add it to tools/fence/floors.ts`;
  // Tests of any part may use the test harness.
  const allowed = isTest(path) ? [...rule, "testing"] : rule;
  const may = `${part} may import ${allowed.join(", ") || "nothing of the project"}`;

  if (specifier.startsWith(".")) {
    const target = posix.join(posix.dirname(path), specifier);
    const targetRoot = placeOf(target).root;
    if (targetRoot === root || targetRoot === "package.json") return undefined;
    return allowed.includes(targetRoot)
      ? `import ${targetRoot} through its public entry, ${scope}${targetRoot}`
      : `${specifier} leaves ${root}; ${may}`;
  }
  if (specifier.startsWith(scope)) {
    const name = packageOf(specifier).slice(scope.length);
    if (!allowed.includes(name)) return `${specifier}: ${may}`;
    const file = `${specifier.slice(scope.length)}${name === specifier.slice(scope.length) ? "/index" : ""}.ts`;
    // A test may compare a form's rules with a call's schema.
    const compares = isTest(path) && file !== "contract/index.ts";
    if (needingZod.has(file) && !typeOnly && !compares && browserParts.includes(part))
      return `only types come from ${specifier} in browser code (it would bring zod along); import values from a file of the contract without it`;
    return undefined;
  }
  if (specifier.startsWith("node:") || declared.has(packageOf(specifier))) return undefined;
  return `${packageOf(specifier)} is not declared in ${root}/package.json`;
};
