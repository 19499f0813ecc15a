import { generateSync } from "otplib";

/** Seconds for which an authenticator app shows a code. */
const period = 30;

/**
 * What an authenticator app with this secret shows, now or so many codes later. The server takes
 * the next one as well, for clocks that differ, and each only once.
 */
export const totpCode = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * period });
