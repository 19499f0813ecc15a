/**
 * Detects changes that don't reveal their owner, whenever the active sub-app changes: whatever is
 * new since the last sample belongs to the owner, if there is one. `added` are new names on window.
 */
export type Sampler = (owner: string | undefined, added: readonly PropertyKey[]) => void;
