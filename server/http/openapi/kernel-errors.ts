import type { Endpoint, ErrorCode } from "@console-shell/contract";

/** The errors that the server itself can answer a call with; features add those of their own. */
export const kernelErrors = (endpoint: Endpoint): ErrorCode[] => [
  ...((endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.upload)
    ? (["bad_input"] as const)
    : []),
  ...(endpoint.access === "public" ? [] : (["not_signed_in", "foreign_account"] as const)),
  ...(endpoint.access === "public" || endpoint.access === "signed-in"
    ? []
    : (["forbidden"] as const)),
  ...(endpoint.access === "public" || endpoint.withoutSecondFactor
    ? []
    : (["second_factor_missing"] as const)),
  ...(endpoint.reauth ? (["reauth_required"] as const) : []),
  ...(endpoint.method === "GET" ? [] : (["cross_site"] as const)),
  ...((endpoint.body ?? endpoint.upload) ? (["too_large", "unsupported_media"] as const) : []),
  "internal",
];
