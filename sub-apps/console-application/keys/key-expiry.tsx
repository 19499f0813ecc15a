import type { ClientApiKey } from "@console-shell/contract/calls/client-app";
import { expiringSoonDays } from "@console-shell/contract/words/security-policy";
import { useFormat } from "@console-shell/sdk";
import { Tag } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";

const soon = expiringSoonDays * 24 * 60 * 60 * 1000;

/** When a key expires, and whether by the security policy; highlighted if it is active and expires soon. */
export const KeyExpiry = ({
  apiKey: { expiresAt, state, exceedsPolicy },
}: {
  apiKey: ClientApiKey;
}) => {
  const text = useText();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  if (expiresAt === null) return text("word.never");
  const isWorking = state === "active" || state === "retiring";
  return (
    <>
      <div title={format.dateTime(expiresAt)}>{format.date(expiresAt)}</div>
      {isWorking && expiresAt - now < soon ? (
        <Tag color="warning">{format.relative(expiresAt, now)}</Tag>
      ) : null}
      {exceedsPolicy ? <Tag>{text("key.exceedsPolicy")}</Tag> : null}
    </>
  );
};
