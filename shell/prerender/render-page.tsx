import type { ConsoleConfig, Locale, ThemeChoice } from "@console-shell/contract";
import { chunkTimeout } from "@console-shell/contract/limits";
import type { PrerenderedPage } from "@console-shell/contract/prerendered";
import { prerenderedPages } from "@console-shell/contract/prerendered";
import { StrictMode, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RawIntlProvider } from "react-intl";
import { OfflineNotice } from "../connection/offline-notice.tsx";
import { ConsoleApp } from "../console-app.tsx";
import { loadLanguage } from "../i18n/load-language.ts";
import { intlFor, textFor } from "../i18n/texts.ts";
import { EnvironmentBadge } from "../layout/environment-badge.tsx";
import { handleOf } from "../routing/route-handle.ts";
import { routesOf } from "../routing/routes.tsx";
import { ConsoleContext } from "../state/console-context.ts";
import { consoleAtBuild } from "./console-at-build.ts";
import { awaitServer } from "./await-server.ts";
import { FailedNotice } from "./failed-notice.tsx";
import { keepEarlyInput } from "./early-input.ts";
import { loadMatched } from "./load-matched.ts";
import { loadScripts } from "./load-scripts.ts";

/** What is rendered of a page; the files that it needs are the build's to know. */
export type RenderedPage = Omit<
  PrerenderedPage,
  "styles" | "ownStyles" | "modules" | "stylesheets"
>;

const config: ConsoleConfig = {
  appType: "console",
  // The server knows them, and puts them in their places.
  environment: "{environment}",
  release: "{release}",
  autoCaptureError: true,
  chunkTimeout,
  hasSession: false,
  // Hidden once the page is taken over, where the console does not offer it.
  cameraLogin: true,
  subApps: [],
};

/** The address that shows the page as it is at first, where it has what it needs. */
const addressOf = (path: string): string => {
  const fragment = prerenderedPages[path]?.fragment;
  return fragment && !fragment.startsWith("!") ? `${path}#${fragment}=given` : path;
};

const renderTree = async (path: string, locale: Locale, theme: ThemeChoice) => {
  await loadLanguage(locale);
  const parts = consoleAtBuild(config, locale, theme);
  const router = createMemoryRouter(routesOf(config), { initialEntries: [addressOf(path)] });
  await loadMatched(router);
  // The same tree as React takes over: it counts where a component is, to name what belongs together.
  const markup = renderToString(
    <StrictMode>
      <ConsoleApp parts={parts} router={router} />
    </StrictMode>,
  );
  const partOf = (part: ReactNode) =>
    renderToStaticMarkup(
      <ConsoleContext value={parts}>
        <RawIntlProvider value={intlFor(locale)}>{part}</RawIntlProvider>
      </ConsoleContext>,
    );
  const badge = partOf(<EnvironmentBadge />);
  const offline = partOf(<OfflineNotice />);
  const failed = partOf(<FailedNotice />);
  const { title } = handleOf(
    router.state.matches.map(({ route }) => ({ handle: route.handle as unknown })),
  );
  router.dispose();
  return { markup, badge, offline, failed, title: title?.(textFor(locale), locale) ?? "" };
};

/** Renders a page that anybody may see as it is at first, without styles. */
export const renderPage = async (
  path: string,
  locale: Locale,
  theme: ThemeChoice,
): Promise<RenderedPage> => {
  const { markup, badge, offline, failed, title } = await renderTree(path, locale, theme);
  if (!markup.includes(badge)) throw new Error(`${path} does not show the environment's badge.`);
  // The page's policy would refuse them, and React would believe that they are there.
  if (/ style="/.test(markup + offline + failed)) throw new Error(`${path} has an inline style.`);
  const text = textFor(locale);
  return {
    title,
    // Without JavaScript a form must send nothing anywhere: what is typed would be in the address.
    markup: markup.replaceAll("<form ", '<form method="dialog" '),
    badge,
    environments: {
      demo: text("environment.demo"),
      development: text("environment.development"),
    },
    offline,
    failed,
    script: `window.awaitConsoleServer=${awaitServer.toString()};(${keepEarlyInput.toString()})()`,
    loadScripts: loadScripts.toString(),
  };
};
