import type { Live } from "@console-shell/contract";
import { GuestError } from "./guest-error.ts";

/** What a host hands over. Anything else that it adds to its props is left alone. */
export interface GuestProps {
  /** The element or shadow root to mount into, or one that holds `#console-guest`. */
  container: HTMLElement | ShadowRoot;
  /** What the addresses of all the console's pages begin with; `/` by default. */
  base?: string;
  /** As what the console runs; its server's `APP_TYPE` by default. */
  appType?: string;
  /** `en-US` or `zh-CN`; the operator's choice by default. */
  locale?: string;
  /** `light`, `dark` or `system`; the operator's choice by default. */
  theme?: string;
  /** `none` hides header and navigation; `full` by default. */
  frame?: "full" | "none";
  /** The nonce of the page's policy; that of the page's first script with one by default. */
  nonce?: string;
  /** Hears each address that the console goes to, with its base. */
  onNavigate?: (address: string) => void;
  /** Hears each title; the console sets none by itself. */
  onTitle?: (title: string) => void;
}

/** Hosts made of the console's own runtime hand over live values, and their element and base by other names. */
type HostProps = Omit<GuestProps, "container" | "locale" | "theme"> & {
  container?: unknown;
  domElement?: unknown;
  basename?: unknown;
  setTitle?: (title: string) => void;
  locale?: unknown;
  theme?: unknown;
};

/** Props as the guest reads them. */
export interface ReadProps extends Omit<GuestProps, "locale" | "theme" | "base"> {
  /** With a slash at both ends. */
  base: string;
  /** What the host says of language and theme now. */
  look(): { locale: string | undefined; theme: string | undefined };
  /** Hears when a live value of the host has changed; returns its undo. */
  follow(listener: () => void): () => void;
}

const isLive = (value: unknown): value is Live<unknown> =>
  typeof value === "object" && value !== null && "get" in value && "subscribe" in value;

const textOf = (value: unknown): string | undefined => {
  const now = isLive(value) ? value.get() : value;
  return typeof now === "string" ? now : undefined;
};

/** A base as browsers write it in an address: with a slash at both ends, and encoded. */
const addressOf = (base: string): string => {
  const path = `/${base.replace(/^[/]+|[/]+$/g, "")}/`.replace("//", "/");
  return new URL(path, location.origin).href.slice(location.origin.length);
};

/** Reads a host's props; throws where they name no element. */
export const readProps = (props: HostProps): ReadProps => {
  const { container, domElement, basename, base, locale, theme } = props;
  const given = (container ?? domElement) as Partial<ShadowRoot> | null | undefined;
  // Not by its class: a host may run in another realm.
  if (given?.nodeType !== Node.ELEMENT_NODE && !given?.host)
    throw new GuestError(
      "no_container",
      "mount(props): props.container must be an element or a shadow root.",
    );
  const place = given as HTMLElement | ShadowRoot;
  const { appType, frame, nonce, onNavigate, onTitle = props.setTitle } = props;
  return {
    appType,
    frame,
    nonce,
    onNavigate,
    onTitle,
    container: place.querySelector<HTMLElement>("#console-guest") ?? place,
    base: addressOf(base ?? textOf(basename) ?? "/"),
    look: () => ({ locale: textOf(locale), theme: textOf(theme) }),
    follow(listener) {
      const undos = [locale, theme].filter(isLive).map((value) => value.subscribe(listener));
      return () => {
        for (const undo of undos) undo();
      };
    },
  };
};
