// npm run bundle: the product for machines without network and Node, as dist/console-shell-<version>-<platform>.tar.gz.
// `--to=<folder>` leaves a folder in place of the archive. Builds what's stale; installs with npm.
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./build/root.ts";
import { runBuild } from "./build/run-build.ts";
import { buildTargets } from "./build/targets.ts";
import { addLibatomic } from "./bundle/add-libatomic.ts";
import { launcher, serverCommands } from "./bundle/launcher.ts";
import { prune } from "./bundle/prune.ts";
import { isTest } from "./fence/floors.ts";
import { RefusedLicence, writeSbom } from "./sbom/write-sbom.ts";

class Refused extends Error {}

const { values } = parseArgs({ options: { to: { type: "string" } } });
const { version, scripts, workspaces } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
) as { version: string; scripts: Record<string, string>; workspaces: string[] };

// The files are for every user of the machine.
process.umask(0o022);

const sources = ["server", "contract", "deploy"];
const builds = [
  "shell/dist",
  "ui/dist/shared/production",
  "sub-apps/*/dist",
  "docs/dist",
  "api-reference/dist",
  "dist/packages",
];

const isLeftOut = (path: string): boolean =>
  isTest(path) || /^(?:server|contract)\/.*(?:\.md|tsconfig\.json|\.tsbuildinfo)$/.test(path);

const filesBelow = (folder: string): string[] =>
  globSync("**/*", {
    cwd: join(root, folder),
    withFileTypes: true,
    exclude: ({ name }) => name === "dist" || name === "node_modules",
  })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const copy = (paths: readonly string[], folder: string): void => {
  for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true });
};

/** Installs the server's packages and Node without running any package's scripts. */
const installPackages = (folder: string, shipped: ReadonlySet<string>): void => {
  // npm wants to see every workspace.
  const described = globSync(
    workspaces.map((one) => `${one}/package.json`),
    { cwd: root },
  );
  copy([...described, "package-lock.json"], folder);
  const only = ["--workspace=server", "--include-workspace-root", "--omit=dev"];
  execFileSync("npm", ["ci", ...only, "--ignore-scripts", "--prefer-offline", "--no-audit"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  rmSync(join(folder, "package-lock.json"));
  for (const one of described.map(dirname))
    if (one !== "server" && one !== "contract") rmSync(join(folder, one), { recursive: true });
  const packages = join(folder, "node_modules");
  const [node] = globSync("node-*/bin/node", { cwd: packages });
  if (!node) throw new Error(`npm has no Node for ${process.platform} on ${process.arch}.`);
  mkdirSync(join(folder, "bin"));
  renameSync(join(packages, node), join(folder, "bin", "node"));
  for (const unneeded of [dirname(dirname(node)), ".bin", ".package-lock.json"])
    rmSync(join(packages, unneeded), { recursive: true });
  prune(packages, shipped);
};

const makeBundle = async (folder: string): Promise<void> => {
  await runBuild((line) => console.log(`  ${line}`), {
    targets: buildTargets,
    force: false,
    compress: true,
  });
  const shipped = writeSbom(folder);
  copy(
    sources.flatMap(filesBelow).filter((path) => !isLeftOut(path)),
    folder,
  );
  copy(["package.json", "LICENSE"], folder);
  installPackages(folder, shipped);
  if (process.platform === "linux") addLibatomic(folder);
  copy(globSync(builds, { cwd: root }), folder);
  const program = join(folder, "bin", "console-shell");
  writeFileSync(program, launcher(serverCommands(scripts)));
  chmodSync(program, 0o755);
  // It loads everything before it reads its variables.
  const { stderr } = spawnSync(program, {
    encoding: "utf8",
    env: { PATH: "/usr/bin:/bin", PORT: "none" },
  });
  if (!stderr.startsWith("PORT:")) throw new Error(`The bundle doesn't start:\n${stderr}`);
};

const megabytes = (paths: readonly string[]): string =>
  (paths.reduce((sum, path) => sum + lstatSync(path).size, 0) / 1_000_000).toFixed(0);

const sizeOf = (folder: string): string => {
  const paths = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return `${megabytes(paths)} MB in ${paths.length} files`;
};

/** Root owns the files, wherever the bundle was made. */
const archive = (folder: string, to: string): void => {
  const owner = ["--owner=0", "--group=0", "--numeric-owner"];
  execFileSync("tar", ["-czf", to, ...owner, "-C", dirname(folder), basename(folder)]);
};

const begin = performance.now();
const name = `console-shell-${version}-${process.platform}-${process.arch}`;
const dist = join(root, "dist");
const folder =
  values.to === undefined ? join(dist, `.bundle-${process.pid}`, name) : resolve(values.to);
try {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refused(`${folder} isn't empty.`);
  mkdirSync(folder, { recursive: true });
  await makeBundle(folder);
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(0);
  if (values.to === undefined) {
    const file = join(dist, `${name}.tar.gz`);
    archive(folder, file);
    console.log(
      `${relative(root, file)}: ${megabytes([file])} MB, ${sizeOf(folder)}, in ${seconds()} s.`,
    );
  } else console.log(`${folder}: ${sizeOf(folder)}, in ${seconds()} s.`);
} catch (error) {
  console.error(
    error instanceof RefusedLicence || error instanceof Refused ? error.message : error,
  );
  process.exitCode = 1;
} finally {
  if (values.to === undefined) rmSync(dirname(folder), { recursive: true, force: true });
}
