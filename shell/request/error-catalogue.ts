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

/** Not notified: the page asks for the proof where it's given, or reloads. */
const quiet = new Set<ErrorCode | undefined>([
  "reauth_required",
  "second_person_required",
  "second_factor_required",
  "second_factor_missing",
  "foreign_account",
]);

/** A failed call's notification; null if it should not be shown. */
export const describeFailure = (
  error: RequestError,
  text: Text,
): { title: string; description: string } | null => {
  const { local, url } = error;
  // Cancelled intentionally.
  if (local === "aborted" || quiet.has(error.code)) return null;
  // The field of the new password shows it.
  if (url === "/auth/password/check") return null;
  // The sign-in page shows it.
  if (error.code?.startsWith("sign_on_")) return null;
  if (error.code === "sent_for_approval")
    return { title: text("approval.sent"), description: error.message };
  const unsent = error.fields.find(
    ({ path, code }) => code === "waits_already" || (code === "no_approver" && path === "approver"),
  );
  if (unsent) return { title: text("approval.notSent"), description: unsent.message };
  if (local === "outdated")
    return { title: text("error.outdated.title"), description: text("error.outdated") };
  if (local === "network" || local === "timeout")
    return { title: text("error.network.title"), description: text(`error.${local}`, { url }) };
  // One title for all refused calls: notices with the same title replace each other.
  if (error.code === "viewing_only")
    return { title: text("view.refused"), description: error.message };
  const fallback = defaultTexts[error.status];
  return {
    title: text("error.title", { status: String(error.status), url }),
    description:
      local === "unreadable"
        ? text("error.unreadable")
        : error.message || (fallback ? text(fallback) : error.statusText),
  };
};
