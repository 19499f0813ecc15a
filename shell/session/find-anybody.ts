import { pageAccountHeader, unattendedHeader } from "@console-shell/contract/page-headers";
import { credentialsOf, type Place } from "../mount/place.ts";

/** Milliseconds for the answer: a call waits for it. */
const patience = 5_000;

/**
 * Whether somebody is signed in after all, as after a fresh proof in another tab, which gave the session
 * a new token: then a call that was answered with a 401 is worth sending again. Whether it is this
 * page's account, the call learns by itself.
 */
export const findAnybody = async (accountId: string, place: Place): Promise<boolean> => {
  if (accountId === "") return false;
  try {
    const headers = { [pageAccountHeader]: accountId, [unattendedHeader]: "1" };
    const signal = AbortSignal.timeout(patience);
    const address = place.address("/auth/account/info");
    const credentials = credentialsOf(place);
    const { ok, status } = await fetch(address, { headers, signal, credentials });
    return ok || status === 409;
  } catch {
    // Out of reach: the call that failed has said more.
    return false;
  }
};
