/** The vector normalized to length 1; a zero vector is returned unchanged. */
export const unitVector = (values: ArrayLike<number>): Float32Array => {
  const vector = Float32Array.from(values);
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
};

/** The cosine of the angle between two vectors of length 1: 1 for the same direction, 0 for a right angle. */
export const cosine = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};
