/** A sentence that ends in an abbreviation, such as a company's "Inc.", gets no second full stop. */
export const oneFullStop = (text: string): string =>
  text.includes(".") ? text.replaceAll(/(?<!\.)\.(?:\.(?=\s|$)|。)/g, ".") : text;
