import type { HostServices, Live, Locale, SubAppRegistration } from "@console-shell/contract";
import { createRuntime, type Runtime } from "@console-shell/runtime";
import { pageNonce } from "@console-shell/ui";
import type { Console } from "../create-console.ts";
import { shareLegacyState } from "./legacy-state.ts";
import { createMountReports, type MountReports } from "./mount-reports.ts";
import { refuseSpeculation } from "./refuse-speculation.ts";
import { createSubAppHost } from "./sub-app-host.ts";
import { whenIdle } from "./when-idle.ts";

/** A sub-app, with the files for the current language added if its release has them, so they load with it. */
const inLanguage = <Part extends Pick<SubAppRegistration, "release">>(
  part: Part,
  locale: Live<Locale>,
): Part => {
  const { release } = part;
  if (!release?.languages) return part;
  return {
    ...part,
    get release() {
      const texts = release.languages?.[locale.get()] ?? [];
      return { ...release, modules: [...release.modules, ...texts] };
    },
  };
};

/**
 * Loads the texts of open sub-apps in another language, so they switch together with the shell; undefined if
 * there are none. Sub-apps with cookies of their own load them themselves, a moment later.
 */
const loadLanguageOfOpen = (
  subApps: readonly SubAppRegistration[],
  open: readonly { readonly name: string }[],
  locale: Locale,
): Promise<unknown> | undefined => {
  const urls = subApps
    .filter(
      ({ name, credentials }) =>
        credentials === "same-origin" && open.some((one) => one.name === name),
    )
    .flatMap(({ entry, release }) => {
      const page = new URL(entry, document.baseURI);
      return (release?.languages?.[locale] ?? []).map((file) => new URL(file, page).href);
    });
  if (urls.length === 0) return undefined;
  return Promise.all(urls.map((url) => import(/* @vite-ignore */ url) as Promise<unknown>));
};

/** Measures how fast a sampled page is, from its first idle moment on. */
const measureSampled = (parts: Console, { addVitals }: MountReports): void => {
  const { vitals } = parts.config;
  // A guest's page is mostly its host's.
  if (!vitals || parts.place.isGuest || Math.random() >= vitals.share) return;
  let left = false;
  const cancel = whenIdle(() => {
    void import("./measure-vitals.ts").then(
      ({ measureVitals }) => {
        if (!left) measureVitals(parts, vitals.version, addVitals);
      },
      // A page that can't be measured works as well.
      () => undefined,
    );
  });
  parts.onEnd(() => {
    left = true;
    cancel();
  });
};

const made = new WeakMap<Console, Runtime<HostServices>>();

/**
 * Styles of the shared antd, which belong to the host although a sub-app's rendering adds them. An antd that
 * a sub-app brings along marks its styles in another way: see `ui/shared/style-nonce.ts`.
 */
const sharedStyles = "link[data-antd], style[data-console-order]";

/** A console's runtime, created with the first sub-app. */
export const runtimeOf = (parts: Console): Runtime<HostServices> => {
  const known = made.get(parts);
  if (known) return known;
  // A host's page has its own policy.
  if (!parts.place.isGuest) refuseSpeculation();
  const reports = createMountReports(parts);
  const runtime = createRuntime<HostServices>({
    registrations: parts.config.subApps.map((subApp) => {
      const { previous } = subApp;
      const { locale } = parts.preferences;
      if (!previous) return inLanguage(subApp, locale);
      return inLanguage({ ...subApp, previous: inLanguage(previous, locale) }, locale);
    }),
    chunkTimeout: parts.config.chunkTimeout,
    createHost: createSubAppHost,
    mayDiscard: (name) =>
      !Array.from(parts.unsaved.get()).some((part) => part.split("/")[0] === name),
    nonce: pageNonce(),
    get overlayParent() {
      return parts.place.popups;
    },
    ...(parts.config.shared && { shared: parts.config.shared }),
    ownedByHost: (node) => node instanceof Element && node.matches(sharedStyles),
    onEvent(event) {
      parts.subAppEvents.note(event);
      reports.note(event);
    },
    debug: parts.config.environment !== "production",
  });
  parts.onEnd(
    parts.preferences.alsoLoad((locale) =>
      loadLanguageOfOpen(parts.config.subApps, runtime.inspect(), locale),
    ),
  );
  // Sub-apps parked by one account must not be visible to the next.
  let owner = parts.state.get().account?.id;
  parts.state.subscribe(({ account }) => {
    if (account?.id === owner) return;
    owner = account?.id;
    parts.returns.clear();
    void runtime.discard();
  });
  if (parts.config.subApps.some(({ legacy }) => legacy))
    void shareLegacyState(parts).catch(reportError);
  parts.onEnd(() => runtime.dispose());
  measureSampled(parts, reports);
  made.set(parts, runtime);
  return runtime;
};
