import { z } from "zod";
import type { ApiScope } from "../words/api-scopes.ts";
import type { SecondPersonKind } from "../words/approvals.ts";
import { pageSize } from "../words/limits.ts";
import type { Meter } from "../words/meters.ts";
import type { Permission } from "../words/permissions.ts";
import type { TokenScope } from "../words/sub-app-releases.ts";

/** Who may call: anyone, anyone signed in, or those who hold the permission. */
export type OperatorAccess = "public" | "signed-in" | Permission;

/** Client apps may call: with a key that has the scope, or with any valid key. */
export interface KeyAccess {
  readonly scope: ApiScope | "any";
}

interface AnyEndpoint {
  /** `<noun>.<verb>`; unique, and the operation's id in the OpenAPI document. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With parameters as `:id`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Body limit in bytes, if `bodyBytes` isn't enough. */
  readonly maxBody?: number;
  /** Set for `multipart/form-data`: the route reads the parts itself and `body` isn't parsed. */
  readonly upload?: true;
  /** Set for `text/event-stream`: the response stays open, and `output` is one event. */
  readonly stream?: true;
  /** The response of a success. A `BinarySchema` output is sent as it is. */
  readonly output: z.ZodType;
  /** Status of a success; defaults to 200. With 204 there is no body. */
  readonly status?: 200 | 201 | 202 | 204;
}

/** A call of the console, made by people. */
export interface OperatorEndpoint extends AnyEndpoint {
  readonly access: OperatorAccess;
  /** Any of these permissions also grants access: for data that several sub-applications depend on. */
  readonly alsoAccess?: readonly Permission[];
  /**
   * Set if the caller must have reauthenticated within `reauthWithin`. With field names: only for some changes to these
   * fields, or values of them, which the handler checks with `refuseStaleProof`.
   */
  readonly reauth?: true | readonly string[];
  /**
   * Set if the security policy may require that somebody else approves the change. With field names: only to change
   * one of these fields, which the handler checks with `call.approval`.
   */
  readonly secondPerson?: readonly SecondPersonKind[] | Readonly<Record<string, SecondPersonKind>>;
  /** Also admits a token of the sub-app that the parameter `name` names, with one of these scopes. */
  readonly token?: readonly TokenScope[];
  /** Set if it may be called before a second factor that the role requires has been set up. */
  readonly withoutSecondFactor?: true;
  /**
   * Set if it may be called while seeing the console as another operator, although it needs no permission or isn't a
   * GET.
   */
  readonly whileViewing?: true;
  /**
   * Set for SCIM: only a provisioning token is admitted, which has its maker's permissions, and bodies and errors are
   * SCIM's.
   */
  readonly scim?: true;
}

/** A call of the public API, made by client apps. */
export interface KeyEndpoint extends AnyEndpoint {
  readonly access: KeyAccess;
  /** The meter it counts towards. Null: the call is free and doesn't count towards the monthly quota. */
  readonly meter: Meter | null;
}

/** One call of the server: its address, who may call it, its input and its output. */
export type Endpoint = OperatorEndpoint | KeyEndpoint;

/** Whether client apps make the call, with a key. */
export const isKeyEndpoint = (endpoint: Endpoint): endpoint is KeyEndpoint =>
  typeof endpoint.access === "object";

/** Declares a call, keeping the literal types of its method and path. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Output of a call that responds with bytes (a picture, a CSV file) instead of JSON. */
export const BinarySchema = z.any().meta({ format: "binary" });

/** The query of every list: a page of it, counted from 1. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(pageSize.max).default(pageSize.default),
};

/** The response of every list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int().min(0) });

/** Identifier of a record: a UUID (version 7, so that identifiers sort by time). */
export const IdSchema = z.uuid();
const lastInstant = 8.64e15;
/** An instant in milliseconds since 1970, UTC, that a `Date` can hold. */
export const TimeSchema = z.int().min(-lastInstant).max(lastInstant);
