import { generateSync } from "otplib";

/** How long an authenticator app shows a code, in seconds. */
const period = 30;

/**
 * The code an authenticator app with this secret shows, now or `later` periods ahead. The server
 * also accepts the next one, for clocks that differ, and each code only once.
 */
export const totpCode = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * period });
