/**
 * Why the browser returned no passkey. `cancelled`: by the person, by a timeout, or by leaving the page;
 * `known`: the device already holds one of this account; `elsewhere`: the page isn't on the domain of the
 * passkeys; `unsupported`: the device can't verify its user.
 */
export type CeremonyFailure = "cancelled" | "known" | "elsewhere" | "unsupported" | "failed";

/** The error that a ceremony rejects with. */
export class CeremonyError extends Error {
  override readonly name = "CeremonyError";
  readonly failure: CeremonyFailure;

  constructor(failure: CeremonyFailure, cause: unknown) {
    super(`The passkey ceremony ended: ${failure}`, { cause });
    this.failure = failure;
  }
}
