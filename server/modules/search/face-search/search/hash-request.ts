import { hash } from "node:crypto";

/** What a search or comparison asks for, as one text; its key is no part of it. Two with the same one are the same. */
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
