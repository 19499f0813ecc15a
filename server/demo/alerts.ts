import { notify } from "#modules/identity/index.ts";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { newId } from "#platform/database/id.ts";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";
import { type DemoAlert, demoAlerts } from "./usage/alert-rules.ts";
import type { Seed, SeedContext } from "./seed.ts";

const minute = 60_000;
const hour = 60 * minute;

type Rule = AlertRuleTable;

/** The rule's values: each minute of the last hours, and sparser before. */
const addSamples = async (
  { database, now, random }: SeedContext,
  ruleId: string,
  { rule, usual, varies, incidents }: DemoAlert,
): Promise<void> => {
  const samples: { ruleId: string; at: number; value: number }[] = [];
  const last = now - (now % minute);
  for (let at = last - 72 * hour; at <= last; at += at < last - 6 * hour ? 8 * minute : minute) {
    const during = incidents.find(({ hoursAgo, lasted }) => {
      const began = now - hoursAgo * hour;
      return at >= began && (lasted === null || at < began + lasted * hour);
    });
    const plain = usual + varies * (random() * 2 - 1);
    const pending = rule.state === "pending" && at > last - 12 * minute;
    const whole = (one: number) => (rule.metric === "failingWebhooks" ? Math.round(one) : one);
    const value = during ? during.first + (during.worst - during.first) * random() : plain;
    samples.push({ ruleId, at, value: pending ? rule.threshold * 1.02 : whole(value) });
  }
  for (const part of chunksOf(samples))
    await database.insertInto("alertSamples").values(part).execute();
};

/** The rule's incidents, with what was told about each. */
const addIncidents = async (
  { database, now, operatorIds }: SeedContext,
  rule: Pick<Rule, "id" | "name" | "metric" | "threshold">,
  { incidents }: DemoAlert,
): Promise<void> => {
  const to = [operatorIds.root, operatorIds.admin, operatorIds.operation];
  for (const { hoursAgo, lasted, first, worst, acknowledged } of incidents) {
    const id = newId();
    const firedAt = Math.round(now - hoursAgo * hour);
    const resolvedAt = lasted === null ? null : Math.round(firedAt + lasted * hour);
    await database
      .insertInto("alertIncidents")
      .values({
        id,
        ruleId: rule.id,
        openedAt: firedAt - 5 * minute,
        firedAt,
        firstValue: first,
        worstValue: worst,
        threshold: rule.threshold,
        acknowledgedAt: acknowledged ? firedAt + 20 * minute : null,
        acknowledgedBy: acknowledged ? operatorIds[acknowledged.by] : null,
        acknowledgement: acknowledged?.comment ?? "",
        toldAt: firedAt,
        resolvedAt,
        ended: resolvedAt === null ? null : "resolved",
      })
      .execute();
    for (const [event, at] of [
      ["firing", firedAt],
      ["resolved", resolvedAt],
    ] as const) {
      if (at === null) continue;
      for (const channel of ["bell", "mail"] as const)
        for (const operatorId of to) {
          const messageId = newId();
          const ended = { dueAt: null, lease: null, status: null, error: null, endedAt: at };
          await database
            .insertInto("outgoingMessages")
            .values({
              id: messageId,
              channel,
              operatorId,
              ruleId: null,
              state: "delivered",
              tries: 0,
              createdAt: at,
              ...ended,
            })
            .execute();
          await database
            .insertInto("alertMessageIncidents")
            .values({ messageId, incidentId: id, event })
            .execute();
        }
    }
    if (resolvedAt !== null || acknowledged) continue;
    const facts = { rule: rule.name, metric: rule.metric, value: String(first) };
    const path = `/console/alerts/${rule.id}`;
    await notify(database, { to, kind: "alert.firing", facts, path, aboutId: id }, firedAt);
  }
};

/** Alert rules in every state, with their values and history. */
export const seedAlerts: Seed = async (context) => {
  const { database, now, operatorIds } = context;
  for (const demo of demoAlerts) {
    const open = demo.incidents.find(({ lasted }) => lasted === null);
    const rule: Rule = {
      id: newId(),
      operation: null,
      enabled: true,
      createdAt: now - 80 * hour,
      updatedAt: now - 80 * hour,
      recipientRoles: ["root", "admin"],
      recipientOperators: [operatorIds.operation],
      mail: true,
      reminderHours: 0,
      quietHours: null,
      webhookUrl: null,
      webhookSecret: null,
      silencedUntil: null,
      silenceReason: "",
      silencedBy: null,
      stateSince: Math.round(open ? now - open.hoursAgo * hour : now - 12 * minute),
      heldMs: null,
      value: demo.rule.state === "off" ? null : (open?.worst ?? demo.usual),
      evaluatedAt: now,
      ...demo.rule,
    };
    await database.insertInto("alertRules").values(rule).execute();
    if (rule.enabled) await addSamples(context, rule.id, demo);
    await addIncidents(context, rule, demo);
  }
};
