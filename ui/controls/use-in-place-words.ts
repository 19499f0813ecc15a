import { useWords } from "./use-words.ts";

/** Texts of values that are edited where they're shown, in the page's language. */
export const useInPlaceWords = () => {
  const words = useWords();
  // A function as replacement: a label may contain `$&`.
  const of = (text: string) => (field: string) => text.replace("{field}", () => field);
  return {
    edit: of(words.editField),
    saved: of(words.savedField),
    undone: of(words.undoneField),
    undo: words.undo,
    save: words.saveShort,
    cancel: words.cancel,
  };
};
