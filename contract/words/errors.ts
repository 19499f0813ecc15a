/** Who can fix an error: the caller, the caller's administrator, or the operators of the server. */
export type Fault = "caller" | "grant" | "server";

/** The closed list of the server's error codes. A code is also the key of its message in every language. */
export const errors = {
  bad_input: { status: 400, fault: "caller" },
  not_signed_in: { status: 401, fault: "caller" },
  wrong_credentials: { status: 401, fault: "caller" },
  wrong_key: { status: 401, fault: "caller" },
  face_not_recognised: { status: 401, fault: "caller" },
  face_unclear: { status: 400, fault: "caller" },
  wrong_link: { status: 400, fault: "caller" },
  wrong_code: { status: 400, fault: "caller" },
  wrong_passkey: { status: 400, fault: "caller" },
  wrong_reset_code: { status: 400, fault: "caller" },
  wrong_password: { status: 400, fault: "caller" },
  weak_password: { status: 400, fault: "caller" },
  second_factor_required: { status: 403, fault: "caller" },
  second_factor_missing: { status: 403, fault: "caller" },
  reauth_required: { status: 403, fault: "caller" },
  second_person_required: { status: 403, fault: "caller" },
  // An error, because the call hasn't done what it does otherwise.
  sent_for_approval: { status: 403, fault: "caller" },
  scope_missing: { status: 403, fault: "caller" },
  application_suspended: { status: 403, fault: "caller" },
  address_not_allowed: { status: 403, fault: "grant" },
  viewing_only: { status: 403, fault: "caller" },
  sign_on_refused: { status: 403, fault: "caller" },
  sign_on_invalid: { status: 400, fault: "caller" },
  sign_on_expired: { status: 400, fault: "caller" },
  // Not a 5xx: this server works.
  sign_on_unreachable: { status: 409, fault: "caller" },
  sign_on_unknown: { status: 403, fault: "grant" },
  sign_on_unverified: { status: 403, fault: "grant" },
  sign_on_disabled: { status: 403, fault: "grant" },
  sign_on_no_role: { status: 403, fault: "grant" },
  sign_on_other_account: { status: 403, fault: "caller" },
  forbidden: { status: 403, fault: "grant" },
  cross_site: { status: 403, fault: "caller" },
  not_found: { status: 404, fault: "caller" },
  method_not_allowed: { status: 405, fault: "caller" },
  foreign_account: { status: 409, fault: "caller" },
  conflict: { status: 409, fault: "caller" },
  // Not a 5xx: this server works.
  mail_not_set_up: { status: 409, fault: "grant" },
  idempotency_key_in_use: { status: 409, fault: "caller" },
  too_large: { status: 413, fault: "caller" },
  unsupported_media: { status: 415, fault: "caller" },
  idempotency_key_reused: { status: 422, fault: "caller" },
  throttled: { status: 429, fault: "caller" },
  rate_limited: { status: 429, fault: "caller" },
  quota_used_up: { status: 429, fault: "caller" },
  backend_unreachable: { status: 502, fault: "server" },
  backend_busy: { status: 503, fault: "server" },
  backend_timeout: { status: 504, fault: "server" },
  backend_invalid: { status: 502, fault: "server" },
  // Not a 401: only the console's own one says that nobody is signed in.
  backend_refused_token: { status: 502, fault: "server" },
  backend_redirected: { status: 502, fault: "server" },
  backend_not_allowed: { status: 502, fault: "server" },
  internal: { status: 500, fault: "server" },
  unavailable: { status: 503, fault: "server" },
  disk_full: { status: 503, fault: "server" },
} as const satisfies Record<string, { status: number; fault: Fault }>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];
