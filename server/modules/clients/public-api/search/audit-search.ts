import type { AuditAction } from "@console-shell/contract/audit-actions";
import type { Caller } from "../../../../kernel/call.ts";
import { type Audited, type AuditedCall, recordAuditAlone } from "../../../identity/index.ts";

type ProgramAction = Extract<AuditAction, `${string}.by-program`>;

/** Writes down that a program looked for a face, or compared one. */
export const auditSearch = (
  call: AuditedCall & { caller: Caller },
  action: ProgramAction,
  details: NonNullable<Audited["details"]>,
): Promise<void> => {
  const { applicationId: id, applicationName: name } = call.caller;
  return recordAuditAlone(call, { action, target: { id, name }, details });
};
