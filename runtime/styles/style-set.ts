/** The sheets of a loaded sub-app. */
export interface StyleSet {
  /** Puts them into the page while at least one mount wants them; returns its undo. */
  enable(): () => void;
}

/** Sheets leave the page with the last mount and are kept as they are: a return parses nothing. */
export const createStyleSet = (sheets: readonly CSSStyleSheet[]): StyleSet => {
  let wanted = 0;
  return {
    enable() {
      wanted += 1;
      if (wanted === 1) document.adoptedStyleSheets.push(...sheets);
      let done = false;
      return () => {
        if (done) return;
        done = true;
        wanted -= 1;
        if (wanted > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (sheet) => !sheets.includes(sheet),
        );
      };
    },
  };
};
