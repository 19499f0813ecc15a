import type { Webhook } from "@console-shell/contract/calls/webhook";
import { useApiQuery, useFormat } from "@console-shell/sdk";
import { type Stat, Stats } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { OutcomeText } from "./outcome-text.tsx";

const linkTo = (search: string) => (label: ReactNode) => <Link to={search}>{label}</Link>;

/** A webhook's deliveries of 30 days, those that failed for good, those to come, and the last response. */
export const WebhookFigures = ({ webhook }: { webhook: Webhook }) => {
  const text = useText();
  const format = useFormat();
  const { id: webhookId, clientAppId, deadCount, lastAttemptAt } = webhook;
  const path = "GET /cc-api/client-app/:id/webhook/:webhookId/delivery/list";
  const params = { id: clientAppId, webhookId };
  const every = { refetchInterval: 10_000 };
  const all = useApiQuery(path, { params, query: { pageSize: 10 } }, every).data;
  const retrying = useApiQuery(
    path,
    { params, query: { pageSize: 1, state: "retrying" } },
    every,
  ).data;
  // The newest may still wait for its first attempt.
  const last = all?.items
    .filter(({ attemptCount }) => attemptCount > 0)
    .toSorted((a, b) => (b.lastAttemptAt ?? 0) - (a.lastAttemptAt ?? 0))[0];
  const total = (read: typeof all) => (read ? format.number(read.total) : "–");
  const responseOf = (delivery: typeof last) => {
    if (!delivery) return "–";
    if (delivery.lastStatus !== null) return `HTTP ${delivery.lastStatus}`;
    return <OutcomeText status={null} error={delivery.lastError} />;
  };
  const figures: Stat[] = [
    { label: text("figures.deliveries"), value: total(all), detail: text("figures.days30") },
    {
      label: text("webhook.dead"),
      value: format.number(deadCount),
      tone: deadCount > 0 ? "error" : undefined,
      link: linkTo("?state=dead"),
    },
    { label: text("delivery.retrying"), value: total(retrying), link: linkTo("?state=retrying") },
    {
      label: text("figures.lastResponse"),
      value: responseOf(last),
      tone: last && webhook.lastSucceeded === false ? "error" : undefined,
      detail: lastAttemptAt === null ? text("webhook.neverSent") : format.relative(lastAttemptAt),
    },
  ];
  return <Stats items={figures} />;
};
