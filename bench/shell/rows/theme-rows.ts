import { eachSide, type Sides } from "../in-turns.ts";
import { figure, median, ms, type Row } from "../rows.ts";

export const themeRows = (login: Sides<number[][]>, table: Sides<number[][]>): Row[] => {
  const middle = (samples: Sides<number[][]>) => eachSide(samples, (taken) => median(taken.flat()));
  return [
    figure("theme switch on the login page, main thread", middle(login), ms, {
      share: 0.4,
      of: "plain",
    }),
    figure("theme switch on a page with a table, main thread", middle(table), ms),
  ];
};
