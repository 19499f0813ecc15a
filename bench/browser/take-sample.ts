import type { BuiltApp } from "../build/apps.ts";
import type { AppFiles } from "../frameworks/adapter.ts";
import type { HttpVersion } from "../http-version.ts";
import type { BenchServer } from "../server.ts";
import type { Protocol } from "./connect.ts";
import { readCounters, type Counters } from "./counters.ts";

export interface Bench {
  server: BenchServer;
  protocol: Protocol;
  apps: readonly BuiltApp[];
}

export interface SampleRequest {
  framework: string;
  measure: string;
  /** Delay of each response with an app's file, in milliseconds. */
  latency?: number;
  /** HTTP version for everything; HTTP/1.1 by default. */
  version?: HttpVersion;
  parameters?: Record<string, number | boolean | string>;
  /** Read the counters at each mark, with or without a garbage collection first. */
  count?: "as it is" | "after collecting";
}

export interface Sample<Figures> {
  /** Undefined if the framework doesn't support it. */
  figures: Figures | undefined;
  counters: Record<string, Counters>;
}

const limit = 300_000;
let samples = 0;

const filesOf = (origin: string, latency: number, app: BuiltApp): AppFiles => {
  const base = `${origin}/apps/${latency}/${app.name}`;
  return {
    name: app.name,
    esmPage: `${base}/esm/index.html`,
    umdPage: `${base}/umd/index.html`,
    modules: app.modules.map((file) => `${base}/esm/${file}`),
    style: `${base}/esm/style.css`,
    script: `${base}/umd/main.js`,
  };
};

const page = (framework: string, latency: number, config: object) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>
<link rel="icon" href="data:,">
<script type="application/json" id="bench-config">${JSON.stringify(config)}</script>
<script type="module" src="/hosts/${latency}/${framework}/host.js"></script>
</head><body><div id="slot"></div></body></html>`;

/** Runs one measure of one framework in a new browser context and page. */
export const takeSample = async <Figures>(
  { server, protocol, apps }: Bench,
  request: SampleRequest,
): Promise<Sample<Figures>> => {
  const { framework, measure, latency = 0, parameters = {}, count } = request;
  const { version = "http/1.1" } = request;
  const origin = server.origins[version];
  const id = `${framework}-${(samples += 1)}`;
  const counters: Record<string, Counters> = {};
  const files = apps.map((app) => filesOf(origin, latency, app));
  const { promise, resolve, reject } = Promise.withResolvers<Figures | undefined>();
  let session: string | undefined;
  const forget = server.expect(
    id,
    page(framework, latency, { id, version, measure, apps: files, parameters }),
    {
      async onMark(name) {
        if (session)
          counters[name] = await readCounters(protocol, session, count === "after collecting");
      },
      onResult({ figures, error }) {
        if (error === undefined) resolve(figures as Figures);
        else reject(new Error(`${framework}, ${measure}: ${error}`));
      },
    },
  );
  const { browserContextId } = await protocol.send<{ browserContextId: string }>(
    "Target.createBrowserContext",
  );
  const timer = setTimeout(() => reject(new Error(`${framework}, ${measure}: no answer`)), limit);
  try {
    const { targetId } = await protocol.send<{ targetId: string }>("Target.createTarget", {
      url: count ? "about:blank" : `${origin}/run/${id}`,
      browserContextId,
    });
    if (count) {
      const attached = await protocol.send<{ sessionId: string }>("Target.attachToTarget", {
        targetId,
        flatten: true,
      });
      session = attached.sessionId;
      await protocol.send("Performance.enable", { timeDomain: "threadTicks" }, session);
      await protocol.send("Page.navigate", { url: `${origin}/run/${id}` }, session);
    }
    return { figures: await promise, counters };
  } finally {
    clearTimeout(timer);
    forget();
    await protocol.send("Target.disposeBrowserContext", { browserContextId });
  }
};
