import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build/root.ts";

const exclude = ["**/{node_modules,dist,.cache}/**"];
const documents = globSync("**/*.md", { cwd: root, exclude });
const read = (path: string) => readFileSync(join(root, path), "utf8");

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, ...groups]) => groups);

/** A heading's anchors: its own, or those that GitHub and VitePress make of it. */
const anchorsOf = (heading: string): string[] => {
  const own = /\{#(.+)\}$/.exec(heading)?.[1];
  if (own !== undefined) return [own];
  const lower = heading.toLowerCase();
  return [
    lower.replaceAll(/[^\p{L}\d\s_-]/gu, "").replaceAll(" ", "-"),
    lower.replaceAll(/[^\p{L}\d]+/gu, "-").replaceAll(/^-|-$/g, ""),
  ];
};

test("links between documents lead to files and headings", () => {
  const broken = documents.flatMap((document) =>
    found(read(document), /\]\((?![a-z]+:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)
      .filter(([path = "", anchor]) => {
        const target = path === "" ? document : normalize(join(dirname(document), path));
        if (!existsSync(join(root, target))) return true;
        if (anchor === undefined) return false;
        if (statSync(join(root, target)).isDirectory()) return true;
        const headings = found(read(target), /^#+ (.+)$/gm);
        return !headings.some(([heading]) => anchorsOf(heading!).includes(anchor));
      })
      .map(([path, anchor]) => `${document}: ${path}${anchor === undefined ? "" : `#${anchor}`}`),
  );
  expect(broken).toEqual([]);
});

test("documents name sources that exist", () => {
  const sources = globSync("**/*.{ts,tsx}", { cwd: root, exclude });
  const missing = documents.flatMap((document) =>
    found(read(document), /`([\w.-]+(?:\/[\w.-]+)+\.tsx?)`/g)
      .filter(
        ([path = ""]) =>
          !existsSync(join(root, path)) && !sources.some((one) => one.endsWith(`/${path}`)),
      )
      .map(([path]) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});
