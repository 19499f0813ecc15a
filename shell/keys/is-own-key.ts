import type { Place } from "../mount/place.ts";

/**
 * Whether a key event is for this console: not one from a nested guest and, for a guest, not one from its
 * host's elements.
 */
export const isOwnKey = (event: KeyboardEvent, { looks, isGuest }: Place): boolean => {
  if (event.defaultPrevented) return false;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return true;
  const guest = target.closest('[data-console="guest"]');
  if (!isGuest) return !guest;
  return guest ? looks.some((element) => element === guest) : target === document.body;
};

/** Where this console's dialogs may be: the page, and the root of a guest's pop-ups. */
export const rootsOf = ({ popups }: Place): (ParentNode | undefined)[] => [
  document,
  popups?.getRootNode() as ShadowRoot | undefined,
];
