import { Button, Modal } from "antd";
import { useText } from "../i18n/use-text.ts";
import { useHoldUnsaved } from "../unsaved/use-hold-unsaved.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface RecoveryCodesDialogProps {
  /** The codes to show; null closes the dialog. */
  codes: string[] | null;
  onClose: () => void;
  /** Returns the focus after closing: the previously focused element may be gone. */
  returnFocus: () => void;
}

/**
 * Shows new recovery codes. Only its button closes it, and leaving is confirmed, because the codes are shown
 * once.
 */
export const RecoveryCodesDialog = ({ codes, onClose, returnFocus }: RecoveryCodesDialogProps) => {
  const text = useText();
  useHoldUnsaved("user-info", codes !== null, "shown-once");
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
