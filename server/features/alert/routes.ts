import {
  createAlertRule,
  deleteAlertRule,
  listAlertRules,
  updateAlertRule,
} from "@console-shell/contract/endpoints/alert";
import type { Feature } from "../../http/call.ts";
import { handleCreate, handleDelete, handleUpdate } from "./handlers.ts";
import { createMeasure } from "./measure.ts";
import { presentRule } from "./present.ts";
import { measuredRules, pageOfRules } from "./queries.ts";

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

  route(createAlertRule, handleCreate);
  route(updateAlertRule, handleUpdate);
  route(deleteAlertRule, handleDelete);
};
