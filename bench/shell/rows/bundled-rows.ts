import { eachSide, type Sides } from "../in-turns.ts";
import type { Loaded } from "../page/loaded.ts";
import { figure, kB, type Row } from "../rows.ts";

/**
 * All seven visited, including the shell and shared code, compared with seven that share nothing.
 */
export const bundledRows = (shared: Sides<Loaded>, bundled: Map<string, Loaded>): Row[] => {
  const plain = [...bundled.values()].reduce((total, { code }) => total + code, 0);
  return [
    figure(
      "all seven sub-apps, shell and login page",
      { ...eachSide(shared, ({ code }) => code), plain },
      kB,
      { share: 0.23, of: "plain" },
    ),
  ];
};
