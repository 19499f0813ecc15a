import type { Page } from "@playwright/test";
import type { Example } from "./examples.ts";

/** Collects the errors of a page: thrown, logged, and what its policy blocked. */
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
