import {
  createPlan,
  exportPlans,
  getPlan,
  listPlans as listPlansEndpoint,
  publishPlan,
} from "@console-shell/contract/calls/finance-plans";
import type { Feature } from "#kernel/call.ts";
import { handleExportPlans, findPlan, listPlans } from "./reads.ts";
import { handleCreatePlan, handlePublishPlan } from "./writes.ts";

/** Price plans, whose published prices never change. */
export const plans: Feature = (route, _hooks, services) => {
  route(listPlansEndpoint, ({ query, session, now }) => listPlans(services, session, query, now));
  route(exportPlans, handleExportPlans);
  route(getPlan, ({ params, session, now }) =>
    findPlan(services.database, session, params.id, now),
  );
  route(createPlan, handleCreatePlan);
  route(publishPlan, handlePublishPlan);
};
