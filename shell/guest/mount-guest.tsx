import type { SubAppRegistration } from "@console-shell/contract";
import type { GuestConsole } from "@console-shell/contract/words/guest";
import { createStore } from "@console-shell/contract/words/live";
import { defaultLocale, locales, themeChoices } from "@console-shell/contract/words/locale";
import { createPath, NavigationType } from "react-router";
import { loadLanguage } from "../i18n/load-language.ts";
import type { FrameKind, Place } from "../mount/place.ts";
import { renderConsole, startConsole } from "../mount/start-console.tsx";
import type { Given } from "../preferences/preferences.ts";
import { readRemembered } from "../preferences/remembered.ts";
import { pathBelow } from "../routing/base.ts";
import { addFonts } from "./add-fonts.ts";
import { addGuestElements } from "./guest-elements.ts";
import { GuestError } from "./guest-error.ts";
import { readProps, type ReadProps } from "./guest-props.ts";

/**
 * Renders a root and returns it with an undo for what React leaves on the document: one listener and a
 * marker property, which would otherwise stay for the life of the page.
 */
const renderedOnDocument = <Root,>(render: () => Root): { root: Root; undo: () => void } => {
  const undos: (() => void)[] = [];
  const before = Object.getOwnPropertyDescriptor(document, "addEventListener");
  const marks = new Set(Object.keys(document));
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (...input: Parameters<typeof listen>) => {
    listen(...input);
    undos.push(() => document.removeEventListener(...input));
  };
  try {
    return {
      root: render(),
      undo() {
        for (const undo of undos) undo();
      },
    };
  } finally {
    if (before) Object.defineProperty(document, "addEventListener", before);
    else Reflect.deleteProperty(document, "addEventListener");
    for (const mark of Object.keys(document))
      if (!marks.has(mark)) undos.push(() => void Reflect.deleteProperty(document, mark));
  }
};

interface GuestOptions {
  props: ReadProps;
  guest: GuestConsole;
  /** The console's origin. */
  origin: string;
}

/** A console mounted in a host's page. */
export interface MountedGuest {
  /** Whether the host has removed the guest's element from the page. */
  isRemoved(): boolean;
  update(props: Parameters<typeof readProps>[0]): void;
  unmount(): Promise<void>;
}

/** The host's choices; invalid ones are left to the operator. */
const givenBy = ({ look }: Pick<ReadProps, "look">): Given => {
  const { locale, theme } = look();
  return {
    locale: locales.find((one) => one === locale),
    theme: themeChoices.find((one) => one === theme),
  };
};

/**
 * Vite's preload helper adds links to the head for each lazy chunk and never removes them. It doesn't see
 * stylesheets in the guest's shadow root, so it adds those again, too.
 */
const followPreloads = (origin: string, tree: Node | undefined): (() => void) => {
  const rels = tree === document ? ["modulepreload"] : ["modulepreload", "stylesheet"];
  const own = rels.map((rel) => `link[rel="${rel}"][href^="${origin}/"]`).join();
  const before = new Set(document.head.querySelectorAll(own));
  return () => {
    for (const link of document.head.querySelectorAll(own)) if (!before.has(link)) link.remove();
  };
};

/** Mounts a console into its host's element. */
export const mountGuest = async ({ props, guest, origin }: GuestOptions): Promise<MountedGuest> => {
  const { base, nonce, container } = props;
  // Cleared on unmount, like the elements.
  let current: ReadProps | undefined = props;
  if (pathBelow(base, location.pathname) === undefined)
    throw new GuestError("outside_base", `${location.pathname} isn't below props.base, ${base}.`);
  const own = origin === location.origin ? "" : origin;
  const address = (path: string) => own + path;
  const elements = addGuestElements(container, guest, origin, nonce);
  const removePreloads = followPreloads(origin, elements.root?.getRootNode());
  const removeFonts = elements.root && addFonts(elements.root);
  const frame = createStore<FrameKind>(props.frame ?? "full");
  const place: Place = {
    isGuest: true,
    base,
    origin: own,
    address,
    get looks() {
      return [elements.root, elements.popups].filter((element) => element !== undefined);
    },
    get root() {
      return elements.root;
    },
    get popups() {
      return elements.popups;
    },
    frame,
    showTitle: (title) => current?.onTitle?.(title),
  };
  const absoluteEntry = <Part extends Pick<SubAppRegistration, "entry">>(part: Part): Part =>
    part.entry.startsWith("/") ? { ...part, entry: address(part.entry) } : part;
  const absolute = ({ previous, ...subApp }: SubAppRegistration): SubAppRegistration => ({
    ...absoluteEntry(subApp),
    ...(previous && { previous: absoluteEntry(previous) }),
  });
  const config = {
    ...guest.config,
    appType: props.appType ?? guest.config.appType,
    subApps: guest.config.subApps.map(absolute),
  };
  const first = readRemembered();
  const given = givenBy(props);
  try {
    await Promise.all([
      elements.styled,
      loadLanguage(given.locale ?? first.locale ?? defaultLocale),
    ]);
  } catch (cause) {
    elements.remove();
    removePreloads();
    removeFonts?.();
    throw new GuestError("modules_failed", "The console's styles or texts didn't load.", cause);
  }
  const started = startConsole({ config, place, first, given });
  const { parts, router } = started;
  let shown = "";
  const notifyHost = () => {
    const now = parts.routing.href(createPath(parts.routing.location()));
    if (now === shown) return;
    // The host's page scrolls, not the console: a new page starts at the top of the console.
    const isNew =
      router.state.historyAction === NavigationType.Push &&
      now.split("?")[0] !== shown.split("?")[0];
    const { root } = elements;
    if (isNew && root && root.getBoundingClientRect().top < 0) root.scrollIntoView();
    shown = now;
    current?.onNavigate?.(now);
  };
  const follow = (now: ReadProps) => now.follow(() => void parts.preferences.give(givenBy(now)));
  let stopFollowing = follow(props);
  const leave = async () => {
    stopFollowing();
    await started.end();
    current = undefined;
    elements.remove();
    removePreloads();
    removeFonts?.();
  };
  const rendered = renderedOnDocument(
    () => elements.root && renderConsole(elements.root, started, "console-guest-"),
  );
  notifyHost();
  const stopNotifying = router.subscribe(notifyHost);
  return {
    isRemoved: () => !elements.root?.isConnected,
    update(next) {
      const now = readProps({ ...next, container: current?.container });
      current = now;
      stopFollowing();
      stopFollowing = follow(now);
      frame.set(now.frame ?? "full");
      void parts.preferences.give(givenBy(now));
    },
    async unmount() {
      stopNotifying();
      rendered.root?.unmount();
      rendered.undo();
      await leave();
    },
  };
};
