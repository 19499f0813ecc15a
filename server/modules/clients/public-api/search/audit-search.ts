import type { AuditAction } from "@console-shell/contract/words/audit";
import type { Caller } from "#kernel/session.ts";
import { type Audited, type AuditedCall, recordAuditAlone } from "#modules/identity/index.ts";

type ClientAppAction = Extract<AuditAction, `${string}.by-program`>;

/** Audits a client app's face search or comparison. */
export const auditSearch = (
  call: AuditedCall & { caller: Caller },
  action: ClientAppAction,
  details: NonNullable<Audited["details"]>,
): Promise<void> => {
  const { clientAppId: id, clientAppName: name } = call.caller;
  return recordAuditAlone(call, { action, target: { id, name }, details });
};
