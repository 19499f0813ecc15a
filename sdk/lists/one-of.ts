/** A value from the address if it is one of the allowed values, else undefined. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined => values.find((value) => value === text);
