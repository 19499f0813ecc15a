import type { AlertRule } from "@console-shell/contract/calls/alert";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { checkUrl, makeSecret } from "#modules/clients/index.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { lockRule } from "./writes.ts";
import { findRule } from "./reads.ts";

/** Sets the address that a rule posts to, with a new secret; an old one stops signing. */
export const setWebhook = async (
  call: AuditedCall,
  ruleId: string,
  url: string,
): Promise<{ rule: AlertRule; secret: string }> => {
  const { services } = call;
  const webhookUrl = await checkUrl(url, services.webhooks);
  const secret = makeSecret();
  const rule = await transactionWithDeadline(services.database, async (transaction) => {
    const { id, name } = await lockRule(services, transaction, ruleId);
    const sealing = { kind: "alert", owner: id } as const;
    const webhookSecret = await services.sealer.seal(transaction, secret, sealing);
    await transaction
      .updateTable("alertRules")
      .set({ webhookUrl, webhookSecret })
      .where("id", "=", id)
      .execute();
    await recordAudit(call, transaction, {
      action: "alert-rule.webhook-set",
      target: { id, name },
      details: { host: new URL(webhookUrl).host },
    });
    return findRule(transaction, id);
  });
  return { rule, secret };
};

/** Removes a rule's webhook, and the messages that wait for it. */
export const removeWebhook = (call: AuditedCall, ruleId: string): Promise<AlertRule> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { id, name, webhookUrl } = await lockRule(services, transaction, ruleId);
    await transaction
      .updateTable("alertRules")
      .set({ webhookUrl: null, webhookSecret: null })
      .where("id", "=", id)
      .execute();
    await transaction
      .updateTable("outgoingMessages")
      .set({ state: "dropped", dueAt: null, lease: null, endedAt: now })
      .where("ruleId", "=", id)
      .where("dueAt", "is not", null)
      .execute();
    if (webhookUrl !== null)
      await recordAudit(call, transaction, {
        action: "alert-rule.webhook-removed",
        target: { id, name },
        details: { host: new URL(webhookUrl).host },
      });
    return findRule(transaction, id);
  });
};
