import { areaPath, barPath, linePath, type Place } from "../charts/paths.ts";
import "./stats.css";

interface SparklineProps {
  /** One value per point; null if there is none. */
  values: readonly (number | null)[];
  /** Bars compare amounts, a line shows a course; both begin at zero. */
  kind?: "line" | "bars";
}

const width = 120;
const height = 32;

/** A small chart without axes next to the figure that it explains; hidden from screen readers. */
export const Sparkline = ({ values, kind = "line" }: SparklineProps) => {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  // From zero, so that neither a course nor a difference looks larger than it is.
  const highest = Math.max(...known, 0);
  const lowest = Math.min(...known, 0);
  const y = (value: number) =>
    height - 1 - ((value - lowest) / (highest - lowest || 1)) * (height - 2);
  const zero = y(0);
  const step = width / (kind === "bars" ? values.length : values.length - 1);
  const gap = Math.min(3, step / 3);
  const places = values.map((value, index): Place | null =>
    value === null ? null : [index * step, y(value)],
  );
  return (
    <svg
      className="cs-sparkline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {kind === "bars" ? (
        <path
          d={barPath(
            places.flatMap((place) =>
              place && place[1] !== zero
                ? {
                    x: place[0] + gap / 2,
                    y: Math.min(place[1], zero),
                    width: step - gap,
                    height: Math.abs(zero - place[1]),
                  }
                : [],
            ),
          )}
        />
      ) : (
        <>
          <path className="cs-sparkline-area" d={areaPath(places, zero)} />
          {lowest < 0 ? <path className="cs-sparkline-zero" d={`M0 ${zero}H${width}`} /> : null}
          <path className="cs-sparkline-line" d={linePath(places)} />
        </>
      )}
    </svg>
  );
};
