import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import {
  applyFieldErrors,
  refusedFor,
  useApiMutation,
  useDraft,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { Alert, Button, Drawer } from "antd";
import { useText } from "../messages/index.ts";
import { ProposeFields, type ProposeFieldsProps } from "./propose-fields.tsx";

interface ProposeFormProps {
  kind: ProposalKind;
  open: boolean;
  onClose: () => void;
}

/** The drawer in which a top-up, refund or adjustment is proposed. */
export const ProposeForm = ({ kind, open, onClose }: ProposeFormProps) => {
  const text = useText();
  const notify = useNotify();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const propose = useApiMutation(`POST /cc-api/finance/${kind}/propose`);
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
      title={text(`proposals.${kind}.propose.title`)}
      footer={
        <div className="cs-form-actions">
          <Button onClick={draft.close}>{text("common.cancel")}</Button>
          <Button type="primary" htmlType="submit" form={kind} {...writeButton(propose.isPending)}>
            {text("propose.submit")}
          </Button>
        </div>
      }
    >
      {refusedFor(propose.error, "used") ? (
        <Alert
          type="error"
          showIcon
          title={text("propose.keyUsed")}
          className="finance-form-alert"
        />
      ) : null}
      <ProposeFields kind={kind} onSave={save} onValuesChange={draft.onValuesChange} />
    </Drawer>
  );
};
