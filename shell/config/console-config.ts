import type { ConsoleConfig } from "@console-shell/contract";

/** The configuration that the server wrote into the page. Throws if the server didn't render the page. */
export const readConsoleConfig = (page: Document = document): ConsoleConfig => {
  const element = page.getElementById("console-config");
  if (!element?.textContent) throw new Error("The page carries no console-config");
  return JSON.parse(element.textContent) as ConsoleConfig;
};
