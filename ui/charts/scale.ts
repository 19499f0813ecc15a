const steps = [1, 2, 2.5, 5, 10];

/** About four round axis values from 0 to at least `highest`; integers if `whole`. */
export const ticksOf = (highest: number, { whole = false } = {}): number[] => {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fits = (one: number) => one * power >= rough && (!whole || Number.isInteger(one * power));
  const step = whole && rough < 1 ? 1 : (steps.find(fits) ?? 10) * power;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
};

/** Indexes of the points to label: the first point of each label, thinned out to about `wanted`. */
export const labelled = (labels: readonly string[], wanted: number): number[] => {
  const firsts = labels.flatMap((label, index) => (label === labels[index - 1] ? [] : [index]));
  const every = Math.max(1, Math.ceil(firsts.length / Math.max(1, wanted)));
  const chosen = firsts.filter((_, index) => index % every === 0);
  // A first day that is cut short has too little room: its label would overlap the next.
  const [first = 0, second = labels.length] = chosen;
  return second - first < labels.length / Math.max(1, wanted) ? chosen.slice(1) : chosen;
};
