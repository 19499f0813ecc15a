import type { Page } from "@playwright/test";
import type { Example } from "./examples.ts";

/** Collects a page's errors: thrown, logged, and blocked by its policy. */
export const collectComplaints = (
  page: Page,
  { complaint }: Pick<Example, "complaint">,
): string[] => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`threw ${String(error)}`));
  page.on("console", (message) => {
    const told = `${message.text()} ${message.location().url}`;
    if (message.type() === "error" && !complaint?.test(told)) complaints.push(told);
  });
  return complaints;
};
