import {
  createAlertRule,
  deleteAlertRule,
  exportAlertRules,
  listAlertRules,
  updateAlertRule,
} from "@console-shell/contract/calls/alert";
import type { Feature } from "../../../kernel/call.ts";
import { handleExportAlertRules } from "./export.ts";
import { handleCreate, handleDelete, handleUpdate } from "./handlers.ts";
import { pageOfRules } from "./queries.ts";

/** Alert rules, measured on each request from the metered calls. */
export const alert: Feature = (route, _hooks, services) => {
  route(listAlertRules, ({ query, now }) => pageOfRules(services, query, now));
  route(exportAlertRules, handleExportAlertRules);
  route(createAlertRule, handleCreate);
  route(updateAlertRule, handleUpdate);
  route(deleteAlertRule, handleDelete);
};
