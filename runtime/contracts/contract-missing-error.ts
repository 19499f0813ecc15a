import { RuntimeError, type ErrorFacts } from "../errors/runtime-error.ts";

/** The sub-app's scripts ran without providing the lifecycles that its framework expects. */
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
