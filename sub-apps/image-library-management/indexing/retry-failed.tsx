import { useApiMutation, useNotify, usePermission, useWriteButton } from "@console-shell/sdk";
import { ReloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

/** Retries all failed pictures, of all libraries or of one. */
export const RetryFailed = ({ libraryId, failed }: { libraryId?: string; failed: number }) => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const mayRetry = usePermission("image-library-management:library:update");
  const retry = useApiMutation("POST /cc-api/job/retry-failed");
  if (!mayRetry || failed === 0) return null;
  return (
    <Button
      icon={<ReloadOutlined aria-hidden="true" />}
      onClick={() =>
        retry.mutate(
          { body: { libraryId: libraryId ?? null } },
          {
            onSuccess: ({ count }) =>
              notify({ kind: "success", title: text("indexing.retried", { count }) }),
          },
        )
      }
      {...writeButton(retry.isPending)}
    >
      {text("indexing.retryAll", { count: failed })}
    </Button>
  );
};
