/**
 * The compared builds of one run: this one, another checkout's if given, and plainly built pages.
 */
export interface Sides<T> {
  ours: T;
  against?: T;
  plain?: T;
}

/** Measures one sample of each side per round. */
export const inTurns = async <T>(
  rounds: number,
  sides: Sides<() => Promise<T>>,
): Promise<Sides<T[]>> => {
  const taken: Record<string, T[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [side, take] of Object.entries(sides) as [string, (() => Promise<T>) | undefined][])
      if (take) (taken[side] ??= []).push(await take());
  return taken as unknown as Sides<T[]>;
};

/** Maps each side that exists. */
export const eachSide = <T, R>(sides: Sides<T>, of: (side: T) => R): Sides<R> =>
  Object.fromEntries(
    Object.entries(sides)
      .filter(([, side]) => side !== undefined)
      .map(([name, side]) => [name, of(side as T)]),
  ) as unknown as Sides<R>;
