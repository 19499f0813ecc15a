import { globSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** What Node never reads of a package: maps, types and sources in TypeScript, documents and examples. */
const unread = [
  "**/*.{map,ts,mts,cts,tsx,flow,markdown}",
  "**/{README,CHANGELOG,HISTORY,CONTRIBUTING}*.md",
  "**/{.github,.vscode,__tests__}",
];

/** Parts of big packages that the server doesn't load. After a change, analyze a picture from a bundle. */
const unused = [
  // Weights: an invoice uses 400 and 700, upright (billing/document/fonts.ts).
  "@expo-google-fonts/*/{100,200,300,500,600,800,900}*",
  "@expo-google-fonts/*/*_Italic",
  // It uses the build for WASM, and resolves the package's entry.
  "@vladmandic/human/{demo,tfjs,tmp,assets,src,types,favicon.ico,build.js}",
  "@vladmandic/human/dist/{human.esm,human.esm-nobundle,human,tfjs.esm}.js",
  // Node loads *.node.js.
  "@tensorflow/*/dist/tf-*.{es2017,es2017.min,fesm,fesm.min,min}.js",
  "@tensorflow/*/dist/miniprogram",
];

/**
 * Removes what the server never reads from a folder of installed packages, and those that aren't `shipped`: npm also
 * installs what the pages are built with.
 */
export const prune = (packages: string, shipped: ReadonlySet<string>): void => {
  const remove = (path: string) => rmSync(join(packages, path), { recursive: true, force: true });
  for (const file of globSync("{[!@]*,@*/*}/package.json", { cwd: packages }))
    if (!shipped.has(dirname(file))) remove(dirname(file));
  // Links lead to the workspaces, whose sources the server runs; a glob doesn't follow them.
  for (const path of globSync([...unread, ...unused], { cwd: packages })) remove(path);
};
