/**
 * Which packages each part of the tree may import. An unlisted part may import nothing from the project.
 * ARCHITECTURE.md has a diagram of the floors.
 */
export const mayImport: Record<string, readonly string[]> = {
  // Types only: see judge.ts.
  contract: ["runtime"],
  ui: [],
  runtime: [],
  // Sub-apps bundle its other entries, which import the shared one by its name.
  sdk: ["contract", "ui", "sdk"],
  shell: ["contract", "ui", "runtime"],
  // The shell's font, at build time.
  "api-reference": ["shell"],
  server: ["contract"],
  "sub-apps": ["contract", "ui", "sdk"],
  cli: ["contract"],
  "create-sub-app": ["contract"],
  testing: ["contract", "server"],
  e2e: ["contract", "testing"],
  bench: ["contract", "runtime", "server", "shell", "testing"],
  tools: ["contract", "sdk", "server", "shell", "testing", "ui"],
};

/** Parts that a sub-application, the page, the server or the command line are made of. */
const productParts = Object.keys(mayImport).slice(0, 9);

/** Those that run in Node. */
const nodeParts: readonly string[] = ["server", "cli"];

/** What browser parts run in Node when something is built. */
const buildTime = /^(?:ui\/shared|sdk\/vite|shell\/vite)(?:\/|$)|\/vite\.config\.ts$/;

const partOf = (path: string) => path.split("/", 1)[0] ?? "";

/** Whether a file is a test or only used by tests. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|(?:^|\/)testing(?:\/|$)|^runtime\/tests\/|\/test-[^/]+\.ts$/.test(path);

/** Whether a file is part of the product, not of its tests, benches and tools. */
export const isProduct = (path: string): boolean =>
  productParts.includes(partOf(path)) && !isTest(path);

/** Whether a file of a browser part runs only when something is built. */
export const isBuildTime = (path: string): boolean => buildTime.test(path);

/** Whether a file is built for browsers: neither zod nor Node's modules may get into it. */
export const isBrowserCode = (path: string): boolean =>
  isProduct(path) &&
  !isBuildTime(path) &&
  (partOf(path) === "contract"
    ? /^contract\/(?:words|host)\//.test(path)
    : !nodeParts.includes(partOf(path)));
