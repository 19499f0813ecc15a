import type { FastifyRequest } from "fastify";
import type { Guard } from "../../../kernel/access.ts";
import { recordAuditAlone } from "../audit/record-audit.ts";
import { throttleRules } from "./throttle/rules.ts";
import { takeTry } from "./throttle/tries.ts";

/**
 * Audits a signed-in operator's call without permission, rate-limited per call: a page that keeps asking must not fill
 * the log.
 */
export const writeForbidden = async (
  request: FastifyRequest,
  { name, access }: Pick<Guard, "name" | "access">,
): Promise<void> => {
  const { session, arrivedAt: now } = request;
  const { services } = request.server;
  const subject = [session?.viewer?.id ?? session?.operatorId ?? "", name];
  const { wait } = await takeTry(services.database, throttleRules.forbiddenWritten, subject, now);
  if (wait === 0)
    await recordAuditAlone(
      { services, session, request, now },
      { action: "access.refused", outcome: "refused", details: { call: name, permission: access } },
    );
};
