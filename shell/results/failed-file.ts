import { ResourceError, RuntimeError } from "@console-shell/runtime";

const address = /https?:\/\/[^\s()]+/g;
/** Below the console's own origin a path says it all; what a query may say is nobody's business. */
const shown = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return (origin === location.origin ? "" : origin) + pathname;
};

/** A place in a stack. What is thrown may name addresses in its message, too. */
const place = /https?:\/\/[^\s()]+:\d+:\d+(?=\)?$)/gm;

/** An error's text, also of one from a frame: that is none of this page's classes. */
const textOf = (error: unknown, key: "name" | "message" | "stack"): string => {
  const text: unknown = Reflect.get(Object(error) as object, key);
  return typeof text === "string" ? text : "";
};

/** Where something was thrown: the innermost file of a stack that is no dependency which the page shares. */
const thrownIn = (error: unknown): string | undefined =>
  textOf(error, "stack")
    .match(place)
    ?.find((url) => !shown(url).startsWith("/shared/"));

/** The file that a failure is about: the one that did not arrive, else the one that threw. */
export const failedFile = (error: unknown): string | undefined => {
  if (error instanceof ResourceError) return shown(error.url ?? error.request);
  const cause = error instanceof RuntimeError ? error.cause : error;
  const ofChunk = textOf(cause, "name") === "TypeError";
  const chunk = ofChunk ? textOf(cause, "message").match(address)?.at(-1) : undefined;
  const found = chunk ?? thrownIn(cause) ?? (error instanceof RuntimeError ? error.url : undefined);
  return found && shown(found);
};

/** The HTTP status of a file that did not arrive, where the server answered. */
export const failedStatus = (error: unknown): number | undefined =>
  error instanceof ResourceError ? error.status : undefined;
