/** Reads a stored choice; undefined if there is none or storage is blocked. */
export const readStored = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): Choice | undefined => {
  try {
    const value = localStorage.getItem(`console.${name}`);
    return choices.find((choice) => choice === value);
  } catch {
    // Some private windows block storage; the console works without it.
    return undefined;
  }
};

/** Stores a choice in this browser, if possible; null deletes it. */
export const writeStored = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`console.${name}`);
    else localStorage.setItem(`console.${name}`, value);
  } catch {
    // As above.
  }
};
