import {
  consoleOrigin,
  namedConsole,
  type NamesConsole,
} from "@console-shell/contract/words/console-url";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ConsoleClient, consoleClient } from "./client.ts";
import { Failure } from "./failure.ts";
import type { Invocation } from "./invocation.ts";
import { checkToken } from "./read-token.ts";
import { tokenStore } from "./token-store.ts";

/** The fields of a package.json or a manifest that name a sub-app's build. */
interface Named extends NamesConsole {
  name?: string;
  version?: string;
}

/** A JSON file; undefined if it doesn't exist. */
export const readJson = async <Content>(file: string): Promise<Content | undefined> => {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Failure("refused", `Couldn’t read ${file}: ${(error as Error).message}`);
  }
};

/** The sub-app's package.json; undefined if the folder has none. */
export const readPackage = (folder: string): Promise<Named | undefined> =>
  readJson<Named>(join(folder, "package.json"));

const appOf = async ({ values, folder }: Invocation, manifest?: Named): Promise<string> => {
  const { name } =
    manifest ?? (await readJson<Named>(join(folder, values.dist ?? "dist", "manifest.json"))) ?? {};
  // As the SDK's build names it: without the package's scope.
  const app = values.app ?? name?.replace(/^@[^/]+\//, "");
  if (app) return app;
  throw new Failure("usage", "Which sub-app? This folder has no package.json with a name.", {
    next: "Run this in the sub-app’s folder, or pass --app.",
  });
};

/** The console at a URL, as tokens are stored for it. */
const originOf = (url: string): string => {
  const origin = consoleOrigin(url);
  if (origin) return origin;
  throw new Failure("usage", "The console’s URL must begin with https:// or http://.");
};

/** Which sub-app on which console. */
export interface Target {
  app: string;
  console: string;
}

/** The console that was named, here or in package.json, or the only one with a stored token; and the sub-app. */
export const findTarget = async (invocation: Invocation, url?: string): Promise<Target> => {
  const { values, env, folder } = invocation;
  const manifest = await readPackage(folder);
  const app = await appOf(invocation, manifest);
  const named = url ?? values.console ?? namedConsole(env, manifest ?? {});
  if (named) return { app, console: originOf(named) };
  const [console, ...others] = await tokenStore(env).consolesOf(app);
  if (console && others.length === 0) return { app, console };
  throw new Failure(
    "usage",
    console
      ? `Which console? You’re logged in to ${[console, ...others].join(" and ")}.`
      : "Which console? You aren’t logged in to one.",
    {
      next: "Pass --console, set CONSOLE_URL or “console” under “config” in package.json, or run `console login <url>`.",
    },
  );
};

/** The sub-app, its console, and a client with the token from the environment or the last login. */
export const connect = async (
  invocation: Invocation,
): Promise<Target & { client: ConsoleClient }> => {
  const { env, progress } = invocation;
  const target = await findTarget(invocation);
  const given = env["CONSOLE_TOKEN"] || (await tokenStore(env).find(target.console, target.app));
  if (!given)
    throw new Failure("token", `There is no token for ${target.app} on ${target.console}.`, {
      next: `Run \`console login ${target.console}\`, or set CONSOLE_TOKEN.`,
    });
  const client = consoleClient(target.console, checkToken(given), progress.step);
  return { ...target, client };
};
