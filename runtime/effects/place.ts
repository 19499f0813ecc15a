/** An object as what it is by name. */
export type Place = { [name: string]: unknown };
