import type { Live, ParentPage } from "@console-shell/contract";
import { createStore } from "./store.ts";

/** The document's title: the route's own, preceded by what a sub-app shows. */
export interface PageTitle extends Live<string> {
  setRoute(title: string): void;
  setDetail(title: string, parent?: ParentPage): void;
  /** Shows another title in place of both; undefined ends that. */
  cover(title: string | undefined): void;
  /** What the shown page belongs to. */
  readonly parent: Live<ParentPage | undefined>;
}

/** Has each title shown by `showTitle`. The default title is empty. */
export const createPageTitle = (showTitle: (title: string) => void): PageTitle => {
  const title = createStore("");
  const parent = createStore<ParentPage | undefined>(undefined);
  let route = "";
  let detail = "";
  let covering: string | undefined;
  const show = () => {
    const parts = detail === route ? [route] : [detail, route];
    title.set(covering ?? parts.filter(Boolean).join(" · "));
    showTitle(title.get());
  };
  return {
    get: () => title.get(),
    subscribe: (listener) => title.subscribe(listener),
    setRoute(text) {
      route = text;
      show();
    },
    setDetail(text, above) {
      detail = text;
      parent.set(above);
      show();
    },
    cover(text) {
      covering = text;
      show();
    },
    parent,
  };
};
