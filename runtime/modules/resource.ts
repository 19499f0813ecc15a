import { patches } from "../effects/page-knowledge.ts";
import { TimeUp, within } from "../lifecycle/within.ts";
import type { LoadFailure } from "../errors/errors.ts";

/** How one sub-app's resources are fetched. */
export interface ResourceRules {
  credentials: "same-origin" | "include";
  /** Time limit for one resource, in milliseconds. */
  timeout: number;
  nonce: string | undefined;
  allowed: (url: string) => boolean;
  /**
   * The base for relative addresses that the sub-app's code writes; known once its entry page has
   * loaded.
   */
  base?: string;
}

/** A resource failed to load. Callers convert it into the typed error for its purpose. */
export class ResourceFailure extends Error {
  readonly type: LoadFailure;
  readonly url: string;
  /** The status of a response that wasn't `ok`. */
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
  bytes: ArrayBuffer;
  url: string;
  /** The content type, and it without its parameters. */
  type: string;
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
      // Skips the patch, whose caller lookup takes longer than the call.
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
      const type = (answer.headers.get("content-type") ?? "").toLowerCase();
      const mime = type.split(";", 1)[0]?.trim() ?? "";
      const bytes = await answer.arrayBuffer();
      return { text: new TextDecoder().decode(bytes), bytes, url: answer.url || url, type, mime };
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ResourceFailure) throw error;
    throw new ResourceFailure(error instanceof TimeUp ? "timeout" : "error", url, error);
  }
};

const scriptTypes = /(?:java|ecma)script|wasm|json/;

/**
 * Requests a module again that the browser failed to load, because the browser doesn't say why.
 * Undefined if it loads now.
 */
export const probe = async (
  url: string,
  rules: ResourceRules,
  signal: AbortSignal,
): Promise<ResourceFailure | undefined> => {
  try {
    const { mime } = await fetchText(url, rules, signal, { cache: "no-cache" });
    if (scriptTypes.test(mime)) return undefined;
    // Servers with a catch-all route return an HTML page for a missing file.
    return new ResourceFailure("missing", url, `content type ${mime || "missing"}`);
  } catch (error) {
    if (error instanceof ResourceFailure) return error;
    throw error;
  }
};
