// What the server keeps on Fastify's own objects.
import type { Endpoint, ErrorCode, Locale } from "@console-shell/contract";
import type { FastifyReply as Reply, FastifyRequest as Request } from "fastify";
import type { Services } from "../platform/services.ts";
import type { Admission } from "./admission.ts";
import type { Caller, Session } from "./call.ts";
import type { EventStream } from "./event-stream.ts";

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
    admission: Admission;
    /** Whether it is draining: `/readyz` fails, and requests are still served. */
    draining: boolean;
    /** Whether it is being closed: calls in flight end, no new ones are taken. */
    stopping: boolean;
    /** Answers that go on until somebody ends them; a stop does. */
    openStreams: Set<EventStream>;
    /** Logs and counts an answer now; one that goes on is not measured to its end. */
    reportAnswer(request: Request, reply: Reply): void;
  }
  interface FastifyRequest {
    /** The instant of arrival by the services' clock. */
    arrivedAt: number;
    /** The language to answer in. */
    readonly locale: Locale;
    /** Whether it counts as load. */
    isInFlight: boolean;
    /** With which error it was answered; null where with none. */
    refused: ErrorCode | null;
    /** Whether its answer is in the log and in the figures. */
    reported: boolean;
    /** Who asks; null before it was looked up, and for nobody. */
    session: Session | null;
    /** Whose key it came with; null before it was looked up, and everywhere but at the public API. */
    caller: Caller | null;
    /** Whether it was let through as another try of a call of the public API, which is free in the month. */
    isRepeat: boolean;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Health checks are answered under any load. */
    isHealth?: true;
  }
}
