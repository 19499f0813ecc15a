const steps = [1, 2, 2.5, 5, 10];

/** Round values from 0 to at least `highest`, some four of them, for an axis. */
export const ticksOf = (highest: number): number[] => {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
};

/** Every so many-th of `count` points, so that about `wanted` of them are labelled. */
export const labelled = (count: number, wanted: number): number[] => {
  const every = Math.max(1, Math.ceil(count / Math.max(1, wanted)));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
};
