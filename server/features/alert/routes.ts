import {
  createAlertRule,
  deleteAlertRule,
  listAlertRules,
  updateAlertRule,
} from "@console-shell/contract/endpoints/alert";
import { newId } from "../../database/id.ts";
import { lockRows } from "../../database/dialect/lock-rows.ts";
import type { Feature } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { checkRule, mostRules } from "./policy.ts";
import { presentRule } from "./present.ts";
import { type Signal, signal } from "../notification/stream/signal.ts";
import { createMeasure } from "./measure.ts";
import { countRules, measuredRules, pageOfRules } from "./queries.ts";

const firingMayDiffer: Signal = { event: "waiting", permission: "console:alert:read" };

/** Alert rules, each measured at every look at it from what was really called. */
export const alert: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(listAlertRules, async ({ query, now }) => {
    const { page, pageSize, state } = query;
    if (state) {
      // The state is not stored: all have to be measured to tell those that have it.
      const found = (await measuredRules(services, now)).filter((rule) => rule.state === state);
      return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    }
    const { items, total } = await pageOfRules(database, query);
    const measure = createMeasure(services, now);
    const measured = [];
    for (const rule of items) measured.push(await presentRule(rule, measure));
    return { items: measured, total };
  });

  route(createAlertRule, async ({ body, now }) => {
    checkRule(body);
    if ((await countRules(database)) >= mostRules)
      throw new Refusal("conflict", [{ path: "name", code: "too_many" }]);
    const { windowMinutes, ...fields } = body;
    const rule = {
      id: newId(),
      ...fields,
      window_minutes: windowMinutes,
      created_at: now,
      updated_at: now,
    };
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto("alert_rules").values(rule).execute();
      await signal(transaction, [firingMayDiffer], now);
    });
    return presentRule(rule, createMeasure(services, now));
  });

  route(updateAlertRule, async ({ params, body, now }) => {
    const rule = await database.transaction().execute(async (transaction) => {
      const stored = await transaction
        .selectFrom("alert_rules")
        .selectAll()
        .where("id", "=", params.id)
        .$call(lockRows(services))
        .executeTakeFirst();
      if (!stored) throw new Refusal("not_found");
      const { windowMinutes = stored.window_minutes, ...fields } = body;
      const changed = { ...stored, ...fields, window_minutes: windowMinutes, updated_at: now };
      checkRule(changed);
      await transaction
        .updateTable("alert_rules")
        .set(changed)
        .where("id", "=", params.id)
        .execute();
      await signal(transaction, [firingMayDiffer], now);
      return changed;
    });
    return presentRule(rule, createMeasure(services, now));
  });

  route(deleteAlertRule, async ({ params, now }) => {
    await database.transaction().execute(async (transaction) => {
      const deleted = await transaction
        .deleteFrom("alert_rules")
        .where("id", "=", params.id)
        .returning("id")
        .executeTakeFirst();
      if (!deleted) throw new Refusal("not_found");
      await signal(transaction, [firingMayDiffer], now);
    });
    return true as const;
  });
};
