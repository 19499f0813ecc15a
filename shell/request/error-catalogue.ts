import type { ErrorCode } from "@console-shell/contract";
import type { MessageKey, Text } from "../i18n/texts.ts";
import type { RequestError } from "./request-error.ts";

const defaultTexts: Partial<Record<number, MessageKey>> = {
  401: "error.401",
  403: "error.403",
  404: "error.404",
  500: "error.500",
  502: "error.502",
  503: "error.503",
  504: "error.504",
};

/** Questions, which are asked where they are answered, and what makes the page load anew. */
const quiet = new Set<ErrorCode | undefined>([
  "reauth_required",
  "second_factor_required",
  "second_factor_missing",
  "foreign_account",
]);

/** What the notification of a failed call says; null for what is no failure to show. */
export const describeFailure = (
  error: RequestError,
  text: Text,
): { title: string; description: string } | null => {
  // Given up on purpose.
  if (error.local === "aborted" || quiet.has(error.code)) return null;
  if (error.local === "outdated")
    return { title: text("error.outdated.title"), description: text("error.outdated") };
  if (error.status === 0)
    return { title: text("error.network.title"), description: text("error.network") };
  const fallback = defaultTexts[error.status];
  return {
    title: text("error.title", { status: String(error.status), url: error.url }),
    description: error.message || (fallback ? text(fallback) : error.statusText),
  };
};
