import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { useConfirm } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import type { Session } from "./session.ts";

/** Ends one session, after confirmation. */
export const EndSession = ({ session }: { session: Session }) => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const writeButton = useWriteButton();
  const end = useApiMutation("POST /mc-api/session/:id/end");
  const { account } = session;

  const endNow = async () => {
    await end.mutateAsync({ params: { id: session.id } });
    notify({ kind: "success", title: text("sessions.ended", { account }) });
  };
  const ask = () =>
    confirm({
      title: text("sessions.endTitle", { account }),
      content: text("sessions.endDetail"),
      okText: text("sessions.end"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      // The failure has been shown; close the question.
      onOk: () => endNow().catch(() => undefined),
    });

  return (
    <Button
      size="small"
      type="text"
      danger
      {...writeButton(false)}
      aria-label={text("sessions.endOf", { account })}
      onClick={ask}
    >
      {text("sessions.end")}
    </Button>
  );
};
