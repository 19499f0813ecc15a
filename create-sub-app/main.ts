#!/usr/bin/env node
import { basename, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createSubApp, templates, type Template } from "./create-sub-app.ts";

const usage = `Usage: create-sub-app <name> [--from <console's URL>] [--template ${templates.join(" | ")}]`;

const named = `
Set CONSOLE_URL, or "config": { "console": "https://…" } in package.json, to your console's address.
`;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

const isTemplate = (name: string): name is Template => templates.some((known) => known === name);

const run = async (): Promise<string> => {
  if (major < 22 || (major === 22 && minor < 18))
    throw new Error(`Node ${process.versions.node} is too old: install 22.18 or newer.`);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: "string" }, template: { type: "string", default: "react" } },
  });
  const [target] = positionals;
  if (target === undefined || positionals.length > 1) throw new Error(usage);
  if (!isTemplate(values.template))
    throw new Error(`There is no template "${values.template}".\n${usage}`);
  const folder = resolve(target);
  await createSubApp({
    name: basename(folder),
    folder,
    template: values.template,
    from: values.from,
  });
  return `Created ${basename(folder)}. Next:

  cd ${relative(process.cwd(), folder)}
  npm install
  npm run backend
  npm run dev         in another terminal
${values.from === undefined ? named : ""}`;
};

try {
  process.stdout.write(await run());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
