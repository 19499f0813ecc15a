import * as calls from "@console-shell/contract/calls/alert";
import { answer } from "#kernel/answer.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { lastFailures } from "#modules/clients/index.ts";
import { readCauses, seenCauses } from "./causes/read-causes.ts";
import { incidents, pageOfMessages } from "./incident/reads.ts";
import { acknowledge, silence } from "./incident/writes.ts";
import { possibleRecipients, possibleRoles, recipientsOf } from "./notify/recipients.ts";
import { everyRule, findRule, pageOfRules, readSamples, ruleColumns } from "./reads.ts";
import { removeWebhook, setWebhook } from "./webhook.ts";
import { addRule, changeRule, removeRule } from "./writes.ts";

const maxCauses = 20;
const maxRecipients = 1_000;

/** Alert rules, their incidents, and whom they notify. */
export const alert = answer(calls, {
  listAlertRules: ({ services, query }) => pageOfRules(services, query),
  exportAlertRules: async ({ openReport, query, reply }) =>
    sendCsv(reply, "alert-rules", ruleColumns, [await everyRule(openReport(), query)]),
  getAlertRule: async ({ services: { database }, params }) => {
    const rule = await findRule(database, params.id);
    return {
      ...rule,
      recipients: await recipientsOf(database, rule).limit(maxRecipients).execute(),
    };
  },
  createAlertRule: (call) => addRule(call, call.body),
  updateAlertRule: (call) => changeRule(call, call.params.id, call.body),
  deleteAlertRule: async (call) => {
    await removeRule(call, call.params.id);
    return true;
  },
  acknowledgeAlert: (call) => acknowledge(call, call.params.id, call.body.comment),
  silenceAlert: (call) => silence(call, call.params.id, call.body),
  setAlertWebhook: (call) => setWebhook(call, call.params.id, call.body.url),
  removeAlertWebhook: (call) => removeWebhook(call, call.params.id),
  alertSamples: async ({ services, openReport, params, query, now }) => {
    const rule = await findRule(services.database, params.id);
    return readSamples(openReport(), rule, { range: query.range, now });
  },
  /** Lists the causes that the operator sees, webhooks with how they fail. */
  listAlertCauses: async ({ openReport, params, session, now }) => {
    const { database } = openReport();
    const rule = await findRule(database, params.id);
    const seen = seenCauses(rule.metric, await readCauses(database, rule, now), session);
    const shown = seen.slice(0, maxCauses).map((cause) => cause.shown);
    const webhooks = shown.flatMap((one) => (one.kind === "webhook" ? one.id : []));
    const failures = await lastFailures(database, webhooks);
    return {
      items: shown.map((one) =>
        one.kind === "webhook" ? { ...one, ...failures.get(one.id) } : one,
      ),
      total: seen.length,
    };
  },
  listIncidents: incidents.page,
  exportIncidents: incidents.csv,
  listAlertMessages: async ({ services, params, query }) => {
    await findRule(services.database, params.id);
    return pageOfMessages(services.database, params.id, query);
  },
  listAlertRecipients: async ({ services: { database } }) => {
    const operators = await possibleRecipients(database);
    return { roles: await possibleRoles(database), operators };
  },
});
