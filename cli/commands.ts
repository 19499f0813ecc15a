import { login } from "./commands/login.ts";
import { logout } from "./commands/logout.ts";
import { promote } from "./commands/promote.ts";
import { publish } from "./commands/publish.ts";
import { rollback } from "./commands/rollback.ts";
import { status } from "./commands/status.ts";
import type { Invocation, Outcome } from "./invocation.ts";
import { describeOptions, type OptionName } from "./options.ts";

interface Command {
  /** `<required>` and `[optional]` arguments. */
  arguments: string;
  summary: string;
  /** Its options besides those of every command. */
  accepts: readonly OptionName[];
  run: (invocation: Invocation) => Promise<Outcome>;
}

/** The program's commands. */
export const commands = {
  login: {
    arguments: "[url]",
    summary: "Store a token, typed or from the standard input",
    accepts: [],
    run: login,
  },
  logout: { arguments: "[url]", summary: "Remove the stored token", accepts: [], run: logout },
  publish: {
    arguments: "",
    summary: "Publish the build in dist",
    accepts: ["stage", "share", "dist", "commit", "reason", "source-maps"],
    run: publish,
  },
  promote: {
    arguments: "<version> [stage]",
    summary: "Point a stage (stable by default) to a release",
    accepts: ["share", "reason"],
    run: promote,
  },
  rollback: {
    arguments: "[stage]",
    summary: "Point a stage (stable by default) to its previous release",
    accepts: ["reason"],
    run: rollback,
  },
  status: { arguments: "", summary: "Show stages and releases", accepts: [], run: status },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

const everywhere = ["console", "app", "json", "help"] as const;

/** The options of a command. */
export const optionsOf = (name: CommandName): readonly OptionName[] => [
  ...commands[name].accepts,
  ...everywhere,
];

const callOf = (name: CommandName) => `console ${name} ${commands[name].arguments}`.trim();

const environment = [
  "Environment:",
  "  CONSOLE_URL    the console, instead of the one in package.json’s config",
  "  CONSOLE_TOKEN  the token, instead of a stored one",
  "",
  "Exit codes: 0 done, 1 refused, 2 wrong usage, 3 no or wrong token, 4 console not reachable",
];

/** The help of the program, or of one command. */
export const helpOf = (name: CommandName | undefined): string[] => {
  if (name)
    return [
      commands[name].summary,
      "",
      `Usage: ${callOf(name)} [options]`,
      "",
      ...describeOptions(optionsOf(name)),
      "",
      ...environment,
    ];
  const names = Object.keys(commands) as CommandName[];
  const width = Math.max(...names.map((one) => callOf(one).length));
  return [
    "Publish sub-apps to a console",
    "",
    ...names.map((one) => `  ${callOf(one).padEnd(width)}  ${commands[one].summary}`),
    "",
    "`console <command> --help` shows a command’s options, `console --version` the version.",
    "",
    ...environment,
  ];
};
