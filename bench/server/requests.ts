import { accounts, password } from "./fill-database.ts";
import { requestText } from "./request-text.ts";

/** The measured operations, each as requests that are sent in rotation. */
export const requestsOf = (
  cookies: readonly string[],
): Record<"info" | "write" | "login", string[]> => ({
  info: cookies.map((cookie) =>
    requestText({ method: "GET", path: "/auth/account/info", headers: { cookie } }),
  ),
  write: cookies.map((cookie, at) =>
    requestText({
      method: "POST",
      path: "/cc-api/operator/updateBasicInfo",
      body: { phone: `+86 755 8272 ${1000 + at}` },
      headers: { cookie },
    }),
  ),
  login: signIns(1024),
});

/** Valid sign-ins, each from its own address, because of the rate limits. */
export const signIns = (count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    requestText({
      method: "POST",
      path: "/auth/session/login",
      body: { account: accounts[at % accounts.length], password },
      headers: { "x-forwarded-for": `10.0.${at >> 8}.${at & 255}` },
    }),
  );
