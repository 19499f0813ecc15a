import type { EntryFault } from "../entry/fault-of.ts";
import { RuntimeError, type ErrorFacts, type RuntimeErrorCode } from "./runtime-error.ts";

/** Why a resource failed to load: not found, another error, or a timeout. */
export type LoadFailure = "missing" | "error" | "timeout";

export type ResourceFacts = ErrorFacts & { url: string };

/** A file failed to load. `type` and `request` match webpack's errors. */
export class ResourceError extends RuntimeError {
  declare readonly type: LoadFailure;
  declare readonly request: string;
  /** The HTTP status, if the server responded with an error. */
  declare readonly status: number | undefined;

  constructor(
    name: string,
    code: RuntimeErrorCode,
    what: string,
    type: LoadFailure,
    facts: ResourceFacts,
  ) {
    const { status } = Object(facts.cause) as { status?: number };
    super(
      name,
      code,
      `Loading ${what} ${facts.url} failed (${type}${status ? ` ${status}` : ""}).`,
      facts,
      {
        type,
        request: facts.url,
        status,
      },
    );
  }
}

/** The entry page failed to load. */
export class EntryLoadError extends ResourceError {
  constructor(type: LoadFailure, facts: ResourceFacts) {
    super("EntryLoadError", "ENTRY_LOAD_FAILED", "entry page", type, facts);
  }
}

/** A script failed to load. Named like webpack's error. */
export class ChunkLoadError extends ResourceError {
  constructor(type: LoadFailure, facts: ResourceFacts) {
    super("ChunkLoadError", "CHUNK_LOAD_FAILED", "chunk", type, facts);
  }
}

/** A stylesheet failed to load. Its code is the one webpack's CSS plug-in uses. */
export class CssChunkLoadError extends ResourceError {
  constructor(type: LoadFailure, facts: ResourceFacts) {
    super("CssChunkLoadError", "CSS_CHUNK_LOAD_FAILED", "stylesheet", type, facts);
  }
}

/** No registration has this name. Raised before anything loads. */
export class SubAppNotConfiguredError extends RuntimeError {
  declare readonly configured: readonly string[];

  constructor(app: string, configured: readonly string[]) {
    super(
      "SubAppNotConfiguredError",
      "SUB_APP_NOT_CONFIGURED",
      `Sub-app "${app}" is not configured. Configured: ${configured.join(", ") || "none"}.`,
      { app, phase: "load" },
      { configured },
    );
  }
}

/** An address outside the allowed origins was about to be loaded. */
export class OriginRefusedError extends RuntimeError {
  constructor(facts: ResourceFacts) {
    super(
      "OriginRefusedError",
      "ORIGIN_REFUSED",
      `${facts.url} is not on an allowed origin.`,
      facts,
    );
  }
}

/** The entry page arrived but can't be used. */
export class EntryInvalidError extends RuntimeError {
  declare readonly reason: EntryFault;

  constructor(reason: EntryFault, words: string, facts: ResourceFacts) {
    super("EntryInvalidError", "ENTRY_INVALID", `Entry page ${facts.url} ${words}.`, facts, {
      reason,
    });
  }
}

/**
 * The message of any thrown value, of any type or realm, even one that can't be converted to text.
 */
const wordsOf = (cause: unknown): string => {
  try {
    const { message } = Object(cause) as { message?: unknown };
    return typeof message === "string" ? message : String(cause);
  } catch {
    return `${typeof cause} without a text`;
  }
};

/** The sub-app's own code threw; the cause is what it threw. */
export class LifecycleError extends RuntimeError {
  constructor(facts: ErrorFacts) {
    const { app, phase, cause } = facts;
    super(
      "LifecycleError",
      "LIFECYCLE_FAILED",
      `Sub-app "${app}" failed to ${phase}: ${wordsOf(cause)}`,
      facts,
    );
  }
}

/** A lifecycle, or the whole time from loading to mounted, exceeded its limit. */
export class LifecycleTimeoutError extends RuntimeError {
  constructor(milliseconds: number, facts: ErrorFacts) {
    super(
      "LifecycleTimeoutError",
      "LIFECYCLE_TIMEOUT",
      `Sub-app "${facts.app}" did not ${facts.phase} within ${milliseconds} ms.`,
      facts,
    );
  }
}

/** The entry module does not export `mount`. */
export class LifecycleMissingError extends RuntimeError {
  constructor(exported: readonly string[], facts: ErrorFacts) {
    super(
      "LifecycleMissingError",
      "LIFECYCLE_MISSING",
      `Sub-app "${facts.app}" exports no mount function. Exports: ${exported.join(", ") || "none"}.`,
      facts,
    );
  }
}
