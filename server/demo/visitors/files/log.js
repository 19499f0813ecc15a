import { element, table } from "./elements.js";
import { readVisits } from "./visits.js";

/** All visits with their times. */
export const log = ({ text, time }) => {
  const visits = readVisits();
  return [
    visits.length === 0
      ? element("p", {}, text.none)
      : table(
          [text.name, text.host, text.came, text.left],
          visits.map(({ name, host, came, left }) => [
            name,
            host,
            time(came),
            left === null ? "–" : time(left),
          ]),
        ),
  ];
};
