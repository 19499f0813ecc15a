// Documents show commands in blocks for a shell. e2e/team-handbook runs those for teams as they stand; here, every one
// of any document has to exist, with its options.
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commandsIn } from "@console-shell/testing/document-commands";
import { expect, test } from "vitest";
import { root } from "./build/targets.ts";

const exclude = ["**/node_modules/**", "**/dist/**", "**/.cache/**", "examples/**/README.md"];
const documents = [
  ...globSync("**/*.md", { cwd: root, exclude }),
  join("examples", "README.md"),
].toSorted();

const scriptsOf = (folder: string): readonly string[] => {
  const text = readFileSync(join(root, folder, "package.json"), "utf8");
  return Object.keys((JSON.parse(text) as { scripts?: object }).scripts ?? {});
};

/** The project in whose folder a document's commands run. */
const projectOf = (document: string): string => {
  const template = /^create-sub-app\/templates\/\w+/.exec(document)?.[0];
  return (
    template ?? (/^(?:docs\/team|cli)\//.test(document) ? "create-sub-app/templates/react" : "")
  );
};

/** Whether the command line accepts a command with its options, which `--help` doesn't run. */
const isAccepted = (parameters: readonly string[]): boolean => {
  try {
    execFileSync(process.execPath, [join(root, "cli/main.ts"), ...parameters, "--help"], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
};

/** What a line needs that doesn't exist. */
const missingFor = (line: string, document: string): string[] => {
  const command = line.replace(/\s+#.*$/, "").replace(/^(?:\w+=\S+ )+/, "");
  const [, script] = /^npm (?:run )?(test|start|(?<=run )[\w:-]+)\b/.exec(command) ?? [];
  const scripts = scriptsOf(projectOf(document));
  // A template without tests has no script for them.
  if (script) return scripts.includes(script) ? [] : [`script ${script}`];
  const [, file] = /^node (\S+)/.exec(command) ?? [];
  if (file) return existsSync(join(root, projectOf(document), file)) ? [] : [file];
  const [, parameters] = /^(?:npx )?console (.+)/.exec(command) ?? [];
  if (parameters) return isAccepted(parameters.split(" ")) ? [] : [command];
  return /^(?:npm (?:ci|install|create|version)|npx https?:|export |cd |curl )/.test(command)
    ? []
    : [`"${command}", which no test knows`];
};

const shown = documents.flatMap((document) =>
  commandsIn(document)
    .flat()
    .flatMap((line) => line.split(" && "))
    .map((line): [string, string] => [document, line]),
);

test("documents show commands", () => {
  expect(shown.length).toBeGreaterThan(40);
});

test.each(shown)("%s: %s", (document, line) => {
  expect(missingFor(line, document)).toEqual([]);
});
