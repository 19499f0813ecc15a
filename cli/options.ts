interface Option {
  type: "string" | "boolean";
  /** Its value, as the help names it. */
  value?: string;
  help: string;
}

/** Every option of every command. */
export const options = {
  console: {
    type: "string",
    value: "URL",
    help: "The console; defaults to CONSOLE_URL, the one in package.json, the one you logged in to",
  },
  app: { type: "string", value: "name", help: "The sub-app; defaults to the one in this folder" },
  stage: { type: "string", value: "name", help: "Point this stage to the release, too" },
  share: { type: "string", value: "0-100", help: "Percentage of operators who get the canary" },
  dist: { type: "string", value: "folder", help: "The built files; defaults to dist" },
  commit: {
    type: "string",
    value: "URL",
    help: "Page of the commit; known by itself in GitHub Actions and GitLab CI",
  },
  reason: { type: "string", value: "text", help: "Why, for the stage’s history" },
  "source-maps": { type: "boolean", help: "Publish source maps, too; anybody can read them" },
  json: { type: "boolean", help: "Print one JSON document instead of text" },
  help: { type: "boolean", help: "Show this help" },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof options;

/** The given options. */
export type Values = {
  [Name in OptionName]?: (typeof options)[Name]["type"] extends "string" ? string : boolean;
};

/** The lines of a help that describe these options. */
export const describeOptions = (names: readonly OptionName[]): string[] => {
  const titles = names.map((name) => {
    const { value }: Option = options[name];
    return `--${name}${value ? ` <${value}>` : ""}`;
  });
  const width = Math.max(...titles.map(({ length }) => length));
  return names.map((name, at) => `  ${titles[at]!.padEnd(width)}  ${options[name].help}`);
};
