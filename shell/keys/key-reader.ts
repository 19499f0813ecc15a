/** Longest pause between the letters of a sequence, in milliseconds. */
const longestPause = 1500;

const partsOf = (keys: string) => keys.toLowerCase().split(" ");
const isEnd = (typed: readonly string[], parts: readonly string[]) =>
  parts.every((part, at) => part === typed[typed.length - parts.length + at]);

/** Reads keys one by one; returns the action whose keys have just been completed, of the longest sequence. */
export const createKeyReader = (): (<Action extends { keys?: string | undefined }>(
  pressed: Pick<KeyboardEvent, "key" | "timeStamp">,
  actions: readonly Action[],
) => Action | undefined) => {
  let typed: string[] = [];
  let last = 0;
  return ({ key, timeStamp }, actions) => {
    typed = [...(timeStamp - last > longestPause ? [] : typed), key.toLowerCase()].slice(-3);
    last = timeStamp;
    const [found] = actions
      .filter(({ keys }) => keys !== undefined && isEnd(typed, partsOf(keys)))
      .toSorted((one, other) => other.keys!.length - one.keys!.length);
    if (found) typed = [];
    return found;
  };
};
