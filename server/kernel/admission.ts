import type { ErrorCode, KeyEndpoint } from "@console-shell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#platform/services.ts";
import type { Guard } from "./access.ts";
import type { Call, RecordedExport } from "./call.ts";
import type { Session } from "./session.ts";

/** The response to a call of the public API: `text` is its body. */
export interface ClientAppAnswer {
  status: number;
  text: string;
}

/** How modules admit and record calls. The kernel imports no module: `createApp` injects this. */
export interface Admission {
  /** The live session of a token; `isUse` extends it. */
  findSession: (
    services: Pick<Services, "database" | "dialect">,
    token: string,
    now: number,
    options: { isUse: boolean },
  ) => Promise<Session | null>;
  /** The session in which a sub-app's token acts; null if it isn't valid. */
  findTokenSession: (
    services: Pick<Services, "database">,
    token: string,
    now: number,
  ) => Promise<Session | null>;
  /** Refuses a call of SCIM before its body is read; otherwise the request's session is that of the token's maker. */
  admitProvisioner: (
    endpoint: Guard,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<void>;
  /** Records that a signed-in operator made a call without its permission, or from an address that isn't allowed. */
  recordForbidden: (
    request: FastifyRequest,
    call: Pick<Guard, "name" | "access">,
    code: ErrorCode,
  ) => Promise<void>;
  /** Records a finished or cancelled export. */
  recordExport: (request: FastifyRequest, exported: RecordedExport) => Promise<void>;
  /** Refuses a call of the public API before its body is read. */
  admitCaller: (
    endpoint: KeyEndpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<void>;
  /** Runs and meters a call of the public API; retries with its idempotency key get the stored answer. */
  answerOnce: (
    endpoint: KeyEndpoint,
    call: Call<KeyEndpoint>,
    work: () => Promise<ClientAppAnswer>,
  ) => Promise<ClientAppAnswer>;
  /** Meters a successful call of the public API before it is answered. */
  meterSuccess: (
    endpoint: KeyEndpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<void>;
}
