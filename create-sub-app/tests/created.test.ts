import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { SubAppManifest } from "@console-shell/contract";
import { afterAll, beforeAll, expect, test } from "vitest";

const exec = promisify(execFile);
const root = join(import.meta.dirname, "../..");

let work: string;
let server: Server;
let console: string;
/** Names of the tarballs. */
let packed: string[];

/** Runs a program as a team would: nothing of the repository or of Vitest is in the path or the environment. */
const run = (folder: string, program: string, ...parameters: string[]) =>
  exec(program, parameters, {
    cwd: folder,
    timeout: 180_000,
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter(
          ([name]) => !/^(?:npm_|VITEST|TEST|NODE_ENV)/.test(name),
        ),
      ),
      PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    },
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stdout + stderr, { cause: error });
  });

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "created-sub-app-"));
  const archives = join(work, "sdk");
  await exec(process.execPath, [join(root, "tools/pack.ts"), `--to=${archives}`]);
  const index = await readFile(join(archives, "index.json"), "utf8");
  packed = Object.values(JSON.parse(index) as Record<string, string>);
  server = createServer((request, response) => {
    const file = basename(request.url ?? "");
    const current = packed.find((one) => file === "create.tgz" && one.startsWith("create-"));
    const name = current ?? file;
    if (name.endsWith(".json")) response.setHeader("content-type", "application/json");
    readFile(join(archives, name)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  console = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(work, { recursive: true });
});

/** Creates a sub-app from the console's packages and installs it with npm. */
const create = async (name: string, template: string): Promise<string> => {
  const from = ["--from", console, "--template", template];
  await run(work, "npx", "--yes", `${console}/-/sdk/create.tgz`, name, ...from);
  const folder = join(work, name);
  await run(folder, "npm", "install", "--no-audit", "--no-fund");
  // Every address in the lock file has the hash of what it answers with, and none is for another registry's package.
  const lock = await readFile(join(folder, "package-lock.json"), "utf8");
  const addresses = [...lock.matchAll(/"resolved": ".*\/-\/sdk\/(.+)"/g)].map(([, name]) => name!);
  expect(addresses.length).toBeGreaterThan(2);
  expect(packed).toEqual(expect.arrayContaining(addresses));
  return folder;
};

/** The manifest of a build, once every file in it has been found with its integrity. */
const builtManifest = async (folder: string): Promise<SubAppManifest> => {
  const dist = join(folder, "dist");
  const manifest = JSON.parse(
    await readFile(join(dist, "manifest.json"), "utf8"),
  ) as SubAppManifest;
  for (const [file, integrity] of Object.entries(manifest.integrity)) {
    const hash = createHash("sha384").update(await readFile(join(dist, file)));
    expect(integrity).toBe(`sha384-${hash.digest("base64")}`);
  }
  const { entry, modules, styles } = manifest.release;
  expect(Object.keys(manifest.integrity)).toEqual(
    expect.arrayContaining([entry, ...modules, ...styles]),
  );
  return manifest;
};

test.each([
  ["foreign", [{ path: "/about" }]],
  ["svelte", []],
])(
  "a new %s sub-app installs, has no type errors, passes its tests and builds @full",
  async (template, pages) => {
    const folder = await create("maps-" + template, template);
    await run(folder, "npm", "run", "types");
    await run(folder, "npm", "test");
    await run(folder, "npm", "run", "build");
    const manifest = await builtManifest(folder);
    const permissions = [{ code: `maps-${template}:note:create` }];
    expect(manifest).toMatchObject({ shared: {}, pages, permissions });
    expect(manifest.release.styles).toHaveLength(1);
    const entry = await readFile(join(folder, "dist", manifest.release.entry), "utf8");
    expect(entry).toMatch(/export\s*\{[^}]*\bas mount\b/);
  },
  300_000,
);
