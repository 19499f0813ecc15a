/**
 * Called whenever the active sub-app changes, to detect changes that don't reveal their owner. Any
 * that are new since the last call belong to `owner`, if there is one. `added` are new names on
 * window.
 */
export type Sampler = (owner: string | undefined, added: readonly PropertyKey[]) => void;
