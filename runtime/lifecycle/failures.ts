import { ChunkLoadError, LifecycleError } from "../errors/errors.ts";
import type { RuntimeError } from "../errors/runtime-error.ts";
import { urlsOf } from "../effects/caller.ts";
import { isFetchFailure } from "../modules/evaluate-module.ts";
import { probe } from "../modules/resource.ts";
import type { Loaders } from "./load-context.ts";

export interface FailureWatch {
  ownerOf: (url: string) => string | undefined;
  loaders: Loaders;
  onFailure: (error: RuntimeError) => void;
}

const importedUrl = /https?:\/\/\S+$/;

/**
 * Reports uncaught errors with the sub-app whose file is innermost in the stack. Other errors
 * belong to the host and are ignored. Returns its undo.
 */
export const watchFailures = (watch: FailureWatch): (() => void) => {
  /** The innermost of these files that belongs to a sub-app, and its owner. */
  const find = (...urls: (string | undefined)[]) => {
    for (const url of urls) {
      const app = url && watch.ownerOf(url);
      if (app !== undefined && app !== "") return { app, url };
    }
    return undefined;
  };

  const report = (cause: unknown, file?: string) => {
    const stack = cause instanceof Error ? cause.stack : undefined;
    const chunk = isFetchFailure(cause) ? importedUrl.exec(cause.message)?.[0] : undefined;
    const found = find(chunk, ...urlsOf(stack), file);
    if (!found) return;
    const { app, url } = found;
    if (chunk === undefined) {
      watch.onFailure(new LifecycleError({ app, phase: "run", url, cause }));
      return;
    }
    const { loader, rules } = watch.loaders.get(app) ?? {};
    // The files of this release are gone: the next mount starts from the entry page.
    loader?.unpin();
    const explain = async () => {
      const why = rules && (await probe(chunk, rules, new AbortController().signal));
      const facts = { app, phase: "run", url: chunk, cause } as const;
      watch.onFailure(new ChunkLoadError(why?.type ?? "error", facts));
    };
    explain().catch(() => undefined);
  };
  const onError = ({ error, filename }: ErrorEvent) => {
    // Errors without a file (such as ResizeObserver's) name the page, whose address may look like a
    // sub-app's.
    const ofPage = filename === "" || filename === window.location.href.split("#", 1)[0];
    report(error, ofPage ? undefined : filename);
  };
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
};
