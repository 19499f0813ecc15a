import { type FileHandle, open } from "node:fs/promises";
import type { AuditStreamName } from "@console-shell/contract/words/audit-streams";
import { signatureOf } from "#platform/secrets/sign-webhook.ts";
import type { Services } from "#platform/services.ts";
import type { Line } from "./lines.ts";
import { sendSyslog } from "./syslog.ts";

export interface Sending {
  services: Pick<Services, "audit" | "clock" | "publicUrl">;
  signal: AbortSignal;
}

/** Delivers lines to a receiver, in order; rejects unless all of them have been delivered. */
type Sender = (target: string, lines: readonly Line[], sending: Sending) => Promise<void>;

/** Whether a crash or a full disk cut off the last line of a file. */
const endsInsideLine = async (file: FileHandle): Promise<boolean> => {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 });
  return buffer.toString() !== "\n";
};

/** Appends and waits for the disk. */
const appendToFile: Sender = async (path, lines) => {
  const file = await open(path, "a+", 0o600);
  try {
    const before = (await endsInsideLine(file)) ? "\n" : "";
    await file.appendFile(before + lines.map(({ json }) => `${json}\n`).join(""));
    await file.datasync();
  } finally {
    await file.close();
  }
};

/** Posts a JSON object with the lines in `property`, signed as webhooks are. */
const postAs =
  (property: "events" | "checkpoints"): Sender =>
  async (url, lines, { services: { audit, clock }, signal }) => {
    const body = `{"${property}":[${lines.map(({ json }) => json).join(",")}]}`;
    const id = `audit-${property}-${lines[0]!.sequence}-${lines.at(-1)!.sequence}`;
    const timestamp = Math.floor(clock() / 1000);
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signatureOf({ id, timestamp, body }, [audit.webhookSecret ?? ""]),
      },
      body,
      redirect: "manual",
      signal,
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  };

/** How each receiver is reached. */
export const senders: Readonly<Record<AuditStreamName, Sender>> = {
  syslog: (url, lines, { services, signal }) =>
    sendSyslog(url, lines, { host: new URL(services.publicUrl).hostname, signal }),
  file: appendToFile,
  webhook: postAs("events"),
  "checkpoint-file": appendToFile,
  "checkpoint-webhook": postAs("checkpoints"),
};
