import type { Plugin } from "vite";

const removal = "if (nextCount === 0) {";
const insertedAgain = /Promise\.resolve\(\)\.then\(\(\) => \{\s*effectMap\.delete\(fullPathStr\);/;

/**
 * Keeps the styles and variables of antd that the whole console shares, once they are made. antd counts
 * who uses them: with the last table of a page its styles were forgotten and its variables taken out of
 * the page, and the next page made and inserted both again; so did each switch of the theme. What is
 * kept has an end: a style of each component, and the variables of each of the console's own themes
 * (their classes begin with `console-`). A theme that somebody nests goes when its last user goes.
 */
export const keepStyles = (code: string): string => {
  if (!code.includes(removal) || !insertedAgain.test(code))
    throw new Error("antd keeps its styles in a way that ui/shared/kept-styles.ts does not know.");
  return `${code.replace(removal, "if (nextCount === 0 && !isShared(prefix, cache)) {").replace(
    insertedAgain,
    `Promise.resolve().then(() => {
        if (!isShared(prefix, cacheContent)) effectMap.delete(fullPathStr);`,
  )}
// Variables are cached with the class that they are defined on as the last.
const isShared = (prefix, cached) =>
  prefix === "style" || String(cached?.at(-1)).startsWith("console-");
`;
};

/** Applies it to the file in which antd counts. */
export const keptStyles = (): Plugin => ({
  name: "console:kept-styles",
  transform: {
    filter: { id: /[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useGlobalCache\.js$/ },
    handler: (code) => ({ code: keepStyles(code), map: null }),
  },
});
