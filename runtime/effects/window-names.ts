/** The names on window, also of what is not enumerable, and symbols. */
export interface WindowNames {
  /** Those that are new since the last look; at first, those that a page lists. */
  readonly look: () => PropertyKey[];
  /** What the runtime itself has put there, or taken away. */
  readonly note: (name: PropertyKey, isThere: boolean) => void;
}

export const createWindowNames = (): WindowNames => {
  let list: PropertyKey[] = [];
  // Browsers make a class when somebody first asks for it. There are 700, and none of them is new.
  let known = new Set<PropertyKey>(Reflect.ownKeys(window));
  for (const name of Object.keys(window)) known.delete(name);
  return {
    look() {
      const now = Reflect.ownKeys(window);
      // A browser lists them in the order in which they came, and there are a thousand.
      if (now.length === list.length && now.at(-1) === list.at(-1)) return [];
      const before = known;
      list = now;
      known = new Set(now);
      // Numbers are child frames.
      return now.filter((name) => !before.has(name) && !/^\d+$/.test(String(name)));
    },
    note(name, isThere) {
      if (isThere) known.add(name);
      else known.delete(name);
    },
  };
};
