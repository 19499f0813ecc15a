import { eachSide, type Sides } from "../in-turns.ts";
import type { LoginSample } from "../measures/login.ts";
import { figure, kB, type Limit, median, ms, type Row } from "../rows.ts";

/** Compares the login page with a plainly built one. */
export const loginRows = (samples: Sides<LoginSample[]>): Row[] => {
  const row = (
    what: string,
    pick: (sample: LoginSample) => number,
    show: (value: number) => string,
    limit?: Limit,
  ) =>
    figure(
      `login: ${what}`,
      eachSide(samples, (taken) => median(taken.map(pick))),
      show,
      limit,
    );
  return [
    row(
      "page, scripts and styles until the form is usable",
      ({ untilUsable, document }) => untilUsable.code + document,
      kB,
      24_000,
    ),
    row("total scripts and styles", ({ inAll }) => inAll.code, kB, { share: 1.6, of: "plain" }),
    row("total requests", ({ inAll }) => inAll.requests, String, 25),
    row("LCP", ({ lcp }) => lcp, ms, { share: 0.5, of: "plain" }),
    row("form usable", ({ usable }) => usable, ms),
    row("first click handled", ({ answers }) => answers, ms, { share: 1, of: "plain" }),
    row("total blocking time", ({ blocked }) => blocked, ms, 200),
  ];
};
