import { useWords } from "./use-words.ts";

/** Texts of the keys for a list's rows, in the page's language. */
export const useRowWords = () => {
  const words = useWords();
  return {
    next: words.nextRow,
    previous: words.previousRow,
    open: words.openRow,
    select: words.selectRows,
    needed: words.keysNeedRow,
  };
};
