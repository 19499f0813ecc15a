import type { ConsoleConfig } from "@console-shell/contract";
import { guestConsolePath, type GuestConsole } from "@console-shell/contract/guest";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../http/refusal.ts";
import type { Builds } from "./builds.ts";
import { guestBuild } from "./guest-build.ts";
import { importMap } from "./import-map.ts";
import { openToAnyPage } from "./refuse-host.ts";

const lifecycles = ["bootstrap", "mount", "unmount", "update"] as const;

/** For hosts that fetch an entry page and evaluate its scripts. */
const entryPage = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <title></title>
  </head>
  <body>
    <div id="console-guest"></div>
    <script entry src="/guest/classic.js"></script>
  </body>
</html>
`;

/**
 * Sets the lifecycles on one global. An evaluated script doesn't know its address, so the origin is
 * written into it. micro-app looks for a global of its own and hands over no props.
 */
const classicScript = (origin: string): string => `(() => {
  const address = ${JSON.stringify(`${origin}/guest/entry.js`)};
  const call = (name) => async (props) => (await import(address))[name](props);
  const guest = { ${lifecycles.map((name) => `${name}: call("${name}")`).join(", ")} };
  window.consoleShell = guest;
  const name = window.__MICRO_APP_NAME__;
  if (name === undefined) return;
  window["micro-app-" + name] = {
    mount: () =>
      guest.mount({
        base: window.__MICRO_APP_BASE_ROUTE__,
        ...window.microApp.getData(),
        container: document.querySelector('micro-app[name="' + name + '"] micro-app-body'),
      }),
    unmount: guest.unmount,
  };
})();
`;

const originOf = (request: FastifyRequest, publicUrl: string): string => {
  const known = new URL(publicUrl);
  // A proxy that isn't told of speaks plain HTTP to this server.
  return known.host === request.host ? known.origin : `${request.protocol}://${request.host}`;
};

/** Lets any page read what leads to the entry, which then says why it refuses that page. */
const open = (reply: FastifyReply): FastifyReply => {
  const isHost = reply.hasHeader("access-control-allow-origin");
  return (isHost ? reply : openToAnyPage(reply)).header("cache-control", "no-cache");
};

/** Serves what a host's page needs to mount the console as a guest. */
export const addGuestRoutes = (
  app: FastifyInstance,
  builds: Builds,
  configOf: (request: FastifyRequest) => ConsoleConfig,
): void => {
  app.get("/guest/index.html", (_, reply) =>
    open(reply).type("text/html; charset=utf-8").send(entryPage),
  );
  app.get("/guest/classic.js", (request, reply) =>
    open(reply)
      .type("text/javascript; charset=utf-8")
      .send(classicScript(originOf(request, app.services.publicUrl))),
  );
  app.get(guestConsolePath, (request, reply) => {
    const built = guestBuild(builds);
    const shared = builds.shared();
    if (!built || !shared) throw new Refusal("unavailable");
    const map = importMap(shared, builds.subApps());
    const answer: GuestConsole = { config: configOf(request), ...map, ...built };
    return reply.header("cache-control", "no-store").send(answer);
  });
};
