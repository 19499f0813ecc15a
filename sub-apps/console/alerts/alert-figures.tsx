import type { AlertShownState } from "@console-shell/contract/words/alerts";
import { useApiQuery, useFormat } from "@console-shell/sdk";
import { type Stat, Stats } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";

const to = (address: string) => (label: ReactNode) => <Link to={address}>{label}</Link>;

/** How many rules are in a state; undefined until it's known. */
const useTotal = (state: AlertShownState): number | undefined =>
  useApiQuery(
    "GET /cc-api/alert/list",
    { query: { pageSize: 1, state } },
    { refetchInterval: 15_000 },
  ).data?.total;

/** How many alerts fire, wait for somebody and can't tell, and how many have fired. */
export const AlertFigures = () => {
  const text = useText();
  const format = useFormat();
  const firing = useTotal("firing");
  const acknowledged = useTotal("acknowledged");
  const noData = useTotal("no-data");
  const fired = useApiQuery(
    "GET /cc-api/alert/incident/list",
    { query: { pageSize: 1 } },
    { refetchInterval: 30_000 },
  ).data;
  const shown = (value: number | undefined) => (value === undefined ? "–" : format.number(value));
  const figures: Stat[] = [
    {
      label: text("state.firing"),
      value: shown(firing),
      tone: firing ? "error" : undefined,
      link: to("/alerts?state=firing"),
    },
    {
      label: text("state.acknowledged"),
      value: shown(acknowledged),
      link: to("/alerts?state=acknowledged"),
    },
    {
      label: text("state.no-data"),
      value: shown(noData),
      link: to("/alerts?state=no-data"),
    },
    {
      label: text("alert.fired90"),
      value: shown(fired?.total),
      detail: fired?.items[0]
        ? text("alert.lastFired", { time: format.relative(fired.items[0].firedAt) })
        : null,
      link: to("/alerts/history"),
    },
  ];
  return <Stats label={text("alerts.title")} items={figures} />;
};
