import { defaultLocale } from "@console-shell/contract/words/locale";
import { readConsoleConfig, withSubApps } from "./config/console-config.ts";
import { loadLanguage } from "./i18n/load-language.ts";
import { ownPage } from "./mount/place.ts";
import { renderConsole, startConsole } from "./mount/start-console.tsx";
import { readRemembered } from "./preferences/remembered.ts";
import { dropPrerendered } from "./prerender/drop-prerendered.ts";
import { prerenderedAs } from "./prerender/prerendered-as.ts";
import { takeOver } from "./prerender/take-over.tsx";
import { dropSkeletonOnceShown } from "./routing/frame-skeleton.ts";
import "./fonts.css";
import "./page.css";
import "./frame-skeleton.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

const shown = prerenderedAs(root);
const remembered = readRemembered();
const first = shown ?? remembered;

/** Loads again once the server can be reached. */
const loadTwice = async <Result,>(load: () => Promise<Result>): Promise<Result> => {
  try {
    return await load();
  } catch {
    await window.awaitConsoleServer?.();
    return load();
  }
};

const start = async () => {
  const { locale = defaultLocale } = first;
  const written = readConsoleConfig();
  const language = loadTwice(() => loadLanguage(locale));
  // Both load at the same time; a failure of either is that of the start.
  const [config] = await Promise.all([loadTwice(() => withSubApps(written)), language]);
  const started = startConsole({
    config,
    place: ownPage(document),
    first,
    shown: shown !== undefined,
  });
  if (!shown || !(await takeOver(root, started))) {
    dropPrerendered();
    dropSkeletonOnceShown(root);
    renderConsole(root, started);
  }
  // If the page was rendered in another language or theme than the remembered one, switch now.
  await started.parts.preferences.apply(remembered);
};
// No top-level await: the bundler would separate everything the page shares with its lazy chunks.
void start();
