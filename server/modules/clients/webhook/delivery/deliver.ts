import type { Services } from "../../../../platform/services.ts";
import { readSecrets } from "../secrets.ts";
import { signatureOf } from "../sign.ts";
import type { Claimed } from "./claim.ts";
import { payloadOf } from "./payload.ts";
import { post } from "./post.ts";
import { recordAttempt } from "./record-attempt.ts";

/** One attempt at one delivery, from the signature to the log. */
export const deliver = async (
  services: Pick<Services, "database" | "sealer" | "clock" | "webhooks" | "log">,
  claimed: Claimed,
): Promise<void> => {
  const at = services.clock();
  const { id } = claimed.event;
  const body = payloadOf(claimed.event);
  const timestamp = Math.floor(at / 1000);
  const secrets = await readSecrets(services, claimed.webhookId, at);
  if (secrets.length === 0) {
    const answer = { status: null, error: "secret-unreadable", response: "" } as const;
    return recordAttempt(services, claimed, { ...answer, at, milliseconds: 0 });
  }
  const headers = {
    "content-type": "application/json",
    "user-agent": "console-shell-webhooks",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf({ id, timestamp, body }, secrets),
  };
  const began = performance.now();
  const answer = await post({ url: claimed.url, headers, body }, services.webhooks);
  const milliseconds = Math.round(performance.now() - began);
  await recordAttempt(services, claimed, { ...answer, at, milliseconds });
};
