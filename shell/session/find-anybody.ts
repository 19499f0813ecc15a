import { pageAccountHeader, unattendedHeader } from "@console-shell/contract/words/headers";
import { credentialsOf, type Place } from "../mount/place.ts";

/** Timeout in milliseconds: a call is waiting for the result. */
const patience = 5_000;

/**
 * Whether somebody is signed in after all, as after a reauthentication in another tab, which rotated the
 * session's token: then a call that got a 401 is worth retrying. The retry itself finds out whether the
 * account is still this page's.
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
    // Unreachable: the failed call has already reported that.
    return false;
  }
};
