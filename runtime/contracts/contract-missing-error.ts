import { RuntimeError, type ErrorFacts } from "../errors/runtime-error.ts";

/** The scripts of a sub-app have run, and its framework would find no lifecycles. */
export class ContractMissingError extends RuntimeError {
  constructor(contract: string, place: string, facts: ErrorFacts) {
    super(
      "ContractMissingError",
      "LIFECYCLE_MISSING",
      `Sub-app "${facts.app}" is registered for ${contract}, which looks for ${place}, and has none.`,
      facts,
    );
  }
}
