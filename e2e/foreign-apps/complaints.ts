import type { Page } from "@playwright/test";

/** Collects all that the browser complains of: errors, warnings and what the page's policy blocked. */
export const collectComplaints = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`threw ${String(error)}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
};
