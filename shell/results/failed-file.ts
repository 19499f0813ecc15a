import { ResourceError, RuntimeError } from "@console-shell/runtime";

const address = /https?:\/\/[^\s()]+/g;
/** Below the console's own origin a path says it all; what a query may say is nobody's business. */
const shown = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return (origin === location.origin ? "" : origin) + pathname;
};

/** Where something was thrown: the innermost file of a stack that is no dependency which the page shares. */
const thrownIn = (error: unknown): string | undefined => {
  const urls = (error instanceof Error ? error.stack?.match(address) : undefined) ?? [];
  return urls.find((url) => !shown(url).startsWith("/shared/"));
};

/** The file that a failure is about: the one that did not arrive, else the one that threw. */
export const failedFile = (error: unknown): string | undefined => {
  if (error instanceof ResourceError) return shown(error.url ?? error.request);
  const cause = error instanceof RuntimeError ? error.cause : error;
  const chunk = error instanceof TypeError ? error.message.match(address)?.at(-1) : undefined;
  const found = chunk ?? thrownIn(cause) ?? (error instanceof RuntimeError ? error.url : undefined);
  return found && shown(found);
};

/** The HTTP status of a file that did not arrive, where the server answered. */
export const failedStatus = (error: unknown): number | undefined =>
  error instanceof ResourceError ? error.status : undefined;
