import { pageAccountHeader, unattendedHeader } from "@console-shell/contract/page-headers";

/** Milliseconds for the answer: a call waits for it. */
const patience = 5_000;

/**
 * Whether somebody is signed in after all, as after a fresh proof in another tab, which gave the session
 * a new token: then a call that was answered with a 401 is worth sending again. Whether it is this
 * page's account, the call learns by itself.
 */
export const findAnybody = async (accountId: string): Promise<boolean> => {
  if (accountId === "") return false;
  try {
    const headers = { [pageAccountHeader]: accountId, [unattendedHeader]: "1" };
    const signal = AbortSignal.timeout(patience);
    const { ok, status } = await fetch("/auth/account/info", { headers, signal });
    return ok || status === 409;
  } catch {
    // Out of reach: the call that failed has said more.
    return false;
  }
};
