import { consoleClient } from "../client.ts";
import type { Invocation, Outcome } from "../invocation.ts";
import { readToken } from "../read-token.ts";
import { findTarget } from "../settings.ts";
import { formatTime } from "../texts.ts";
import { tokenStore } from "../token-store.ts";

/** Checks a token against the console and stores it. */
export const login = async (invocation: Invocation): Promise<Outcome> => {
  const { positionals, env, progress } = invocation;
  const { app, console } = await findTarget(invocation, positionals[0]);
  const token = await readToken(`Token for ${app} on ${console}: `);
  const client = consoleClient(console, token, progress.step);
  const { scopes, expiresAt } = await client.call("GET /mc-api/sub-app/:name/token/own", {
    params: { name: app },
  });
  const store = tokenStore(env);
  await store.set(console, app, token);
  return {
    lines: [
      `Logged in to ${console} for ${app}. The token is in ${store.file}.`,
      `It may ${scopes.join(" and ")} until ${formatTime(expiresAt)}.`,
    ],
    json: { console, app, file: store.file, scopes, expiresAt },
  };
};
