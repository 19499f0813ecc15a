/**
 * Called whenever the active sub-app changes, to detect changes that don't reveal their owner. What
 * is new since the last call belongs to `owner`, if there is one. `added` are new names on window.
 */
export type Sampler = (owner: string | undefined, added: readonly PropertyKey[]) => void;
