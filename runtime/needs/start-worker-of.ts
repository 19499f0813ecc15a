/** Blobs that start a worker from another origin, by worker: sharers of one need the same URL. */
const starters = new Map<string, string>();

/** A worker's own file is its `location`, and what it requests by a relative address is relative to that. */
const settle = (url: string) => `
  const base = new URL(${url});
  Object.defineProperty(self, "location", { value: base });
  const absolute = (one) => (typeof one === "string" ? new URL(one, base).href : one);
  const ask = fetch;
  self.fetch = async (one, ...more) => ask(absolute(one), ...more);
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, one, ...more) {
    open.call(this, method, absolute(one), ...more);
  };
`;

const classic = (url: string) => `{
  ${settle(url)}
  const load = importScripts;
  self.importScripts = (...urls) => load(...urls.map(absolute));
  load(${url});
}`;

/**
 * The policy treats static imports as the worker, and dynamic ones as scripts. Messages sent before
 * the import has finished are queued.
 */
const module = (url: string) => `
  ${settle(url)}
  const waiting = [];
  const wait = (event) => void waiting.push(event);
  const names = ["message", "connect"];
  for (const name of names) addEventListener(name, wait);
  await import(${url});
  for (const name of names) removeEventListener(name, wait);
  for (const { type, data, origin, source, ports } of waiting)
    dispatchEvent(new MessageEvent(type, { data, origin, source, ports: [...ports] }));
`;

/**
 * The address of a blob that starts the worker at this address: browsers create workers only from
 * files of the page's own origin. The blob inherits the page's policy, which must allow both blob
 * and file.
 */
export const startWorkerOf = (url: string, options: WorkerOptions | string | undefined): string => {
  const isModule = typeof options === "object" && options?.type === "module";
  const quoted = JSON.stringify(url);
  const text = isModule ? module(quoted) : classic(quoted);
  const before = starters.get(text);
  if (before) return before;
  const made = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  starters.set(text, made);
  return made;
};
