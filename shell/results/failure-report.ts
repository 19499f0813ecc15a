import { RuntimeError } from "@console-shell/runtime";

const cut = (text: string, length: number) => text.slice(0, length);

/** What the server's log is told of a failed page; names in English, as in the code. */
export const failureReport = (error: unknown, release: string, app?: string) => ({
  error: cut(error instanceof Error ? error.name : typeof error, 100),
  message: cut(error instanceof Error ? error.message : String(error), 1000),
  page: cut(location.pathname, 512),
  release: cut(release, 64),
  ...(app === undefined ? {} : { app: cut(app, 64) }),
  ...(error instanceof RuntimeError
    ? { phase: cut(error.phase, 32), code: cut(error.code, 64) }
    : {}),
});
