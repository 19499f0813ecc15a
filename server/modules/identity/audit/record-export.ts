import type { FastifyRequest } from "fastify";
import type { RecordedExport } from "../../../kernel/admission.ts";
import { recordAuditAlone } from "./record-audit.ts";

/** Records a finished or cancelled export. */
export const recordExport = (request: FastifyRequest, exported: RecordedExport): Promise<void> => {
  const { session, arrivedAt: now } = request;
  const { services } = request.server;
  return recordAuditAlone({ services, session, request, now }, exported);
};
