import { seeded } from "./seeded.ts";

/** Dimensions of the engine's embeddings. */
export const dimensions = 1024;

/**
 * The spread in each direction: small in most, as with real faces, so that strangers have a cosine
 * of 0 ± 0.11. With this share of a photograph's own variation, two photographs of one person have
 * 0.55.
 */
const spread = Float64Array.from({ length: dimensions }, (_, at) => (at + 12) ** -0.75);
const ofPhotograph = 0.9;

const total = spread.reduce((sum, value) => sum + value ** 2, 0);

export interface MadeFaces {
  /** All vectors in sequence, grouped by person. */
  vectors: Float32Array<ArrayBuffer>;
  /** Other photographs of the same people. */
  queries: Float32Array[];
}

/**
 * Generates this many faces, one to nineteen photographs per person, and other photographs of some
 * people to search with.
 */
export const makeFaces = (count: number, queryCount: number): MadeFaces => {
  const random = seeded(7);
  const direction = (length: number) => {
    const values = new Float64Array(dimensions);
    const scale = length / Math.sqrt(total);
    for (let at = 0; at < dimensions; at += 1) values[at] = spread[at]! * scale * random.normal();
    return values;
  };
  const photographOf = (person: Float64Array) => {
    const values = direction(ofPhotograph);
    let squares = 0;
    for (let at = 0; at < dimensions; at += 1) squares += (values[at]! += person[at]!) ** 2;
    const length = Math.sqrt(squares);
    return Float32Array.from(values, (value) => value / length);
  };
  const vectors = new Float32Array(count * dimensions);
  const people: Float64Array[] = [];
  for (let at = 0; at < count;) {
    const person = direction(1);
    people.push(person);
    const photographs = Math.min(count - at, 1 + Math.floor(random.part() * 19));
    for (let one = 0; one < photographs; one += 1, at += 1)
      vectors.set(photographOf(person), at * dimensions);
  }
  const queries = Array.from({ length: queryCount }, () =>
    photographOf(people[Math.floor(random.part() * people.length)]!),
  );
  return { vectors, queries };
};
