import * as calls from "@console-shell/contract/calls/sub-app-token";
import { answer } from "#kernel/answer.ts";
import { findOwnToken, listTokens } from "./reads.ts";
import { addToken, revokeToken } from "./writes.ts";

/** Tokens with which teams' programs publish. */
export const subAppToken = answer(calls, {
  listTokens: ({ services, params, query, now }) => listTokens(services, params.name, query, now),
  getOwnToken: ({ services, session, now }) => findOwnToken(services, session, now),
  addToken,
  revokeToken,
});
