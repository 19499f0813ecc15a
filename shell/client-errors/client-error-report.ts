import { RuntimeError } from "@console-shell/runtime";
import type { ConsoleConfig } from "@console-shell/contract";
import type { Console } from "../create-console.ts";
import { failedFile, failedStatus } from "../results/failed-file.ts";

const cut = (text: string, length: number) => text.slice(0, length);

/** A configured sub-app's version. */
export const versionOf = ({ subApps }: Pick<ConsoleConfig, "subApps">, app: string) =>
  subApps.find(({ name }) => name === app)?.version;

/** The log entry of a failed page; names in English, as in the code. */
export const clientErrorReport = (
  error: unknown,
  { config, routing }: Pick<Console, "config" | "routing">,
  app?: string,
) => {
  const version = app === undefined ? undefined : versionOf(config, app);
  const file = failedFile(error);
  const status = failedStatus(error);
  return {
    error: cut(error instanceof Error ? error.name : typeof error, 100),
    message: cut(error instanceof Error ? error.message : String(error), 1000),
    // Not from the address bar, which shows the login page while the session has expired.
    page: cut(routing.location().pathname, 512),
    release: cut(config.release, 64),
    ...(app === undefined ? {} : { app: cut(app, 64) }),
    ...(version === undefined ? {} : { version: cut(version, 64) }),
    ...(file === undefined ? {} : { file: cut(file, 512) }),
    ...(status === undefined ? {} : { status }),
    ...(error instanceof RuntimeError
      ? { phase: cut(error.phase, 32), code: cut(error.code, 64) }
      : {}),
  };
};
