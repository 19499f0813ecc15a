import type { Locale } from "@console-shell/contract";
import type { RequestError } from "./request-error.ts";
import type { ResponseCache } from "./response-cache.ts";

/** What the request wrapper depends on; it has no policy of its own. */
export interface RequestPolicy {
  locale(): Locale;
  /**
   * The page's account id; empty if nobody is signed in. The server refuses the page's calls for any other
   * account. Part of the response cache's key.
   */
  account(): string;
  /** Whether the user is present; if not, the call doesn't extend the session. */
  isAttended(): boolean;
  /** Called with every failure before the call rejects; decides which message shows and where a 401 leads. */
  onFailure(error: RequestError, isPoll: boolean): void;
  /**
   * Asks the user to reauthenticate, which the server requires before this call; the signal cancels the
   * question. True if successful: the call is sent again. A rejection becomes the call's own.
   */
  reauthenticate(signal: AbortSignal | undefined): Promise<boolean>;
  /**
   * Asks why a change is needed that somebody else has to approve; the signal cancels the question. With a reason the
   * call is sent again, and waits for approval.
   */
  askReason(signal: AbortSignal | undefined): Promise<string | undefined>;
  /** After a 401, checks whether somebody is signed in by now. */
  findAnybody(): Promise<boolean>;
  /**
   * Called with the 401 that reported the session's end. True once the same operator has signed in again:
   * the call is retried. False if nobody was signed in: the call fails. "left" if the operator signed out: the
   * call is dropped. The signal ends the wait.
   */
  signInAgain(cause: RequestError, signal: AbortSignal | undefined): Promise<boolean | "left">;
  /** Called with whether the server was reached and, from its response, the seconds until the session expires. */
  onReach(reached: boolean, sessionSeconds?: number): void;
  /** Called with the path of each call that isn't a GET, once it has succeeded. */
  onWritten?(url: string): void;
  cache: ResponseCache;
  /** Prefix of a path; empty on the same origin. */
  originOf(url: string): string;
  /** Whether the console's server answers a path; else a dev server of a sub-app does. */
  isOwn(url: string): boolean;
  credentials: RequestCredentials;
  /** Aborts every call. */
  signal: AbortSignal;
}
