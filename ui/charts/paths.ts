export type Place = readonly [x: number, y: number];

const line = (places: readonly Place[]) =>
  places
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");

/** Runs of consecutive points between missing values. */
const runs = (places: readonly (Place | null)[]): Place[][] => {
  const found: Place[][] = [];
  let open = false;
  for (const place of places) {
    if (place) {
      if (open) found.at(-1)?.push(place);
      else found.push([place]);
    }
    open = place !== null;
  }
  return found;
};

/** The points without a neighbour, which a line shows too small. */
export const lonePlaces = (places: readonly (Place | null)[]): Place[] =>
  runs(places).flatMap((run) => (run.length === 1 ? run : []));

/** A line through the points, broken at missing values; a single point becomes a short dash. */
export const linePath = (places: readonly (Place | null)[]): string =>
  runs(places)
    .map((run) => (run.length === 1 ? `${line(run)}h0.01` : line(run)))
    .join("");

/** The area between the points and the base line. */
export const areaPath = (places: readonly (Place | null)[], base: number): string =>
  runs(places)
    .map((run) => `${line(run)}V${base}H${run[0]?.[0].toFixed(1)}Z`)
    .join("");

/** A bar from its top left corner, in pixels. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All bars in one path: an element for each would cost a list of charts most of its time. */
export const barPath = (bars: readonly Bar[]): string =>
  bars
    .map(({ x, y, width, height }) => {
      const [across, down] = [width.toFixed(1), height.toFixed(1)];
      return `M${x.toFixed(1)} ${y.toFixed(1)}h${across}v${down}h-${across}Z`;
    })
    .join("");
