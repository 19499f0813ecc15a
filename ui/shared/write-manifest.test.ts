import { expect, test } from "vitest";
import { modulesOf } from "./entries.ts";
import { integrityOf } from "./manifest.ts";
import { kitModules } from "./modules.ts";
import type { BuiltChunk } from "./write-manifest.ts";
import { sharedManifest } from "./write-manifest.ts";

const chunk = (fileName: string, imports: string[] = []): BuiltChunk => ({
  fileName,
  name: fileName,
  code: `code of ${fileName}`,
  imports,
  isEntry: true,
});

const specifiers = [...modulesOf("production"), ...kitModules].map(({ specifier }) => specifier);
const fileNames = new Map(specifiers.map((specifier) => [specifier, "other.js"]))
  .set("react", "react.js")
  .set("react-dom", "dom.js")
  .set("@console-shell/ui", "ui.js")
  .set("@console-shell/sdk", "sdk.js");
const built = [
  chunk("react.js", ["common.js"]),
  chunk("dom.js", ["react.js"]),
  chunk("common.js", ["react.js"]),
  chunk("other.js"),
  chunk("ui.js", ["react-dom"]),
  chunk("sdk.js", ["ui.js", "react"]),
];
const sheets = [{ name: "shell" as const, fileName: "antd-shell.css", css: "a{color:red}" }];
const manifest = sharedManifest("production", built, fileNames, sheets, { react: "19.0.0" });

test("maps each specifier to the URL of its file", () => {
  expect(manifest.imports["react-dom"]).toBe("/shared/dom.js");
  expect(manifest.mode).toBe("production");
  expect(manifest.versions).toEqual({ react: "19.0.0" });
});

test("lists what a specifier loads, its own file first, cycles once", () => {
  expect(manifest.closure["react-dom"]).toEqual([
    "/shared/dom.js",
    "/shared/react.js",
    "/shared/common.js",
  ]);
});

test("follows the kit's imports by specifier", () => {
  expect(manifest.closure["@console-shell/sdk"]).toEqual([
    "/shared/sdk.js",
    "/shared/ui.js",
    "/shared/react.js",
    "/shared/dom.js",
    "/shared/common.js",
  ]);
});

test("has the integrity of every file, including those without a specifier", () => {
  expect(Object.keys(manifest.integrity)).toHaveLength(7);
  expect(manifest.integrity["/shared/common.js"]).toBe(integrityOf("code of common.js", "sha256"));
  expect(manifest.integrity[manifest.styles.shell]).toBe(integrityOf("a{color:red}", "sha256"));
  expect(integrityOf("", "sha256")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
});

test("names a specifier that wasn't built", () => {
  expect(() => sharedManifest("production", built, new Map(), [], {})).toThrow(
    "The shared build made no file for react.",
  );
});

test("in development includes the dev servers' addresses", () => {
  const names = new Map(modulesOf("development").map(({ specifier }) => [specifier, "other.js"]));
  const { imports } = sharedManifest("development", built, names, [], {});
  expect(imports["shared://console/@tanstack/react-query"]).toBe("/shared/other.js");
  expect(imports["react/jsx-dev-runtime"]).toBe("/shared/other.js");
});
