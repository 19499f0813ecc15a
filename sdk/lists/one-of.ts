/** A text from the address where it is one of the values, else undefined. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined => values.find((value) => value === text);
