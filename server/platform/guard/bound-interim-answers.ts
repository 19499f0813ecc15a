import type { ClientRequest } from "node:http";

/** Servers send a few, such as early hints. */
const most = 100;

export class TooManyInterimAnswers extends Error {
  override readonly name = "TooManyInterimAnswers";
}

/**
 * Breaks a call off whose server sends one interim answer (1xx) after the other: each costs this process time, and
 * nothing else bounds their number.
 */
export const boundInterimAnswers = (call: ClientRequest): ClientRequest => {
  let count = 0;
  return call.on("information", () => {
    if ((count += 1) > most) call.destroy(new TooManyInterimAnswers());
  });
};
