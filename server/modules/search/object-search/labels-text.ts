/** The labels of a search as its row has them, one a line. */
export const labelsOfText = (text: string): string[] => (text === "" ? [] : text.split("\n"));
