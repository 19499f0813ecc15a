/** The sub-app that contains an element, even through shadow roots. */
export const subAppAround = (element: Element): string | undefined => {
  const scope = element.closest<HTMLElement>("[data-sub-app]");
  const root = element.getRootNode();
  if (scope || !(root instanceof ShadowRoot)) return scope?.dataset["subApp"];
  return subAppAround(root.host);
};
