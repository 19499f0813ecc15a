import type { SubAppLifecycles, AnyPermission } from "@console-shell/contract";
import { showLook } from "@console-shell/ui";
import { notification } from "antd";
import { createStandaloneHost } from "./create-host.ts";
import { deviceTexts } from "./device-texts.ts";
import { standaloneRequest } from "./request.ts";
import { signIn } from "./sign-in.tsx";

const append = (): HTMLElement => document.body.appendChild(document.createElement("div"));

/**
 * Runs a sub-app standalone on its dev server: signs in to the console's server, then mounts the sub-app
 * with a host equivalent to the console's.
 */
export const runStandalone = async (
  entry: Promise<SubAppLifecycles>,
  { name, permissions: own }: { name: string; permissions: readonly string[] },
): Promise<void> => {
  if (location.pathname === "/" || location.pathname === `/${name}/index.html`)
    history.replaceState(null, "", `/${name}/`);
  showLook([document.documentElement], { theme: "light" });
  const container = append();
  const request = standaloneRequest(({ status, message }) => {
    if (status !== 401)
      notification.error({
        title: deviceTexts().text("request.failed", status),
        description: message,
      });
  });
  const readAccount = () => request("GET /auth/account/info");
  const account = await readAccount().catch(async (error: { status?: number }) => {
    if (error.status !== 401) throw error;
    await signIn(container, (body) => request("POST /auth/session/login", { body }));
    return readAccount();
  });
  const known = await request("GET /auth/account/permissions");
  // The console doesn't know the sub-app's own ones before it is published.
  const permissions = {
    ...known,
    permissions: [...known.permissions, ...(own as readonly AnyPermission[])],
  };
  const host = createStandaloneHost({
    name,
    account,
    permissions,
    locale: account.locale,
    container: append(),
    overlayRoot: append(),
    request,
  });
  const lifecycles = await entry;
  await lifecycles.bootstrap?.(host);
  await lifecycles.mount(host);
};
