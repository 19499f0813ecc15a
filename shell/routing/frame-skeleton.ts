/**
 * Removes the server-rendered skeleton once React shows more than a loading view. Several parts load in
 * turn, each with its own loading view; the skeleton stays through all of them.
 */
export const dropSkeletonOnceShown = (root: HTMLElement): void => {
  const skeleton = document.getElementById("frame-skeleton");
  if (!skeleton) return;
  const observer = new MutationObserver(() => {
    const isLoading = root.querySelector("[data-page-loading]") && !root.querySelector("main");
    if (!root.firstElementChild || isLoading) return;
    observer.disconnect();
    skeleton.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
};
