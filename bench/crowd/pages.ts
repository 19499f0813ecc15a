import { Agent } from "node:http";
import { openPage, type Page } from "./page.ts";

// All pages, in a process of their own: what they do must not delay the measured calls.

/** What the bench asks of its pages. */
export type Asked =
  | { kind: "open"; origin: string; cookies: string[]; isPrevious: boolean }
  /** A change is made now: how long until each page shows it? */
  | { kind: "change" }
  | { kind: "end" };

/** What pages have seen between opening and the end. */
export interface Seen {
  /** Answers by status. */
  answers: Record<number, number>;
  /** Milliseconds from a change until a page had its counts, for each. */
  shown: number[];
}

/** Streams that are opened at the same time. */
const atOnce = 50;

const seen: Seen = { answers: {}, shown: [] };
const pages: Page[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
let changedAt: number | undefined;

const open = async ({ origin, cookies, isPrevious }: Extract<Asked, { kind: "open" }>) => {
  for (let from = 0; from < cookies.length; from += atOnce) {
    const opened = cookies.slice(from, from + atOnce).map((cookie) => {
      let shownAt = 0;
      return openPage(
        { origin, cookie, agent },
        {
          answered: (status) => (seen.answers[status] = (seen.answers[status] ?? 0) + 1),
          counted() {
            if (changedAt === undefined || shownAt === changedAt) return;
            shownAt = changedAt;
            seen.shown.push(performance.now() - changedAt);
          },
        },
        isPrevious,
      );
    });
    pages.push(...opened);
    await Promise.all(opened.map(({ greeted }) => greeted));
  }
  process.send!({ kind: "opened" });
};

process.on("message", (asked: Asked) => {
  if (asked.kind === "open") void open(asked);
  if (asked.kind === "change") changedAt = performance.now();
  if (asked.kind === "end") {
    for (const page of pages) page.close();
    agent.destroy();
    process.send!({ kind: "seen", seen }, () => process.disconnect?.());
  }
});
