import { parseArgs } from "node:util";

/** What `npm run dev` may be given. */
interface DevOptions {
  /** Serves the sub-app to a console's page, too. */
  inside: boolean;
  port?: number;
}

/** Vite prints an error's stack; these are about what was typed. */
const refuse = (problem: string): never => {
  const error = new Error(`${problem} Set Vite's other options in vite.config.ts.`);
  error.stack = error.message;
  throw error;
};

/** The options of the dev server. Vite leaves what follows `--` to its plug-ins: `vite -- --inside --port 5174`. */
export const readDevOptions = (argv: readonly string[]): DevOptions => {
  const args = argv.includes("--") ? argv.slice(argv.indexOf("--") + 1) : [];
  const options = {
    inside: { type: "boolean", default: false },
    port: { type: "string" },
  } as const;
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    const known = token.kind === "option" && Object.hasOwn(options, token.name);
    const given = token.kind === "option" ? token.rawName : args[token.index]!;
    if (!known) refuse(`npm run dev takes --inside and --port <port>, not ${given}.`);
  }
  const { inside, port } = values;
  if (port === undefined) return { inside: inside === true };
  if (typeof port !== "string" || !/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return refuse(`--port needs a number up to 65535.`);
  return { inside: inside === true, port: Number(port) };
};
