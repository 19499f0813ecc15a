import { consoleOrigin, namedConsole } from "@console-shell/contract/words/console-url";
import type { SubAppPackage } from "./sub-app-package.ts";

/** The console that a dev server works with, by default one on this machine. */
export const consoleUrl = (subApp: SubAppPackage): string => {
  const named = namedConsole(process.env, subApp) ?? "http://127.0.0.1:8000";
  const origin = consoleOrigin(named);
  if (origin) return origin;
  throw new Error(
    `The console's address must begin with https:// or http://, but CONSOLE_URL or package.json has "${named}".`,
  );
};
