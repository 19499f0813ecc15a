import { hideNames } from "./hide-names.ts";
import { lookFirst, lookPast } from "./look-past.ts";

/** The roots of a sub-app and the element they are shown in. */
export interface Place {
  element: HTMLElement;
  container: HTMLElement;
  overlayRoot: HTMLElement;
  /** Elements that have been scrolled inside the container. */
  scrolled: ReadonlySet<Element>;
}

/** A hidden sub-app; call `show` or `drop` once. */
export interface Hidden {
  /** Shows it again, in this or another element. */
  show(element: HTMLElement): void;
  /** Lets the page find its elements again, once it has been shown and no other is in the way. */
  find(): void;
  /** For its unmount: look-ups find its own elements first. Returns the end of that. */
  drop(): () => void;
}

/** Keeps the DOM of parked sub-apps in the page, hidden. */
export interface ParkingLot {
  /**
   * Hides the roots of a sub-app where they are. If no other sub-app has entered the element by the
   * end of the task, the container moves to body, because the element may soon be removed.
   */
  hide(place: Place, taken: () => boolean): Hidden;
  /** Moves whatever is hidden in this element away immediately. */
  release(element: HTMLElement): void;
}

/** The browser caches the layout of skipped content: showing it again is almost free. */
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

/** With `moveBefore`, frames inside don't reload. */
const move = (node: HTMLElement, parent: HTMLElement, scrolled: Iterable<Element>): void => {
  // Only scrolled elements: reading the offset of skipped content forces its whole layout.
  const restores = [...scrolled].map(scrollOf);
  // Chromium 156 crashes the page when a tree with skipped layout moves while a layout is due.
  node.getBoundingClientRect();
  try {
    (parent as HTMLElement & { moveBefore(node: Node, before: null): void }).moveBefore(node, null);
  } catch {
    // No `moveBefore`, or one of the two is outside the page.
    parent.append(node);
  }
  for (const restore of restores) restore();
};

export const createParkingLot = (): ParkingLot => {
  /** Containers hidden in an element, with the elements scrolled in them. */
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
      const roots = [container, overlayRoot];
      const finds = [hideNames(roots), lookPast(roots)];
      const find = () => {
        for (const undo of finds.splice(0)) undo();
      };
      const undos = [
        // A different width would force a layout of everything in it.
        dress(container, { ...unseen, width: `${container.offsetWidth}px` }),
        // An element without a box can't hide its content.
        dress(overlayRoot, { ...unseen, display: "block" }),
      ];
      queueMicrotask(() => {
        if (taken() || !inPlace.get(element)?.has(container)) return;
        forget(element, container);
        moveAway(container, scrolled);
      });
      return {
        find,
        drop() {
          forget(element, container);
          const end = lookFirst(roots);
          find();
          return end;
        },
        show(to) {
          forget(element, container);
          if (container.parentElement !== to) move(container, to, scrolled);
          // A sub-app still leaving this element is about to go anyway.
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
