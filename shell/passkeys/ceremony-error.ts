/**
 * Why the browser gave no passkey. `cancelled`: by the person, by waiting too long, or by leaving
 * the page; `known`: the device holds one of the account already; `elsewhere`: the page is not at
 * the address that passkeys are for; `unsupported`: the device cannot check who uses it.
 */
export type CeremonyFailure = "cancelled" | "known" | "elsewhere" | "unsupported" | "failed";

/** What a ceremony rejects with. */
export class CeremonyError extends Error {
  override readonly name = "CeremonyError";
  readonly failure: CeremonyFailure;

  constructor(failure: CeremonyFailure, cause: unknown) {
    super(`The passkey ceremony ended: ${failure}`, { cause });
    this.failure = failure;
  }
}
