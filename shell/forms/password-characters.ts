/** Password length in code points, as the server counts. */
export const passwordCharacters = (password: string): number => Array.from(password).length;
