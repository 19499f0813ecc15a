#!/usr/bin/env node
// The program `console`. Only this file reads the environment and the arguments, and writes to the standard output.
import { styleText } from "node:util";
import packageJson from "./package.json" with { type: "json" };
import { commands, type CommandName, helpOf } from "./commands.ts";
import { exitCodes, Failure } from "./failure.ts";
import type { Outcome } from "./invocation.ts";
import { commandOf, parseArguments } from "./parse-arguments.ts";
import { noProgress, progressOn } from "./progress.ts";

/** Whatever goes wrong, and whatever Node or the console says about it: no token gets out. */
const withoutTokens = (text: string) => text.replaceAll(/cst_\w+/g, "cst_…");

const print = (stream: NodeJS.WriteStream, lines: readonly string[]) =>
  stream.write(withoutTokens(`${lines.join("\n")}\n`));

const printJson = (document: object) =>
  print(process.stdout, [JSON.stringify(document, undefined, 2)]);

const asFailure = (error: unknown, name: CommandName | undefined): Failure => {
  if (!(error instanceof Failure))
    return new Failure("refused", `Unexpected error: ${(error as Error).stack}`);
  const { kind, message, details } = error;
  if (kind !== "usage" || details.next) return error;
  return new Failure(kind, message, { next: `See \`console ${name ? `${name} ` : ""}--help\`.` });
};

const printFailure = ({ message, details: { fields = [], next, traceId } }: Failure) => {
  const { stderr } = process;
  // The fields say more than the message above them, which is written for a page: "Reload and try again."
  const title = `Error: ${fields.length > 0 ? "The console refused this:" : message}`;
  const isColored = stderr.isTTY && stderr.hasColors();
  print(stderr, [
    isColored ? styleText("red", title, { validateStream: false }) : title,
    ...fields.map((field) => `  ${field.path ? `${field.path}: ` : ""}${field.message}`),
    ...(next ? [next] : []),
    ...(traceId ? [`Trace ID: ${traceId}`] : []),
  ]);
};

const run = async (name: CommandName, given: string[], json: boolean): Promise<Outcome> => {
  const { values, positionals } = parseArguments(name, given);
  if (values.help) return { lines: helpOf(name), json: { help: helpOf(name) } };
  const progress = json ? noProgress : progressOn(process.stderr);
  try {
    const { env } = process;
    const invocation = { values, positionals, env, folder: process.cwd(), progress };
    return await commands[name].run(invocation);
  } finally {
    progress.end();
  }
};

const runProgram = async ([first, ...rest]: string[]): Promise<number> => {
  const json = rest.includes("--json");
  const name = commandOf(first);
  try {
    if (first === "--version") print(process.stdout, [packageJson.version]);
    else if (name) {
      const outcome = await run(name, rest, json);
      if (json) printJson(outcome.json);
      else print(process.stdout, outcome.lines);
    } else if (first === undefined || first === "--help") print(process.stdout, helpOf(undefined));
    else throw new Failure("usage", "There is no such command.");
    return exitCodes.done;
  } catch (error) {
    const failure = asFailure(error, name);
    const { kind, message, details } = failure;
    const { code, fields, next, traceId } = details;
    if (json) printJson({ error: { kind, message, code, fields, next, traceId } });
    else printFailure(failure);
    return exitCodes[kind];
  }
};

process.exitCode = await runProgram(process.argv.slice(2));
