import type { ConsoleConfig } from "@console-shell/contract";
import { followTranslation } from "@console-shell/ui";
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
  /** The initial language and theme. */
  first: Remembered;
  /** Language and theme set by the host. */
  given?: Given;
  /** Whether the page is prerendered. */
  shown?: boolean;
}

/** A started console: parts and router, not rendered yet. */
export interface StartedConsole {
  readonly parts: Console;
  readonly router: DataRouter;
  /** Undoes everything it has started. */
  end(): Promise<void>;
}

/**
 * Creates a console's parts for its place; the only way to start a console. Its first language loads before
 * it is rendered.
 */
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
    // Without it, the router would scroll a page that the user has already scrolled back to the top.
    ...(shown && { hydrationData: { loaderData: {} } }),
  });
  lifetime.onEnd(() => router.dispose());
  lifetime.onEnd(followPushes(router));
  for (const tree of [place.root, place.popups]) if (tree) lifetime.onEnd(followTranslation(tree));
  const routing = routingOf(router, routes, place.base);
  return {
    parts: createConsole({ config, place, routing, preferences, notices, lifetime }),
    router,
    end: () => lifetime.end(),
  };
};

/** Renders a console into an element. */
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
