import type { Invocation, Outcome } from "../invocation.ts";
import { findTarget } from "../settings.ts";
import { tokenStore } from "../token-store.ts";

/** Removes a stored token. */
export const logout = async (invocation: Invocation): Promise<Outcome> => {
  const { app, console } = await findTarget(invocation, invocation.positionals[0]);
  const removed = await tokenStore(invocation.env).set(console, app, undefined);
  return {
    lines: removed
      ? [
          `Removed the token for ${app} on ${console} from this machine.`,
          "It stays valid until it’s revoked in the console (Management › Sub-apps).",
        ]
      : [`No token for ${app} on ${console} was stored.`],
    json: { console, app, removed },
  };
};
