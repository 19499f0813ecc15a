/** Takes away what a prerendered page has beside its markup: from here on the styles are React's to bring. */
export const dropPrerendered = (): void => {
  delete document.documentElement.dataset["prerendered"];
  document.getElementById("prerendered-styles")?.remove();
};
