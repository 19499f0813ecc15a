import type { Live } from "@console-shell/contract";
import { GuestError } from "./guest-error.ts";

/** The props that a host passes. Unknown props are ignored. */
export interface GuestProps {
  /** The element or shadow root to mount into, or one that contains `#console-guest`. */
  container: HTMLElement | ShadowRoot;
  /** The base path of the console's pages; `/` by default. */
  base?: string;
  /** The app type; the server's `APP_TYPE` by default. */
  appType?: string;
  /** `en-US` or `zh-CN`; the operator's choice by default. */
  locale?: string;
  /** `light`, `dark` or `system`; the operator's choice by default. */
  theme?: string;
  /** `none` hides header and navigation; `full` by default. */
  frame?: "full" | "none";
  /** The nonce of the page's content security policy; by default that of the page's first script with a nonce. */
  nonce?: string;
  /** Called with each address the console navigates to, including its base. */
  onNavigate?: (address: string) => void;
  /** Called with each title; a guest doesn't set the document's title itself. */
  onTitle?: (title: string) => void;
}

/** qiankun's state, shared by a host and its applications; each has one listener. */
interface GlobalState {
  onGlobalStateChange?: (listener: (state: Record<string, unknown>) => void, now: true) => void;
  offGlobalStateChange?: () => unknown;
}

/**
 * Hosts built on the console's own runtime pass live values, and use other names for the element and the
 * base.
 */
type HostProps = Omit<GuestProps, "container" | "locale" | "theme"> &
  GlobalState & {
    container?: unknown;
    domElement?: unknown;
    basename?: unknown;
    setTitle?: (title: string) => void;
    locale?: unknown;
    theme?: unknown;
  };

/** Normalised props. */
export interface ReadProps extends Omit<GuestProps, "locale" | "theme" | "base"> {
  /** Starts and ends with a slash. */
  base: string;
  /** The host's current language and theme. */
  look(): { locale: string | undefined; theme: string | undefined };
  /** Calls the listener when a live value or the state of the host changes; returns the unsubscribe function. */
  follow(listener: () => void): () => void;
}

const isLive = (value: unknown): value is Live<unknown> =>
  typeof value === "object" && value !== null && "get" in value && "subscribe" in value;

const textOf = (value: unknown): string | undefined => {
  const now = isLive(value) ? value.get() : value;
  return typeof now === "string" ? now : undefined;
};

/** A base as browsers write it in an address: encoded, and with a slash at both ends. */
const addressOf = (base: string): string => {
  const path = `/${base.replace(/^[/]+|[/]+$/g, "")}/`.replace("//", "/");
  return new URL(path, location.origin).href.slice(location.origin.length);
};

/** Normalises a host's props; throws if they contain no element. */
export const readProps = (props: HostProps): ReadProps => {
  const { container, domElement, basename, base, locale, theme } = props;
  const given = (container ?? domElement) as Partial<ShadowRoot> | null | undefined;
  // No `instanceof`: a host may run in another realm.
  if (given?.nodeType !== Node.ELEMENT_NODE && !given?.host)
    throw new GuestError(
      "no_container",
      "mount(props): props.container must be an element or a shadow root.",
    );
  const place = given as HTMLElement | ShadowRoot;
  const { appType, frame, nonce, onNavigate, onTitle = props.setTitle } = props;
  // Hosts like qiankun can't pass other props later, but change this.
  let state: Record<string, unknown> = {};
  return {
    appType,
    frame,
    nonce,
    onNavigate,
    onTitle,
    container: place.querySelector<HTMLElement>("#console-guest") ?? place,
    base: addressOf(base ?? textOf(basename) ?? "/"),
    look: () => ({
      locale: textOf(state["locale"] ?? locale),
      theme: textOf(state["theme"] ?? theme),
    }),
    follow(listener) {
      const undos: (() => unknown)[] = [locale, theme]
        .filter(isLive)
        .map((value) => value.subscribe(listener));
      if (props.onGlobalStateChange) {
        const hear = (next: Record<string, unknown>) => {
          state = next;
          listener();
        };
        props.onGlobalStateChange(hear, true);
        undos.push(() => props.offGlobalStateChange?.());
      }
      return () => {
        for (const undo of undos) undo();
      };
    },
  };
};
