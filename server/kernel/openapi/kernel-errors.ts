import {
  type Endpoint,
  type ErrorCode,
  isKeyEndpoint,
  type KeyEndpoint,
  type OperatorEndpoint,
} from "@console-shell/contract";
import { takesIdempotencyKey } from "../idempotency-key.ts";

const operatorErrors = (endpoint: OperatorEndpoint): ErrorCode[] => [
  ...(endpoint.access === "public" ? [] : (["not_signed_in", "foreign_account"] as const)),
  ...(endpoint.access === "public" || endpoint.access === "signed-in"
    ? []
    : (["forbidden"] as const)),
  ...(endpoint.access === "public" || endpoint.withoutSecondFactor
    ? []
    : (["second_factor_missing"] as const)),
  ...(endpoint.reauth ? (["reauth_required"] as const) : []),
  ...(endpoint.secondPerson ? (["second_person_required", "sent_for_approval"] as const) : []),
  ...(endpoint.method === "GET" ? [] : (["cross_site"] as const)),
];

const keyErrors = (endpoint: KeyEndpoint): ErrorCode[] => [
  "wrong_key",
  "application_suspended",
  ...(endpoint.access.scope === "any" ? [] : (["scope_missing"] as const)),
  "rate_limited",
  ...(endpoint.meter === null ? [] : (["quota_used_up"] as const)),
  ...(takesIdempotencyKey(endpoint)
    ? (["idempotency_key_in_use", "idempotency_key_reused"] as const)
    : []),
];

/** Errors that the kernel itself can return; features add their own. */
export const kernelErrors = (endpoint: Endpoint): ErrorCode[] => [
  ...((endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.upload)
    ? (["bad_input"] as const)
    : []),
  ...(isKeyEndpoint(endpoint) ? keyErrors(endpoint) : operatorErrors(endpoint)),
  ...((endpoint.body ?? endpoint.upload) ? (["too_large", "unsupported_media"] as const) : []),
  "unavailable",
  "disk_full",
  "internal",
];
