import type { SignOnPurpose } from "@console-shell/contract/words/single-sign-on";
import { signOnCallback } from "@console-shell/contract/words/single-sign-on";

/** What the page has to know again when the provider sends the browser back to this window. */
interface Visit {
  /** The page to return to, as the login page's `from`. */
  from: string | null;
  /** Whether another window waits for this one. */
  isPopup: boolean;
}

const key = "console.single-sign-on";

/** The page that begins a visit to a provider. */
export const visitAddress = (
  provider: string,
  purpose: SignOnPurpose,
  { from, isPopup }: Visit,
): string => {
  const query = new URLSearchParams({ begin: purpose });
  if (from) query.set("from", from);
  if (isPopup) query.set("popup", "1");
  return `${signOnCallback(provider)}?${query}`;
};

/** The session storage is this window's own, and survives the way through the provider's pages. */
export const keepVisit = (visit: Visit): void => sessionStorage.setItem(key, JSON.stringify(visit));

export const takeVisit = (): Visit => {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept ? (JSON.parse(kept) as Visit) : { from: null, isPopup: false };
};
