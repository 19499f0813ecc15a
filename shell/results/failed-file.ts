import { ResourceError, RuntimeError } from "@console-shell/runtime";

const address = /https?:\/\/[^\s()]+/g;
/** On the console's own origin the path is enough; queries may contain personal data, so they are dropped. */
const shown = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return (origin === location.origin ? "" : origin) + pathname;
};

/** A location in a stack trace. Error messages may contain addresses, too. */
const place = /https?:\/\/[^\s()]+:\d+:\d+(?=\)?$)/gm;

/** Reads an error's text, including an error from a frame, which isn't an instance of this page's classes. */
const textOf = (error: unknown, key: "name" | "message" | "stack"): string => {
  const text: unknown = Reflect.get(Object(error) as object, key);
  return typeof text === "string" ? text : "";
};

/** The innermost file in the stack that isn't a shared dependency. */
const thrownIn = (error: unknown): string | undefined =>
  textOf(error, "stack")
    .match(place)
    ?.find((url) => !shown(url).startsWith("/shared/"));

/** The file that caused a failure: the one that failed to load, else the one that threw. */
export const failedFile = (error: unknown): string | undefined => {
  if (error instanceof ResourceError) return shown(error.url ?? error.request);
  const cause = error instanceof RuntimeError ? error.cause : error;
  const ofChunk = textOf(cause, "name") === "TypeError";
  const chunk = ofChunk ? textOf(cause, "message").match(address)?.at(-1) : undefined;
  const found = chunk ?? thrownIn(cause) ?? (error instanceof RuntimeError ? error.url : undefined);
  return found && shown(found);
};

/** The HTTP status of a file that failed to load, if the server responded. */
export const failedStatus = (error: unknown): number | undefined =>
  error instanceof ResourceError ? error.status : undefined;
