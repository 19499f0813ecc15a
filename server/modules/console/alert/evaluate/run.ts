import { alertEvery } from "@console-shell/contract/words/alerts";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { withTimeout } from "#platform/database/with-timeout.ts";
import { createPoller } from "#platform/poller.ts";
import type { Feature } from "#kernel/call.ts";
import type { Services } from "#platform/services.ts";
import { startSending } from "../notify/send.ts";
import { applyValues, type Found } from "./apply.ts";
import { createMeasure, type Measure } from "./measure.ts";

type Needs = Pick<Services, "database" | "dialect" | "files" | "mailer" | "clock" | "log">;

/** Measures rules, outside of any transaction. What can't be measured has no value. */
export const measureRules = async (
  { log }: Pick<Services, "log">,
  measure: Measure,
  rules: readonly AlertRuleTable[],
): Promise<Found[]> => {
  const found: Found[] = [];
  for (const rule of rules)
    found.push({
      rule,
      value: await measure(rule).catch((error: unknown) => {
        log.error({ err: error, rule: rule.id }, "An alert rule couldn't be measured");
        return null;
      }),
    });
  return found;
};

/**
 * Evaluates all rules if a minute has passed since any node did, and returns whether it did. Several nodes may measure
 * at once: the number of the last evaluation lets only one of them write, in one transaction with the messages. So each
 * alert is reported once, even if a process dies. Clocks only decide when the next evaluation is due. After a clock was
 * set back it's due at once, and a jump ahead counts as two minutes at most.
 */
export const evaluateRules = async (services: Needs): Promise<boolean> => {
  const { database, clock } = services;
  const now = clock();
  const last = await database
    .selectFrom("alertEvaluation")
    .select(["number", "at"])
    .executeTakeFirstOrThrow();
  const passed = now - last.at;
  if (Math.abs(passed) < alertEvery) return false;
  const rules = await database
    .selectFrom("alertRules")
    .selectAll()
    .where("enabled", "=", true)
    .orderBy("id")
    .execute();
  const found = await measureRules(services, createMeasure(services, now), rules);
  return transactionWithDeadline(database, async (transaction) => {
    const claimed = await transaction
      .updateTable("alertEvaluation")
      .set({ number: last.number + 1, at: now })
      .where("number", "=", last.number)
      .returning("number")
      .executeTakeFirst();
    if (!claimed) return false;
    // Messages dated by the later clock would otherwise wait until then.
    if (passed < 0)
      await transaction
        .updateTable("outgoingMessages")
        .set((column) => ({ dueAt: column("dueAt", "+", passed), createdAt: now }))
        .where("dueAt", "is not", null)
        .where("createdAt", ">", now)
        .execute();
    const elapsed = Math.min(Math.max(passed, 0), 2 * alertEvery);
    await applyValues(services, transaction, found, { now, elapsed });
    return true;
  });
};

/** Longest evaluation in milliseconds, before the next one is tried. */
const longestEvaluation = 30_000;

/** Evaluates alert rules and sends their messages in the background. */
export const alertEvaluation: Feature = (_route, hooks, services) =>
  hooks.background("worker", () => {
    const sending = startSending(services);
    const evaluating = createPoller({
      // Checks whether it's due; any node may be the one that evaluates.
      every: services.webhooks.every,
      begin: () => Promise.resolve(),
      async poll() {
        if (await withTimeout(evaluateRules(services), longestEvaluation)) sending.notify();
      },
      isWanted: () => true,
      onError: (error) => services.log.error({ err: error }, "Alert rules couldn't be evaluated"),
    });
    void evaluating.start();
    // A rule that is saved may fire at once.
    hooks.onAnswer(({ endpoint, status }) => {
      if (status < 400 && endpoint.method !== "GET" && endpoint.name.startsWith("alert."))
        sending.notify();
    });
    return async () => {
      await evaluating.close();
      await sending.close();
    };
  });
