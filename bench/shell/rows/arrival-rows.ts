import { eachSide, type Sides } from "../in-turns.ts";
import type { Arrival, ArrivalSample } from "../measures/arrival.ts";
import { figure, kB, type Limit, median, ms, type Row } from "../rows.ts";

/** Compares an arrival at a page with the other build's. */
export const arrivalRows = (to: Arrival, samples: Sides<ArrivalSample[]>): Row[] => {
  const row = (
    what: string,
    pick: (sample: ArrivalSample) => number,
    show: (value: number) => string,
    limit?: Limit,
  ) =>
    figure(
      `${to}: ${what}`,
      eachSide(samples, (taken) => median(taken.map(pick))),
      show,
      limit,
    );
  const asFast: Limit = { share: 1.03, of: "against" };
  return [
    row("first paint", ({ firstPaint }) => firstPaint, ms, asFast),
    row("LCP", ({ lcp }) => lcp, ms, asFast),
    row("usable", ({ usable }) => usable, ms, asFast),
    row(
      "layout shift",
      ({ shift }) => shift,
      (value) => value.toFixed(3),
      0.01,
    ),
    row("bytes", ({ bytes }) => bytes, kB),
  ];
};
