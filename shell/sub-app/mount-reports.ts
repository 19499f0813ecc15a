import { type RuntimeEvent, RuntimeError } from "@console-shell/runtime";
import type { SubAppRegistration } from "@console-shell/contract";
import type { MountReport } from "@console-shell/contract/calls/sub-app-health";
import type { VitalReport } from "@console-shell/contract/calls/sub-app-vital";
import { pageAccountHeader, unattendedHeader } from "@console-shell/contract/words/headers";
import { mountReportLimits } from "@console-shell/contract/words/sub-app-releases";
import type { Console } from "../create-console.ts";
import { textFor } from "../i18n/texts.ts";
import { credentialsOf } from "../mount/place.ts";
import { RequestError } from "../request/request-error.ts";
import { hasRelease } from "./has-release.ts";

/** Reports to the server how a console's sub-apps do. */
export interface MountReports {
  note: (event: RuntimeEvent) => void;
  addVitals: (measured: readonly VitalReport[]) => void;
}

/** How long reports wait for others, in milliseconds. */
const patience = 5_000;

const failureOf = (error: unknown): MountReport["failure"] =>
  error instanceof RuntimeError ? { code: error.code, phase: error.phase } : undefined;

/** A failed or aborted call that nobody handled isn't a fault of the sub-app's release. */
const isOfCall = ({ cause }: Error) =>
  cause instanceof RequestError || (cause instanceof Error && cause.name === "AbortError");

/**
 * Reports how mounts of sub-apps end, and what was measured, a few at a time, and when the page is left. If a
 * previous release had to be mounted, a notice says so, and the page's configuration has that release until it's
 * reloaded.
 */
export const createMountReports = ({
  config,
  place,
  state,
  notices,
  preferences,
  onEnd,
}: Pick<
  Console,
  "config" | "place" | "state" | "notices" | "preferences" | "onEnd"
>): MountReports => {
  const waiting: MountReport[] = [];
  const measured: VitalReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When each load began, by sub-app. */
  const begun = new Map<string, number>();
  /** Mounted ones whose code hasn't thrown yet. */
  const sound = new Set<string>();
  /** Why a previous release has loaded. It isn't mounted yet, maybe only prefetched. */
  const replaced = new Map<string, unknown>();

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const mounts = waiting.splice(0).slice(0, mountReportLimits.mounts);
    const vitals = measured.splice(0).slice(0, mountReportLimits.vitals);
    const account = state.get().account?.id;
    if (mounts.length + vitals.length === 0 || account === undefined) return;
    // Not by the request wrapper, which would show a failure. It outlives the page.
    fetch(place.address("/cc-api/sub-app/mount/report"), {
      method: "POST",
      keepalive: true,
      credentials: credentialsOf(place),
      headers: {
        "content-type": "application/json",
        [pageAccountHeader]: account,
        [unattendedHeader]: "1",
      },
      // During an update, a node of the previous release may answer, which knows only mounts.
      body: JSON.stringify({
        ...(mounts.length > 0 && { mounts }),
        ...(vitals.length > 0 && { vitals }),
      }),
    })
      // An unread response would stay open.
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  };
  const sendLater = () => {
    timer ??= setTimeout(send, patience);
  };
  const add = (
    { name, version = "" }: SubAppRegistration,
    outcome: Pick<MountReport, "milliseconds" | "failure">,
  ) => {
    waiting.push({ name, version, ...outcome });
    sendLater();
  };
  const addFailure = (subApp: SubAppRegistration, error: unknown) => {
    const failure = failureOf(error);
    if (failure) add(subApp, { failure });
  };
  /** Returns the version that it replaces, if it does. */
  const applyPrevious = (subApp: SubAppRegistration): string | undefined => {
    const { name, version, previous } = subApp;
    if (!previous || !replaced.has(name)) return undefined;
    addFailure(subApp, replaced.get(name));
    replaced.delete(name);
    Object.assign(subApp, previous);
    return version;
  };

  const onHide = () => {
    if (document.visibilityState === "hidden") send();
  };
  document.addEventListener("visibilitychange", onHide);
  onEnd(() => {
    document.removeEventListener("visibilitychange", onHide);
    send();
  });

  const note = ({ app, state: reached, phase, at, error, previous }: RuntimeEvent) => {
    const subApp = config.subApps.find(({ name }) => name === app);
    if (!subApp || !hasRelease(subApp)) return;
    if (previous) replaced.set(app, error);
    else if (reached === "failed") {
      applyPrevious(subApp);
      addFailure(subApp, error);
    } else if (error !== undefined) {
      const isOwn = phase === "run" && error instanceof Error && !isOfCall(error);
      if (isOwn && sound.delete(app)) addFailure(subApp, error);
    } else if (reached === "loading") begun.set(app, at);
    else if (reached === "unmounting") begun.delete(app);
    else if (reached === "mounted" && begun.has(app)) {
      const version = applyPrevious(subApp);
      const milliseconds = Math.round(at - begun.get(app)!);
      add(subApp, { milliseconds: Math.min(milliseconds, mountReportLimits.milliseconds) });
      begun.delete(app);
      sound.add(app);
      if (version === undefined) return;
      const locale = preferences.locale.get();
      const facts = {
        name: subApp.title[locale],
        version,
        shown: subApp.version ?? "",
      };
      const title = textFor(locale)("previous.shown", facts);
      notices.notification({ kind: "info", title, key: title });
    }
  };

  return {
    note,
    addVitals(values) {
      measured.push(...values);
      sendLater();
    },
  };
};
