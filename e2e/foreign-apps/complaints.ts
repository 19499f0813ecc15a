import type { Page } from "@playwright/test";
import type { Example } from "./examples.ts";

/** Collects the errors of a page: thrown, logged, and what its policy blocked. */
export const collectComplaints = (page: Page, { complaint }: Example): string[] => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`threw ${String(error)}`));
  page.on("console", (message) => {
    if (message.type() !== "error" || complaint?.test(message.text())) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
};
