import { installedFile } from "./installed-file.ts";

/** The version of each package in the shared build. */
export const installedVersions = (packages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    packages.map((name) => {
      const { version } = JSON.parse(installedFile(`${name}/package.json`)) as { version: string };
      return [name, version];
    }),
  );
