import { useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { ReasonForm } from "../shared/reason-form.tsx";
import { type ReactNode, useState } from "react";
import { PromoteForm } from "../stages/promote-form.tsx";
import { RemoveForm } from "../stages/remove-form.tsx";
import { RollBackForm } from "../stages/roll-back-form.tsx";
import { ShareForm } from "../stages/share-form.tsx";
import type { Stage, SubApp } from "../sub-apps/sub-app.ts";
import { ChangesDialog } from "./changes-dialog.tsx";

interface WithdrawFormProps {
  /** The sub-app. */
  name: string;
  version: string;
  onClose: () => void;
}

/** The dialog that withdraws a release for good; the server refuses while it is in use. */
const WithdrawForm = ({ name, version, onClose }: WithdrawFormProps) => {
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

type Dialog =
  | { kind: "promote"; stage?: string; version?: string }
  | { kind: "share" | "rollBack" | "remove"; stage: Stage }
  | { kind: "withdraw" | "changes"; version: string };

export type OpenDialog = (dialog: Dialog) => void;

/** The dialogs of a sub-app's stages and releases. They are on the page rather than in rows, which a refetch may remove. */
export const useReleaseDialogs = (subApp: SubApp): { open: OpenDialog; dialogs: ReactNode } => {
  const [dialog, open] = useState<Dialog>();
  const onClose = () => open(undefined);
  const common = { name: subApp.name, onClose };
  const shown = (): ReactNode => {
    switch (dialog?.kind) {
      case "promote":
        return <PromoteForm {...dialog} subApp={subApp} onClose={onClose} />;
      case "share":
        return <ShareForm {...common} stage={dialog.stage} />;
      case "rollBack":
        return <RollBackForm {...common} stage={dialog.stage} />;
      case "remove":
        return <RemoveForm {...common} stage={dialog.stage.stage} />;
      case "withdraw":
        return <WithdrawForm {...common} version={dialog.version} />;
      case "changes":
        return <ChangesDialog subApp={subApp} version={dialog.version} onClose={onClose} />;
      default:
        return null;
    }
  };
  return { open, dialogs: shown() };
};
