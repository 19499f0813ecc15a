import type { ErrorCode } from "@console-shell/contract";
import type { MessageKey, Text } from "../i18n/texts.ts";
import type { LocalFailure, RequestError } from "./request-error.ts";

const defaultTexts: Partial<Record<number, MessageKey>> = {
  401: "error.401",
  403: "error.403",
  404: "error.404",
  500: "error.500",
  502: "error.502",
  503: "error.503",
  504: "error.504",
};

/** Calls that were given up on purpose, questions, which are asked where they are answered, and what makes the page load anew. */
const quiet = new Set<string>([
  "aborted",
  "reauth_required",
  "second_factor_required",
  "second_factor_missing",
  "foreign_account",
] satisfies (LocalFailure | ErrorCode)[]);

/** What the notification of a failed call says; null for what is no failure to show. */
export const describeFailure = (
  error: RequestError,
  text: Text,
): { title: string; description: string } | null => {
  if (quiet.has(error.code)) return null;
  if (error.code === ("outdated" satisfies LocalFailure))
    return { title: text("error.outdated.title"), description: text("error.outdated") };
  if (error.status === 0)
    return { title: text("error.network.title"), description: text("error.network") };
  const fallback = defaultTexts[error.status];
  return {
    title: text("error.title", { status: String(error.status), url: error.url }),
    description: error.message || (fallback ? text(fallback) : error.statusText),
  };
};
