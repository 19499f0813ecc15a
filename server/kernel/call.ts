import type {
  Account,
  ApiScope,
  Endpoint,
  KeyAccess,
  Locale,
  Permission,
  Role,
} from "@console-shell/contract";
import type { ApplicationEnvironment } from "@console-shell/contract/endpoints/client-application";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Services, Source } from "../platform/services.ts";
import type { AnswerListener } from "./on-answer.ts";

/** The session that a request came with, already checked against the database. */
export interface Session {
  id: string;
  operatorId: string;
  account: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  /** When the operator last proved who is there. */
  authAt: number;
  /** When it ends, unless it is used again before. */
  endsAt: number;
  /** Whether the role demands a second factor that is not there. */
  secondFactorMissing: boolean;
  /** What else the console shows of whose it is; it comes with the session, without a query of its own. */
  profile: Pick<
    Account,
    | "name"
    | "email"
    | "locale"
    | "theme"
    | "density"
    | "navigation"
    | "favourites"
    | "previousSignInAt"
    | "secondFactors"
  >;
}

/** The client's program that a call of the public API came from, already checked against the database. */
export interface Caller {
  keyId: string;
  keyName: string;
  /** The visible beginning of the key. */
  prefix: string;
  scopes: readonly ApiScope[];
  expiresAt: number | null;
  lastUsedAt: number | null;
  applicationId: string;
  applicationName: string;
  environment: ApplicationEnvironment;
  isSuspended: boolean;
  /** The operator in whose name the application does what only operators can have done. */
  ownerId: string;
  /** The finance client who pays for its calls. */
  payerId: string | null;
  callsPerMinute: number;
  /** Null: without a limit. */
  callsPerMonth: number | null;
}

type SessionOf<Access> = Access extends "public"
  ? Session | null
  : Access extends KeyAccess
    ? null
    : Session;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler is given: the parsed input and who asks. */
export interface Call<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  session: SessionOf<E["access"]>;
  /** Whose key a call of the public API came with. */
  caller: E["access"] extends KeyAccess ? Caller : null;
  locale: Locale;
  /** The instant of the call in milliseconds; use it, not Date.now(), so that tests can turn the clock. */
  now: number;
  services: Services;
  /**
   * Opens the database for a read-only report, until the caller disconnects; on SQLite in a thread of its
   * own. Refuses with `unavailable` if too many reports are waiting.
   */
  openReport: () => Source;
  /** For the few handlers that set cookies, read parts of an upload or stream. */
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<
  // One that streams has opened an answer that goes on without it: `openEventStream`.
  E["stream"] extends true ? void : E["output"] extends z.ZodType ? z.input<E["output"]> : never
>;

/** Registers a call of the contract; the server refuses to start while one has no handler. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** A small page made by the server itself, beside the console's own pages. */
export interface ServerPage {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
  /** For the page's `<style nonce>` and `<script nonce>`; nothing inline runs without it. */
  nonce: string;
}

/** What a feature may hang into the server besides its calls. */
export interface FeatureHooks {
  /** Hears of every answered call of the contract. */
  onAnswer(listener: AnswerListener): void;
  /** Runs at a graceful stop, after the last request has ended and before the database closes. */
  onClose(callback: () => Promise<void>): void;
  /** Serves an HTML page at a path, e.g. `/dev/mailbox`. */
  page(path: string, render: (page: ServerPage) => Promise<string>): void;
}

/** A feature registers its routes. */
export type Feature = (route: Route, hooks: FeatureHooks, services: Services) => void;
