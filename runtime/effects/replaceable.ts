/** A place that holds one value, on which one after the other may put an own. */
export interface Replaceable {
  read: () => unknown;
  write: (value: unknown) => void;
  history: History;
}

/** What is known of the values of a place. */
interface History {
  /** What each found when it came first, and may call for ever. */
  found: WeakMap<object, unknown>;
  /** What it stands on now. */
  below: WeakMap<object, unknown>;
  /** Those that were taken away. */
  undone: WeakSet<object>;
}

export const noHistory = (): History => ({
  found: new WeakMap(),
  below: new WeakMap(),
  undone: new WeakSet(),
});

const isKey = (value: unknown): value is object =>
  typeof value === "function" || (typeof value === "object" && value !== null);

/**
 * Undo and redo of one value that came on top of another. Whoever leaves from below is left out when
 * those above it leave; whoever returns below of somebody stays there.
 */
export const replacement = (
  place: Replaceable,
  mine: unknown,
  before: unknown,
): { undo: () => void; redo: () => void } => {
  const { read, write } = place;
  const { found, below, undone } = place.history;
  if (isKey(mine)) {
    found.set(mine, before);
    below.set(mine, before);
  }
  return {
    undo() {
      if (isKey(mine)) undone.add(mine);
      if (read() !== mine) return;
      let next = isKey(mine) ? below.get(mine) : before;
      while (isKey(next) && undone.has(next)) next = below.get(next);
      write(next);
    },
    redo() {
      if (isKey(mine)) {
        undone.delete(mine);
        // Who has it inside goes on to call it.
        for (let at = read(), above: object | undefined; isKey(at); at = found.get(at)) {
          if (at === mine && above) {
            below.set(mine, below.get(above));
            below.set(above, mine);
          }
          if (at === mine) return;
          if (!undone.has(at)) above = at;
        }
        below.set(mine, read());
      }
      write(mine);
    },
  };
};
