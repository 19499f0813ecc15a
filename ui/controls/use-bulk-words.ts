import { useWords } from "./use-words.ts";

/** Texts of selecting rows and of an action on them, in the page's language. */
export const useBulkWords = () => {
  const words = useWords();
  const { cancel, clearSelection } = words;
  return {
    cancel,
    clearSelection,
    needed: words.keysNeedSelection,
    selected: (count: number) => words.selected.replace("{count}", String(count)),
    progress: (done: number, total: number) =>
      words.bulkProgress.replace("{done}", String(done)).replace("{total}", String(total)),
    done: (action: string, count: number) =>
      words.bulkDone.replace("{action}", () => action).replace("{count}", String(count)),
    failed: (count: number) => words.bulkFailed.replace("{count}", String(count)),
  };
};
