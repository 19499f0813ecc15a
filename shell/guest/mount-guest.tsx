import type { SubAppRegistration } from "@console-shell/contract";
import type { GuestConsole } from "@console-shell/contract/guest";
import { locales, themeChoices } from "@console-shell/contract/locale";
import { createPath, NavigationType } from "react-router";
import type { FrameKind, Place } from "../mount/place.ts";
import { renderConsole, startConsole } from "../mount/start-console.tsx";
import type { Given } from "../preferences/preferences.ts";
import { readRemembered } from "../preferences/remembered.ts";
import { pathBelow } from "../routing/base.ts";
import { createStore } from "../state/store.ts";
import { addGuestElements } from "./guest-elements.ts";
import { GuestError } from "./guest-error.ts";
import { readProps, type ReadProps } from "./guest-props.ts";
import { renderedOnDocument } from "./react-on-document.ts";
import { windowBelow } from "./window-below.ts";

interface GuestOptions {
  props: ReadProps;
  guest: GuestConsole;
  /** The console's. */
  origin: string;
}

/** A console in a host's page. */
export interface MountedGuest {
  update(props: Parameters<typeof readProps>[0]): void;
  unmount(): Promise<void>;
}

/** What a host decides; what it names wrongly is left to the operator. */
const givenBy = ({ look }: Pick<ReadProps, "look">): Given => {
  const { locale, theme } = look();
  return {
    locale: locales.find((one) => one === locale),
    theme: themeChoices.find((one) => one === theme),
  };
};

/** Chunks that load later add links that request them ahead; the helper that does so never takes them away. */
const removePreloads = (origin: string, before: ReadonlySet<Element>) => {
  const own = `link[rel="modulepreload"][href^="${origin}/"]`;
  for (const link of document.head.querySelectorAll(own)) if (!before.has(link)) link.remove();
};

/** Mounts a console into its host's element. */
export const mountGuest = async ({ props, guest, origin }: GuestOptions): Promise<MountedGuest> => {
  const { base, nonce } = props;
  let current = props;
  if (pathBelow(base, location.pathname) === undefined)
    throw new GuestError("outside_base", `${location.pathname} isn't below props.base, ${base}.`);
  const own = origin === location.origin ? "" : origin;
  const address = (path: string) => own + path;
  const preloads = new Set(document.head.querySelectorAll('link[rel="modulepreload"]'));
  const elements = addGuestElements(props.container, guest, origin, nonce);
  const frame = createStore<FrameKind>(props.frame ?? "full");
  const place: Place = {
    isGuest: true,
    base,
    origin: own,
    address,
    looks: [elements.root, elements.popups],
    root: elements.root,
    popups: elements.popups,
    frame,
    window: windowBelow(base),
    showTitle: (title) => current.onTitle?.(title),
  };
  const absolute = (subApp: SubAppRegistration) =>
    subApp.entry.startsWith("/") ? { ...subApp, entry: address(subApp.entry) } : subApp;
  const config = {
    ...guest.config,
    appType: props.appType ?? guest.config.appType,
    subApps: guest.config.subApps.map(absolute),
  };
  const started = startConsole({
    config,
    place,
    first: readRemembered(),
    given: givenBy(props),
  });
  const { parts, router } = started;
  let shown = "";
  const tellHost = () => {
    const now = parts.routing.href(createPath(parts.routing.location()));
    if (now === shown) return;
    // The host's page scrolls, not the console: a new page begins where the console does.
    const isNew =
      router.state.historyAction === NavigationType.Push &&
      now.split("?")[0] !== shown.split("?")[0];
    if (isNew && elements.root.getBoundingClientRect().top < 0) elements.root.scrollIntoView();
    shown = now;
    current.onNavigate?.(now);
  };
  const follow = () => {
    const now = current;
    return now.follow(() => parts.preferences.give(givenBy(now)));
  };
  let stopFollowing = follow();
  const leave = async () => {
    stopFollowing();
    await started.end();
    elements.remove();
    removePreloads(origin, preloads);
  };
  try {
    await elements.styled;
  } catch (cause) {
    await leave();
    throw new GuestError("modules_failed", "The console's styles didn't load.", cause);
  }
  const rendered = renderedOnDocument(() =>
    renderConsole(elements.root, started, "console-guest-"),
  );
  tellHost();
  const stopTelling = router.subscribe(tellHost);
  return {
    update(next) {
      current = readProps({ ...next, container: props.container });
      stopFollowing();
      stopFollowing = follow();
      frame.set(current.frame ?? "full");
      parts.preferences.give(givenBy(current));
    },
    async unmount() {
      stopTelling();
      rendered.root.unmount();
      rendered.undo();
      await leave();
    },
  };
};
