import { useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { ReasonForm } from "../shared/reason-form.tsx";

interface WithdrawFormProps {
  /** The sub-app. */
  name: string;
  version: string;
  onClose: () => void;
}

/** The dialog that withdraws a release for good; the server refuses while it is in use. */
export const WithdrawForm = ({ name, version, onClose }: WithdrawFormProps) => {
  const text = useText();
  const notify = useNotify();
  const yank = useApiMutation("POST /mc-api/sub-app/:name/release/:version/yank");
  return (
    <ReasonForm
      title={text("release.withdrawTitle", { version })}
      detail={text("release.withdrawDetail")}
      submit={text("release.withdraw")}
      danger
      run={async (reason) => {
        await yank.mutateAsync({ params: { name, version }, body: { reason } });
        notify({ kind: "success", title: text("release.withdrawn", { version }) });
      }}
      onClose={onClose}
    />
  );
};
