import type { Refusal } from "#kernel/refusal.ts";
import { type Audited, type AuditedCall, recordAuditAlone } from "./record-audit.ts";

/** Audits a refusal, with its code among the details, and throws it. */
export const refuseWritten = async (
  call: AuditedCall,
  { details, ...audited }: Omit<Audited, "outcome">,
  refusal: Refusal,
): Promise<never> => {
  await recordAuditAlone(call, {
    ...audited,
    outcome: "refused",
    details: { ...details, reason: refusal.code },
  });
  throw refusal;
};
