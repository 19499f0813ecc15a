// `npm run bench:sub-apps`: what a console costs with 1,000 registered sub-apps instead of ten. See ../README.md.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { freePort } from "@console-shell/testing/free-port";
import { repository } from "../folders.ts";
import { startProcess } from "../server/start-process.ts";

const password = "harbour-lantern-42-violet";
const rounds = Number(process.argv.find((one) => one.startsWith("--rounds="))?.slice(9) ?? 5);
const requests = 200;

const registrations = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `team-${at}`,
    entry: `https://apps-${at % 200}.example.com/team-${at}/index.html`,
    credentials: "same-origin",
    title: { "en-US": `Team ${at}`, "zh-CN": `团队${at}` },
    pages: [],
    permission: "console:open",
    needs: {
      connect: [`https://api-${at % 200}.example.com`],
      img: [`https://pictures-${at % 200}.example.com`],
    },
  }));

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const folder = mkdtempSync(join(tmpdir(), "bench-sub-apps-"));
const start = async (count: number, data: string) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const subApps = join(folder, `${count}.json`);
  writeFileSync(subApps, JSON.stringify(registrations(count)));
  const variables = {
    DEMO: "1",
    DEMO_PASSWORD: password,
    LOG_LEVEL: "error",
    VISION_WORKERS: "0",
    DRAIN_SECONDS: "0",
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: data,
    SUB_APPS: subApps,
  };
  const { stop } = await startProcess([join(repository, "server", "main.ts")], {
    variables,
    log: join(folder, `log-${count}`),
    url: `${origin}/readyz`,
  });
  return { origin, stop };
};

const signIn = async (page: Page) => {
  await page.getByLabel("Account").fill("root");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("list", { name: "Your apps" }).waitFor();
};

/** One visit with an empty cache, then a second page with a full one. */
const visit = async (origin: string) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const finance = page.locator("#root-subapp").getByRole("heading", { level: 1 });
    const login = await timed(async () => {
      await page.goto(`${origin}/`);
      await page.getByLabel("Account").waitFor();
    });
    const home = await timed(() => signIn(page));
    const open = await timed(async () => {
      await page.getByRole("navigation").first().getByRole("link", { name: "Finance" }).click();
      await finance.waitFor();
    });
    const again = await timed(async () => {
      await page.reload();
      await finance.waitFor();
    });
    return { login, home, open, again };
  } finally {
    await browser.close();
  }
};

/** Header and page of a request, and the milliseconds that one takes. */
const pages = async (origin: string, path: string, cookie: string) => {
  const headers = { accept: "text/html", "sec-fetch-mode": "navigate", cookie };
  const { request } = await import("node:http");
  const get = () =>
    new Promise<{ header: number; page: number }>((resolve, reject) => {
      request(new URL(path, origin), { headers }, (answer) => {
        let page = 0;
        answer.on("data", (chunk: Buffer) => (page += chunk.length));
        answer.on("end", () => resolve({ header: answer.rawHeaders.join(": \r\n").length, page }));
        answer.on("error", reject);
      })
        .on("error", reject)
        .end();
    });
  const { header, page } = await get();
  const took = await timed(async () => {
    for (let at = 0; at < requests; at += 1) await get();
  });
  return { header, page, each: took / requests };
};

const cookieOf = async (origin: string) => {
  const answer = await fetch(`${origin}/auth/session/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ account: "root", password }),
  });
  if (!answer.ok) throw new Error(`Signing in answers ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0]!)
    .join("; ");
};

const counts = [10, 1_000];
const figures = new Map<number, Record<string, number[]>>(counts.map((count) => [count, {}]));
const note = (count: number, found: Record<string, number>) => {
  const of = figures.get(count)!;
  for (const [name, value] of Object.entries(found)) (of[name] ??= []).push(value);
};

try {
  // The demo's data, once.
  const seeded = join(folder, "seeded");
  await (await start(10, seeded)).stop();
  for (let round = 0; round < rounds; round += 1)
    for (const count of round % 2 === 0 ? counts : counts.toReversed()) {
      const data = join(folder, `data-${round}-${count}`);
      cpSync(seeded, data, { recursive: true });
      let running: Awaited<ReturnType<typeof start>> | undefined;
      note(count, { start: await timed(async () => (running = await start(count, data))) });
      const { origin, stop } = running!;
      try {
        note(count, await visit(origin));
        const cookie = await cookieOf(origin);
        const opened = await pages(origin, "/team-7", cookie);
        note(count, { header: opened.header, page: opened.page, request: opened.each });
      } finally {
        await stop();
        rmSync(data, { recursive: true });
      }
    }
  const labels: Record<string, string> = {
    start: "server start until ready, ms",
    login: "login page until the form shows, ms",
    home: "sign-in until the home page shows, ms",
    open: "first sub-app opened, ms",
    again: "its page reloaded, ms",
    header: "header of a foreign sub-app's page, bytes",
    page: "that page, bytes",
    request: "a request for it, ms",
  };
  console.log(
    `| figure, median of ${rounds} | 10 sub-apps | 1,000 sub-apps |\n| --- | --- | --- |`,
  );
  for (const [name, label] of Object.entries(labels)) {
    const [few, many] = counts.map((count) => median(figures.get(count)![name]!));
    const shown = (value: number) =>
      name === "request" ? value.toFixed(2) : String(Math.round(value));
    console.log(`| ${label} | ${shown(few!)} | ${shown(many!)} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
