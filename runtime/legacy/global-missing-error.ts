import { RuntimeError, type ErrorFacts } from "../errors/runtime-error.ts";

const described = (value: unknown): string => {
  if (value === undefined) return "is not there";
  const keys = typeof value === "object" && value !== null ? Object.keys(value).slice(0, 20) : [];
  return `has ${keys.length > 0 ? keys.join(", ") : "nothing"}`;
};

/** The scripts of a legacy sub-app have run, and there is no `mount` where it was looked for. */
export class LegacyGlobalMissingError extends RuntimeError {
  /** The name that was looked for on window. */
  readonly global: string;

  constructor(global: string, found: unknown, facts: ErrorFacts) {
    super(
      "LegacyGlobalMissingError",
      "LIFECYCLE_MISSING",
      `Sub-app "${facts.app}" sets no mount on window["${global}"], which ${described(found)}. ` +
        "Its registration may name another global.",
      facts,
    );
    this.global = global;
  }
}
