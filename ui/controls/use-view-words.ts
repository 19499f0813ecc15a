import { useWords } from "./use-words.ts";

/** Texts of a list's saved views, in the page's language. */
export const useViewWords = () => {
  const words = useWords();
  // A function as replacement: a name may contain `$&`.
  const naming = (text: string) => (name: string) => text.replace("{name}", () => name);
  return {
    views: words.views,
    all: words.viewAll,
    own: words.ownViews,
    shared: words.sharedViews,
    named: naming(words.viewNamed),
    edited: naming(words.viewEdited),
    missing: words.viewMissing,
    save: words.saveView,
    discard: words.discardView,
    saveAs: words.saveViewAs,
    change: words.changeView,
    rename: words.renameView,
    useDefault: words.defaultView,
    noDefault: words.noDefaultView,
    isDefault: words.isDefaultView,
    remove: words.deleteView,
    create: words.newView,
    name: words.viewName,
    nameMissing: words.viewNameMissing,
    share: words.shareView,
    submit: words.saveShort,
    submitRemove: words.deleteShort,
    removeTitle: naming(words.deleteViewTitle),
    removeOwn: words.deleteOwnView,
    removeShared: words.deleteSharedView,
  };
};
