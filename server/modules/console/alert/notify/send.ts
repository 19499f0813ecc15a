import { alertMetrics } from "@console-shell/contract/words/alerts";
import { notifications } from "@console-shell/contract/words/notifications";
import { nextAttemptAt } from "#platform/jobs/back-off.ts";
import { claimDue, type Leased } from "#platform/jobs/claim.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import { startWorker, type Worker } from "#platform/jobs/worker.ts";
import type { Services } from "#platform/services.ts";
import { post, retryDelays, signatureOf } from "#modules/clients/index.ts";
import { holdersOf } from "#modules/identity/index.ts";
import { createCauseNames } from "../causes/name-causes.ts";
import { sendNotifications } from "#modules/console/notification/send-mails.ts";
import { alertMail, type MailedAlert } from "./mail.ts";

type Message = Leased<"outgoingMessages">;
type Needs = Pick<
  Services,
  "database" | "dialect" | "clock" | "log" | "mailer" | "sealer" | "webhooks" | "publicUrl"
>;

/** How many messages a process sends at once. */
const atOnce = 8;

/** Lease in milliseconds, and that of a mail from when it's handed over: mail servers may be slow. */
const leaseTime = 120_000;
const handOverTime = 15 * 60_000;

/** How an attempt ended. A failure is retried; what was dropped isn't. */
type Outcome =
  | { state: "delivered"; status?: number }
  | { state: "dropped" }
  | { state: "failed"; status?: number; error: string };

/**
 * The alerts that a message is about. What has resolved before the mail was sent is listed as resolved only. What ended
 * because somebody changed the rule isn't listed, nor is a reminder of what somebody has acknowledged by now.
 */
const alertsOf = async ({ database }: Needs, messageId: string) => {
  const rows = await database
    .selectFrom("alertMessageIncidents as link")
    .innerJoin("alertIncidents as incident", "incident.id", "link.incidentId")
    .innerJoin("alertRules as rule", "rule.id", "incident.ruleId")
    .select(["link.event", "incident.id", "incident.firedAt", "incident.threshold"])
    .select(["incident.worstValue as value", "incident.resolvedAt"])
    .select(["incident.ended", "incident.acknowledgedAt"])
    .select(["rule.id as ruleId", "rule.name as rule", "rule.metric", "rule.comparison"])
    .select(["rule.webhookUrl", "rule.webhookSecret", "rule.operation"])
    .select(["rule.windowMinutes", "rule.threshold as limit"])
    .where("link.messageId", "=", messageId)
    .orderBy("incident.id")
    .execute();
  const resolved = new Set(rows.flatMap(({ event, id }) => (event === "resolved" ? id : [])));
  return rows.filter(
    ({ event, id, ended, acknowledgedAt }) =>
      event === "resolved" ||
      (!resolved.has(id) &&
        (ended === null || ended === "resolved") &&
        (event === "firing" || acknowledgedAt === null)),
  );
};

/** Sends a mail about alerts, or else with notifications. Undefined if another process has it by now. */
const sendMail = async (
  services: Needs,
  { id, operatorId, lease }: Message,
): Promise<Outcome | undefined> => {
  const { database, mailer, publicUrl, clock } = services;
  if (!operatorId) return { state: "dropped" };
  const mine = await database
    .updateTable("outgoingMessages")
    .set({ dueAt: clock() + handOverTime })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .returning("id")
    .executeTakeFirst();
  if (!mine) return undefined;
  const alerts = await alertsOf(services, id);
  if (alerts.length === 0) {
    const sent = await sendNotifications(services, { id, operatorId });
    return { state: sent ? "delivered" : "dropped" };
  }
  // Their role or status may have changed since the message was written.
  const holders = await holdersOf(database, notifications["alert.firing"].permissions);
  if (!holders.includes(operatorId)) return { state: "dropped" };
  const { email, name, locale, role } = await database
    .selectFrom("operators")
    .select(["email", "name", "locale", "role"])
    .where("id", "=", operatorId)
    .executeTakeFirstOrThrow();
  const causesOf = createCauseNames(database, clock());
  const mailed: MailedAlert[] = [];
  for (const alert of alerts) {
    const { forOperator } = await causesOf({ ...alert, threshold: alert.limit });
    const causes = alert.event === "resolved" ? undefined : forOperator({ id: operatorId, role });
    mailed.push({ ...alert, causes });
  }
  await mailer.send({
    ...alertMail({ to: email, name, locale, publicUrl, alerts: mailed }),
    messageId: messageIdOf(id, publicUrl),
  });
  return { state: "delivered" };
};

const postWebhook = async (services: Needs, message: Message): Promise<Outcome> => {
  const { clock, sealer, webhooks, publicUrl } = services;
  const [alert] = await alertsOf(services, message.id);
  if (!alert || alert.webhookUrl === null || alert.webhookSecret === null)
    return { state: "dropped" };
  const sealing = { kind: "alert", owner: alert.ruleId } as const;
  const secret = await sealer.open(services.database, alert.webhookSecret, sealing);
  const causesOf = createCauseNames(services.database, clock());
  const { forWebhook } = await causesOf({ ...alert, threshold: alert.limit });
  const iso = (at: number) => new Date(at).toISOString();
  const body = JSON.stringify({
    id: message.id,
    type: `alert.${alert.event}`,
    createdAt: iso(message.createdAt),
    data: {
      ruleId: alert.ruleId,
      rule: alert.rule,
      metric: alert.metric,
      unit: alertMetrics[alert.metric].unit,
      operation: alert.operation,
      comparison: alert.comparison,
      threshold: alert.threshold,
      worstValue: alert.value,
      // The first names, and how many there are in all.
      causes: (alert.event !== "resolved" && forWebhook) || null,
      incidentId: alert.id,
      firedAt: iso(alert.firedAt),
      resolvedAt: alert.resolvedAt === null ? null : iso(alert.resolvedAt),
      url: `${publicUrl}/console/alerts/${alert.ruleId}`,
    },
  });
  const timestamp = Math.floor(clock() / 1000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "console-shell-webhooks",
    "webhook-id": message.id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf({ id: message.id, timestamp, body }, [secret]),
  };
  const { status, error } = await post({ url: alert.webhookUrl, headers, body }, webhooks);
  if (status === null) return { state: "failed", error: error ?? "broken" };
  if (status >= 200 && status < 300) return { state: "delivered", status };
  return { state: "failed", status, error: "status" };
};

const recordOutcome = async (
  { database }: Needs,
  { id, lease, tries }: Message,
  outcome: Outcome,
  now: number,
): Promise<void> => {
  const isFailed = outcome.state === "failed";
  const next = isFailed
    ? nextAttemptAt({ delays: retryDelays, jitter: 0.2 }, tries + 1, now)
    : undefined;
  const failedState = next === undefined ? ("dead" as const) : ("retrying" as const);
  await database
    .updateTable("outgoingMessages")
    .set({
      state: isFailed ? failedState : outcome.state,
      tries: isFailed ? tries + 1 : tries,
      dueAt: next ?? null,
      endedAt: next === undefined ? now : null,
      lease: null,
      status: "status" in outcome ? (outcome.status ?? null) : null,
      error: isFailed ? outcome.error.slice(0, 200) : null,
    })
    .where("id", "=", id)
    // Success counts even if the lease has moved on.
    .$if(isFailed, (query) => query.where("lease", "=", lease))
    .execute();
};

/** One attempt at one mail or webhook, with the record of how it ended. */
const attempt = async (services: Needs, message: Message): Promise<void> => {
  const send = message.channel === "mail" ? sendMail : postWebhook;
  const outcome = await send(services, message).catch((error: unknown): Outcome => {
    services.log.warn({ err: error, message: message.id }, "A message couldn't be sent");
    return { state: "failed", error: message.channel === "mail" ? "mail" : "broken" };
  });
  if (outcome) await recordOutcome(services, message, outcome, services.clock());
};

/** Sends the mails and webhooks of alerts, and the mails with notifications, in each server process. */
export const startSending = (services: Needs): Worker =>
  startWorker<Message>({
    queue: "messages",
    every: services.webhooks.every,
    log: services.log,
    attempt: (message) => attempt(services, message),
    async claim(running, begin) {
      const limit = atOnce - running.length;
      if (limit <= 0) return;
      const wanted = { now: services.clock(), limit, leaseTime };
      for (const message of await claimDue(services, "outgoingMessages", wanted)) begin(message);
    },
  });
