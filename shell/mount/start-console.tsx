import type { ConsoleConfig } from "@console-shell/contract";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createBrowserRouter, type DataRouter } from "react-router";
import { ConsoleApp } from "../console-app.tsx";
import { createConsole, type Console } from "../create-console.ts";
import { textFor } from "../i18n/texts.ts";
import { createNotices } from "../notices/notices.ts";
import { localeNames } from "../preferences/locale-names.ts";
import { createPreferences, type Given } from "../preferences/preferences.ts";
import type { Remembered } from "../preferences/remembered.ts";
import { routingOf } from "../routing/console-routing.ts";
import { followPushes } from "../routing/follow-pushes.ts";
import { limitChunks } from "../routing/load-chunk.ts";
import { routerWindow } from "../routing/router-window.ts";
import { routesOf } from "../routing/routes.tsx";
import { createLifetime } from "./lifetime.ts";
import type { Place } from "./place.ts";
import "../console.css";

interface StartOptions {
  config: ConsoleConfig;
  place: Place;
  /** Language and theme to begin with. */
  first: Remembered;
  /** Language and theme that the host decides. */
  given?: Given;
  /** Whether the page is there already, prerendered. */
  shown?: boolean;
}

/** A console that has started: parts and router, without anything on the screen. */
export interface StartedConsole {
  readonly parts: Console;
  readonly router: DataRouter;
  /** Undoes all that it has begun. */
  end(): Promise<void>;
}

/** Makes a console's parts for its place. The one way to start a console; its first language loads before it is shown. */
export const startConsole = ({
  config,
  place,
  first,
  given = {},
  shown = false,
}: StartOptions): StartedConsole => {
  const lifetime = createLifetime();
  limitChunks(config.chunkTimeout);
  const notices = createNotices();
  const preferences = createPreferences(first, {
    place,
    given,
    signal: lifetime.signal,
    onFailed(locale) {
      const text = textFor(preferences.locale.get());
      notices.notification({
        kind: "error",
        title: text("preferences.languageFailed", { language: localeNames[locale] }),
        description: text("preferences.languageFailed.advice"),
        key: "language",
      });
    },
  });
  const routes = routesOf(config);
  const router = createBrowserRouter(routes, {
    basename: place.base.replace(/(?<=.)\/$/, ""),
    window: routerWindow(place.base),
    // Else the router would scroll to the top of a page that somebody has read down to its end.
    ...(shown && { hydrationData: { loaderData: {} } }),
  });
  lifetime.onEnd(() => router.dispose());
  lifetime.onEnd(followPushes(router));
  const routing = routingOf(router, routes, place.base);
  return {
    parts: createConsole({ config, place, routing, preferences, notices, lifetime }),
    router,
    end: () => lifetime.end(),
  };
};

/** Shows a console in an element. */
export const renderConsole = (
  root: HTMLElement,
  { parts, router }: StartedConsole,
  identifierPrefix?: string,
): Root => {
  const reactRoot = createRoot(root, identifierPrefix === undefined ? {} : { identifierPrefix });
  reactRoot.render(
    <StrictMode>
      <ConsoleApp parts={parts} router={router} />
    </StrictMode>,
  );
  return reactRoot;
};
