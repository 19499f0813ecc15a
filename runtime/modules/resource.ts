import { patches } from "../effects/page-knowledge.ts";
import { TimeUp, within } from "../lifecycle/within.ts";
import type { LoadFailure } from "../errors/errors.ts";

/** How one sub-app's resources are fetched. */
export interface ResourceRules {
  credentials: "same-origin" | "include";
  /** Milliseconds for one resource. */
  timeout: number;
  nonce: string | undefined;
  allowed: (url: string) => boolean;
  /** What relative addresses that the sub-app's code writes mean; known with its entry page. */
  base?: string;
}

/** A resource did not arrive. Callers turn it into the typed error of what it was for. */
export class ResourceFailure extends Error {
  readonly type: LoadFailure;
  readonly url: string;
  /** Of an answer that wasn't `ok`. */
  readonly status: number | undefined;

  constructor(type: LoadFailure, url: string, cause?: unknown, status?: number) {
    super(`${url}: ${type}`, { cause });
    this.name = "ResourceFailure";
    this.type = type;
    this.url = url;
    this.status = status;
  }
}

const ofStatus = (status: number): LoadFailure =>
  status === 404 || status === 410 ? "missing" : "error";

export interface FetchedText {
  text: string;
  url: string;
  mime: string;
}

/** Fetches a text; rejects with a `ResourceFailure`, or with the signal's reason. */
export const fetchText = async (
  url: string,
  rules: ResourceRules,
  signal: AbortSignal,
  init: { cache?: RequestCache; integrity?: string; accept?: string } = {},
): Promise<FetchedText> => {
  try {
    return await within(rules.timeout, signal, async (signal) => {
      const { cache = "default", integrity = "", accept = "*/*" } = init;
      // Not what is patched: that asks who calls, which takes longer than the call.
      const native = (patches.get(fetch) as typeof fetch | undefined) ?? fetch;
      const answer = await native(url, {
        credentials: rules.credentials,
        headers: { accept },
        cache,
        integrity,
        signal,
      });
      const { ok, status } = answer;
      if (!ok) throw new ResourceFailure(ofStatus(status), url, undefined, status);
      const mime = (answer.headers.get("content-type") ?? "").split(";", 1)[0]?.trim() ?? "";
      return { text: await answer.text(), url: answer.url || url, mime: mime.toLowerCase() };
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ResourceFailure) throw error;
    throw new ResourceFailure(error instanceof TimeUp ? "timeout" : "error", url, error);
  }
};

const scriptTypes = /(?:java|ecma)script|wasm|json/;

/**
 * Asks again for a module that the browser did not take, because the browser doesn't say why.
 * Undefined when it is there now.
 */
export const probe = async (
  url: string,
  rules: ResourceRules,
  signal: AbortSignal,
): Promise<ResourceFailure | undefined> => {
  try {
    const { mime } = await fetchText(url, rules, signal, { cache: "no-cache" });
    if (scriptTypes.test(mime)) return undefined;
    // A page where a script should be is how servers with a catch-all route say "no such file".
    return new ResourceFailure("missing", url, `content type ${mime || "missing"}`);
  } catch (error) {
    if (error instanceof ResourceFailure) return error;
    throw error;
  }
};
