import type { Needs } from "../effects/install-patches.ts";
import type { RuntimeError } from "../errors/runtime-error.ts";
import type { SubAppNeeds, SubAppRegistration } from "../types.ts";
import { patchStyleAttributes } from "./patch-style-attributes.ts";
import { startWorkerOf } from "./start-worker-of.ts";

const covers = (sources: readonly string[] = [], { origin }: URL): boolean =>
  sources.some((source) => {
    const [scheme, rest = ""] = source.split("://*");
    return rest
      ? origin.startsWith(`${scheme}://`) && origin.endsWith(rest)
      : URL.parse(source)?.origin === origin;
  });

/**
 * The page has one policy, which allows whatever any of its sub-apps declares. What only one
 * sub-app declares is therefore refused to the others here, in calls that are patched anyway. The
 * error class is a parameter: an import would put it into a separate file of a host's bundle.
 */
export const createNeeds = (
  registrations: readonly SubAppRegistration[],
  allowed: (url: string) => boolean,
  Failure: typeof RuntimeError,
): Needs => {
  const byName = new Map(registrations.map((one) => [one.name, one]));
  const needsOf = (app: string): SubAppNeeds => byName.get(app)?.needs ?? {};
  const anybody = (test: (needs: SubAppNeeds) => unknown) =>
    registrations.some(({ needs }) => needs && test(needs));
  const refuse = (app: string, need: keyof SubAppNeeds, { href: url }: URL) => {
    const message = `Sub-app "${app}" uses ${url} without declaring it in its needs (${need}).`;
    const facts = { app, phase: "run", url } as const;
    throw new Failure("NeedUndeclaredError", "NEED_UNDECLARED", message, facts, { need });
  };

  const connect = (app: string, url: URL) => {
    if (allowed(url.href.replace(/^ws/, "http")) || covers(needsOf(app).connect, url)) return;
    if (anybody((needs) => covers(needs.connect, url))) refuse(app, "connect", url);
  };
  const work = (app: string, input: unknown[], url: URL): unknown[] => {
    const { workers } = needsOf(app);
    const isBlob = url.protocol === "blob:";
    if (isBlob && workers !== "blob" && anybody((needs) => needs.workers))
      refuse(app, "workers", url);
    if (isBlob || url.protocol === "data:" || url.origin === window.location.origin) return input;
    const own = URL.parse(byName.get(app)?.entry ?? "", document.baseURI);
    if (!workers || url.origin !== own?.origin) refuse(app, "workers", url);
    const [, options, ...more] = input as [unknown, WorkerOptions | string | undefined];
    return [startWorkerOf(url.href, options), options, ...more];
  };

  return {
    admit(app, name, input) {
      const url = app === undefined ? null : URL.parse(String(input[0]), document.baseURI);
      if (app === undefined || !url) return input;
      if (name.endsWith("Worker")) return work(app, input, url);
      if (/^(?:fetch|EventSource|WebSocket|WebTransport)$/.test(name)) connect(app, url);
      return input;
    },
    patch({ ownerOfCall }, patcher) {
      patcher.wrap(
        XMLHttpRequest.prototype,
        "open",
        (native) =>
          function patched(this: XMLHttpRequest, ...input: unknown[]) {
            const app = patcher.on ? ownerOfCall() : undefined;
            const url = app === undefined ? null : URL.parse(String(input[1]), document.baseURI);
            if (app !== undefined && url) connect(app, url);
            return native.apply(this, input);
          },
      );
      if (anybody((needs) => needs.inlineStyleAttributes))
        patchStyleAttributes(
          ownerOfCall,
          (app) => needsOf(app).inlineStyleAttributes === true,
          patcher,
        );
    },
  };
};
