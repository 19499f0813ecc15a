import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSubApp, templates } from "./create-sub-app.ts";

interface PackageJson {
  version: string;
  config?: object;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "create-sub-app-"));
});
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(work, { recursive: true });
});

const readPackage = async (file: string) => JSON.parse(await readFile(file, "utf8")) as PackageJson;
const inRepository = (path: string) => join(import.meta.dirname, "..", path, "package.json");

test.each(templates)("%s gets its name everywhere", async (template) => {
  const folder = join(work, template);
  await createSubApp({ name: "car-parks", folder, template });
  const files = globSync(["*.*", "*/**/*.*"], { cwd: folder });
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  expect(texts.join("\n")).not.toMatch(/my-app|My app/);
  expect(await readFile(join(folder, "vite.config.ts"), "utf8")).toContain('"Car parks"');
  expect(existsSync(join(folder, ".gitignore"))).toBe(true);
  expect(existsSync(join(folder, ".github/workflows/ci.yml"))).toBe(true);
});

/** Begins a console that answers everything with `body`; resolves with its URL. */
const consoleWith = async (
  status: number,
  type: string,
  body: string,
  headers = {},
): Promise<string> => {
  const server = createServer((_, response) =>
    response.writeHead(status, { "content-type": type, ...headers }).end(body),
  );
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test("its packages come from a console if one is given", async () => {
  const index = {
    "@console-shell/sdk": "sdk-0.1.0-6905b2478256.tgz",
    "@console-shell/ui": "ui-0.1.0-554775956da3.tgz",
  };
  const origin = await consoleWith(200, "application/json", JSON.stringify(index));
  const folder = join(work, "from");
  await createSubApp({ name: "from", folder, template: "react", from: `${origin}/some/page` });
  const { config, devDependencies, peerDependencies } = await readPackage(
    join(folder, "package.json"),
  );
  // Dev server and command line work with it.
  expect(config).toEqual({ console: origin });
  expect(devDependencies).toMatchObject({
    "@console-shell/sdk": `${origin}/-/sdk/sdk-0.1.0-6905b2478256.tgz`,
    "@console-shell/ui": `${origin}/-/sdk/ui-0.1.0-554775956da3.tgz`,
    react: "19.3.1",
  });
  // The build writes these ranges into the manifest.
  expect(peerDependencies).toMatchObject({ "@console-shell/sdk": "^0.1.0" });
});

test.each([
  ["Parking", undefined, /words of a-z and 0-9/],
  ["finance", undefined, /an address or an app of the console/],
  ["docs", undefined, /an address or an app of the console/],
  ["parking", "console.example", /isn't the URL of a console/],
])("refuses %s from %s", async (name, from, message) => {
  const folder = join(work, "refused");
  const created = createSubApp({ name, folder, template: "react", from });
  await expect(created).rejects.toThrow(message);
  expect(existsSync(folder)).toBe(false);
});

test("says why a console has no packages for it, and leaves no folder", async () => {
  const folder = join(work, "refused");
  const createFrom = (from: string) =>
    createSubApp({ name: "parking", folder, template: "react", from });
  const packing = await consoleWith(503, "text/plain", "Try again in a minute.\n");
  await expect(createFrom(packing)).rejects.toThrow("Try again in a minute.");
  for (const [status, type, body] of [
    [200, "text/html", "<!doctype html>"],
    [200, "application/json", ""],
    [502, "text/html", "<h1>Bad gateway</h1>"],
    [503, "text/html", "<h1>Maintenance</h1>"],
  ] as const) {
    const elsewhere = await consoleWith(status, type, body);
    await expect(createFrom(elsewhere)).rejects.toThrow(
      `doesn't answer like a console (status ${status})`,
    );
  }
  const moved = await consoleWith(301, "text/html", "", { location: "https://console.test/" });
  await expect(createFrom(moved)).rejects.toThrow("redirects to https://console.test/.");
  const nothing = createFrom("http://127.0.0.1:2");
  await expect(nothing).rejects.toThrow("Couldn't reach http://127.0.0.1:2 (ECONNREFUSED)");
  expect(existsSync(folder)).toBe(false);
});

test("refuses a folder that isn't empty", async () => {
  const folder = join(work, "full");
  await mkdir(folder);
  await writeFile(join(folder, "notes.txt"), "mine");
  const created = createSubApp({ name: "full", folder, template: "react" });
  await expect(created).rejects.toThrow(/isn't empty/);
});

test("the templates have the versions that the console is built with", async () => {
  const used = await Promise.all(
    [".", "ui", "sdk", "server"].map((path) => readPackage(inRepository(path))),
  );
  const versions = Object.assign(
    {},
    ...used.flatMap(({ devDependencies, dependencies }) => [devDependencies, dependencies]),
  ) as Record<string, string>;
  const { version } = await readPackage(inRepository("create-sub-app"));
  for (const template of templates) {
    const file = join(import.meta.dirname, "templates", template, "package.json");
    const { dependencies, devDependencies, peerDependencies = {} } = await readPackage(file);
    const exact = { ...dependencies, ...devDependencies };
    for (const [name, range] of Object.entries(exact)) {
      const expected = name.startsWith("@console-shell/") ? version : versions[name];
      // Without the SDK, TypeScript is the newest that the framework's compiler for components can load.
      if (expected !== undefined && (template === "react" || name !== "typescript"))
        expect(`${name} ${range}`).toBe(`${name} ${expected}`);
    }
    for (const [name, range] of Object.entries(peerDependencies))
      expect(`${name} ${range}`).toBe(`${name} ^${exact[name]}`);
  }
});
