import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

const newestFirst = (first: string, second: string) => Number(second) - Number(first);

const find = (): string | undefined => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted(newestFirst) : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
};

const installOnDebian = (): void => {
  process.stdout.write("PostgreSQL is missing; installing Debian's package `postgresql`…\n");
  const apt = (...parameters: string[]) =>
    execFileSync("apt-get", parameters, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", "postgresql");
  process.stdout.write("PostgreSQL is installed.\n");
};

/** The folder with `initdb` and `postgres`; installs them where Debian and root allow it. */
export const postgresPrograms = (): string => {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) installOnDebian();
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "The tests need PostgreSQL's server programs (initdb, postgres). Install the package " +
      "`postgresql`, or put its bin folder on PATH.",
  );
};
