/**
 * Looks for what carries no sign of whose it is, at each change of who is active: what came since the
 * last look belongs to the owner, if there is one. `names` are those of window now.
 */
export type Sampler = (owner: string | undefined, names: readonly string[]) => void;
