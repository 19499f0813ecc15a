import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackage } from "./install-debian-package.ts";

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

/**
 * The folder with `initdb` and `postgres`: `TEST_POSTGRES`, or the newest version on this machine. Installs Debian's if
 * there is none, and Debian and root allow it.
 */
export const postgresPrograms = (): string => {
  const given = process.env["TEST_POSTGRES"];
  if (given) return given;
  const found = find();
  if (found) return found;
  installDebianPackage("postgresql", "No PostgreSQL server programs on this machine");
  const installed = find();
  if (!installed)
    throw new Error("PostgreSQL was installed, but initdb is not where it should be.");
  return installed;
};
