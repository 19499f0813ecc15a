/**
 * Removes the skeleton of the frame that the server put into the page as soon as React shows anything but a
 * loading view. Each part that the frame waits for has a loading view of its own, and the skeleton outlasts them.
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
