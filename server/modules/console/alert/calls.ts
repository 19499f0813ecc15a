import * as calls from "@console-shell/contract/calls/alert";
import type { listAlertCauses } from "@console-shell/contract/calls/alert";
import type { Handler, Feature } from "#kernel/call.ts";
import { lastFailures } from "#modules/clients/index.ts";
import { findRule, everyRule, pageOfRules, ruleColumns, handleSamples } from "./reads.ts";
import { readCauses, seenCauses } from "./causes/read-causes.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { withTimeout } from "#platform/database/with-timeout.ts";
import { createPoller } from "#platform/poller.ts";
import { evaluateRules } from "./evaluate/run.ts";
import { handleAcknowledge, handleSilence } from "./incident/writes.ts";
import {
  everyIncident,
  incidentColumns,
  pageOfIncidents,
  pageOfMessages,
} from "./incident/reads.ts";
import { handleCreate, handleDelete, handleUpdate } from "./writes.ts";
import { possibleRecipients, recipientsOf } from "./notify/recipients.ts";
import { startSending } from "./notify/send.ts";
import { handleRemoveWebhook, handleSetWebhook } from "./webhook.ts";

const maxListed = 20;

/** Lists the causes that the operator sees, webhooks with how they fail. */
const handleListCauses: Handler<typeof listAlertCauses> = async ({
  openReport,
  params,
  session,
  now,
}) => {
  const { database } = openReport();
  const rule = await findRule(database, params.id);
  const seen = seenCauses(rule.metric, await readCauses(database, rule, now), session);
  const shown = seen.slice(0, maxListed).map((cause) => cause.shown);
  const webhooks = shown.flatMap((one) => (one.kind === "webhook" ? one.id : []));
  const failures = await lastFailures(database, webhooks);
  return {
    items: shown.map((one) => (one.kind === "webhook" ? { ...one, ...failures.get(one.id) } : one)),
    total: seen.length,
  };
};

/** Longest evaluation in milliseconds, before the next one is tried. */
const longestEvaluation = 30_000;

/** Alert rules, their evaluation in the background, and what it tells whom. */
export const alert: Feature = (route, hooks, services) => {
  const { database, log } = services;
  hooks.background("worker", () => {
    const sending = startSending(services);
    const evaluating = createPoller({
      // Looks whether it's due; any node may be the one that evaluates.
      every: services.webhooks.every,
      begin: () => Promise.resolve(),
      async poll() {
        if (await withTimeout(evaluateRules(services), longestEvaluation)) sending.notify();
      },
      isWanted: () => true,
      onError: (error) => log.error({ err: error }, "Alert rules couldn't be evaluated"),
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

  route(calls.listAlertRules, ({ query }) => pageOfRules(services, query));
  route(calls.exportAlertRules, async ({ openReport, query, reply }) =>
    sendCsv(reply, "alert-rules", ruleColumns, [await everyRule(openReport(), query)]),
  );
  route(calls.getAlertRule, async ({ params }) => {
    const rule = await findRule(database, params.id);
    return { ...rule, recipients: await recipientsOf(database, rule).limit(1_000).execute() };
  });
  route(calls.createAlertRule, handleCreate);
  route(calls.updateAlertRule, handleUpdate);
  route(calls.deleteAlertRule, handleDelete);
  route(calls.acknowledgeAlert, handleAcknowledge);
  route(calls.silenceAlert, handleSilence);
  route(calls.setAlertWebhook, handleSetWebhook);
  route(calls.removeAlertWebhook, handleRemoveWebhook);
  route(calls.alertSamples, handleSamples);
  route(calls.listAlertCauses, handleListCauses);
  route(calls.listIncidents, ({ query }) => pageOfIncidents(database, query));
  route(calls.exportIncidents, ({ openReport, query, reply }) =>
    Promise.resolve(
      sendCsv(
        reply,
        "alert-incidents",
        incidentColumns,
        everyIncident(openReport().database, query),
      ),
    ),
  );
  route(calls.listAlertMessages, async ({ params, query }) => {
    await findRule(database, params.id);
    return pageOfMessages(database, params.id, query);
  });
  route(calls.listAlertRecipients, async () => {
    const operators = await possibleRecipients(database);
    const found = await database
      .selectFrom("rolePermissions")
      .select("role")
      .where("permission", "=", "console:alert:read")
      .execute();
    return { roles: found.map(({ role }) => role), operators };
  });
};
