import type { AppFiles } from "../frameworks/adapter.ts";

/** What the server tells a page that measures. */
export interface PageConfig {
  id: string;
  measure: string;
  apps: AppFiles[];
  parameters: Record<string, number | boolean | string>;
}

/** Read once, and taken out of the page. */
export const readConfig = (): PageConfig => {
  const element = document.querySelector("#bench-config");
  element?.remove();
  return JSON.parse(element?.textContent ?? "") as PageConfig;
};
