import { deviceTexts } from "./device-texts.ts";
import type { CallFailure } from "./request.ts";

const defaultTexts = {
  401: "error.401",
  403: "error.403",
  404: "error.404",
  500: "error.500",
  502: "error.502",
  503: "error.503",
  504: "error.504",
} as const;

const hasText = (status: number): status is keyof typeof defaultTexts => status in defaultTexts;

/** A failed call's title and text, as the console's shell shows them. */
export const describeFailure = (
  { status, url, message, statusText, isUnreadable }: CallFailure,
  { text } = deviceTexts(),
): { title: string; description: string } => {
  if (status === undefined)
    return { title: text("error.network.title"), description: text("error.network") };
  return {
    title: text("error.title", { status, url }),
    description: isUnreadable
      ? text("error.unreadable")
      : message || (hasText(status) ? text(defaultTexts[status]) : statusText),
  };
};
