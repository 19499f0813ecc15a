import { type Audited, type AuditedCall, recordAuditAlone } from "../audit/record-audit.ts";
import { throttleRules } from "./throttle/rules.ts";
import { takeTry } from "./throttle/tries.ts";

/** Audits that an operator came from an address that isn't allowed, once an hour. */
export const writeElsewhere = async (
  call: AuditedCall,
  operatorId: string,
  audited: Pick<Audited, "action" | "target">,
): Promise<void> => {
  const { services, now } = call;
  const { wait } = await takeTry(
    services.database,
    throttleRules.elsewhereWritten,
    [operatorId],
    now,
  );
  if (wait === 0)
    await recordAuditAlone(call, {
      ...audited,
      outcome: "refused",
      details: { reason: "address_not_allowed" },
    });
};
