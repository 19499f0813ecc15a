import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import type { TestClient } from "@console-shell/testing/test-client";

/** What the steps share. */
export interface Trial {
  /** The console. */
  url: string;
  /** The session of a root, for what administrators do. */
  root: TestClient;
  /** Of the accounts of a demo. */
  password: string;
  /** The same operator's browser. */
  page: Page;
  /** The sub-app that is made. */
  app: string;
  template: string;
  /** Empty at first, and outside the repository. */
  work: string;
  /** For the command line; known once the sub-app is registered. */
  token: string;
  /** Ended with the trial. */
  undo: (() => unknown)[];
}

/** Where the team's project is. */
export const projectOf = ({ work, app }: Trial): string => join(work, app);

/** The environment of a team: this machine's proxy and certificates, but nothing of the npm that runs this. */
export const teamEnvironment = ({ work, url, token }: Trial): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV|CONSOLE_)/.test(name)),
  ),
  PATH: [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(":"),
  XDG_CONFIG_HOME: join(work, ".config"),
  CONSOLE_URL: url,
  CONSOLE_TOKEN: token,
});

/** Runs a program as the team; resolves with what it printed, rejects with that too. */
export const runAsTeam = (
  trial: Trial,
  folder: string,
  program: string,
  ...parameters: string[]
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { cwd: folder, env: teamEnvironment(trial), timeout: 300_000 };
    execFile(program, parameters, options, (error, stdout, stderr) => {
      const command = [program, ...parameters].join(" ");
      if (error) reject(new Error(`${command}\n${stdout}${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });

/** Loads the sub-app's page and waits for a text in it. */
export const expectOnPage = async (trial: Trial, text: string): Promise<void> => {
  await trial.page.goto(new URL(`/${trial.app}`, trial.url).href);
  await shownText(trial, text);
};

/** Waits for a text of the sub-app; rejects with what the operator sees instead. */
export const shownText = async ({ page, app }: Trial, text: string): Promise<void> => {
  const inside = page.locator(`[data-sub-app="${app}"]`);
  try {
    await inside.getByText(text, { exact: true }).first().waitFor({ timeout: 30_000 });
  } catch (error) {
    const seen = await page.locator("body").innerText();
    throw new Error(`"${text}" isn't on the page, but:\n${seen}`, { cause: error });
  }
};
