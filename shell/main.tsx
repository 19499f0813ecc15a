import { defaultLocale } from "@console-shell/contract/words/locale";
import { readConsoleConfig } from "./config/console-config.ts";
import { loadLanguage } from "./i18n/load-language.ts";
import { ownPage } from "./mount/place.ts";
import { renderConsole, startConsole } from "./mount/start-console.tsx";
import { readRemembered } from "./preferences/remembered.ts";
import { dropPrerendered } from "./prerender/drop-prerendered.ts";
import { prerenderedAs } from "./prerender/prerendered-as.ts";
import { takeOver } from "./prerender/take-over.tsx";
import { dropSkeletonOnceShown } from "./routing/frame-skeleton.ts";
import "./page.css";
import "./frame-skeleton.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

const shown = prerenderedAs(root);
const remembered = readRemembered();
const first = shown ?? remembered;

const loadFirstLanguage = async () => {
  const { locale = defaultLocale } = first;
  try {
    await loadLanguage(locale);
  } catch {
    await window.awaitConsoleServer?.();
    await loadLanguage(locale);
  }
};

const start = async () => {
  const language = loadFirstLanguage();
  const started = startConsole({
    config: readConsoleConfig(),
    place: ownPage(document),
    first,
    shown: shown !== undefined,
  });
  await language;
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
