import type { StreamEvent } from "@console-shell/contract/calls/notification-stream";
import { type Agent, type ClientRequest, get } from "node:http";
import { createReadAgain } from "@console-shell/shell/live/read-again";
import { createWhatToRead, type LiveKey } from "@console-shell/shell/live/what-to-read";
import { marksOf, reads, workLists, workNames, type WorkName } from "./reads.ts";

/** What happened to a page. */
export interface Notes {
  /** A call was answered; 0 if the connection broke. */
  answered(status: number): void;
  /** Its counts are those after the last change that it was told of. */
  counted(): void;
}

interface Place {
  origin: string;
  cookie: string;
  agent: Agent;
}

/** Home in one browser: its stream, and the calls that the shell makes because of its events. */
export interface Page {
  /** Resolves with its first event. */
  greeted: Promise<void>;
  close(): void;
}

const isWork = (name: string): name is WorkName => Object.hasOwn(workLists, name);

/**
 * Opens a page that decides what to read as the shell does, with the shell's own modules, or as the shell did before
 * it had them: everything, and at once.
 */
export const openPage = (
  { origin, cookie, agent }: Place,
  notes: Notes,
  isPrevious: boolean,
): Page => {
  const underWay = new Map<string, ClientRequest>();
  const ask = (key: string, path: string) =>
    new Promise<string>((resolve) => {
      // As the page, which doesn't wait for what it asks again.
      underWay.get(key)?.destroy();
      const sent = get(origin + path, { agent, headers: { cookie } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("error", () => resolve(""));
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          notes.answered(answer.statusCode ?? 0);
          if (underWay.get(key) === sent) underWay.delete(key);
          resolve(answer.statusCode === 200 ? Buffer.concat(parts).toString() : "");
        });
      });
      underWay.set(key, sent);
      sent.on("error", () => {
        if (!sent.destroyed) notes.answered(0);
        resolve("");
      });
    });
  const readWork = async (name: WorkName) => {
    const answer = await ask(name, workLists[name].list);
    if (answer === "") return;
    const { items } = JSON.parse(answer) as { items: { id: string }[] };
    const ids = items.map(({ id }) => id);
    if (ids.length > 0) await ask(name, marksOf(name, ids));
  };
  const read = async (key: LiveKey) => {
    if (key.startsWith("work ")) {
      const name = key.slice("work ".length);
      // Nobody has an item's comments open.
      if (isWork(name)) await readWork(name);
      return;
    }
    const name = key as keyof typeof reads;
    await Promise.all(reads[name].map((path) => ask(path, path)));
    if (name === "waiting") notes.counted();
  };
  const again = createReadAgain({
    read: (key) => void read(key as LiveKey),
    isVisible: () => true,
    onVisible: () => undefined,
  });
  const whatToRead = createWhatToRead();
  const work = () => workNames.map((key) => ({ key, permissions: [workLists[key].permission] }));
  const greeted = Promise.withResolvers<void>();
  const hear = (event: StreamEvent) => {
    if (event.event === "hello") return greeted.resolve();
    if (isPrevious) {
      if (event.event !== "waiting") return;
      for (const key of ["waiting", ...workNames.map((name) => `work ${name}` as const)] as const)
        void read(key);
      return;
    }
    if (event.event === "waiting" && "counts" in event.data) notes.counted();
    for (const { key, within } of whatToRead.heard(event, work, false)) again.later(key, within);
  };

  const stream = get(
    `${origin}/cc-api/notification/stream`,
    { agent: false, headers: { cookie } },
    (answer) => {
      if (answer.statusCode !== 200)
        greeted.reject(new Error(`A stream was answered ${answer.statusCode}`));
      let rest = "";
      answer.setEncoding("utf8");
      answer.on("error", () => undefined);
      answer.on("data", (text: string) => {
        const blocks = (rest + text).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          const [, event, data] = /^event: (.*)\ndata: (.*)$/m.exec(block) ?? [];
          if (event && data) hear({ event, data: JSON.parse(data) } as StreamEvent);
        }
      });
    },
  );
  stream.on("error", greeted.reject);
  return {
    greeted: greeted.promise,
    close() {
      again.stop();
      stream.destroy();
      for (const sent of underWay.values()) sent.destroy();
    },
  };
};
