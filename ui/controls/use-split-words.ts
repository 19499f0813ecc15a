import { useWords } from "./use-words.ts";

/** Texts of a list next to one of its records, in the page's language. */
export const useSplitWords = () => {
  const words = useWords();
  return {
    split: words.splitView,
    record: words.openRecord,
    ownPage: words.ownPage,
    close: words.closePane,
  };
};
