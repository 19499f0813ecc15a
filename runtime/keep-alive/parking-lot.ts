/** The roots of a sub-app and where they are shown. */
export interface Place {
  element: HTMLElement;
  container: HTMLElement;
  overlayRoot: HTMLElement;
  /** What has been scrolled inside the container. */
  scrolled: ReadonlySet<Element>;
}

/** What is hidden: one of the two ends it. */
export interface Hidden {
  /** Shows it again, in this or another element. */
  show(element: HTMLElement): void;
  /** It is unmounted: there is nothing to keep any more. */
  drop(): void;
}

/** Keeps the trees of parked sub-apps in the page, unseen. */
export interface ParkingLot {
  /**
   * Hides the roots of a sub-app where they are. If nobody else has come into the element by the
   * end of the task, the container moves to body, for the element may soon be gone.
   */
  hide(place: Place, taken: () => boolean): Hidden;
  /** Moves what is hidden in this element away at once. */
  release(element: HTMLElement): void;
}

/** The browser keeps the layout of what it skips: showing it again costs next to nothing. */
const unseen: Readonly<Record<string, string>> = {
  "content-visibility": "hidden",
  position: "absolute",
  "clip-path": "inset(50%)",
  margin: "0",
};

const dress = (node: HTMLElement, style: Readonly<Record<string, string>>): (() => void) => {
  const before = node.style.cssText;
  for (const [name, value] of Object.entries(style)) node.style.setProperty(name, value);
  return () => (node.style.cssText = before);
};

const scrollOf = (element: Element): (() => void) => {
  const { scrollTop, scrollLeft } = element;
  return () => {
    if (element.scrollTop !== scrollTop) element.scrollTop = scrollTop;
    if (element.scrollLeft !== scrollLeft) element.scrollLeft = scrollLeft;
  };
};

const scrollAround = (element: Element): (() => void)[] => {
  const restores: (() => void)[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) restores.push(scrollOf(at));
  return restores;
};

/** With `moveBefore` frames inside don't reload. */
const move = (node: HTMLElement, parent: HTMLElement, scrolled: Iterable<Element>): void => {
  // Not of every element: to ask for the offset of what is skipped costs the layout of all of it.
  const restores = [...scrolled].map(scrollOf);
  // Chromium 156 ends the page when a tree whose layout it skips moves while one is still due.
  node.getBoundingClientRect();
  try {
    (parent as HTMLElement & { moveBefore(node: Node, before: null): void }).moveBefore(node, null);
  } catch {
    // A browser without it, or one of the two is outside of the page.
    parent.append(node);
  }
  for (const restore of restores) restore();
};

export const createParkingLot = (): ParkingLot => {
  /** Containers hidden in an element, with what has been scrolled in them. */
  const inPlace = new Map<HTMLElement, Map<HTMLElement, Iterable<Element>>>();
  let lot: HTMLElement | undefined;

  const moveAway = (container: HTMLElement, scrolled: Iterable<Element>) => {
    if (!lot?.isConnected) {
      lot = document.createElement("div");
      lot.dataset["parked"] = "";
      document.body.append(lot);
    }
    move(container, lot, scrolled);
  };
  const forget = (element: HTMLElement, container: HTMLElement) => {
    const here = inPlace.get(element);
    here?.delete(container);
    if (here?.size === 0) inPlace.delete(element);
  };

  return {
    hide({ element, container, overlayRoot, scrolled }, taken) {
      inPlace.set(element, (inPlace.get(element) ?? new Map()).set(container, scrolled));
      const scrolls = scrollAround(element);
      const undos = [
        // Another width would cost a layout of everything in it.
        dress(container, { ...unseen, width: `${container.offsetWidth}px` }),
        // What has no box hides nothing.
        dress(overlayRoot, { ...unseen, display: "block" }),
      ];
      queueMicrotask(() => {
        if (taken() || !inPlace.get(element)?.has(container)) return;
        forget(element, container);
        moveAway(container, scrolled);
      });
      const drop = () => forget(element, container);
      return {
        drop,
        show(to) {
          drop();
          if (container.parentElement !== to) move(container, to, scrolled);
          // Whoever has not yet finished leaving this element is on its way out of the page.
          for (const other of to.children)
            if (other !== container && other instanceof HTMLElement && !inPlace.get(to)?.has(other))
              other.style.display = "none";
          for (const undo of undos) undo();
          if (to === element) for (const restore of scrolls) restore();
        },
      };
    },
    release(element) {
      for (const [container, scrolled] of inPlace.get(element) ?? []) moveAway(container, scrolled);
      inPlace.delete(element);
    },
  };
};
