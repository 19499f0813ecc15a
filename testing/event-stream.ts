import { request } from "node:http";

interface TestEvent {
  event: string;
  data: unknown;
}

/** A server's event stream, as a browser reads it. */
export interface TestStream {
  status: number;
  headers: Headers;
  /** Every event received so far. */
  events: TestEvent[];
  /**
   * Waits for the next event with that name, after those already consumed, and returns its data.
   */
  next(event: string): Promise<unknown>;
  /** Resolves when either side has closed the stream. */
  ended: Promise<void>;
  close(): void;
}

const parse = (block: string): TestEvent | undefined => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
  const event = field("event");
  return event === undefined ? undefined : { event, data: JSON.parse(field("data") ?? "null") };
};

/** Opens a stream; resolves with its headers. The caller closes it. */
export const openTestStream = (url: URL, headers: Record<string, string>): Promise<TestStream> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      const events: TestEvent[] = [];
      const waiting = new Set<() => void>();
      const ended = Promise.withResolvers<void>();
      let taken = 0;
      let rest = "";
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        const blocks = (rest + text).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          const event = parse(block);
          if (event) events.push(event);
        }
        for (const look of waiting) look();
      });
      response.on("error", () => undefined);
      response.on("close", () => ended.resolve());
      resolve({
        status: response.statusCode ?? 0,
        headers: new Headers(response.headers as Record<string, string>),
        events,
        ended: ended.promise,
        next: (name) =>
          new Promise((found, failed) => {
            const look = () => {
              const at = events.findIndex(({ event }, index) => index >= taken && event === name);
              if (at === -1) return;
              taken = at + 1;
              waiting.delete(look);
              found(events[at]!.data);
            };
            waiting.add(look);
            void ended.promise.then(() => {
              if (waiting.delete(look)) failed(new Error(`The stream ended without ${name}`));
            });
            look();
          }),
        close: () => void sent.destroy(),
      });
    });
    sent.on("error", reject);
    sent.end();
  });
