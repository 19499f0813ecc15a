import { type GuestConsole, guestConsolePath } from "@console-shell/contract/words/guest";
import type { Builds } from "./builds.ts";
import { chunksWith, shellChunks } from "./shell-chunks.ts";
import type { ConsoleConfig, SubAppRegistration } from "@console-shell/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "#kernel/refusal.ts";
import { classicScript } from "./classic-script.ts";
import type { BuiltSubApp } from "./manifests.ts";
import { importMap } from "./import-map.ts";
import { openToAnyPage } from "./refuse-host.ts";
import { withoutIcon } from "./sub-app-list.ts";

/** Source of the shell's module that mounts a guest. */
const guestSource = "guest/mount-guest.tsx";

/** The parts of the shell's build that a guest needs; undefined while the shell isn't built. */
const guestBuild = (
  builds: Builds,
): Pick<GuestConsole, "module" | "preloads" | "styles"> | undefined => {
  const chunks = shellChunks(builds);
  const entry = chunks?.[guestSource];
  if (!chunks || !entry) return undefined;
  const preloads = Array.from(chunksWith(chunks, [guestSource]), ({ file }) => `/${file}`);
  const all = chunksWith(chunks, [guestSource], ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);
  const styles = new Set(Array.from(all).flatMap(({ css = [] }) => css));
  return {
    module: `/${entry.file}`,
    preloads,
    styles: Array.from(styles, (file) => ({
      path: `/${file}`,
      integrity: builds.shellFile(file)?.integrity ?? "",
    })),
  };
};

/** What a page of the console contains for its operator. */
export interface PageContents {
  /** Its configuration without what depends on the kind of page. */
  config: Omit<ConsoleConfig, "subApps" | "subAppsAt" | "policyFor">;
  subApps: readonly SubAppRegistration[];
  /** The builds of its sub-apps. */
  builds: readonly BuiltSubApp[];
  /** The sub-apps that its policy covers: the one that its address opens, and those inside it. */
  open: readonly SubAppRegistration[];
}

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

const originOf = (request: FastifyRequest, publicUrl: string): string => {
  const known = new URL(publicUrl);
  // A proxy that doesn't send forwarding headers uses plain HTTP to this server.
  return known.host === request.host ? known.origin : `${request.protocol}://${request.host}`;
};

/** Lets any page read the files that lead to the entry, which then says why it refuses that page. */
const open = (reply: FastifyReply): FastifyReply => {
  const isHost = reply.hasHeader("access-control-allow-origin");
  return (isHost ? reply : openToAnyPage(reply)).header("cache-control", "no-cache");
};

/** Serves what a host's page needs to mount the console as a guest. */
export const addGuestRoutes = (
  app: FastifyInstance,
  builds: Builds,
  contentsOf: (request: FastifyRequest) => Promise<PageContents>,
): void => {
  app.get("/guest/index.html", (_, reply) =>
    open(reply).type("text/html; charset=utf-8").send(entryPage),
  );
  app.get("/guest/classic.js", (request, reply) =>
    open(reply)
      .type("text/javascript; charset=utf-8")
      .send(classicScript(originOf(request, app.services.publicUrl))),
  );
  app.get(guestConsolePath, async (request, reply) => {
    const built = guestBuild(builds);
    const shared = builds.shared();
    if (!built || !shared) throw new Refusal("unavailable");
    const contents = await contentsOf(request);
    const map = importMap(shared, contents.builds);
    const antd = Object.values(shared.styles).map((path) => ({
      path,
      integrity: shared.integrity[path] ?? "",
    }));
    const answer: GuestConsole = {
      config: {
        ...contents.config,
        subApps: contents.subApps.map(withoutIcon),
      },
      ...map,
      ...built,
      styles: [...antd, ...built.styles],
    };
    return reply.header("cache-control", "no-store").send(answer);
  });
};
