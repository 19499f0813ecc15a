/** Removes the part of antd's styles that a prerendered page came with: by now the stylesheet is there. */
export const dropPrerendered = (): void => {
  document.getElementById("prerendered-styles")?.remove();
};
