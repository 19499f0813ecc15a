import type { GuestConsole } from "@console-shell/contract/guest";

/** The guest's own elements; all that it shows is in them. */
export interface GuestElements {
  /** In the host's container. */
  readonly root: HTMLElement;
  /** For pop-ups, which have to lie over the page. */
  readonly popups: HTMLElement;
  /** Settled when the styles are there. */
  readonly styled: Promise<unknown>;
  remove(): void;
}

const markAsGuest = (element: HTMLElement, nonce: string | undefined) => {
  element.dataset["console"] = "guest";
  // Styles that come later take it from here.
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

/** Puts the guest's elements into the page: one in the container, one at the end of the body (or of the host's shadow root). */
export const addGuestElements = (
  container: HTMLElement,
  { styles }: Pick<GuestConsole, "styles">,
  origin: string,
  nonce: string | undefined,
): GuestElements => {
  const root = document.createElement("div");
  const popups = document.createElement("div");
  for (const element of [root, popups]) markAsGuest(element, nonce);
  popups.style.display = "contents";
  const links = styles.map(({ path, integrity }) => linkTo(origin + path, integrity, nonce));
  popups.append(...links.map(({ link }) => link));
  const tree = container.getRootNode();
  (tree instanceof ShadowRoot ? tree : document.body).append(popups);
  container.append(root);
  return {
    root,
    popups,
    styled: Promise.all(links.map(({ loaded }) => loaded)),
    remove() {
      root.remove();
      popups.remove();
    },
  };
};
