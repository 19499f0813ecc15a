import { type ReactNode, useState } from "react";
import { PromoteForm } from "../stages/promote-form.tsx";
import { RemoveForm } from "../stages/remove-form.tsx";
import { RollBackForm } from "../stages/roll-back-form.tsx";
import { ShareForm } from "../stages/share-form.tsx";
import type { Stage, SubApp } from "../sub-apps/sub-app.ts";
import { ChangesDialog } from "./changes-dialog.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";

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
