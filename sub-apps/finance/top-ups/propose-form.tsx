import {
  applyFieldErrors,
  useApiMutation,
  useDraft,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { Alert, Button, Drawer } from "antd";
import { keyWasUsed } from "../ledger/key-was-used.ts";
import { useText } from "../messages/index.ts";
import { ProposeFields, type ProposeFieldsProps } from "./propose-fields.tsx";

interface ProposeFormProps {
  open: boolean;
  onClose: () => void;
}

/** The drawer in which a top-up is proposed. */
export const ProposeForm = ({ open, onClose }: ProposeFormProps) => {
  const text = useText();
  const notify = useNotify();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const propose = useApiMutation("POST /cc-api/finance/top-up/propose");
  const save: ProposeFieldsProps["onSave"] = (body, form) =>
    propose.mutate(
      { body },
      {
        onError: (error) => applyFieldErrors(form, error),
        onSuccess({ number }) {
          draft.done();
          notify({ kind: "success", title: text("propose.done", { number }) });
        },
      },
    );

  return (
    <Drawer
      open={open}
      onClose={draft.close}
      afterOpenChange={(opened) => {
        if (!opened) propose.reset();
      }}
      size={420}
      destroyOnHidden
      title={text("propose.title")}
      footer={
        <div className="cs-form-actions">
          <Button onClick={draft.close}>{text("common.cancel")}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form="top-up"
            {...writeButton(propose.isPending)}
          >
            {text("propose.submit")}
          </Button>
        </div>
      }
    >
      {keyWasUsed(propose.error) ? (
        <Alert
          type="error"
          showIcon
          title={text("propose.keyUsed")}
          className="finance-form-alert"
        />
      ) : null}
      <ProposeFields onSave={save} onValuesChange={draft.onValuesChange} />
    </Drawer>
  );
};
