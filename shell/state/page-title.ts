import type { Live, ParentPage } from "@console-shell/contract";
import { createStore } from "./store.ts";

/** What a page says of itself, below its route's title. */
export interface PageDetail {
  title: string;
  /** What the page belongs to. */
  parent?: ParentPage | undefined;
  /** The sub-app that says so. */
  subApp?: string | undefined;
}

/** The document's title: the route's own, preceded by what a sub-app shows. */
export interface PageTitle extends Live<string> {
  readonly detail: Live<PageDetail>;
  /** The shown page's own title, in short. */
  page(): string;
  setRoute(title: string): void;
  setDetail(detail: PageDetail): void;
  /** Shows another title in place of both; undefined ends that. */
  cover(title: string | undefined): void;
}

/** Has each title shown by `showTitle`. The default title is empty. */
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
  // A navigation changes both parts: they are shown together.
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
