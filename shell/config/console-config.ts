import type { ConsoleConfig, SubAppRegistration } from "@console-shell/contract";

/** The hashes of the page's import map, which its sub-apps don't repeat. */
const mappedIntegrity = (page: Document): [string, string][] => {
  const map = page.querySelector('script[type="importmap"]')?.textContent;
  if (!map) return [];
  return Object.entries(
    (JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {},
  );
};

const withMapped = (
  { integrity, ...subApp }: SubAppRegistration,
  mapped: readonly [string, string][],
): SubAppRegistration => {
  if (!integrity) return subApp;
  const folder = subApp.entry.replace(/index\.html$/, "");
  const own = mapped
    .filter(([url]) => url.startsWith(folder))
    .map(([url, hash]) => [url.slice(folder.length), hash]);
  return { ...subApp, integrity: { ...integrity, ...Object.fromEntries(own) } };
};

/** The configuration that the server wrote into the page. Throws if the server didn't render the page. */
export const readConsoleConfig = (page: Document = document): ConsoleConfig => {
  const element = page.getElementById("console-config");
  if (!element?.textContent) throw new Error("The page carries no console-config");
  const config = JSON.parse(element.textContent) as ConsoleConfig;
  const mapped = mappedIntegrity(page);
  return { ...config, subApps: config.subApps.map((subApp) => withMapped(subApp, mapped)) };
};

/** Adds the sub-apps from the server if the page doesn't contain them. */
export const withSubApps = async (config: ConsoleConfig): Promise<ConsoleConfig> => {
  if (config.subAppsAt === undefined) return config;
  const response = await fetch(config.subAppsAt);
  if (!response.ok) throw new Error(`${config.subAppsAt} answers ${response.status}`);
  return { ...config, subApps: (await response.json()) as SubAppRegistration[] };
};
