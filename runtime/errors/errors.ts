import { RuntimeError, type ErrorFacts } from "./runtime-error.ts";

/** Why a resource did not arrive: it does not exist, it broke, or it took too long. */
export type LoadFailure = "missing" | "error" | "timeout";

export type ResourceFacts = ErrorFacts & { url: string };

/** The name is in no registration. Raised before anything is loaded. */
export class SubAppNotConfiguredError extends RuntimeError {
  readonly configured: readonly string[];

  constructor(app: string, configured: readonly string[]) {
    super(
      "SUB_APP_NOT_CONFIGURED",
      `Sub-app "${app}" is not configured. Configured: ${configured.join(", ") || "none"}.`,
      { app, phase: "load" },
    );
    this.name = "SubAppNotConfiguredError";
    this.configured = configured;
  }
}

/** An address outside the allowed origins was about to be loaded. */
export class OriginRefusedError extends RuntimeError {
  constructor(facts: ResourceFacts) {
    super("ORIGIN_REFUSED", `${facts.url} is not on an allowed origin.`, facts);
    this.name = "OriginRefusedError";
  }
}

/** The entry page did not arrive. */
export class EntryLoadError extends RuntimeError {
  readonly type: LoadFailure;
  readonly request: string;

  constructor(type: LoadFailure, facts: ResourceFacts) {
    super("ENTRY_LOAD_FAILED", `Loading entry page ${facts.url} failed (${type}).`, facts);
    this.name = "EntryLoadError";
    this.type = type;
    this.request = facts.url;
  }
}

export type EntryFault = "not-html" | "host-page" | "inline-script" | "no-module-entry";

const entryFaults: Record<EntryFault, string> = {
  "not-html": "is not HTML",
  "host-page": "is the host's own page: the server knows no such sub-app",
  "inline-script":
    "has an inline script, which a Content-Security-Policy forbids: move it to a file",
  "no-module-entry": "has no module entry: no <script type=module src>",
};

/** The entry page arrived but can't be used. */
export class EntryInvalidError extends RuntimeError {
  readonly reason: EntryFault;

  constructor(reason: EntryFault, facts: ResourceFacts) {
    super("ENTRY_INVALID", `Entry page ${facts.url} ${entryFaults[reason]}.`, facts);
    this.name = "EntryInvalidError";
    this.reason = reason;
  }
}

/** A script did not arrive. Name, `type` and `request` are those of webpack's error of that name. */
export class ChunkLoadError extends RuntimeError {
  readonly type: LoadFailure;
  readonly request: string;

  constructor(type: LoadFailure, facts: ResourceFacts) {
    super("CHUNK_LOAD_FAILED", `Loading chunk ${facts.url} failed (${type}).`, facts);
    this.name = "ChunkLoadError";
    this.type = type;
    this.request = facts.url;
  }
}

/** A stylesheet did not arrive. Code and `request` are those of webpack's CSS plug-in. */
export class CssChunkLoadError extends RuntimeError {
  readonly type: LoadFailure;
  readonly request: string;

  constructor(type: LoadFailure, facts: ResourceFacts) {
    super("CSS_CHUNK_LOAD_FAILED", `Loading stylesheet ${facts.url} failed (${type}).`, facts);
    this.name = "CssChunkLoadError";
    this.type = type;
    this.request = facts.url;
  }
}

/** The sub-app's own code threw; the cause is what it threw. */
export class LifecycleError extends RuntimeError {
  constructor(facts: ErrorFacts) {
    const reason = facts.cause instanceof Error ? facts.cause.message : String(facts.cause);
    super("LIFECYCLE_FAILED", `Sub-app "${facts.app}" failed to ${facts.phase}: ${reason}`, facts);
    this.name = "LifecycleError";
  }
}

/** A lifecycle, or the way from loading to mounted as a whole, took too long. */
export class LifecycleTimeoutError extends RuntimeError {
  constructor(milliseconds: number, facts: ErrorFacts) {
    super(
      "LIFECYCLE_TIMEOUT",
      `Sub-app "${facts.app}" did not ${facts.phase} within ${milliseconds} ms.`,
      facts,
    );
    this.name = "LifecycleTimeoutError";
  }
}

/** The entry module does not export `mount`. */
export class LifecycleMissingError extends RuntimeError {
  constructor(exported: readonly string[], facts: ErrorFacts) {
    super(
      "LIFECYCLE_MISSING",
      `Sub-app "${facts.app}" exports no mount function. Exports: ${exported.join(", ") || "none"}.`,
      facts,
    );
    this.name = "LifecycleMissingError";
  }
}
