// What the server keeps on Fastify's own objects.
import type { Endpoint, ErrorCode, Locale } from "@console-shell/contract";
import type { Services } from "../services.ts";
import type { Session } from "./call.ts";

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
    /** Whether it is being closed: calls in flight end, no new ones are taken. */
    stopping: boolean;
  }
  interface FastifyRequest {
    /** The instant of arrival by the services' clock. */
    arrivedAt: number;
    /** The language to answer in. */
    locale: Locale;
    /** With which error it was answered; null where with none. */
    refused: ErrorCode | null;
    /** Who asks; null before it was looked up, and for nobody. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
