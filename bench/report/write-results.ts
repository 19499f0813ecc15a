import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { benchFolder } from "../folders.ts";
import { frameworks } from "../frameworks/list.ts";
import { cellsOf } from "./cells.ts";
import type { Section } from "./table.ts";

/** The subject and environment of a measurement. */
export interface Circumstances {
  at: string;
  machine: string;
  node: string;
  chromium: string;
  versions: Record<string, string>;
}

export const readCircumstances = async (chromium: string): Promise<Circumstances> => {
  const packages = new Set(frameworks.flatMap((one) => one.package ?? []));
  const versions: Record<string, string> = {};
  for (const name of [...packages, "react"]) {
    const file = join(benchFolder, "node_modules", name, "package.json");
    versions[name] = (JSON.parse(await readFile(file, "utf8")) as { version: string }).version;
  }
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    at: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB`,
    node: process.version,
    chromium,
    versions,
  };
};

/** Writes every figure to `bench/results/`; returns the file. */
export const writeResults = async (
  circumstances: Circumstances,
  sections: readonly Section[],
): Promise<string> => {
  const folder = join(benchFolder, "results");
  const file = join(folder, `${circumstances.at.replaceAll(":", "-")}.json`);
  const all = sections.flatMap(({ rows }) => rows);
  const told = sections.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ ...row, cells: cellsOf(row, all) })),
  }));
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify({ ...circumstances, sections: told }, undefined, 1));
  return file;
};
