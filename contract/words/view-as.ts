/** How long an operator sees the console as another one, in milliseconds. */
export const viewLifetime = 30 * 60_000;

export const maxViewReason = 200;

/** Why a view as another operator ended. `no-longer-allowed`: a role, a permission or an account has changed. */
export const viewEnds = [
  "stopped",
  "expired",
  "signed-out",
  "session-ended",
  "no-longer-allowed",
] as const;
export type ViewEnd = (typeof viewEnds)[number];
