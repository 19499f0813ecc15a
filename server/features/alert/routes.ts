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
import { countRules, pageOfRules } from "./queries.ts";

/** Alert rules, each measured at every look at it from what was really called. */
export const alert: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(listAlertRules, async ({ query, now }) => {
    const { items, total } = await pageOfRules(database, query);
    const measured = [];
    for (const rule of items) measured.push(await presentRule(services, rule, now));
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
    await database.insertInto("alert_rules").values(rule).execute();
    return presentRule(services, rule, now);
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
      return changed;
    });
    return presentRule(services, rule, now);
  });

  route(deleteAlertRule, async ({ params }) => {
    const deleted = await database
      .deleteFrom("alert_rules")
      .where("id", "=", params.id)
      .returning("id")
      .executeTakeFirst();
    if (!deleted) throw new Refusal("not_found");
    return true as const;
  });
};
