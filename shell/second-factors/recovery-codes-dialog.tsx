import { Button, Modal } from "antd";
import { useText } from "../i18n/use-text.ts";
import { useHoldUnsaved } from "../unsaved/use-hold-unsaved.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface RecoveryCodesDialogProps {
  /** The codes to show; null keeps the dialog shut. */
  codes: string[] | null;
  onClose: () => void;
  /** Gives the focus back, once the dialog is gone: what had it before may be so, too. */
  returnFocus: () => void;
}

/** Shows new recovery codes; nothing but its button closes it, and leaving is asked about, as they are shown once. */
export const RecoveryCodesDialog = ({ codes, onClose, returnFocus }: RecoveryCodesDialogProps) => {
  const text = useText();
  useHoldUnsaved("user-info", codes !== null);
  return (
    <Modal
      open={codes !== null}
      title={text("recovery.newTitle")}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      afterClose={returnFocus}
      footer={
        <Button type="primary" onClick={onClose}>
          {text("recovery.kept")}
        </Button>
      }
    >
      {codes ? <RecoveryCodes codes={codes} /> : null}
    </Modal>
  );
};
