import type { AlertState, AlertEvent } from "@console-shell/contract/words/alerts";
import type { AlertRuleTable, AlertIncidentTable } from "#platform/database/tables/alerts.ts";
import type { Kysely, Selectable } from "kysely";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { signal } from "#platform/signal.ts";
import { settle } from "#modules/identity/index.ts";
import { recipientsOf } from "../notify/recipients.ts";
import { type IncidentNotice, writeMessages } from "../notify/write.ts";

type Rule = Selectable<AlertRuleTable>;
type Incident = Selectable<AlertIncidentTable>;

interface Next {
  state: AlertState;
  heldMs: number | null;
}

/** Whether a value meets the rule's condition. One that equals the threshold doesn't. */
const isBeyond = (
  { comparison, threshold }: Pick<Rule, "comparison" | "threshold">,
  value: number,
): boolean => (comparison === "above" ? value > threshold : value < threshold);

/**
 * A rule's state after an evaluation, `elapsed` milliseconds after the last one. It fires once its condition has held
 * for `forMinutes`, and resolves once it has been false for as long, so a value that flaps neither fires nor resolves.
 * Without a value nothing is known: a firing rule keeps firing, any other has no data.
 */
const nextState = (rule: Rule, value: number | null, elapsed: number): Next => {
  if (!rule.enabled) return { state: "off", heldMs: null };
  const isFiring = rule.state === "firing";
  if (value === null) return { state: isFiring ? "firing" : "no-data", heldMs: null };
  if (isBeyond(rule, value) === isFiring)
    return { state: isFiring ? "firing" : "ok", heldMs: null };
  // The first evaluation that finds it different starts the wait.
  const heldMs = rule.heldMs === null ? 0 : rule.heldMs + elapsed;
  if (heldMs >= rule.forMinutes * 60_000)
    return { state: isFiring ? "ok" : "firing", heldMs: null };
  return { state: isFiring ? "firing" : "pending", heldMs };
};

const hour = 3_600_000;

/** Maximum messages per evaluation and channel: a transaction has time for several times as many. */
const maxMessages = 2_000;

/** What an evaluation found for a rule, as it was then. */
export interface Found {
  rule: Pick<Rule, "id" | "updatedAt">;
  value: number | null;
}

type Needs = Pick<Services, "dialect" | "mailer">;

/** The event to notify recipients of, if any. */
const dueEvent = (
  rule: Rule,
  incident: Incident | undefined,
  now: number,
): AlertEvent | undefined => {
  const { toldAt = null, acknowledgedAt = null } = incident ?? {};
  if (rule.silencedUntil !== null && rule.silencedUntil > now) return undefined;
  if (rule.state !== "firing") return toldAt === null ? undefined : "resolved";
  if (acknowledgedAt !== null) return undefined;
  if (toldAt === null) return "firing";
  const isDue = rule.reminderHours > 0 && now - toldAt >= rule.reminderHours * hour;
  return isDue ? "reminder" : undefined;
};

/** The worse of two values for a rule. */
const worse = ({ comparison }: Pick<Rule, "comparison">, one: number, other: number) =>
  comparison === "above" ? Math.max(one, other) : Math.min(one, other);

/** Opens, continues or ends a rule's incident, and returns it. */
const follow = async (
  transaction: Kysely<Tables>,
  {
    rule,
    before,
    incident,
    event,
    now,
  }: {
    rule: Rule;
    before: Rule;
    incident: Incident | undefined;
    event: AlertEvent | undefined;
    now: number;
  },
): Promise<Incident | undefined> => {
  const change = (id: string, values: Partial<Incident>) =>
    transaction.updateTable("alertIncidents").set(values).where("id", "=", id).execute();
  if (rule.state === "firing") {
    const current: Incident = incident ?? {
      id: newId(),
      ruleId: rule.id,
      openedAt: before.state === "pending" ? (before.stateSince ?? now) : now,
      firedAt: now,
      firstValue: rule.value!,
      worstValue: rule.value!,
      threshold: rule.threshold,
      acknowledgedAt: null,
      acknowledgedBy: null,
      acknowledgement: "",
      toldAt: null,
      resolvedAt: null,
      ended: null,
    };
    const worstValue =
      rule.value === null ? current.worstValue : worse(rule, current.worstValue, rule.value);
    // After a clock was set back, the wait for the next reminder starts again.
    const toldAt =
      event || (current.toldAt !== null && current.toldAt > now) ? now : current.toldAt;
    if (!incident)
      await transaction
        .insertInto("alertIncidents")
        .values({ ...current, toldAt })
        .execute();
    else if (worstValue !== incident.worstValue || toldAt !== incident.toldAt)
      await change(incident.id, { worstValue, toldAt });
    return { ...current, worstValue };
  }
  if (incident) await change(incident.id, { resolvedAt: now, ended: "resolved" });
  return incident;
};

/**
 * Writes what an evaluation found: states, incidents, samples and messages, all in the transaction that claimed the
 * evaluation. Rules that were changed since they were measured wait for the next evaluation, and so do messages beyond
 * the limit.
 */
export const applyValues = async (
  services: Needs,
  transaction: Kysely<Tables>,
  found: readonly Found[],
  { now, elapsed }: { now: number; elapsed: number },
): Promise<void> => {
  if (found.length === 0) return;
  const ids = found.map(({ rule }) => rule.id);
  const rules = await transaction
    .selectFrom("alertRules")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id")
    .$call(lockRows(services))
    .execute();
  const open = await transaction
    .selectFrom("alertIncidents")
    .selectAll()
    .where("ruleId", "in", ids)
    .where("resolvedAt", "is", null)
    .execute();
  const measured = new Map(found.map((one) => [one.rule.id, one]));
  const notices: IncidentNotice[] = [];
  const settled: string[] = [];
  let room = maxMessages;
  const samples: { ruleId: string; at: number; value: number | null }[] = [];
  let counted = false;
  for (const before of rules) {
    const { rule: seen, value } = measured.get(before.id)!;
    if (seen.updatedAt !== before.updatedAt) continue;
    const { state, heldMs } = nextState(before, value, elapsed);
    const stateSince = state === before.state ? (before.stateSince ?? now) : now;
    const rule = { ...before, state, heldMs, value, stateSince, evaluatedAt: now };
    const incident = open.find(({ ruleId }) => ruleId === rule.id);
    let event = dueEvent(rule, incident, now);
    const to = event ? await recipientsOf(transaction, rule).execute() : [];
    if (event && to.length > room && notices.length > 0) {
      // An end is written with its messages; a firing alert gets them in a later evaluation.
      if (event === "resolved") continue;
      event = undefined;
    }
    await transaction
      .updateTable("alertRules")
      .set({
        state,
        heldMs,
        value,
        stateSince,
        evaluatedAt: now,
        // A silence that is over is removed, so the page needn't compare clocks.
        ...(rule.silencedUntil !== null &&
          rule.silencedUntil <= now && {
            silencedUntil: null,
            silenceReason: "",
            silencedBy: null,
          }),
      })
      .where("id", "=", rule.id)
      .execute();
    if (rule.enabled) samples.push({ ruleId: rule.id, at: now - (now % 60_000), value });
    const followed = await follow(transaction, { rule, before, incident, event, now });
    // Ended incidents, and those whose notification a reminder replaces.
    if (followed && (event || state !== "firing")) settled.push(followed.id);
    if (event && followed) {
      notices.push({ rule, incident: followed, event, to });
      room -= to.length;
    }
    counted ||= (state === "firing") !== (before.state === "firing");
  }
  for (const part of chunksOf(samples))
    await transaction
      .insertInto("alertSamples")
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(["ruleId", "at"])
          .doUpdateSet((row) => ({ value: row.ref("excluded.value") })),
      )
      .execute();
  if (settled.length > 0)
    await settle(services, transaction, { kind: "alert.firing", aboutId: settled }, now);
  await writeMessages(services, transaction, notices, now);
  if (counted) await signal(transaction, [{ event: "waiting", permission: "console:alert:read" }]);
};
