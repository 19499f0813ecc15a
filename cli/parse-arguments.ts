import { parseArgs } from "node:util";
import { type CommandName, commands, optionsOf } from "./commands.ts";
import { Failure } from "./failure.ts";
import { options, type Values } from "./options.ts";

interface Parsed {
  values: Values;
  positionals: string[];
}

/** The command of this name; undefined if there is none. */
export const commandOf = (name = ""): CommandName | undefined =>
  Object.hasOwn(commands, name) ? (name as CommandName) : undefined;

const parse = (name: CommandName, given: string[]): Parsed => {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: Object.fromEntries(optionsOf(name).map((one) => [one, options[one]])),
    });
  } catch (error) {
    // Only the first sentence: the others explain how to pass arguments that begin with a hyphen.
    throw new Failure("usage", `${(error as Error).message.split(". ")[0]}.`);
  }
};

/** The options and arguments of a command; throws a `Failure` about wrong ones. */
export const parseArguments = (name: CommandName, given: string[]): Parsed => {
  const parsed = parse(name, given);
  const { length } = parsed.positionals;
  const expected = commands[name].arguments;
  const needed = expected.split("<").length - 1;
  if (
    parsed.values.help ||
    (length >= needed && length <= expected.split(" ").filter(Boolean).length)
  )
    return parsed;
  const missing = length < needed;
  throw new Failure(
    "usage",
    missing
      ? `console ${name} needs ${expected.split(" ")[length]}.`
      : "There are too many arguments.",
  );
};
