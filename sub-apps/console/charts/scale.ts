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

/** Places of the points to label: the first of each label, and of those about `wanted`. */
export const labelled = (labels: readonly string[], wanted: number): number[] => {
  const firsts = labels.flatMap((label, index) => (label === labels[index - 1] ? [] : [index]));
  const every = Math.max(1, Math.ceil(firsts.length / Math.max(1, wanted)));
  return firsts.filter((_, index) => index % every === 0);
};
