/** Removes the antd styles inlined in a prerendered page, once the stylesheet has loaded. */
export const dropPrerendered = (): void => {
  document.getElementById("prerendered-styles")?.remove();
};
