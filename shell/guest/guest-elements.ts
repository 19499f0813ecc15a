import type { GuestConsole } from "@console-shell/contract/words/guest";

/** The guest's own elements, which contain everything it renders. */
interface GuestElements {
  /** In the host's container. */
  readonly root: HTMLElement | undefined;
  /** For pop-ups, which must be above the page. */
  readonly popups: HTMLElement | undefined;
  /** Settles when the styles have loaded. */
  readonly styled: Promise<unknown>;
  remove(): void;
}

const markAsGuest = (element: HTMLElement, nonce: string | undefined) => {
  element.dataset["console"] = "guest";
  // Both languages are left-to-right; the host's page may not be.
  element.dir = "ltr";
  // Styles added later read the nonce from here.
  if (nonce !== undefined) element.setAttribute("nonce", nonce);
};

const linkTo = (href: string, integrity: string, nonce: string | undefined) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.integrity = integrity;
  link.crossOrigin = "anonymous";
  if (nonce !== undefined) link.nonce = nonce;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener("load", () => resolve());
  link.addEventListener("error", () => reject(new Error(`${href} didn't load.`)));
  return { link, loaded: promise };
};

/**
 * Adds the guest's elements to the page: one in the container, one at the end of the body (or of the host's
 * shadow root).
 */
export const addGuestElements = (
  container: HTMLElement | ShadowRoot,
  { styles }: Pick<GuestConsole, "styles">,
  origin: string,
  nonce: string | undefined,
): GuestElements => {
  const root = document.createElement("div");
  const popups = document.createElement("div");
  for (const element of [root, popups]) markAsGuest(element, nonce);
  // Above all of the host's layers, without taking part in its layout.
  Object.assign(popups.style, { position: "absolute", top: "0", left: "0", width: "100%" });
  popups.style.zIndex = "2147483647";
  const links = styles.map(({ path, integrity }) => linkTo(origin + path, integrity, nonce));
  popups.append(...links.map(({ link }) => link));
  container.append(root);
  // Called on our own element, because hosts override it on theirs.
  const tree = root.getRootNode();
  (tree instanceof ShadowRoot ? tree : document.body).append(popups);
  // A closure of the console can outlive it: V8 keeps the getters that react-query defines on its objects in
  // their hidden class. That closure must not reach the elements, or all of React's root listeners stay in
  // memory.
  let held: readonly [root: HTMLElement, popups: HTMLElement] | undefined = [root, popups];
  return {
    get root() {
      return held?.[0];
    },
    get popups() {
      return held?.[1];
    },
    styled: Promise.all(links.map(({ loaded }) => loaded)),
    remove() {
      for (const element of held ?? []) element.remove();
      held = undefined;
    },
  };
};
