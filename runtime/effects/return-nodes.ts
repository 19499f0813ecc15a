/**
 * Puts back what a library has added to body once per page (the list of its messages, a tooltip)
 * when it fills it in a later mount: since the leave it was outside the page. Until then nothing
 * returns, because it may be a dialog that the mount has forgotten. Call the function with each
 * overlay root; its undo at the leave.
 */
export const createReturns = (): ((app: string, overlayRoot: HTMLElement) => () => void) => {
  const present: { app: string; overlayRoot: HTMLElement }[] = [];
  const watch = (app: string, node: Element) => {
    const observer = new MutationObserver((records) => {
      const home = present.findLast((one) => one.app === app);
      // What changes after the leave, or only goes, may be the clean-up of a dialog.
      const isFilled = records.some(
        ({ type, addedNodes }) => type === "characterData" || addedNodes.length > 0,
      );
      if (!home || !isFilled) return;
      observer.disconnect();
      if (!node.isConnected) home.overlayRoot.append(node);
    });
    observer.observe(node, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  };
  return (app, overlayRoot) => {
    const own = { app, overlayRoot };
    present.push(own);
    return () => {
      present.splice(present.indexOf(own), 1);
      for (const node of overlayRoot.children) watch(app, node);
    };
  };
};
