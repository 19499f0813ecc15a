import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
const leftOut = ["node_modules", ".git", "test-results", "examples", "bench"];

const migration = `import { type Kysely, sql } from "kysely";
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table operators add column later text").execute(database);
}
`;

/* Dependencies are the same; the workspaces are the copy's own. */
const linkDependencies = (folder: string) => {
  const from = join(root, "node_modules");
  const to = join(folder, "node_modules");
  mkdirSync(join(to, "@console-shell"), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== "@console-shell") symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, "@console-shell"), join(to, "@console-shell"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const workspace of ["contract", "server", "shell", "ui", "sdk"])
    try {
      symlinkSync(join(root, workspace, "node_modules"), join(folder, workspace, "node_modules"));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
};

/** Copies the project into a temporary folder, without files and folders of some names. */
export const copyProject = (without: readonly string[] = []): string => {
  const folder = mkdtempSync(join(tmpdir(), "console-copy-"));
  const names = new Set([...leftOut, ...without]);
  cpSync(root, folder, { recursive: true, filter: (path) => !names.has(basename(path)) });
  linkDependencies(folder);
  return folder;
};

/**
 * Builds a later version of the console in a temporary folder: another shell, another sub-app `finance`, and a migration
 * that adds a column. Pages of it have `data-version="later"`.
 */
export const buildLaterVersion = (): { folder: string; remove: () => void } => {
  const folder = copyProject();
  appendFileSync(
    join(folder, "shell/main.tsx"),
    'document.documentElement.dataset["version"] = "later";\n',
  );
  appendFileSync(
    join(folder, "sub-apps/finance/main.tsx"),
    'document.body.dataset["finance"] = "later";\n',
  );
  const migrations = join(folder, "server/platform/database/migrations");
  writeFileSync(join(migrations, "9000-later.ts"), migration);
  const index = join(migrations, "index.ts");
  writeFileSync(
    index,
    readFileSync(index, "utf8").replace(
      /\n};\s*$/,
      '\n  "9000-later": await import("./9000-later.ts"),\n};\n',
    ),
  );
  execFileSync(process.execPath, ["tools/build.ts", "--only=pages", "--uncompressed"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
