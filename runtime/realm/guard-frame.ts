/** What code in a frame asked for that would have replaced the sub-app's page. */
export type Departure =
  | { kind: "reload" }
  | { kind: "visit"; url: URL; replace: boolean }
  /** A form sent by script, as the body of a request. */
  | { kind: "send"; form: HTMLFormElement }
  /** An address that can only be shown in place of the page. */
  | { kind: "away"; href: string };

export interface Departures {
  /** Receives them from now on, and those that came before. */
  hear(listener: (departure: Departure) => void): void;
}

interface NavigateEvent extends Event {
  readonly navigationType: "push" | "replace" | "reload" | "traverse";
  readonly destination: { url: string; sameDocument: boolean };
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly sourceElement?: Element | null;
}

const isPage = ({ protocol }: URL) => /^https?:$/.test(protocol);

/**
 * Stops code in a frame from replacing the sub-app's page: the frame would be blank, or show the
 * console inside itself. A change that can't be stopped, as in browsers without the Navigation API,
 * is reported when it has happened.
 */
export const guardFrame = (
  element: HTMLIFrameElement,
  page: Window & typeof globalThis,
): Departures => {
  const { document: own, location } = page;
  const early: Departure[] = [];
  let report = (departure: Departure): void => void early.push(departure);
  const { navigation } = page as { navigation?: EventTarget };
  navigation?.addEventListener("navigate", (given) => {
    const event = given as NavigateEvent;
    const { destination, navigationType, formData, sourceElement } = event;
    const url = new URL(destination.url);
    if (!event.cancelable || event.downloadRequest !== null) return;
    if (destination.sameDocument) {
      // A hash set by a script: the history that frame and console share must not grow.
      if (navigationType !== "push") return;
      event.preventDefault();
      location.replace(url);
      return;
    }
    // `mailto:` and the like leave the page as it is.
    if (!isPage(url) && !/^(?:about|blob|data|file):$/.test(url.protocol)) return;
    event.preventDefault();
    const form = formData && sourceElement?.closest("form");
    if (form) report({ kind: "send", form });
    else if (navigationType === "reload" || url.href === location.href) report({ kind: "reload" });
    else if (isPage(url) && !formData)
      report({ kind: "visit", url, replace: navigationType === "replace" });
    else report({ kind: "away", href: url.href });
  });
  element.addEventListener("load", () => {
    const { contentDocument: now } = element;
    if (now === own) return;
    const url = URL.parse(now?.URL ?? "");
    if (url && isPage(url)) report({ kind: "visit", url, replace: true });
    else report(now ? { kind: "reload" } : { kind: "away", href: "another origin" });
  });
  return {
    hear(listener) {
      report = listener;
      for (const departure of early.splice(0)) listener(departure);
    },
  };
};
