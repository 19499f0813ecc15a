/** An object whose properties are accessed by name. */
export type Place = { [name: string]: unknown };
