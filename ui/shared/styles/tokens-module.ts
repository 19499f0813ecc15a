import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { antdFolder } from "./hooks.ts";
import type { LookTokens } from "./static-styles.ts";

/** The token names that antd's components read in code. */
const namesRead = (): Set<string> => {
  const names = new Set<string>();
  for (const file of globSync("**/*.js", { cwd: antdFolder })) {
    // The illustrations in `empty` use variables.
    if (/(?:^|[\\/])(?:style|theme|empty)[\\/]/.test(file)) continue;
    const code = readFileSync(join(antdFolder, file), "utf8");
    if (!/\buseToken\b/.test(code)) continue;
    for (const [, name] of code.matchAll(/[tT]oken\??\.(\w+)/g)) names.add(name!);
    for (const [, list] of code.matchAll(/\{([\s\w,]+)\} = token;/g))
      for (const name of list!.split(",")) names.add(name.trim());
  }
  return names;
};

/**
 * Replaces antd's `useToken` with one that returns the few values components compute with, in the look of
 * their part of the page at render time. Values that are only displayed are CSS variables.
 */
export const tokensModule = (looks: readonly LookTokens[]): string => {
  const names = namesRead();
  const isRead = ([name, value]: [string, unknown]) =>
    typeof value !== "object" && (names.has(name) || name.startsWith("screen"));
  const [first, ...others] = looks.map(({ look, tokens }) => ({
    name: `${look.theme} ${look.density}`,
    values: Object.fromEntries(Object.entries(tokens).filter(isRead)),
  }));
  const differing = others.map(({ name, values }) => [
    name,
    Object.fromEntries(
      Object.entries(values).filter(([key, value]) => first!.values[key] !== value),
    ),
  ]);
  return `
import { useContext } from "react";
import { ConfigContext } from "../config-provider/context";
const first = ${JSON.stringify(first!.values)};
// Read once: another answer would mount the whole tree again, and forms would lose what is in them.
first.motion = typeof matchMedia === "undefined" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
const looks = { ${JSON.stringify(first!.name)}: [undefined, first, ""] };
for (const [look, tokens] of ${JSON.stringify(differing)})
  looks[look] = [undefined, { ...first, ...tokens, motion: first.motion }, ""];
export const unitless = {};
// Found once: looking for it takes longer than some components, which all ask at each render.
const roots = new WeakMap();
const rootFor = (getPopupContainer = useToken) => {
  const known = roots.get(getPopupContainer);
  if (known?.isConnected) return known;
  const place =
    (getPopupContainer === useToken ? undefined : getPopupContainer(document.body)) ?? document.documentElement;
  const root = place.closest("[data-console]");
  if (root) roots.set(getPopupContainer, root);
  return root;
};
export default function useToken() {
  const { getPopupContainer } = useContext(ConfigContext);
  if (typeof document === "undefined") return looks[${JSON.stringify(first!.name)}];
  const { theme, density } = rootFor(getPopupContainer)?.dataset ?? {};
  return looks[\`\${theme === "dark" ? "dark" : "light"} \${density === "compact" ? "compact" : "comfortable"}\`];
}
`;
};
