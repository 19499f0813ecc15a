import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { SubAppName } from "@console-shell/contract/words/sub-app-names";
import { serveShared } from "@console-shell/ui/shared";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isServerPath, pathOf } from "./addresses.ts";
import { developmentPage } from "./page.ts";
import { isNavigation, passOn, redirect, sendFailure, sendPage } from "./requests.ts";
import type { SubAppFolders } from "./sub-app-folders.ts";
import type { ViteServers } from "./vite-servers.ts";

/** The sub-app whose part of the address contains a path. */
export const subAppOf = (path: string): SubAppName | undefined =>
  subAppNames.find((name) => path.startsWith(`/${name}/`));

const shared = serveShared("development");

const guarded =
  (
    answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ): RequestListener =>
  (request, response) =>
    void answer(request, response).catch((error: unknown) => {
      console.error(error);
      sendFailure(response, 500, error instanceof Error ? error.message : String(error));
    });

/**
 * Common to all addresses of `npm run dev`: calls go to the console's server, shared modules come
 * from disk.
 */
const withServer = (
  serverPort: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener =>
  guarded(async (request, response) => {
    const { url = "/" } = request;
    if (isServerPath(pathOf(url))) return passOn(serverPort, request, response);
    if (!url.startsWith("/shared/")) return answer(request, response);
    request.url = url.slice("/shared".length);
    shared(request, response, () => sendFailure(response, 404, `No shared file ${url}`));
  });

/**
 * Handles the console's address: the page, the shell's modules, and each sub-app's modules below
 * its name.
 */
export const consoleGateway = (
  vite: ViteServers,
  folders: SubAppFolders,
  serverPort: number,
): RequestListener =>
  withServer(serverPort, async (request, response) => {
    const { url = "/" } = request;
    const subApp = subAppOf(pathOf(url));
    if (isNavigation(request)) {
      // Only the shell fetches the entry page; a navigation to it means the sub-app.
      if (subApp && pathOf(url) === `/${subApp}/index.html`)
        return redirect(response, `/${subApp}`);
      return sendPage(response, await developmentPage(vite, folders, url));
    }
    const server = subApp ? await vite.subApp(subApp) : await vite.shell();
    server.middlewares(request, response, () => sendFailure(response, 404, `Nothing at ${url}`));
  });

/** Handles the address of a stand-alone sub-app. */
export const standaloneGateway = (
  vite: ViteServers,
  serverPort: number,
  name: SubAppName,
): RequestListener =>
  withServer(serverPort, async (request, response) => {
    const { url = "/" } = request;
    if (!url.startsWith(`/${name}/`)) return redirect(response, `/${name}/`);
    const server = await vite.subApp(name);
    server.middlewares(request, response, () => sendFailure(response, 404, `Nothing at ${url}`));
  });
