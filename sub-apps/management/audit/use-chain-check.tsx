import { SafetyCertificateOutlined } from "@ant-design/icons";
import { useApiQuery } from "@console-shell/sdk";
import { LoadFailure } from "@console-shell/ui";
import { Alert, Button } from "antd";
import { type ReactNode, useState } from "react";
import { useText } from "../messages/index.ts";

/** Lets the server walk the chain of hashes: the button that asks for it, and what was found. */
export const useChainCheck = (): { button: ReactNode; result: ReactNode } => {
  const text = useText();
  const [asked, setAsked] = useState(false);
  const { data, isFetching, isError, refetch } = useApiQuery(
    "GET /mc-api/audit/verify",
    undefined,
    { enabled: asked },
  );
  const verify = () => {
    if (asked) void refetch();
    setAsked(true);
  };
  const { events = 0, brokenAt = null } = data ?? {};
  const found = (
    <Alert
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
        loading={isFetching}
        onClick={verify}
      >
        {text("audit.verify")}
      </Button>
    ),
    result: (
      <div aria-live="polite">
        {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
        {data && !isFetching && !isError ? found : null}
      </div>
    ),
  };
};
