import type { Locale } from "@console-shell/contract";
import type { RequestError } from "./request-error.ts";
import type { ResponseCache } from "./response-cache.ts";

/** What the wrapper is given; it knows no policy of its own. */
export interface RequestPolicy {
  locale(): Locale;
  /**
   * Whose page this is; empty where nobody's. The server does nothing of it for anybody else. Part of a
   * cached answer's key.
   */
  account(): string;
  /** Whether somebody is at this page; where not, the server does not take the call for a use of the session. */
  isAttended(): boolean;
  /** Told of every failure before the call rejects; decides what is shown and where a 401 leads. */
  onFailure(error: RequestError, method: string): void;
  /**
   * Asks whoever is there to prove anew who they are, which the server wants before this call; the
   * signal ends the asking. True when it has been proved: the call is sent once more. A rejection
   * is the call's own then.
   */
  reauthenticate(signal: AbortSignal | undefined): Promise<boolean>;
  /** Looks, after an answer that nobody is signed in, whether somebody is by now. */
  findAnybody(): Promise<boolean>;
  /**
   * Told by which answer that nobody is signed in any more. True when the same operator is again: the call is sent
   * once more. False where nobody was, whereupon it fails; the signal ends the wait.
   */
  signInAgain(cause: RequestError, signal: AbortSignal | undefined): Promise<boolean>;
  /** Told whether the server could be reached, and with its answer the seconds that the session has left. */
  onReach(reached: boolean, sessionSeconds?: number): void;
  cache: ResponseCache;
  /** Put before each path; empty where the server has the page's origin. */
  origin: string;
  credentials: RequestCredentials;
  /** Ends every call. */
  signal: AbortSignal;
}
