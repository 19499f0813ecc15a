import type { Accuracy } from "./accuracy.ts";
import { accepted } from "./accuracy-report.ts";

const [width, height, margin] = [640, 360, 48];

const line = (pairs: readonly number[], colour: string, dashes = "") => {
  const points = Array.from({ length: 101 }, (_, step) => {
    const threshold = step / 100;
    const x = margin + threshold * (width - 2 * margin);
    const y = height - margin - accepted(pairs, threshold) * (height - 2 * margin);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>`;
};

const text = (x: number, y: number, words: string, anchor = "middle", colour = "#586376") =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${colour}">${words}</text>`;

/** The share of accepted pairs by threshold, as SVG. */
export const accuracyPlot = ({ genuine, strangers, others, worse }: Accuracy): string => {
  // Of the charts' palette (ui/theme/theme.css), those that text is readable in.
  const lines: [string, number[], string, string?][] = [
    ["one man, two photographs", genuine, "#4f46d8"],
    ["one photograph, degraded", Object.values(worse).flat(), "#074b34", "6 3"],
    ["that man and others", strangers, "#790f6f"],
    ["two others", others, "#614d06", "6 3"],
  ];
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...ticks.flatMap((tick) => {
      const x = margin + tick * (width - 2 * margin);
      const y = height - margin - tick * (height - 2 * margin);
      return [
        `<path d="M${margin} ${y}H${width - margin}" stroke="#e6e9ef"/>`,
        text(x, height - margin + 18, String(tick)),
        text(margin - 8, y + 4, `${tick * 100} %`, "end"),
      ];
    }),
    ...lines.map(([, pairs, colour, dashes]) => line(pairs, colour, dashes)),
    ...lines.map(([name, , colour], at) =>
      text(width - margin - 8, margin + 16 + at * 18, name, "end", colour),
    ),
    text(width / 2, height - 10, "accepted from this similarity on"),
    "</svg>",
    "",
  ].join("\n");
};
