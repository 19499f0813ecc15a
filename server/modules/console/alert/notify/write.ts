import type {
  OutgoingMessageTable,
  AlertIncidentTable,
  AlertRuleTable,
} from "#platform/database/tables/alerts.ts";
import type { QuietHours } from "@console-shell/contract/calls/alert";
import type { AlertEvent } from "@console-shell/contract/words/alerts";
import type { Kysely } from "kysely";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { notify } from "#modules/identity/index.ts";
import { createCauseNames } from "../causes/name-causes.ts";
import type { Recipient } from "./recipients.ts";

/** A new message; without `dueAt` it counts as delivered. */
export const newMessage = (
  message: Pick<OutgoingMessageTable, "id" | "channel" | "operatorId" | "ruleId" | "dueAt">,
  now: number,
): OutgoingMessageTable => {
  const delivered = message.dueAt === null;
  return {
    ...message,
    state: delivered ? "delivered" : "waiting",
    tries: 0,
    lease: null,
    status: null,
    error: null,
    createdAt: now,
    endedAt: delivered ? now : null,
  };
};

const minute = 60_000;
const day = 24 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from one time of day to the next occurrence of another. */
const minutesTo = (from: number, to: number) => (to - from + day) % day;

/** When the quiet hours around an instant end; undefined outside of them. */
export const quietUntil = (quiet: QuietHours | null, now: number): number | undefined => {
  if (!quiet) return undefined;
  const local = new Intl.DateTimeFormat("en-GB", {
    timeZone: quiet.zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const minutesAt = (at: number) => minutesOf(local.format(at));
  const [begin, end] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = (at: number) => minutesTo(begin, minutesAt(at)) < minutesTo(begin, end);
  if (!isQuiet(now)) return undefined;
  const usual = now - (now % minute) + minutesTo(minutesAt(now), end) * minute;
  // If the clocks change before that, it's another time of day by then.
  const late = ((minutesTo(end, minutesAt(usual)) + day / 2) % day) - day / 2;
  const exact = usual - late * minute;
  // It may be a time that the change skips.
  return isQuiet(exact) ? usual : exact;
};

/** A notification about an incident. */
export interface IncidentNotice {
  rule: AlertRuleTable;
  incident: Pick<AlertIncidentTable, "id" | "firstValue" | "worstValue">;
  event: AlertEvent;
  to: readonly Pick<Recipient, "id" | "role">[];
}

type Needs = Pick<Services, "dialect" | "mailer">;

/** An operator's mail that is queued for this instant: all alerts of a night share one mail. */
const findWaitingMail = (transaction: Kysely<Tables>, operatorId: string, dueAt: number) =>
  transaction
    .selectFrom("outgoingMessages")
    .select("id")
    .where("operatorId", "=", operatorId)
    .where("state", "=", "waiting")
    .where("channel", "=", "mail")
    .where("dueAt", "=", dueAt)
    .where("lease", "is", null)
    .executeTakeFirst();

/**
 * Notifies recipients of what changed, in the transaction of the change: bell entries are complete with it, mails and
 * webhooks wait in the queue. All alerts of one evaluation make one mail for each recipient.
 */
export const writeMessages = async (
  services: Needs,
  transaction: Kysely<Tables>,
  notices: readonly IncidentNotice[],
  now: number,
): Promise<void> => {
  if (notices.length === 0) return;
  const messages: OutgoingMessageTable[] = [];
  const links: { messageId: string; incidentId: string; event: AlertEvent }[] = [];
  const add = (
    message: Pick<OutgoingMessageTable, "channel" | "operatorId" | "ruleId" | "dueAt">,
  ): string => {
    const id = newId();
    messages.push(newMessage({ ...message, id }, now));
    return id;
  };
  const mails = new Map<string, string>();
  const mailOf = async (operatorId: string, dueAt: number): Promise<string> => {
    const key = `${operatorId} ${dueAt}`;
    const id =
      mails.get(key) ??
      (dueAt > now ? await findWaitingMail(transaction, operatorId, dueAt) : undefined)?.id ??
      add({ channel: "mail", operatorId, ruleId: null, dueAt });
    mails.set(key, id);
    return id;
  };

  const causesOf = createCauseNames(transaction, now);
  for (const { rule, incident, event, to } of notices) {
    const link = (messageId: string) => links.push({ messageId, incidentId: incident.id, event });
    const dueAt = quietUntil(rule.quietHours, now) ?? now;
    const value = event === "resolved" ? incident.worstValue : (rule.value ?? incident.firstValue);
    const facts = { rule: rule.name, metric: rule.metric, value: String(value) };
    const about = { path: `/console/alerts/${rule.id}`, aboutId: incident.id };
    const ids = to.map(({ id }) => id);
    if (event === "resolved")
      await notify(transaction, { to: ids, kind: "alert.resolved", facts, ...about }, now);
    else if (to.length > 0) {
      const { forOperator } = await causesOf(rule);
      // Recipients who see the same causes get the same entry.
      const entries = Map.groupBy(to, (operator) => JSON.stringify(forOperator(operator) ?? null));
      for (const alike of entries.values()) {
        const causes = forOperator(alike[0]!);
        const named = causes && { names: causes.names.join("\n"), causes: String(causes.total) };
        await notify(
          transaction,
          {
            to: alike.map(({ id }) => id),
            kind: "alert.firing",
            facts: { ...facts, ...named },
            ...about,
          },
          now,
        );
      }
    }
    for (const operatorId of ids) {
      link(add({ channel: "bell", operatorId, ruleId: null, dueAt: null }));
      if (rule.mail && services.mailer.delivers) link(await mailOf(operatorId, dueAt));
    }
    if (rule.webhookUrl !== null)
      link(add({ channel: "webhook", operatorId: null, ruleId: rule.id, dueAt }));
  }
  for (const part of chunksOf(messages))
    await transaction.insertInto("outgoingMessages").values(part).execute();
  for (const part of chunksOf(links))
    await transaction
      .insertInto("alertMessageIncidents")
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};
