import { RuntimeError, type ErrorFacts } from "../errors/runtime-error.ts";

const keysOf = (value: object): string => Object.keys(value).slice(0, 20).join(", ") || "nothing";
const described = (value: unknown): string =>
  value === undefined ? "is not there" : `has ${keysOf(Object(value) as object)}`;

/** The scripts of a legacy sub-app ran, but `mount` isn't in the expected place. */
export class LegacyGlobalMissingError extends RuntimeError {
  /** The expected name on window. */
  readonly global: string;

  constructor(global: string, found: unknown, exported: object | undefined, facts: ErrorFacts) {
    super(
      "LegacyGlobalMissingError",
      "LIFECYCLE_MISSING",
      `Sub-app "${facts.app}" sets no mount on window["${global}"], which ${described(found)}` +
        `${exported ? `, and its module exports ${keysOf(exported)}` : ""}. ` +
        "The registration may name another.",
      facts,
    );
    this.global = global;
  }
}
