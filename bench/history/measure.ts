// `npm run bench:history`: measures the pages of a built checkout as the tests do, and writes them into the history. See
// ../README.md.
import { parseArgs } from "node:util";
import type { Figures } from "@console-shell/testing/figures/history";
import { measuredPages, measurePage } from "@console-shell/testing/figures/measure-page";
import { stateOf, readHistory, writeHistory } from "@console-shell/testing/figures/record";
import { repository } from "../folders.ts";
import { startBrowser } from "../shell/browser.ts";
import { password, startConsole } from "../shell/start-console.ts";

const { checkout } = parseArgs({
  options: { checkout: { type: "string", default: repository } },
}).values;

const measured = await startConsole(checkout);
const browser = await startBrowser();
const figures: Figures = {};
try {
  for (const measuredPage of measuredPages) {
    const context = await browser.newContext({
      baseURL: measured.origin,
      viewport: { width: 1280, height: 800 },
      locale: "en-US",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const { name } = measuredPage;
    if (name !== "sign-in") {
      const data = { account: "root", password };
      await page.request.post("/auth/session/login", { data, failOnStatusCode: true });
    }
    ({ figures: figures[name] } = await measurePage(page, measuredPage));
    console.error(name, JSON.stringify(figures[name]));
    await context.close();
  }
} finally {
  await browser.close();
  await measured.stop();
}
const landing = { ...stateOf(checkout), figures };
const history = readHistory();
const at = history.findIndex(({ commit }) => commit === landing.commit);
if (at === -1) history.push(landing);
else history[at] = { ...history[at], ...landing };
writeHistory(history);
