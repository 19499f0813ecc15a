// Decorations of Fastify's objects.
import type { Endpoint, Locale } from "@console-shell/contract";
import type { FastifyReply as Reply, FastifyRequest as Request } from "fastify";
import type { Services } from "#platform/services.ts";
import type { Admission } from "./admission.ts";
import type { Caller, Session } from "./session.ts";
import type { Handler } from "./call.ts";
import type { EventStream } from "./event-stream.ts";
import type { Refusal } from "./refusal.ts";

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
    admission: Admission;
    /** The handler of each call. */
    handlers: ReadonlyMap<Endpoint, Handler<Endpoint>>;
    /** Whether its data is still being prepared: `/readyz` fails, and requests are served. */
    preparing: boolean;
    /** Whether it's draining: `/readyz` fails, and requests are still served. */
    draining: boolean;
    /** Whether it's closing: calls in flight finish, and new ones are refused. */
    stopping: boolean;
    /** Open streams, which a shutdown ends. */
    openStreams: Set<EventStream>;
    /** How many requests count as load now. */
    requestsInFlight(): number;
    /** Logs and counts a response now; a stream isn't measured to its end. */
    reportAnswer(request: Request, reply: Reply): void;
  }
  interface FastifyRequest {
    /** The time of arrival, by the services' clock. */
    arrivedAt: number;
    /** The response's language. */
    readonly locale: Locale;
    /** Whether it counts as load. */
    isInFlight: boolean;
    /** The error of the response; null if there is none. */
    refusal: Refusal | null;
    /** Whether the response was logged and metered. */
    reported: boolean;
    /** The caller; null before the look-up, and for anonymous calls. */
    session: Session | null;
    /** The caller's key; null before the look-up, and outside of the public API. */
    caller: Caller | null;
    /** Whether it was admitted as a retry of a public API call, which doesn't count towards the monthly quota. */
    isRepeat: boolean;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Health checks are answered under any load. */
    isHealth?: true;
    /** Files are in memory, and a page that misses one is broken: they are served while the event loop lags. */
    isFile?: true;
    /** Its calls wait for another server, and have a limit of their own. */
    isLong?: true;
  }
}
