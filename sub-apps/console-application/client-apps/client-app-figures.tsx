import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { expiringSoonDays } from "@console-shell/contract/words/security-policy";
import { useApiQuery, useFormat } from "@console-shell/sdk";
import { type Stat, Stats } from "@console-shell/ui";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";

const soon = expiringSoonDays * 24 * 60 * 60 * 1000;
/** From this share of the monthly limit on, somebody should look. */
const near = 0.9;
/** Days of the small charts. */
const shownDays = 14;

const tabLink = (tab: string) => (label: ReactNode) => <Link to={`?tab=${tab}`}>{label}</Link>;

/** A client app's calls and errors of today (UTC), its share of the month, and keys that end soon. */
export const ClientAppFigures = ({ clientApp: { id } }: { clientApp: ClientApp }) => {
  const text = useText();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const params = { id };
  // As the tabs read them, so opening one reads nothing again.
  const usage = useApiQuery("GET /cc-api/client-app/:id/usage/series", {
    params,
    query: { range: "30d" },
  });
  const limits = useApiQuery("GET /cc-api/client-app/:id/limits", { params }).data;
  const keys = useApiQuery("GET /cc-api/client-app/:id/key/list", {
    params,
    query: { pageSize: 200 },
  }).data;
  const days = usage.data?.points.slice(-shownDays);
  const today = days?.at(-1);
  const working = keys?.items.filter(({ state }) => state === "active" || state === "retiring");
  const ending = working?.filter(({ expiresAt }) => expiresAt !== null && expiresAt - now < soon);
  const first = ending?.map(({ expiresAt }) => expiresAt ?? 0).toSorted((a, b) => a - b)[0];
  const { callsPerMonth = null, month } = limits ?? {};
  const share =
    month && callsPerMonth !== null ? month.used / Math.max(1, callsPerMonth) : undefined;
  const figures: Stat[] = [
    {
      label: text("figures.today"),
      value: today ? format.number(today.calls) : "–",
      trend: days?.map(({ calls }) => calls),
      trendKind: "bars",
      link: tabLink("usage"),
    },
    {
      label: text("figures.month"),
      value:
        share === undefined ? (month ? format.number(month.used) : "–") : format.percent(share),
      tone: share === undefined || share < near ? undefined : share < 1 ? "warning" : "error",
      detail: month
        ? callsPerMonth === null
          ? text("figures.noLimit")
          : text("figures.usedOf", { used: month.used, limit: callsPerMonth })
        : null,
    },
    {
      label: text("figures.errors"),
      value: today ? format.number(today.errors) : "–",
      tone: today && today.errors > 0 ? "error" : undefined,
      detail: today ? text("figures.refused", { count: today.refused }) : null,
      link: tabLink("usage"),
    },
    working?.length === 0
      ? {
          label: text("clientApp.keys"),
          value: format.number(0),
          tone: "error",
          link: tabLink("keys"),
        }
      : {
          label: text("figures.ending", { days: expiringSoonDays }),
          value: ending ? format.number(ending.length) : "–",
          tone: ending && ending.length > 0 ? "warning" : undefined,
          detail:
            first === undefined
              ? null
              : text("figures.firstEnds", { time: format.relative(first, now) }),
          link: tabLink("keys"),
        },
  ];
  return <Stats label={text("figures.label")} items={figures} />;
};
