import {
  type ErrorBody,
  scimSchemas,
  type ErrorCode,
  errors,
  isScimPath,
  type Locale,
  scimMediaType,
} from "@console-shell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { asksForPage, errorAppearance, errorPage } from "./error-page.ts";
import { fieldMessage } from "./field-messages.ts";
import { localeOf } from "./language.ts";
import { decidedMessage, errorMessages } from "./messages.ts";
import { outageOf } from "./outage.ts";
import { Refusal } from "./refusal.ts";
import { overloaded } from "./shed-load.ts";

/** SCIM's own types of errors by our field codes; any other input is an invalid value. */
const types: Record<string, string> = {
  taken: "uniqueness",
  malformed: "invalidSyntax",
  scim_filter: "invalidFilter",
  scim_path: "invalidPath",
  scim_no_target: "noTarget",
  scim_read_only: "mutability",
};

/** An error in the form of SCIM (RFC 7644, 3.12). */
const scimErrorOf = ({ status, code, message, fields = [] }: ErrorBody) => {
  const known = fields.map(({ code }) => types[code]).find(Boolean);
  const scimType = known ?? (status === 400 ? "invalidValue" : undefined);
  return {
    schemas: [scimSchemas.error],
    status: String(status),
    ...(scimType && { scimType }),
    detail: [
      // A conflict's message repeats what its fields say.
      ...(code === "conflict" && fields.length > 0 ? [] : [message]),
      ...fields.map((field) => (field.path ? `${field.path}: ${field.message}` : field.message)),
    ].join(" "),
  };
};

/** Errors of the HTTP layer itself, by status. */
const byStatus: Record<number, ErrorCode> = {
  400: "bad_input",
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  414: "too_large",
  415: "unsupported_media",
  503: "unavailable",
};

/** Retry-After in seconds, unless the refusal sets it. */
const retryAfter = "5";

/** Converts any error to a refusal; unexpected ones become `internal` and reveal nothing. */
const asRefusal = (error: unknown, request: FastifyRequest): Refusal => {
  if (error instanceof Refusal) return error;
  // The sender has broken off its body.
  if (error === request.raw.errored)
    return new Refusal("bad_input", [{ path: "", code: "malformed" }]);
  const outage = outageOf(error);
  if (outage) return new Refusal(outage);
  const status =
    error instanceof Error && "statusCode" in error ? Number(error.statusCode) : undefined;
  const code = status === undefined ? undefined : byStatus[status];
  if (!code) return new Refusal("internal");
  return new Refusal(code, code === "bad_input" ? [{ path: "", code: "malformed" }] : []);
};

const isDecided = ({ code, fields }: Refusal): boolean =>
  code === "conflict" && fields.length > 0 && fields.every((field) => field.code === "decided");

/** A conflict is explained by its fields, also to those who see no form. */
const messageOf = (refusal: Refusal, locale: Locale): string => {
  if (isDecided(refusal)) return decidedMessage[locale];
  if (refusal.code !== "conflict" || refusal.fields.length === 0)
    return errorMessages[refusal.code][locale];
  const reasons = new Set(refusal.fields.map((field) => fieldMessage(field, locale)));
  const [stop, space] = locale === "zh-CN" ? ["。", ""] : [".", " "];
  return [...reasons].map((reason) => (/[.。]$/.test(reason) ? reason : reason + stop)).join(space);
};

const bodyOf = (refusal: Refusal, locale: Locale, traceId: string): ErrorBody => ({
  status: errors[refusal.code].status,
  code: refusal.code,
  message: messageOf(refusal, locale),
  ...(refusal.fields.length > 0 && {
    fields: refusal.fields.map((field) => ({
      path: field.path,
      code: field.code,
      message: fieldMessage(field, locale),
    })),
  }),
  traceId,
});

/** What the refusal tells a program, in English. */
export const detailOf = (refusal: Refusal): string =>
  scimErrorOf(bodyOf(refusal, "en-US", "")).detail;

/** The only place that sends error responses. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = asRefusal(error, request);
  const { headers, url } = request;
  const isScim = isScimPath(url.split("?")[0]!);
  const shown = !isScim && asksForPage(url, headers) ? errorAppearance(headers) : undefined;
  const locale = shown?.locale ?? localeOf(headers["accept-language"]);
  const body = bodyOf(refusal, locale, request.id);
  request.refusal = refusal;
  if ([429, 503].includes(body.status) && !reply.hasHeader("retry-after"))
    void reply.header("retry-after", retryAfter);
  // Logging thousands of refusals a second would add to the load; the request log has them.
  if (errors[refusal.code].fault === "server" && error !== overloaded)
    request.log.error(
      { err: error },
      refusal.code === "disk_full" ? "The disk is full" : "A request failed",
    );
  void reply
    .code(body.status)
    .header("cache-control", "no-store")
    .header("vary", "accept-language");
  if (shown) {
    const page = errorPage(body, shown);
    return void reply.headers(page.headers).send(page.html);
  }
  void reply
    .type(`${isScim ? scimMediaType : "application/json"}; charset=utf-8`)
    .send(JSON.stringify(isScim ? scimErrorOf(body) : body));
};
