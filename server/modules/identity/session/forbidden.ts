import type { ErrorCode } from "@console-shell/contract";
import type { FastifyRequest } from "fastify";
import type { Guard } from "#kernel/access.ts";
import { type Audited, type AuditedCall, recordAuditAlone } from "../audit/writes.ts";
import { throttleRules } from "./throttle/rules.ts";
import { takeTry } from "./throttle/tries.ts";

/** Audits that an operator came from an address that isn't allowed, once an hour. */
export const recordElsewhere = async (
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

/**
 * Audits a signed-in operator's call without permission, rate-limited per call: a page that keeps asking must not fill
 * the log. One from an address that isn't allowed is audited whatever it was.
 */
export const recordForbidden = async (
  request: FastifyRequest,
  { name, access }: Pick<Guard, "name" | "access">,
  code: ErrorCode,
): Promise<void> => {
  const { session, arrivedAt: now } = request;
  const { services } = request.server;
  const call = { services, session, request, now };
  const operatorId = session?.viewer?.id ?? session?.operatorId ?? "";
  if (code === "address_not_allowed")
    return recordElsewhere(call, operatorId, { action: "access.refused" });
  const { wait } = await takeTry(
    services.database,
    throttleRules.forbiddenWritten,
    [operatorId, name],
    now,
  );
  if (wait === 0)
    await recordAuditAlone(call, {
      action: "access.refused",
      outcome: "refused",
      details: { call: name, permission: access },
    });
};
