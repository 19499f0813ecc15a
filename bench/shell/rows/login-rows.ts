import type { LoginSample } from "../measures/login.ts";
import { atMost, kB, median, ms, ratio, type Row } from "../rows.ts";

/** The login page beside a plainly built one. */
export const loginRows = (ours: readonly LoginSample[], plain: readonly LoginSample[]): Row[] => {
  const of = (samples: readonly LoginSample[], pick: (sample: LoginSample) => number) =>
    median(samples.map(pick));
  const beside = (
    what: string,
    pick: (sample: LoginSample) => number,
    show: (value: number) => string,
    limit?: number,
  ) => ratio(what, of(ours, pick), of(plain, pick), limit, show);
  const untilUsable = (sample: LoginSample) => sample.untilUsable.code + sample.document;
  return [
    {
      ...beside("login: page, scripts and styles until the form is usable", untilUsable, kB),
      target: { says: "≤ 150 kB", met: of(ours, untilUsable) <= 150_000 },
    },
    beside("login: scripts and styles in all", ({ inAll }) => inAll.code, kB),
    beside("login: requests in all", ({ inAll }) => inAll.requests, String),
    beside("login: LCP", ({ lcp }) => lcp, ms, 0.5),
    beside("login: form usable", ({ usable }) => usable, ms),
    beside("login: a press is answered", ({ answers }) => answers, ms),
    beside("login: total blocking time", ({ blocked }) => blocked, ms),
    atMost(
      "login: total blocking time",
      of(ours, ({ blocked }) => blocked),
      200,
      ms,
    ),
  ];
};
