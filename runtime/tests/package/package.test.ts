import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { chromium } from "@playwright/test";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { measure, scriptWith } from "./measure.ts";
import { createProject, type Project } from "./project.ts";
import { readmeFile } from "./readme.ts";

let project: Project;
const text = (file: string) => readFileSync(join(project.installed, file), "utf8");
const sizeOf = async (script: string) => {
  const files = await measure(project.installed, script);
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
};

beforeAll(async () => {
  project = await createProject();
});
afterAll(() => project.remove());

test("R16.1 the package has no dependency, and React is an optional peer of its React entry only", () => {
  const manifest = JSON.parse(text("package.json")) as Record<string, unknown>;
  expect(manifest).not.toHaveProperty("dependencies");
  expect(manifest).not.toHaveProperty("private");
  expect(manifest["peerDependenciesMeta"]).toEqual({ react: { optional: true } });
  const files = globSync("**/*.js", { cwd: project.installed });
  const imported = files.flatMap((file) =>
    [...text(file).matchAll(/\bfrom "([^."][^"]*)"|\bimport\("([^."][^"]*)"\)/g)].map(
      ([, name]) => `${file} ${name}`,
    ),
  );
  expect(imported).toEqual(["react/index.js react", "react/index.js react/jsx-runtime"]);
  const skin = globSync("react/*", { cwd: join(import.meta.dirname, "../..") }).map((file) =>
    readFileSync(join(import.meta.dirname, "../..", file), "utf8"),
  );
  expect(skin.join("").split("\n").length - 1).toBeLessThanOrEqual(100);
});

test("R16.1 nothing in the package names its workspace or sources", () => {
  const code = globSync("**/*.{js,d.ts}", { cwd: project.installed });
  expect(code).toContain("index.js");
  expect(code.filter((file) => /@console-shell|\.tsx?["']/.test(text(file)))).toEqual([]);
  for (const file of ["README.md", "SPEC.md", "LICENSE"]) expect(text(file)).not.toBe("");
});

test("R16.2 the declarations compile in a strict host, and in the README's @full", async () => {
  await project.write("main.ts", readmeFile("main.ts"));
  await project.write(
    "others.ts",
    `import { SubAppOutlet } from "@console-shell/runtime/react";
     import { initGlobalState } from "@console-shell/runtime/legacy";
     import type { Host, SubAppLifecycles } from "@console-shell/runtime";
     export const app: SubAppLifecycles = { mount: ({ container }: Host) => container.append("") };
     export { SubAppOutlet, initGlobalState };
     // @ts-expect-error A registration has a name.
     export const nameless: import("@console-shell/runtime").SubAppRegistration = { entry: "" };`,
  );
  const options = { strict: true, skipLibCheck: false, noEmit: true, types: [] };
  await project.write("package.json", JSON.stringify({ type: "module" }));
  const check = async (module: string, moduleResolution: string) => {
    const compilerOptions = { ...options, module, moduleResolution, target: "es2022" };
    const file = `tsconfig.${moduleResolution}.json`;
    await project.write(file, JSON.stringify({ compilerOptions, files: ["main.ts", "others.ts"] }));
    return project.run("tsc", "--project", file);
  };
  const both = [check("esnext", "bundler"), check("nodenext", "nodenext")];
  expect(await Promise.all(both)).toEqual(["", ""]);
});

test("R16.3 unused parts aren't bundled", async () => {
  expect(await sizeOf(scriptWith("ChunkLoadError"))).toBeLessThan(1000);
  expect(await sizeOf('import "./index.js"; import "./legacy/index.js";')).toBeLessThan(10);
});

test("R16.4 the README's host has twenty lines and runs, bundled, under a nonce policy @full", async () => {
  expect(readmeFile("main.ts").trim().split("\n").length).toBeLessThanOrEqual(20);
  const files = ["index.html", "main.ts"].map((file) => [file, file]);
  for (const file of ["clock/index.html", "clock/clock.js"]) files.push([file, `public/${file}`]);
  for (const [shown = "", file = ""] of files) await project.write(file, readmeFile(shown));
  await project.write("public/clock/clock.css", ":root { color: rgb(1, 2, 3) }");
  await project.write("notes/index.html", '<script type="module" src="main.js"></script>');
  await project.write("notes/vite.config.js", readmeFile("vite.config.js"));
  await project.write(
    "notes/main.js",
    "export const mount = ({ container, user }) => container.append(`Notes of ${user}`);",
  );
  await build({
    root: join(project.folder, "notes"),
    logLevel: "error",
    build: { outDir: join(project.folder, "public/notes"), modulePreload: { polyfill: false } },
  });
  const site = {
    root: project.folder,
    configFile: false,
    logLevel: "error",
    html: { cspNonce: "readme" },
    preview: {
      port: 0,
      headers: {
        "content-security-policy":
          "default-src 'none'; script-src 'self' 'nonce-readme'; style-src 'self' 'nonce-readme'; connect-src 'self'",
      },
    },
  } as const;
  await build(site);
  const server = await preview(site);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.getByRole("link", { name: "Clock" }).click();
    const clock = page.getByText("Ada, it is");
    await clock.waitFor();
    expect(await clock.evaluate((node) => getComputedStyle(node).color)).toBe("rgb(1, 2, 3)");
    await page.getByRole("link", { name: "Home" }).click();
    await clock.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Notes" }).click();
    await page.getByText("Notes of Ada").waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});

test("R16.5 the package keeps to its size budget, minified and gzipped", async () => {
  const files = await measure(project.installed, scriptWith("createRuntime"));
  const sum = (some: typeof files) => some.reduce((bytes, { gzip }) => bytes + gzip, 0);
  expect(sum(files.filter(({ lazy }) => !lazy))).toBeLessThan(8192);
  expect(sum(files)).toBeLessThan(54_900);
});

test("R16.6 a first mount needs the core and two files, and one more for an entry page", async () => {
  const files = await measure(project.installed, scriptWith("createRuntime"));
  const core = files.filter(({ lazy }) => !lazy);
  expect(core.length).toBe(1);
  for (const lazy of ["running-parts", "page-parts", "read-entry"]) {
    const { imports } = files.find(({ name }) => name === lazy)!;
    expect(imports).toEqual([expect.stringContaining(core[0]!.name)]);
  }
});

test("R16.7 if all sub-apps have realms, a legacy one has its own budget", async () => {
  const files = await measure(project.installed, scriptWith("createRuntime"));
  const needed = ["running-parts", "load-realm", "load-legacy"].map((lazy) => {
    const file = files.find(({ name }) => name === lazy)!;
    expect(file.imports.join()).not.toContain("page-parts");
    return file.gzip;
  });
  expect(needed.reduce((sum, bytes) => sum + bytes)).toBeLessThan(19_200);
});

test("R16.8 the package is a few modules", () => {
  expect(globSync("**/*.js", { cwd: project.installed }).length).toBeLessThan(17);
});
