import { guestConsolePath, type GuestConsole } from "@console-shell/contract/words/guest";
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

/** Globals that the shell's libraries set on load and never read. */
const ownGlobals = ["__reactRouterVersion"];

const { origin } = new URL(import.meta.url);
/** The release the page started with: another release's modules may be incompatible with those already loaded. */
let begun: GuestConsole | undefined;
let mounted: Promise<MountedGuest> | undefined;
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

/** Does nothing: everything loads with the first mount. */
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

/** Mounts the console into an element of the page. Only one guest per page at a time. */
export const mount = async (props: Props): Promise<void> => {
  // A host that has cleared the element has no other way to get the console back.
  if (current?.isRemoved()) void unmount();
  if (mounted) throw alreadyMounted();
  // Set synchronously: a host may call `unmount` or `update` before this has mounted.
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

/** Changes the mounted console's language, theme and frame. */
export const update = async (props: Props): Promise<void> => {
  const own = mounted;
  const guest = await own;
  if (mounted === own) guest?.update(props);
};

/** Unmounts the console and undoes everything it did to the page. */
export const unmount = async (): Promise<void> => {
  const ending = mounted;
  mounted = undefined;
  current = undefined;
  const left = ending
    ? ending.then(
        (guest) => guest.unmount().finally(() => void delete page[mark]),
        // A failed mount leaves nothing behind, and `mount` has already reported it.
        () => undefined,
      )
    : leaving.then(() => undefined);
  // A failed unmount rejects for its own caller, not for a later `mount`.
  leaving = left.catch(() => undefined);
  return left;
};
