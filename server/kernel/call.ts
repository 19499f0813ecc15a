import type { Endpoint, KeyAccess, Locale } from "@console-shell/contract";
import type { AuditAction } from "@console-shell/contract/words/audit";
import type { AuditEvent } from "@console-shell/contract/calls/audit";
import type { SecondPersonKind } from "@console-shell/contract/words/approvals";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ProcessRole, Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import type { AnswerListener } from "./on-answer.ts";
import type { Caller, Session } from "./session.ts";

type SessionOf<Access> = Access extends "public"
  ? Session | null
  : Access extends KeyAccess
    ? null
    : Session;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** An export, as the audit log records it. */
export interface RecordedExport {
  action: AuditAction;
  target?: { id: string | null; name: string };
  details: AuditEvent["details"];
}

/** A change as its audit event will describe it, for the person who approves it. */
export interface ChangeToApprove extends Pick<RecordedExport, "action" | "target"> {
  details?: AuditEvent["details"];
  /** What kinds of change it is; by default what the call declares for all its changes. */
  kinds?: readonly SecondPersonKind[];
}

/** Decides whether a change may be made now, if its call may need a second person: see `secondPerson` of the contract. */
export interface Approval {
  /**
   * Called in the transaction of the change, which it rolls back by throwing if somebody else has to approve the
   * change. `recordAudit` calls it, too.
   */
  require(transaction: Kysely<Tables>, change: ChangeToApprove): Promise<void>;
  /** What audit events of an approved change also say. */
  readonly audited: AuditEvent["details"];
}

/** Who changes something, and when: what every write needs besides the services. */
export interface By {
  operatorId: string;
  now: number;
}

/** A handler's context: the parsed input and the caller. */
export interface Call<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  session: SessionOf<E["access"]>;
  /** The caller's key, for calls of the public API. */
  caller: E["access"] extends KeyAccess ? Caller : null;
  /** The operator who changes something, or for whose client app a program does. */
  by: E["access"] extends "public" ? null : By;
  /** Set for a call that declares `secondPerson`. */
  approval: Approval | null;
  locale: Locale;
  /** The call's time in milliseconds; use it instead of Date.now(), so that tests can control the clock. */
  now: number;
  services: Services;
  /**
   * Opens the database for a read-only report, until the caller disconnects; on SQLite in its own thread. Throws
   * `unavailable` if too many reports are waiting.
   */
  openReport: () => Source;
  /** For the few handlers that set cookies, read parts of an upload or stream. */
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<
  // A streaming handler has opened a response that continues without it: `openEventStream`.
  E["stream"] extends true ? void : E["output"] extends z.ZodType ? z.input<E["output"]> : never
>;

/** Registers a handler for a call of the contract; the server refuses to start if one is missing. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** A small page rendered by the server itself, separate from the console's pages. */
export interface ServerPage {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
  /** For the page's `<style nonce>` and `<script nonce>`; nothing inline runs without it. */
  nonce: string;
}

/** What a feature can register with the server besides its calls. */
export interface FeatureHooks {
  /** Called after every answered call of the contract. */
  onAnswer(listener: AnswerListener): void;
  /** Runs once the whole server is assembled, for background work that needs it. */
  onReady(callback: (app: FastifyInstance) => void): void;
  /** Starts work that no request waits for, in processes with this role; `start` returns its undo. */
  background(role: Exclude<ProcessRole, "web">, start: () => () => Promise<void>): void;
  /** Runs on graceful shutdown, after the last request and before the database closes. */
  onClose(callback: () => Promise<void>): void;
  /** Serves an HTML page at a path, e.g. `/dev/mailbox`. */
  page(path: string, render: (page: ServerPage) => Promise<string>): void;
}

/** A feature registers its routes. */
export type Feature = (route: Route, hooks: FeatureHooks, services: Services) => void;
