import type { ConsoleConfig, SubAppRegistration } from "@console-shell/contract";
import { developmentRelease } from "@console-shell/contract/host/console-config";
import { chunkTimeout } from "@console-shell/contract/words/limits";
import { readSharedManifest } from "@console-shell/ui/shared";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSubAppsFile } from "@console-shell/server/modules/registry/pages/registry";
import { root } from "../build/targets.ts";
import { subAppRegistrations } from "./sub-app-descriptions.ts";
import type { SubAppFolders } from "./sub-app-folders.ts";
import type { ViteServers } from "./vite-servers.ts";

const asScript = (type: string, content: unknown, id = ""): string =>
  `<script type="${type}"${id}>${JSON.stringify(content).replaceAll("<", String.raw`\u003c`)}</script>`;

const addedSubApps = (): SubAppRegistration[] => {
  const file = process.env["SUB_APPS"];
  if (!file) return [];
  const { subApps, problems } = readSubAppsFile(file);
  for (const { name, problem } of problems) console.error(`SUB_APPS ${name}: ${problem}`);
  return subApps;
};

const consoleConfig = async (folders: SubAppFolders): Promise<ConsoleConfig> => ({
  appType: "console",
  environment: "development",
  release: developmentRelease,
  autoCaptureError: true,
  chunkTimeout,
  // Always asks the server: StrictMode's second effect would do so anyway.
  hasSession: true,
  faceLogin: process.env["CAMERA_LOGIN"] !== "off",
  // Providers send people back to the server's own page.
  signOn: { providers: [], passwords: "everyone" },
  subApps: await subAppRegistrations(folders, addedSubApps()),
});

/**
 * The shell's page as the console's server creates it, but with the dev servers' modules and the
 * shared modules for development.
 */
export const developmentPage = async (
  vite: ViteServers,
  folders: SubAppFolders,
  url: string,
): Promise<string> => {
  const { imports, integrity } = readSharedManifest("development");
  const head = [
    asScript("importmap", { imports, integrity }),
    asScript("application/json", await consoleConfig(folders), ' id="console-config"'),
  ].join("\n    ");
  const page = await readFile(join(root, "shell", "index.html"), "utf8");
  const shell = await vite.shell();
  const html = page.replace("<!--console-head-->", () => head);
  // Vite makes relative addresses absolute only for the index page, whatever the real address.
  return shell.transformIndexHtml("/index.html", html, url);
};
