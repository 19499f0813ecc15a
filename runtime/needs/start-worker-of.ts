/** Blobs that start a worker of another origin, by that worker: one URL for all who share one. */
const starters = new Map<string, string>();

/** Classic scripts don't know where they come from: what they load is relative to the blob. */
const classic = (url: string) => `{
  const load = importScripts;
  self.importScripts = (...urls) => load(...urls.map((one) => new URL(one, ${url}).href));
  load(${url});
}`;

/**
 * A module that is imported at the top the policy takes for a worker; one that is imported later, for a
 * script. What is sent to the worker until then waits.
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
 * The address of a blob that starts the worker at this address: browsers make workers only of files of
 * the page's own origin. It has the page's policy, which so has to allow both blob and file.
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
