import type { Live, ParentPage } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";

/** The title that a page sets, below its route's title. */
export interface PageDetail {
  title: string;
  /** The page's parent record. */
  parent?: ParentPage | undefined;
  /** The sub-app that set it. */
  subApp?: string | undefined;
}

/** The document's title: the route's, preceded by the sub-app's page. */
export interface PageTitle extends Live<string> {
  readonly detail: Live<PageDetail>;
  /** The current page's own title, short form. */
  page(): string;
  setRoute(title: string): void;
  setDetail(detail: PageDetail): void;
  /** Shows another title instead; undefined restores it. */
  cover(title: string | undefined): void;
}

/** Calls `showTitle` with each title. The default title is empty. */
export const createPageTitle = (showTitle: (title: string) => void): PageTitle => {
  const title = createStore("");
  const detail = createStore<PageDetail>({ title: "" });
  let route = "";
  let covering: string | undefined;
  let isWaiting = false;
  const page = () => detail.get().title || route;
  const show = () => {
    isWaiting = false;
    title.set(covering ?? (page() === route ? route : [page(), route].filter(Boolean).join(" · ")));
    showTitle(title.get());
  };
  // A navigation changes both parts, so show them in one update.
  const showSoon = () => {
    if (!isWaiting) queueMicrotask(show);
    isWaiting = true;
  };
  return {
    get: () => title.get(),
    subscribe: (listener) => title.subscribe(listener),
    detail,
    page,
    setRoute(text) {
      route = text;
      showSoon();
    },
    setDetail(next) {
      detail.set(next);
      showSoon();
    },
    cover(text) {
      covering = text;
      showSoon();
    },
  };
};
