/** What is measured in one run: this build, another checkout's where there is one, and plainly built pages. */
export interface Sides<T> {
  ours: T;
  against?: T;
  plain?: T;
}

/** Takes a sample of each side, round after round. */
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

/** The same of each side that there is. */
export const eachSide = <T, R>(sides: Sides<T>, of: (side: T) => R): Sides<R> =>
  Object.fromEntries(
    Object.entries(sides)
      .filter(([, side]) => side !== undefined)
      .map(([name, side]) => [name, of(side as T)]),
  ) as unknown as Sides<R>;
