import type { Refusal } from "../../../kernel/refusal.ts";
import { type Audited, type AuditedCall, recordAuditAlone } from "./record-audit.ts";

/** Writes down what was refused, and throws the refusal, whose code is among the details. */
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
