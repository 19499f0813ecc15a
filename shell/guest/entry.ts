import { guestConsolePath, type GuestConsole } from "@console-shell/contract/guest";
import { addImportMap, preloadModules } from "./add-import-map.ts";
import { GuestError } from "./guest-error.ts";
import { readProps } from "./guest-props.ts";
import type { MountedGuest } from "./mount-guest.tsx";

export { GuestError } from "./guest-error.ts";
export type { GuestProps } from "./guest-props.ts";

type Props = Parameters<typeof readProps>[0];
type GuestModule = typeof import("./mount-guest.tsx");

/** Marks a page that has a guest, whichever copy of this module mounted it. */
const mark: unique symbol = Symbol.for("console-shell.guest") as never;
const page = document as Document & { [mark]?: true };

/** What the shell's libraries set on the window as they load, and never read. */
const ownGlobals = ["__reactRouterVersion"];

const { origin } = new URL(import.meta.url);
/** The release that the page began with: another one's modules may not fit to those that have run. */
let begun: GuestConsole | undefined;
let mounted: Promise<MountedGuest> | undefined;
/** The same, once it is there. */
let current: MountedGuest | undefined;
let leaving: Promise<unknown> = Promise.resolve();

const askServer = async (): Promise<GuestConsole> => {
  try {
    const response = await fetch(origin + guestConsolePath, {
      credentials: origin === location.origin ? "same-origin" : "include",
      cache: "no-store",
    });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    return (await response.json()) as GuestConsole;
  } catch (cause) {
    throw new GuestError(
      "unreachable",
      `The console at ${origin} can't be reached from ${location.origin}. Is this origin among its HOST_ORIGINS?`,
      cause,
    );
  }
};

const loadModule = async (guest: GuestConsole): Promise<GuestModule> => {
  try {
    preloadModules(origin, guest.preloads);
    return (await import(/* @vite-ignore */ origin + guest.module)) as GuestModule;
  } catch (cause) {
    throw new GuestError(
      "modules_failed",
      "The console's modules didn't load. A guest needs a browser that merges import maps.",
      cause,
    );
  }
};

const mountNow = async (props: Props): Promise<MountedGuest> => {
  const read = readProps(props);
  const nonce =
    read.nonce ?? (document.querySelector<HTMLElement>("script[nonce]")?.nonce || undefined);
  const now = await askServer();
  const release = (begun ??= now);
  const removeMap = addImportMap(origin, release, nonce);
  const hostsGlobals = new Set(Object.keys(window));
  try {
    const { mountGuest } = await loadModule(release);
    const config = { ...release.config, hasSession: now.config.hasSession };
    const options = { props: { ...read, nonce }, guest: { ...release, config }, origin };
    const guest = await mountGuest(options);
    for (const name of ownGlobals)
      if (!hostsGlobals.has(name)) Reflect.deleteProperty(window, name);
    return { ...guest, unmount: () => guest.unmount().finally(removeMap) };
  } catch (error) {
    removeMap();
    throw error;
  }
};

/** Prepares nothing: whatever is needed loads with the first mount. */
export const bootstrap = async (): Promise<void> => {
  await Promise.resolve();
};

const alreadyMounted = () =>
  new GuestError("already_mounted", "This page has a console as a guest already.");

const begin = async (props: Props): Promise<MountedGuest> => {
  if (page[mark]) throw alreadyMounted();
  page[mark] = true;
  try {
    return await mountNow(props);
  } catch (error) {
    delete page[mark];
    throw error;
  }
};

/** Mounts the console into an element of the page. A page has one guest at a time. */
export const mount = async (props: Props): Promise<void> => {
  // A host that has cleared the element can't get the console back in any other way.
  if (current?.isRemoved()) void unmount();
  if (mounted) throw alreadyMounted();
  // Known at once: a host may call `unmount` or `update` before this has mounted.
  const own = leaving.then(() => begin(props));
  mounted = own;
  try {
    const guest = await own;
    if (mounted === own) current = guest;
  } catch (error) {
    if (mounted === own) mounted = undefined;
    throw error;
  }
};

/** Changes language, theme and frame of the mounted console. */
export const update = async (props: Props): Promise<void> => {
  const own = mounted;
  const guest = await own;
  if (mounted === own) guest?.update(props);
};

/** Takes the console out of the page, with everything that it has begun there. */
export const unmount = async (): Promise<void> => {
  const ending = mounted;
  mounted = undefined;
  current = undefined;
  const left = ending
    ? ending.then(
        (guest) => guest.unmount().finally(() => void delete page[mark]),
        // What failed to mount has left nothing, and `mount` has said why.
        () => undefined,
      )
    : leaving.then(() => undefined);
  // A later `mount` doesn't fail for it: the caller of this one hears of it.
  leaving = left.catch(() => undefined);
  return left;
};
