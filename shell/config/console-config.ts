import type { ConsoleConfig } from "@console-shell/contract";

/** What the server wrote into the page. Throws where the page was not served by it. */
export const readConsoleConfig = (page: Document = document): ConsoleConfig => {
  const element = page.getElementById("console-config");
  if (!element?.textContent) throw new Error("The page carries no console-config");
  return JSON.parse(element.textContent) as ConsoleConfig;
};
