import type { ApiOutput } from "@console-shell/contract";
import {
  applyFieldErrors,
  useAccount,
  useApiMutation,
  useNotify,
  useDraft,
  useWriteButton,
} from "@console-shell/sdk";
import { Button, Drawer } from "antd";
import { useText } from "../messages/index.ts";
import { OperatorFormBody, type SaveOperator } from "./operator-form-body.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

interface OperatorFormProps {
  open: boolean;
  onClose: () => void;
  /** The operator to edit; undefined to create one. */
  operator: Operator | undefined;
}

/** The drawer that creates or edits an operator. */
export const OperatorForm = ({ open, onClose, operator }: OperatorFormProps) => {
  const text = useText();
  const notify = useNotify();
  const own = useAccount().id === operator?.id;
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const create = useApiMutation("POST /mc-api/operator/create");
  const update = useApiMutation("PATCH /mc-api/operator/:id");

  const save: SaveOperator = ({ account, role, locale, ...profile }, form) => {
    const onError = (error: Error) => applyFieldErrors(form, error);
    if (!operator) {
      create.mutate(
        { body: { account, role, locale, ...profile, phone: profile.phone ?? "" } },
        {
          onError,
          onSuccess({ email }) {
            draft.done();
            notify({ kind: "success", title: text("operator.invited", { email }) });
          },
        },
      );
      return;
    }
    update.mutate(
      { params: { id: operator.id }, body: { ...profile, ...(own ? {} : { role }) } },
      {
        onError,
        onSuccess(saved) {
          draft.done();
          notify({ kind: "success", title: text("operator.saved", { name: saved.name }) });
        },
      },
    );
  };

  return (
    <Drawer
      open={open}
      onClose={draft.close}
      size={420}
      destroyOnHidden
      title={
        operator
          ? text("operator.editTitle", { name: operator.name })
          : text("operator.createTitle")
      }
      footer={
        <div className="cs-form-actions">
          <Button onClick={draft.close}>{text("operator.cancel")}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form="operator"
            {...writeButton(create.isPending || update.isPending)}
          >
            {operator ? text("operator.save") : text("operator.createAction")}
          </Button>
        </div>
      }
    >
      <OperatorFormBody
        operator={operator}
        own={own}
        onSave={save}
        onValuesChange={draft.onValuesChange}
      />
    </Drawer>
  );
};
