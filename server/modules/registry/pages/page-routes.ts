import { extname } from "node:path";
import type { ConsoleConfig, SubAppIcon, SubAppRegistration } from "@console-shell/contract";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { openPermission } from "@console-shell/contract/words/sub-app";
import { preferenceCookies } from "@console-shell/contract/words/prerendered";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../../../kernel/call.ts";
import { consoleVersion } from "../../../kernel/console-version.ts";
import { isFaceLoginOffered, signOnOffer } from "../../identity/index.ts";
import { createIsNew } from "./is-new.ts";
import { isApiPath } from "../../../kernel/allowed-methods.ts";
import { isFromOtherSite } from "../../../kernel/cross-site.ts";
import { newNonce } from "../../../kernel/security-headers.ts";
import { readSessionCookie } from "../../../kernel/session-cookie.ts";
import type { BuiltFile } from "./built-file.ts";
import { type Builds, readBuilds } from "./builds.ts";
import { chosenBuilds } from "./chosen-builds.ts";
import type { BuiltSubApp } from "./manifests.ts";
import { addGuestRoutes, type PageContents } from "./guest-routes.ts";
import { addHelp } from "./help-routes.ts";
import { sharedVersions } from "./import-map.ts";
import { keepAssets, keptAssets } from "./kept-assets.ts";
import { appearanceOf } from "./prerendered.ts";
import { addPackages } from "./packages-routes.ts";
import { pageSession } from "./page-session.ts";
import { pagePolicies, widensPolicy } from "./page-policy.ts";
import { refuseHost } from "./refuse-host.ts";
import {
  type CurrentReleases,
  currentReleases,
  releasesFor,
  type Viewer,
} from "../releases/current-releases.ts";
import type { PublishingConsole } from "../releases/publish.ts";
import { publishBuilds } from "../releases/publish-builds.ts";
import { addReleaseFiles, releaseFiles } from "../releases/release-files.ts";
import { mayOverride, withOverride } from "../overrides/with-override.ts";
import { registerSubApps, type SubAppsProblem } from "./registry.ts";
import { sendCompressed } from "./send-compressed.ts";
import { type Caching, sendFile } from "./send-file.ts";
import { servedOf } from "./served.ts";
import { shellPage } from "./shell-page.ts";
import { subAppFiles } from "./sub-app-files.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Reads the release and sub-applications of a page that a session loads now. */
    served: () => Promise<(session: Session) => Served>;
    /** The icon of each sub-app that has one, by name, as a viewer gets them; absent on a server without pages. */
    icons?: (viewer: Viewer | null) => Promise<Record<string, SubAppIcon>>;
    /** The sub-apps of a page that a session loads now, for their work; absent on a server without pages. */
    subAppsOf?: (session: Session, now: number) => Promise<readonly SubAppRegistration[]>;
    /** What a release must fit to be published. */
    publishingConsole: () => PublishingConsole;
    /** Stores this build's assets and publishes its sub-apps, so that other nodes can serve them. */
    keepAssets: () => Promise<void>;
  }
}

const noOffer: ConsoleConfig["signOn"] = { providers: [], passwords: "everyone" };

export interface PageOptions {
  /** The repository's folder, which contains the builds. */
  root: string;
  /** Sub-applications in addition to the built ones, or replacing them. */
  addedSubApps?: readonly SubAppRegistration[];
  /** What of SUB_APPS isn't used. */
  subAppsProblems?: readonly SubAppsProblem[];
  appType: string;
  autoCaptureError: boolean;
  chunkTimeout: number;
}

const isNavigation = ({ headers }: FastifyRequest): boolean => {
  const mode = headers["sec-fetch-mode"];
  if (mode !== undefined) return mode === "navigate";
  return headers.accept?.includes("text/html") ?? false;
};

/** Non-browser clients request pages by an address without an extension. */
const wantsPage = (request: FastifyRequest, path: string): boolean =>
  isNavigation(request) ||
  (extname(path) === "" &&
    request.headers["sec-fetch-mode"] === undefined &&
    (request.headers.accept ?? "*/*").includes("*/*"));

const notBuilt =
  "The console is not built yet. Run `npm run build`, or start it with `npm start`, which builds it.\n";

const cachingOf = (path: string): Caching =>
  /(^|\/)assets\/.+-[\w-]{8,}\.\w+$/.test(path) ? "immutable" : "revalidated";

/** A sub-application without a usable manifest has no entry page, so the shell shows that it failed to load. */
const isBroken = (builds: Builds, name: string): boolean =>
  builds.subApps().some((one) => one.name === name && !one.manifest);

/** What an address refers to: a built file, or nothing although only a file could be there. */
const findFile = (
  builds: Builds,
  path: string,
): { file: BuiltFile | undefined; caching: Caching } | undefined => {
  const [first = "", ...rest] = path.split("/");
  const below = rest.join("/");
  if (first === "shared") return { file: builds.sharedFile(below), caching: "immutable" };
  if (first === "assets") return { file: builds.shellFile(path), caching: cachingOf(path) };
  if (below === "index.html" && isBroken(builds, first))
    return { file: undefined, caching: "revalidated" };
  const subApp = below === "" ? undefined : builds.subAppFile(first, below);
  if (subApp) return { file: subApp, caching: cachingOf(path) };
  if (rest[0] === "assets" || rest.at(-1) === "index.html")
    return { file: undefined, caching: "revalidated" };
  const file = path === "index.html" ? undefined : builds.shellFile(path);
  return file && { file, caching: cachingOf(path) };
};

/**
 * Only a browser with a session cookie will show the frame. Whether the session is valid is checked by the page's own
 * calls.
 */
const skeletonOf = (request: FastifyRequest): "full" | "collapsed" | undefined => {
  if (!readSessionCookie(request) || /^\/(?:user|cam)(?:[/?]|$)/.test(request.url))
    return undefined;
  return request.cookies[preferenceCookies.navigation] === "collapsed" ? "collapsed" : "full";
};

const decoded = (url: string): string | undefined => {
  try {
    return decodeURIComponent(url.split("?")[0]!).slice(1);
  } catch {
    return undefined;
  }
};

/** Serves the built shell, shared modules and sub-applications at every address that isn't a call's. */
export const addPages = (app: FastifyInstance, options: PageOptions): void => {
  const { environment, hostOrigins, log } = app.services;
  const builds = readBuilds(options.root, (file, error) =>
    log.error({ file, err: error }, "A sub-application is out of service: its manifest is broken"),
  );
  const readCurrent = currentReleases(app.services);
  const isNew = createIsNew(app.services);
  /** All builds that a viewer's page contains: of the product, and of published sub-apps. */
  const buildsFor = (current: CurrentReleases, viewer: Viewer | null) =>
    chosenBuilds(builds, releasesFor(current, viewer));
  const register = (contained: readonly BuiltSubApp[]) =>
    registerSubApps(contained, options.addedSubApps ?? []);
  app.decorate("served", async () => {
    const current = await readCurrent();
    const release = builds.release();
    // Called for each open page, and most get the same.
    const known = new Map<string, Served>();
    return (session: Session) => {
      const chosen = releasesFor(current, session);
      const key = chosen.map(({ folder }) => folder).join(" ");
      const served = known.get(key) ?? servedOf(release, register(chosenBuilds(builds, chosen)));
      known.set(key, served);
      const overrideUntil = current.overrides.get(session.id) ?? 0;
      return overrideUntil > app.services.clock() && mayOverride(session)
        ? { ...served, overrideUntil }
        : served;
    };
  });
  app.decorate("icons", async (viewer: Viewer | null) =>
    Object.fromEntries(
      register(buildsFor(await readCurrent(), viewer)).flatMap(({ name, icon }) =>
        icon ? [[name, icon]] : [],
      ),
    ),
  );
  app.decorate("subAppsOf", async (session: Session, now: number) =>
    withOverride(app.services, register(buildsFor(await readCurrent(), session)), session, now),
  );
  app.decorate("publishingConsole", () => ({
    version: consoleVersion,
    shared: builds.shared()?.versions ?? {},
    names: [...builds.subApps(), ...(options.addedSubApps ?? [])].map(({ name }) => name),
    problems: options.subAppsProblems ?? [],
    builds: new Map(
      builds
        .subApps()
        .map((one) => [one.name, { version: builds.versionOf(one), problem: one.problem }]),
    ),
  }));
  app.decorate("keepAssets", async () => {
    await keepAssets(app.services, builds);
    await publishBuilds(app.services, builds);
  });
  const findKept = keptAssets(app.services);
  const findInRelease = releaseFiles(app.services);
  const sendOfRelease = subAppFiles(findInRelease, async (request, name) => {
    const current = await readCurrent();
    const session = current.isSameForAll ? null : await pageSession(request);
    const build = buildsFor(current, session).find((one) => one.name === name);
    return build?.folder === `/${name}/` ? undefined : build;
  });

  /**
   * What a page contains for its operator, and which of its sub-apps that operator may open and widen its policy. Only
   * where the development bar shows, a sub-app may be from a dev server.
   */
  const contentsOf = async (
    request: FastifyRequest,
    { hasBar }: { hasBar: boolean },
  ): Promise<PageContents> => {
    const current = await readCurrent();
    const now = request.arrivedAt;
    const mayBeOverridden = hasBar && [...current.overrides.values()].some((until) => until > now);
    const same = current.isSameForAll ? buildsFor(current, null) : undefined;
    const isPersonal = mayBeOverridden || !same || register(same).some(widensPolicy);
    const session = isPersonal ? await pageSession(request) : null;
    const contained = same ?? buildsFor(current, session);
    const served = register(contained);
    const subApps =
      session && mayBeOverridden ? await withOverride(app.services, served, session, now) : served;
    const widening = subApps.filter(widensPolicy);
    const open = widening.filter((one) => session?.permissions.has(openPermission(one)));
    const shared = builds.shared();
    const config: ConsoleConfig = {
      appType: options.appType,
      environment,
      // An override isn't a new release.
      release: servedOf(builds.release(), served).release,
      autoCaptureError: options.autoCaptureError,
      chunkTimeout: options.chunkTimeout,
      hasSession: readSessionCookie(request) !== undefined,
      ...((await isNew()) && { isNew: true }),
      ...(!app.services.mailer.delivers && { withoutMail: true }),
      faceLogin: isFaceLoginOffered(app.services),
      // The page says by itself that the database doesn't answer.
      signOn: await signOnOffer(app.services.database).catch(() => noOffer),
      subApps: subApps.map((subApp) => {
        const { icon: _, ...shown } = subApp;
        return shown;
      }),
      outsidePolicy: widening.filter((one) => !open.includes(one)).map(({ name }) => name),
      ...(shared &&
        subApps.some(({ contract }) => contract === "module-federation") && {
          shared: sharedVersions(shared),
        }),
    };
    return { config, builds: contained, open };
  };
  addGuestRoutes(app, builds, (request) => contentsOf(request, { hasBar: false }));
  addReleaseFiles(app, findInRelease);
  addHelp(app, options.root);
  addPackages(app, builds, findKept);

  const sendShell = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.headers({ "cache-control": "no-cache", vary: "cookie, accept-encoding" });
    if (!builds.shellFile("index.html") || !builds.shared())
      return reply.code(503).type("text/plain; charset=utf-8").send(notBuilt);
    const skeleton = skeletonOf(request);
    const contents = await contentsOf(request, { hasBar: skeleton !== undefined });
    const { config, builds: subApps, open } = contents;
    const nonce = newNonce();
    const policies = pagePolicies(nonce, open, hostOrigins);
    void reply.header("content-security-policy", policies).type("text/html; charset=utf-8");
    const appearance = appearanceOf(request.cookies);
    const html = shellPage(builds, config, {
      url: request.url,
      subApps,
      appearance,
      nonce,
      skeleton,
    });
    // No ETag: a page from the browser's cache would carry an old response's nonce.
    return sendCompressed(request, reply, html);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = decoded(request.url);
    if (path === undefined || isApiPath(`/${path}`)) return reply.callNotFound();
    const entry = /^([^/]+)\/index\.html$/.exec(path);
    if (entry && isNavigation(request)) return reply.redirect(`/${encodeURIComponent(entry[1]!)}`);
    if (path === "guest/entry.js" && isFromOtherSite(request, app.services))
      return refuseHost(request, reply);
    const found = findFile(builds, path);
    if (found?.file && !entry) return sendFile(request, reply, found.file, found.caching);
    // Its release's entry page may be another one than this build's.
    const sent = (entry || found) && (await sendOfRelease(request, reply, path));
    if (sent) return sent;
    if (found?.file) return sendFile(request, reply, found.file, found.caching);
    const kept = found && (await findKept(path));
    if (kept) return sendFile(request, reply, kept, "immutable");
    if (found || !wantsPage(request, path)) return reply.callNotFound();
    // Without an operator there is nothing else to do, and afterwards nothing to set up.
    const isSetUp = path === "user/setup";
    if ((await isNew()) !== isSetUp)
      return reply
        .header("cache-control", "no-store")
        .redirect(isSetUp ? "/user/login" : "/user/setup");
    return sendShell(request, reply);
  };
  app.route({ method: ["GET", "HEAD"], url: "/*", config: { isFile: true }, handler: answer });
};
