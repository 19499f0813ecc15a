import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSubAppPackage } from "./sub-app-package.ts";

const written = (content: object): string => {
  const folder = mkdtempSync(join(tmpdir(), "sub-app-package-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify(content));
  return folder;
};

const finance = {
  name: "@console-shell/finance",
  version: "1.2.3",
  peerDependencies: { react: "^19.3.1", antd: "~6.6.0", "left-pad": "^1.0.0" },
};

test("is named without its scope, and shares its peer dependencies", () => {
  expect(readSubAppPackage(written(finance), { react: "19.4.0", antd: "6.6.8" })).toEqual({
    name: "finance",
    version: "1.2.3",
    shared: { react: "^19.3.1", antd: "~6.6.0" },
  });
});

test("is rejected if the console shares an incompatible version", () => {
  expect(() => readSubAppPackage(written(finance), { react: "20.0.0", antd: "6.6.8" })).toThrow(
    "@console-shell/finance asks for react ^19.3.1, but the console shares 20.0.0.",
  );
});

test("must have a name and a version", () => {
  expect(() => readSubAppPackage(written({ name: "x" }))).toThrow(
    /must name the sub-app and its version/,
  );
});
