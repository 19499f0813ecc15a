/**
 * A second factor has been added. `recoveryCodes` were made with the first one and are null with
 * any other; `returnFocus` gives the focus back to where it was added.
 */
export type FactorAdded = (recoveryCodes: string[] | null, returnFocus: () => void) => void;
