/**
 * Looks for what carries no sign of whose it is, at each change of who is active: what came since the
 * last look belongs to the owner, if there is one. `added` are the names on window that are new.
 */
export type Sampler = (owner: string | undefined, added: readonly PropertyKey[]) => void;
