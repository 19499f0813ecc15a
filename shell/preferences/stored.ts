/** Reads a remembered choice; undefined where none was made or storage is blocked. */
export const readStored = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): Choice | undefined => {
  try {
    const value = localStorage.getItem(`console.${name}`);
    return choices.find((choice) => choice === value);
  } catch {
    // Storage is blocked in some private windows; the console works without memory.
    return undefined;
  }
};

/** Remembers a choice in this browser, as far as it lets us; null forgets it. */
export const writeStored = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`console.${name}`);
    else localStorage.setItem(`console.${name}`, value);
  } catch {
    // As above.
  }
};
