import type { Noted } from "./tenant.ts";

/** What a mount has started and left behind, until it is known whose it is. */
export interface Undecided {
  /** Lets it wait for the next mount, unless one has already started it again. */
  keep(entry: Noted): void;
  /**
   * Called for each effect that starts. If it repeats an effect of an earlier mount, that one ends.
   * If a loop that came back (`source`) started it, it waits in the loop's place.
   */
  note(entry: Noted, source: Noted | undefined): void;
  /** What waits for a mount of this sub-app. */
  take(app: string): Noted[];
  /** Its code will run again from the start. */
  forget(app: string): void;
}

interface Owning {
  ownerOf: (entry: Noted) => string;
  end: (entry: Noted) => void;
}

const kindOf = ({ kind, what = "" }: Noted) => `${kind} ${what}`;
/** Each call makes a new media query. */
const targetOf = ({ on }: Noted) => (on instanceof MediaQueryList ? MediaQueryList : on);

/**
 * A library that starts something once, during a mount, remembers that in its module, so it has to
 * come back with the next mount. What a mount starts and forgets must not. The next mount shows
 * which it is: what belongs to a mount is started again, from the same position in the code or with
 * the same function.
 */
export const createUndecided = ({ ownerOf, end }: Owning): Undecided => {
  const kept = new Map<string, Set<Noted>>();
  /** Places that have started something again. */
  const repeated = new Set<string>();
  const placeOf = (entry: Noted) => `${ownerOf(entry)} ${kindOf(entry)} ${entry.origin?.site}`;
  const isSame = (one: Noted, other: Noted) => {
    if (targetOf(one) !== targetOf(other)) return false;
    const isCallback = one.callback !== undefined && one.callback === other.callback;
    // The host may take over a function that waits. Nothing else that it starts is compared.
    if (!ownerOf(other)) return isCallback && one.waits;
    return isCallback ? ownerOf(one) === ownerOf(other) : placeOf(one) === placeOf(other);
  };
  const remove = (entry: Noted) => {
    const some = kept.get(kindOf(entry));
    some?.delete(entry);
    if (some?.size === 0) kept.delete(kindOf(entry));
  };
  const add = (entry: Noted) =>
    kept.set(kindOf(entry), (kept.get(kindOf(entry)) ?? new Set()).add(entry));
  return {
    keep(entry) {
      if (!entry.again || repeated.has(placeOf(entry))) return;
      entry.waits = entry.returned = true;
      add(entry);
    },
    note(entry, source) {
      // Not what the host starts because the loop has called it.
      if (source && entry.once && entry.again && ownerOf(entry) === ownerOf(source)) {
        entry.returned = true;
        remove(source);
        add(entry);
        return;
      }
      if (!entry.again || kept.size === 0) return;
      for (const old of kept.get(kindOf(entry)) ?? []) {
        const isEnded = old.ended && !old.waits;
        if (!isEnded && (old === entry || !isSame(old, entry))) continue;
        remove(old);
        if (isEnded) continue;
        repeated.add(placeOf(entry));
        if (old.waits) old.waits = false;
        else end(old);
      }
    },
    take: (app) =>
      [...kept.values()].flatMap((some) =>
        [...some].filter((entry) => entry.waits && ownerOf(entry) === app),
      ),
    forget(app) {
      for (const some of kept.values())
        for (const entry of some) if (entry.waits && ownerOf(entry) === app) remove(entry);
    },
  };
};
