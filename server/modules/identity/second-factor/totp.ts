import { generateSecret, generateURI, verifySync } from "otplib";

/** Seconds per code; the steps before and after are accepted, for clocks that differ. */
const totpPeriod = 30;

/** A new secret for an authenticator app: 160 bits, in base32. */
export const newTotpSecret = (): string => generateSecret();

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, account: string): string =>
  generateURI({ issuer: "Console Shell", label: account, secret });

/** The code's time step, if it's later than the last one accepted; otherwise null. `now` in milliseconds. */
export const totpStep = (
  secret: string,
  code: string,
  { lastStep, now }: { lastStep: number; now: number },
): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now / 1000);
  // The library throws if no step is left that could count.
  if (lastStep > Math.floor(epoch / totpPeriod)) return null;
  const result = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: totpPeriod,
    afterTimeStep: lastStep,
  });
  return result.valid && "timeStep" in result ? result.timeStep : null;
};
