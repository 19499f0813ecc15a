import { hash } from "node:crypto";

/** Hash of a search or comparison, without its key. Requests with the same hash are the same. */
export const hashRequest = (asked: Record<string, unknown>): string =>
  hash(
    "sha256",
    JSON.stringify(asked, (_key, value: unknown) =>
      value !== null && typeof value === "object"
        ? Object.fromEntries(
            Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
          )
        : value,
    ),
    "base64url",
  );
