/** Blobs that start a worker from another origin, by worker: sharers of one need the same URL. */
const starters = new Map<string, string>();

/** Classic scripts don't know their own address: what they load would be relative to the blob. */
const classic = (url: string) => `{
  const load = importScripts;
  self.importScripts = (...urls) => load(...urls.map((one) => new URL(one, ${url}).href));
  load(${url});
}`;

/**
 * The policy treats static imports as the worker, and dynamic ones as scripts. Messages sent before
 * the import has finished are queued.
 */
const module = (url: string) => `
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
