/** The names on window, including symbols and non-enumerable ones. */
export interface WindowNames {
  /** Names added since the last call; on the first, the enumerable ones. */
  readonly look: () => PropertyKey[];
  /** Records what the runtime itself added or removed. */
  readonly note: (name: PropertyKey, isThere: boolean) => void;
}

export const createWindowNames = (): WindowNames => {
  let list: PropertyKey[] = [];
  // Browsers create a class when it is first accessed. There are 700, and none counts as new.
  let known = new Set<PropertyKey>(Reflect.ownKeys(window));
  for (const name of Object.keys(window)) known.delete(name);
  return {
    look() {
      const now = Reflect.ownKeys(window);
      // Browsers list names in the order they were added, and there are a thousand.
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
