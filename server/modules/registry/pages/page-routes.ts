import type { FastifyRequest, FastifyReply, FastifyInstance } from "fastify";
import type { Session } from "#kernel/session.ts";
import { readSessionCookie } from "#kernel/session-cookie.ts";
import { isAllowed } from "#platform/address-list.ts";
import { findSession, isFaceLoginOffered, signOnOffer } from "#modules/identity/index.ts";
import {
  type FindReleaseFile,
  isForWorker,
  sendReleaseFile,
  addReleaseFiles,
  releaseFiles,
} from "../release/files.ts";
import { isHashedAsset, keepAssets, keptAssets } from "./kept-assets.ts";
import type { BuiltSubApp } from "./manifests.ts";
import { extname } from "node:path";
import type { ConsoleConfig, SubAppIcon, SubAppRegistration } from "@console-shell/contract";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { widensPolicy, withMounted } from "@console-shell/contract/words/page-policy";
import { openPermission } from "@console-shell/contract/host/registration";
import { preferenceCookies } from "@console-shell/contract/words/prerendered";
import { consoleVersion } from "#kernel/console-version.ts";
import { createIsNew } from "./is-new.ts";
import { appearanceOf } from "#kernel/appearance.ts";
import { isNavigation } from "#kernel/error-page.ts";
import { isApiPath } from "#kernel/allowed-methods.ts";
import { isFromOtherSite } from "#kernel/cross-site.ts";
import { newNonce } from "#kernel/security-headers.ts";
import type { BuiltFile } from "./built-file.ts";
import { type Builds, readBuilds } from "./builds.ts";
import { addGuestRoutes, type PageContents } from "./guest-routes.ts";
import { addApiReference } from "./api-reference-routes.ts";
import { addHelp } from "./help-routes.ts";
import { sharedVersions } from "./import-map.ts";
import { addPackages } from "./packages-routes.ts";
import { pageContents } from "./page-contents.ts";
import { pagePolicies, policyProblems } from "./page-policy.ts";
import { refuseHost } from "./refuse-host.ts";
import { currentReleases, type Viewer } from "../sub-app/current.ts";
import type { PublishingConsole } from "../release/writes.ts";
import { publishBuilds } from "../release/publish-builds.ts";
import { mayOverride, withOverride } from "../override/reads.ts";
import { sharedImports, type SubAppsProblem } from "./registry.ts";
import { sendCompressed, type Caching, sendFile } from "./send-file.ts";
import { shellPage } from "./shell-page.ts";
import { createSubAppLists } from "./sub-app-list.ts";

/** The session of the page's operator; null if nobody is signed in, or not from this address. */
const pageSession = async (request: FastifyRequest): Promise<Session | null> => {
  const { services } = request.server;
  const token = readSessionCookie(request);
  if (!token) return null;
  try {
    const session = await findSession(services, token, request.arrivedAt, { isUse: false });
    return session && isAllowed(session.addresses, request.ip) ? session : null;
  } catch (error) {
    // The page itself reports a server problem better than an error response.
    services.log.error({ err: error }, "A page is sent as if nobody were signed in");
    return null;
  }
};

/** The release that the sender of a request gets of a sub-app; undefined if it's this node's own build, or none. */
type ReleaseOf = (request: FastifyRequest, name: string) => Promise<BuiltSubApp | undefined>;

/** Paths that only some release may contain. */
const releasePath = /^([a-z][a-z0-9-]*)\/(index\.html|assets\/[\w@+./-]+)$/;

/**
 * Serves `/NAME/index.html` and `/NAME/assets/…` from releases. Assets of the console's builds are found by their content
 * hash, so that a page works on every node and for as long as it stays open. All else is from the sender's release: a
 * team chooses its file names, and must not fill a cache under names of the console's next build. Undefined if no release
 * has this path.
 */
const subAppFiles =
  (find: FindReleaseFile, releaseOf: ReleaseOf) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply | undefined> => {
    const [, name = "", below = ""] = releasePath.exec(path) ?? [];
    if (name === "" || isForWorker(request)) return undefined;
    if (isHashedAsset(path)) {
      const built = await find({ name, "*": below });
      if (built) return sendReleaseFile(request, reply, built, "immutable");
    }
    const version = (await releaseOf(request, name))?.manifest?.version;
    const found = version === undefined ? undefined : await find({ name, version, "*": below });
    if (!found) return undefined;
    void reply.header("vary", "cookie");
    return sendReleaseFile(request, reply, found, "revalidated");
  };

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
    /** The version of this node's shell; undefined while it isn't built. */
    shellVersion: () => string | undefined;
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
  /** The share of pages that measure how fast they are, 0 to 1. */
  vitalsShare: number;
}

/** Non-browser clients request pages by an address without an extension. */
const wantsPage = (request: FastifyRequest, path: string): boolean =>
  isNavigation(request.headers) ||
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
  const contentsFor = pageContents(builds, options.addedSubApps ?? []);
  const lists = createSubAppLists(app);
  const long = policyProblems(options.addedSubApps ?? [], hostOrigins);
  for (const problem of long) log.warn(problem, "A sub-application of SUB_APPS needs too much");
  const problems = [...(options.subAppsProblems ?? []), ...long];
  const isNew = createIsNew(app.services);
  app.decorate("served", async () => {
    const current = await readCurrent();
    const contentsOfViewer = contentsFor(current);
    return (session: Session) => {
      const { served } = contentsOfViewer(session);
      const overrideUntil = current.overrides.get(session.id) ?? 0;
      return overrideUntil > app.services.clock() && mayOverride(session)
        ? { ...served, overrideUntil }
        : served;
    };
  });
  app.decorate("icons", async (viewer: Viewer | null) =>
    Object.fromEntries(
      contentsFor(await readCurrent())(viewer).subApps.flatMap(({ name, icon }) =>
        icon ? [[name, icon]] : [],
      ),
    ),
  );
  const subAppsOf = async (session: Session, now: number) =>
    withOverride(app.services, contentsFor(await readCurrent())(session).subApps, session, now);
  app.decorate("subAppsOf", subAppsOf);
  app.decorate("publishingConsole", () => ({
    version: consoleVersion,
    shared: builds.shared()?.versions ?? {},
    names: [...builds.subApps(), ...(options.addedSubApps ?? [])].map(({ name }) => name),
    problems,
    builds: new Map(
      builds
        .subApps()
        .map((one) => [one.name, { version: builds.versionOf(one), problem: one.problem }]),
    ),
  }));
  app.decorate("shellVersion", () => builds.shellVersion());
  app.decorate("keepAssets", async () => {
    await keepAssets(app.services, builds);
    await publishBuilds(app.services, builds);
  });
  const findKept = keptAssets(app.services);
  const findInRelease = releaseFiles(app.services);
  const sendOfRelease = subAppFiles(findInRelease, async (request, name) => {
    const current = await readCurrent();
    const session = current.isSameForAll ? null : await pageSession(request);
    const build = contentsFor(current)(session).builds.find((one) => one.name === name);
    return build?.folder === `/${name}/` ? undefined : build;
  });

  /**
   * What a page contains for its operator, and which of its sub-apps its policy is for: the one that its address opens,
   * if the operator may open it. Only where the development bar shows, a sub-app may be from a dev server.
   */
  const contentsOf = async (
    request: FastifyRequest,
    { opened, hasBar }: { opened: string | null; hasBar: boolean },
  ): Promise<PageContents> => {
    const current = await readCurrent();
    const now = request.arrivedAt;
    const mayBeOverridden = hasBar && [...current.overrides.values()].some((until) => until > now);
    const same = current.isSameForAll ? contentsFor(current)(null) : undefined;
    const widening = (all: readonly SubAppRegistration[]) => {
      const found = withMounted(all, opened);
      return found.some(widensPolicy) ? found : [];
    };
    const isPersonal = mayBeOverridden || !same || widening(same.subApps).length > 0;
    const session = isPersonal ? await pageSession(request) : null;
    const { builds: contained, subApps: all, served } = same ?? contentsFor(current)(session);
    const subApps =
      session && mayBeOverridden ? await withOverride(app.services, all, session, now) : all;
    const wide = widening(subApps);
    const mayOpen = wide[0] && session?.permissions.has(openPermission(wide[0]));
    const shared = builds.shared();
    const version = options.vitalsShare > 0 ? builds.shellVersion() : undefined;
    const config: PageContents["config"] = {
      appType: options.appType,
      environment,
      // An override isn't a new release.
      release: served.release,
      autoCaptureError: options.autoCaptureError,
      chunkTimeout: options.chunkTimeout,
      ...(version !== undefined && { vitals: { share: options.vitalsShare, version } }),
      hasSession: readSessionCookie(request) !== undefined,
      ...((await isNew()) && { isNew: true }),
      ...(!app.services.mailer.delivers && { withoutMail: true }),
      faceLogin: isFaceLoginOffered(app.services),
      // The page itself reports that the database doesn't answer.
      signOn: await signOnOffer(app.services.database).catch(() => noOffer),
      ...(shared &&
        subApps.some(({ contract }) => contract === "module-federation") && {
          shared: sharedVersions(shared),
        }),
    };
    return { config, subApps, builds: contained, open: mayOpen ? wide : [] };
  };
  addGuestRoutes(app, builds, (request) => contentsOf(request, { opened: null, hasBar: false }));
  lists.addRoute(async (request) => {
    const session = await pageSession(request);
    if (session) return subAppsOf(session, app.services.clock());
    return contentsFor(await readCurrent())(null).subApps;
  });
  addReleaseFiles(app, findInRelease);
  addHelp(app, options.root);
  addApiReference(app, options.root);
  addPackages(app, builds, findKept);

  const sendShell = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    void reply.headers({ "cache-control": "no-cache", vary: "cookie, accept-encoding" });
    const shared = builds.shared();
    if (!builds.shellFile("index.html") || !shared)
      return reply.code(503).type("text/plain; charset=utf-8").send(notBuilt);
    const skeleton = skeletonOf(request);
    const opened = path.split("/", 1)[0]!;
    const contents = await contentsOf(request, { opened, hasBar: skeleton !== undefined });
    const { open, subApps } = contents;
    const nonce = newNonce();
    const policies = pagePolicies(nonce, open, hostOrigins);
    void reply.header("content-security-policy", policies).type("text/html; charset=utf-8");
    const { map, ...listed } = lists.of(subApps, contents.builds, shared, {
      opened,
      isPublic: opened === "user",
    });
    const config = { ...contents.config, ...listed, policyFor: open[0]?.name ?? null };
    const manifest = contents.builds.find(({ name }) => name === opened)?.manifest;
    const html = shellPage(builds, config, {
      url: request.url,
      imports: manifest ? sharedImports(manifest) : [],
      map,
      appearance: appearanceOf(request.cookies),
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
    if (entry && isNavigation(request.headers))
      return reply.redirect(`/${encodeURIComponent(entry[1]!)}`);
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
    return sendShell(request, reply, path);
  };
  app.route({ method: ["GET", "HEAD"], url: "/*", config: { isFile: true }, handler: answer });
};
