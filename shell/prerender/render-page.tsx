import type { ConsoleConfig, Locale, ThemeChoice } from "@console-shell/contract";
import { chunkTimeout } from "@console-shell/contract/words/limits";
import { type PrerenderedPage, prerenderedPages } from "@console-shell/contract/words/prerendered";
import { type ReactNode, StrictMode } from "react";
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
import { keepEarlyInput } from "./early-input.ts";
import { loadMatched } from "./load-matched.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "../connection/offline-banner.module.css";

/**
 * Runs modules in order, each in its own task: together they would block input. Retries a failed module once
 * the server is reachable, because users shouldn't have to reload a page they have typed into. If it still
 * fails although the server answers, the page says so. It is inlined as text.
 */
const loadScripts = async (urls: readonly string[]): Promise<void> => {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  for (const url of urls) {
    let before: unknown;
    for (let left = 3; left > 0;)
      try {
        await import(/* @vite-ignore */ url);
        left = 0;
        await (scheduler?.yield?.() ?? new Promise((next) => setTimeout(next)));
      } catch (error) {
        left -= 1;
        // A module that loaded but threw rejects with the same error each time.
        if (left === 0 || error === before) {
          const notice = document.getElementById("prerendered-failed") as HTMLTemplateElement;
          document
            .querySelector("[data-connection]")
            ?.replaceChildren(notice.content.cloneNode(true));
          throw error;
        }
        before = error;
        await window.awaitConsoleServer!();
      }
  }
};

/** For a prerendered page whose scripts fail to load although the server is reachable. */
const FailedNotice = () => {
  const text = useText();
  return (
    <span className={styles["banner"]}>
      {text("failure.title")}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page's own */}
      <a href="">{text("failure.reload")}</a>
    </span>
  );
};

/** The rendered parts of a page; the build adds the files it needs. */
type RenderedPage = Omit<PrerenderedPage, "styles" | "ownStyles" | "modules" | "stylesheets">;

const config: ConsoleConfig = {
  appType: "console",
  // Placeholders that the server fills in.
  environment: "{environment}",
  release: "{release}",
  autoCaptureError: true,
  chunkTimeout,
  hasSession: false,
  // Hidden after hydration if the console doesn't offer it.
  faceLogin: true,
  // Added after hydration: the build doesn't know them.
  signOn: { providers: [], passwords: "everyone" },
  subApps: [],
};

/** An address that shows the page's initial state, with its required parameters. */
const addressOf = (path: string): string => {
  const fragment = prerenderedPages[path]?.fragment;
  return fragment && !fragment.startsWith("!") ? `${path}#${fragment}=given` : path;
};

const renderTree = async (path: string, locale: Locale, theme: ThemeChoice) => {
  await loadLanguage(locale);
  const parts = consoleAtBuild(config, locale, theme);
  const router = createMemoryRouter(routesOf(config), { initialEntries: [addressOf(path)] });
  await loadMatched(router);
  // The same tree React hydrates: React derives `useId` from a component's position.
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
  const offline = partOf(
    <>
      <OfflineNotice online={false} />
      <OfflineNotice online />
    </>,
  );
  const failed = partOf(<FailedNotice />);
  const { title } = handleOf(
    router.state.matches.map(({ route }) => ({ handle: route.handle as unknown })),
  );
  router.dispose();
  return { markup, badge, offline, failed, title: title?.(textFor(locale), locale) ?? "" };
};

/** Renders a public page in its initial state, without styles. */
export const renderPage = async (
  path: string,
  locale: Locale,
  theme: ThemeChoice,
): Promise<RenderedPage> => {
  const { markup, badge, offline, failed, title } = await renderTree(path, locale, theme);
  if (!markup.includes(badge)) throw new Error(`${path} does not show the environment's badge.`);
  // The page's content security policy would block inline styles, and React would assume they are applied.
  if (/ style="/.test(markup + offline + failed)) throw new Error(`${path} has an inline style.`);
  const text = textFor(locale);
  return {
    title,
    // Without JavaScript, a form must not submit: the input would end up in the address.
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
