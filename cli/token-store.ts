import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { Failure } from "./failure.ts";

/** URL of a console → name of a sub-app → its token. */
type Tokens = Record<string, Record<string, string>>;

/** Tokens of people who logged in, readable only by their user. */
export interface TokenStore {
  file: string;
  find(console: string, app: string): Promise<string | undefined>;
  /** The consoles with a token for a sub-app. */
  consolesOf(app: string): Promise<string[]>;
  /** Stores a token, or removes it if undefined; resolves with whether there was one before. */
  set(console: string, app: string, token: string | undefined): Promise<boolean>;
}

/** The tokens in the user's configuration folder. */
export const tokenStore = (env: NodeJS.ProcessEnv): TokenStore => {
  const folder = env["XDG_CONFIG_HOME"] || join(homedir(), ".config");
  const file = join(folder, "console-shell", "tokens.json");

  const read = async (): Promise<Tokens> => {
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "{}";
      throw new Failure("token", `Couldn’t read ${file} (${error.code}).`);
    });
    try {
      return JSON.parse(text) as Tokens;
    } catch {
      // The parser's own message quotes the text, which contains tokens.
      throw new Failure("token", `${file} isn’t valid JSON.`, {
        next: "Delete the file, then run `console login`.",
      });
    }
  };

  const write = async (tokens: Tokens) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // Renamed once complete: a full disk or a second login must not leave half a file.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify(tokens, undefined, 2), { mode: 0o600 });
    await rename(draft, file);
  };

  return {
    file,
    find: async (console, app) => (await read())[console]?.[app],
    consolesOf: async (app) =>
      Object.entries(await read()).flatMap(([console, apps]) => (apps[app] ? [console] : [])),
    async set(console, app, token) {
      const tokens = await read();
      const { [app]: before, ...others } = tokens[console] ?? {};
      if (before === token) return before !== undefined;
      await write({ ...tokens, [console]: { ...others, ...(token && { [app]: token }) } });
      return before !== undefined;
    },
  };
};
