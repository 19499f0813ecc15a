import { useApiQuery, useFormat } from "@console-shell/sdk";
import { type Stat, Stats } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";

/** How many alerts fire, wait and are silenced, and how many have fired. */
export const AlertFigures = () => {
  const text = useText();
  const format = useFormat();
  const rules = useApiQuery(
    "GET /cc-api/alert/list",
    { query: { pageSize: 200 } },
    { refetchInterval: 15_000 },
  ).data?.items;
  const fired = useApiQuery(
    "GET /cc-api/alert/incident/list",
    { query: { pageSize: 1 } },
    { refetchInterval: 30_000 },
  ).data;
  const isAcknowledged = (rule: NonNullable<typeof rules>[number]) =>
    rule.incident?.state === "acknowledged";
  const count = (matches: (rule: NonNullable<typeof rules>[number]) => boolean) =>
    rules ? rules.filter(matches).length : undefined;
  const firing = count((rule) => rule.state === "firing" && !isAcknowledged(rule));
  const shown = (value: number | undefined) => (value === undefined ? "–" : format.number(value));
  const to = (address: string) => (label: ReactNode) => <Link to={address}>{label}</Link>;
  const figures: Stat[] = [
    {
      label: text("state.firing"),
      value: shown(firing),
      tone: firing ? "error" : undefined,
      link: to("/alerts?state=firing"),
    },
    {
      label: text("state.acknowledged"),
      value: shown(count((rule) => rule.state === "firing" && isAcknowledged(rule))),
      link: to("/alerts?state=acknowledged"),
    },
    {
      label: text("alerts.silenced"),
      value: shown(count((rule) => rule.silencedUntil !== null)),
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
