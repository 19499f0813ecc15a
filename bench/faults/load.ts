import { setTimeout } from "node:timers/promises";
import { plainImage, uploadOf } from "@console-shell/server/modules/catalog/testing/images";
import { openTestStream } from "@console-shell/testing/event-stream";
import { testPassword } from "@console-shell/testing/test-operators";
import { type Answered, type Asked, ask } from "./ask.ts";
import type { Stage } from "./stage.ts";

const kinds = ["sign-in", "list", "write", "upload", "API read", "API upload"] as const;
export type Kind = (typeof kinds)[number];

/** A call that has ended; times in milliseconds of the process's clock. */
export interface Call {
  kind: Kind;
  at: number;
  took: number;
  status: number;
  /** The code of its error. */
  code: string;
}

/** What the console has acknowledged, and so has to have at the end. */
export interface Acknowledged {
  /** Texts of announcements. */
  writes: Set<string>;
  writesTried: number;
  /** Pictures by operators. */
  images: Set<string>;
  /** File names of pictures sent with an idempotency key. */
  keyed: Set<string>;
  keyedTried: number;
  apiReads: number;
  apiReadsTried: number;
  signIns: number;
}

export interface Load {
  calls: Call[];
  /** When calls began that haven't ended. */
  pending: Set<number>;
  acknowledged: Acknowledged;
  /** Each time without an event stream, of each of the pages. */
  gaps: { at: number; took: number }[];
  /** Ends it, once every call with an idempotency key has its answer. */
  stop(): Promise<void>;
}

/** Calls a second, with a factor of 1. */
const rates: Record<Kind, number> = {
  "sign-in": 0.5,
  list: 8,
  write: 5,
  upload: 1,
  "API read": 4,
  "API upload": 2,
};

const pages = 4;
/** Milliseconds until a page opens its stream again, and until a client app tries a call again. */
const reopens = 3_000;
const triesAgain = 2_000;

const lists = [
  "/cc-api/library/list",
  "/mc-api/operator/list",
  "/mc-api/announcement/list",
  "/mc-api/audit/list",
];

const year = 365 * 24 * 3_600_000;

/** Whether an answer says that the console couldn't do it, and not that it needn't. */
export const isFailure = ({ status, code }: Pick<Call, "status" | "code">): boolean =>
  (status < 200 || status >= 300) && code !== "idempotency_key_in_use";

const pictureOf = async (number: number) =>
  plainImage(`#${(number % 0x1000000).toString(16).padStart(6, "0")}`, 64, 64)
    .png()
    .toBuffer();

/** Calls at even intervals, whether earlier ones were answered or not, as people and programs do. */
export const startLoad = (stage: Stage, factor = 1): Load => {
  const calls: Call[] = [];
  const pending = new Set<number>();
  const acknowledged: Acknowledged = {
    writes: new Set(),
    writesTried: 0,
    images: new Set(),
    keyed: new Set(),
    keyedTried: 0,
    apiReads: 0,
    apiReadsTried: 0,
    signIns: 0,
  };
  const over = new AbortController();
  const running = new Set<Promise<void>>();
  const call = async (kind: Kind, path: string, asked: Asked = {}): Promise<Answered> => {
    let at = performance.now();
    // Unique, so that each can be removed.
    while (pending.has(at)) at += 0.001;
    pending.add(at);
    const answer = await ask(new URL(path, stage.url), asked);
    pending.delete(at);
    const { status, body } = answer;
    calls.push({
      kind,
      at,
      took: performance.now() - at,
      status,
      code: typeof body["code"] === "string" ? body["code"] : "",
    });
    return answer;
  };
  const cookie = { cookie: stage.cookie };
  const key = { authorization: `Bearer ${stage.apiKey}` };
  const images = `/api/v1/libraries/${stage.libraryId}/images`;
  const text = (value: string) => ({ "en-US": value, "zh-CN": value });
  const acts: Record<Kind, (number: number) => Promise<void>> = {
    async "sign-in"(number) {
      const account = stage.accounts[number % stage.accounts.length];
      const body = { account, password: testPassword };
      const from = `127.1.${(number >> 7) & 127}.${(number & 127) + 1}`;
      const answer = await call("sign-in", "/auth/session/login", { method: "POST", body, from });
      if (answer.status === 200) acknowledged.signIns += 1;
    },
    async list(number) {
      await call("list", lists[number % lists.length]!, { headers: cookie });
    },
    async write(number) {
      const name = `W-${number}`;
      const startsAt = Date.now() + year;
      const body = { title: text(name), text: text(name), level: "info", startsAt, endsAt: null };
      const asked = { method: "POST", headers: cookie, body };
      acknowledged.writesTried += 1;
      const { status } = await call("write", "/mc-api/announcement/create", asked);
      if (status === 201) acknowledged.writes.add(name);
    },
    async upload(number) {
      const body = uploadOf(await pictureOf(number), `U-${number}.png`, "image/png");
      const path = `/cc-api/library/${stage.libraryId}/image/upload`;
      const answer = await call("upload", path, { method: "POST", headers: cookie, body });
      if (answer.status === 201) acknowledged.images.add(String(answer.body["id"]));
    },
    async "API read"() {
      acknowledged.apiReadsTried += 1;
      const { status } = await call("API read", images, { headers: key });
      if (status === 200) acknowledged.apiReads += 1;
    },
    async "API upload"(number) {
      const name = `K-${number}.png`;
      const body = uploadOf(await pictureOf(0x800000 + number), name, "image/png");
      const headers = { ...key, "idempotency-key": name };
      acknowledged.keyedTried += 1;
      for (;;) {
        const { status } = await call("API upload", images, { method: "POST", headers, body });
        if (status === 201) break;
        await setTimeout(triesAgain);
      }
      acknowledged.keyed.add(name);
    },
  };
  const begin = (work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  const timers = kinds.map((kind) => {
    let number = 0;
    return setInterval(() => begin(acts[kind]((number += 1))), 1_000 / (rates[kind] * factor));
  });

  const gaps: Load["gaps"] = [];
  const streams = new Set<() => void>();
  const listen = async () => {
    let lost: number | undefined;
    while (!over.signal.aborted) {
      const url = new URL("/cc-api/notification/stream", stage.url);
      const stream = await openTestStream(url, cookie).catch(() => undefined);
      if (stream?.status === 200) {
        if (lost !== undefined) gaps.push({ at: lost, took: performance.now() - lost });
        const close = () => stream.close();
        streams.add(close);
        await stream.ended;
        streams.delete(close);
        lost = performance.now();
      } else stream?.close();
      if (!over.signal.aborted) await setTimeout(reopens);
    }
  };
  for (let page = 0; page < pages; page += 1) void listen();

  return {
    calls,
    pending,
    acknowledged,
    gaps,
    async stop() {
      over.abort();
      for (const timer of timers) clearInterval(timer);
      for (const close of streams) close();
      while (running.size > 0) await Promise.all(running);
    },
  };
};
