import { SafetyCertificateOutlined } from "@ant-design/icons";
import { useApiMutation, useFormat } from "@console-shell/sdk";
import { LoadFailure } from "@console-shell/ui";
import { Alert, Button } from "antd";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";

/** Lets the server verify the hash chain: the button that starts it, and the result. */
export const useChainCheck = (): { button: ReactNode; result: ReactNode } => {
  const text = useText();
  // Runs on demand; an earlier result says nothing about now.
  const check = useApiMutation("GET /mc-api/audit/verify", { invalidates: [] });
  const verify = () => check.mutate(undefined);
  const format = useFormat();
  const proof = ({ signed, checkpoints, removed }: NonNullable<typeof check.data>) => (
    <>
      {signed
        ? text("audit.proved", {
            sequence: signed.sequence,
            time: format.dateTime(signed.at),
            checkpoints,
          })
        : text("audit.unsigned")}
      {removed > 0 ? ` ${text("audit.removedProved", { removed })}` : null}
    </>
  );
  const found = ({ events, brokenAt, ...proved }: NonNullable<typeof check.data>) => (
    <Alert
      description={proof({ events, brokenAt, ...proved })}
      showIcon
      type={brokenAt === null ? "success" : "error"}
      title={
        brokenAt === null
          ? text("audit.intact", { events })
          : text("audit.broken", { sequence: brokenAt })
      }
    />
  );
  return {
    button: (
      <Button
        icon={<SafetyCertificateOutlined aria-hidden />}
        loading={check.isPending}
        onClick={verify}
      >
        {text("audit.verify")}
      </Button>
    ),
    result: (
      <div aria-live="polite">
        {check.isError ? <LoadFailure onRetry={verify} /> : null}
        {check.data ? found(check.data) : null}
      </div>
    ),
  };
};
