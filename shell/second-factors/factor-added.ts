/**
 * A second factor has been added. `recoveryCodes` come with the first one and are null with any other;
 * `returnFocus` returns the focus to where it was added.
 */
export type FactorAdded = (recoveryCodes: string[] | null, returnFocus: () => void) => void;
