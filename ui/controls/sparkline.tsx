import { areaPath, barPath, linePath, type Place } from "../charts/paths.ts";
import "./stats.css";

interface SparklineProps {
  /** One value per point; null if there is none. */
  values: readonly (number | null)[];
  /** Bars compare amounts, a line shows a course. */
  kind?: "line" | "bars";
}

const width = 120;
const height = 32;

/** A small chart without axes next to the figure that it explains; hidden from screen readers. */
export const Sparkline = ({ values, kind = "line" }: SparklineProps) => {
  const known = values.filter((value) => value !== null);
  const highest = Math.max(...known, 0);
  const lowest = kind === "bars" ? 0 : Math.min(...known, highest);
  const span = highest - lowest || 1;
  const y = (value: number) => height - 3 - ((value - lowest) / span) * (height - 6);
  if (known.length < 2) return null;
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
              place
                ? {
                    x: place[0] + gap / 2,
                    y: place[1],
                    width: step - gap,
                    height: height - place[1],
                  }
                : [],
            ),
          )}
        />
      ) : (
        <>
          <path className="cs-sparkline-area" d={areaPath(places, height)} />
          <path className="cs-sparkline-line" d={linePath(places)} />
        </>
      )}
    </svg>
  );
};
