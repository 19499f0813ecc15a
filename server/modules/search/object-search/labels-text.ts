/** The labels of a search as stored in its row, one per line. */
export const labelsOfText = (text: string): string[] => (text === "" ? [] : text.split("\n"));
