import type { AppFiles } from "../frameworks/adapter.ts";
import type { HttpVersion } from "../http-version.ts";

/** What the server tells a measuring page. */
export interface PageConfig {
  id: string;
  version: HttpVersion;
  measure: string;
  apps: AppFiles[];
  parameters: Record<string, number | boolean | string>;
}

/** Read once, and removed from the page. */
export const readConfig = (): PageConfig => {
  const element = document.querySelector("#bench-config");
  element?.remove();
  return JSON.parse(element?.textContent ?? "") as PageConfig;
};
