import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../build/targets.ts";
import { packPackages } from "./pack-packages.ts";
import { publishedPackages } from "./workspace.ts";

const run = promisify(execFile);
const packages = publishedPackages();
let project: string;
const installed = (name: string) => join(project, "node_modules", name);

/** What the program prints and how it ends; `node` is plain, with no loader and no flag. */
const outcome = (...parameters: string[]): Promise<string> =>
  run(process.execPath, parameters, { cwd: project, env: {} }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );

beforeAll(async () => {
  // In the repository, whose node_modules has the packages of others.
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  project = await mkdtemp(join(cache, "packed-"));
  const archives = await packPackages(packages, project);
  for (const [index, { manifest }] of packages.entries()) {
    const target = installed(manifest.name);
    await mkdir(target, { recursive: true });
    await run("tar", ["xzf", archives[index]!, "-C", target, "--strip-components=1"]);
  }
});
afterAll(() => rm(project, { recursive: true }));

test("the packages have no TypeScript to run, and name each other by version @full", async () => {
  for (const { folder, manifest } of packages) {
    const files = globSync("**/*", {
      cwd: installed(manifest.name),
      exclude: (name) => name === "templates",
    });
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
    const text = await readFile(join(installed(manifest.name), "package.json"), "utf8");
    expect(text).not.toMatch(/"private"|"workspace:|"scripts"|\.tsx?"(?<!\.d\.ts")/);
    for (const file of ["README.md", "LICENSE"]) expect(files, folder).toContain(file);
  }
});

test("plain Node imports every export of every package @full", async () => {
  const exported = await Promise.all(
    packages.map(async ({ manifest: { name } }) => {
      const text = await readFile(join(installed(name), "package.json"), "utf8");
      const { exports } = JSON.parse(text) as { exports: Record<string, { default?: string }> };
      return Object.values(exports).flatMap((place) =>
        globSync(place.default?.replace("*", "**/*") ?? [], { cwd: installed(name) }).map(
          (file) => `./node_modules/${name}/${file}`,
        ),
      );
    }),
  );
  const addresses = exported.flat();
  expect(addresses.length).toBeGreaterThan(100);
  await writeFile(
    join(project, "all.mjs"),
    `import { registerHooks } from "node:module";
    // Stylesheets are for a bundler.
    registerHooks({
      load: (url, context, next) =>
        url.endsWith(".css")
          ? { format: "module", source: "export default {}", shortCircuit: true }
          : next(url, context),
    });
    for (const address of ${JSON.stringify(addresses)})
      await import(address).catch((error) => console.log(address, error.message));`,
  );
  expect(await outcome("all.mjs")).toBe("");
});

test("what runs a build needs no loader for stylesheets @full", async () => {
  const entries = ["contract", "runtime", "sdk/vite", "sdk/testing", "ui/shared"];
  const imports = entries.map((entry) => `import "@console-shell/${entry}";`);
  await writeFile(join(project, "build.mjs"), imports.join("\n"));
  expect(await outcome("build.mjs")).toBe("");
});

test("the UI kit has the shared modules of development with it @full", async () => {
  await writeFile(
    join(project, "shared.mjs"),
    `import { isSharedFresh } from "@console-shell/ui/shared/freshness";
    import { readSharedManifest } from "@console-shell/ui/shared";
    console.log(isSharedFresh("development"), "react" in readSharedManifest("development").imports);`,
  );
  expect(await outcome("shared.mjs")).toBe("true true\n");
});

test("a sub-app's own calls and permissions have types, and the console's keep theirs @full", async () => {
  await writeFile(
    join(project, "own-calls.ts"),
    `import type { SubAppHost } from "@console-shell/contract";
    import { type PageRow, useApiMutation, useApiQuery, usePermission } from "@console-shell/sdk";

    declare module "@console-shell/sdk" {
      interface OwnCalls {
        "GET /vehicles": { input: { query?: { search?: string } }; output: { plate: string }[] };
        "POST /vehicles": { input: { body: { plate: string } }; output: { id: string } };
        "GET /count": { output: number };
        "GET /cc-api/vehicles": { output: number };
      }
      interface OwnPermissions {
        "parking:open": true;
      }
    }

    const row = { path: "/all", permission: "parking:open", load: async () => () => null } as const;
    const found = { label: "plate", path: "/all?search=:plate" };
    export const pages: PageRow[] = [
      { ...row, search: { ...found, call: "GET /vehicles" } },
      { ...row, search: { ...found, call: "GET /mc-api/operator/list" } },
      // @ts-expect-error The palette only reads.
      { ...row, search: { ...found, call: "POST /vehicles" } },
      // @ts-expect-error Nobody declares this call.
      { ...row, search: { ...found, call: "GET /cars" } },
    ];

    export const page = async (host: SubAppHost) => {
      const plate: string | undefined = useApiQuery("GET /vehicles").data?.[0]?.plate;
      const account: string | undefined = useApiQuery("GET /auth/account/info").data?.account;
      const { id } = await host.request("POST /vehicles", { body: { plate: "A" } });
      const count: number = await host.request("GET /count");
      await useApiMutation("POST /vehicles").mutateAsync({ body: { plate: "A" } });
      usePermission("parking:open");
      usePermission("finance:open");
      // @ts-expect-error The input has its type.
      void host.request("POST /vehicles", { body: { plate: 1 } });
      // @ts-expect-error The input is required.
      void host.request("POST /vehicles");
      // @ts-expect-error This call has no input.
      void host.request("GET /count", { query: {} });
      // @ts-expect-error Nobody declares this call.
      useApiQuery("GET /cars");
      // @ts-expect-error The path is one of the console's.
      useApiQuery("GET /cc-api/vehicles");
      // @ts-expect-error The console's calls keep their types.
      void host.request("POST /auth/session/login", { body: { account: 1, password: "" } });
      // @ts-expect-error Nobody declares this permission.
      usePermission("parking:close");
      return { plate, account, id, count };
    };`,
  );
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    target: "es2024",
    module: "esnext",
    moduleResolution: "bundler",
  };
  const settings = { compilerOptions, files: ["own-calls.ts"] };
  await writeFile(join(project, "tsconfig.json"), JSON.stringify(settings));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  expect(await outcome(compiler, "--project", ".")).toBe("");
});
