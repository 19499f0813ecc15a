/** Milliseconds between two reads of a log: what is sent is answered soon, or tried again. */
export const readEvery = 5_000;
