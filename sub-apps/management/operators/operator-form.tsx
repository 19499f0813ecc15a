import type { Locale, Role } from "@console-shell/contract";
import {
  RecordForm,
  type RowOf,
  useAccount,
  useApiMutation,
  useLocale,
  useNotify,
} from "@console-shell/sdk";
import { Alert } from "antd";
import { useText } from "../messages/index.ts";
import { OperatorFields } from "./operator-fields.tsx";

interface Values {
  account: string;
  name: string;
  email: string;
  phone: string | undefined;
  role: Role;
  /** Only for a new operator. */
  locale: Locale;
}

interface OperatorFormProps {
  open: boolean;
  onClose: () => void;
  /** The operator to edit; undefined to create one. */
  operator: RowOf<"GET /mc-api/operator/list"> | undefined;
}

/** The drawer that creates or edits an operator. */
export const OperatorForm = ({ open, onClose, operator }: OperatorFormProps) => {
  const text = useText();
  const notify = useNotify();
  const ownLocale = useLocale();
  const account = useAccount();
  const own = account.id === operator?.id;
  const isManaged = operator?.provisioned === true;
  // Only root may, in an emergency.
  const locked = isManaged && account.role !== "root";
  const create = useApiMutation("POST /mc-api/operator/create");
  const update = useApiMutation("PATCH /mc-api/operator/:id");

  const save = async ({ account, role, locale, ...profile }: Values) => {
    if (operator) {
      const { name } = await update.mutateAsync({
        params: { id: operator.id },
        body: locked ? { phone: profile.phone ?? "" } : { ...profile, ...(own ? {} : { role }) },
      });
      notify({ kind: "success", title: text("operator.saved", { name }) });
    } else {
      const { email } = await create.mutateAsync({
        body: { account, role, locale, ...profile, phone: profile.phone ?? "" },
      });
      notify({ kind: "success", title: text("operator.invited", { email }) });
    }
  };

  return (
    <RecordForm<Values>
      open={open}
      drawer={420}
      title={
        operator
          ? text("operator.editTitle", { name: operator.name })
          : text("operator.createTitle")
      }
      submit={text(operator ? "operator.save" : "operator.createAction")}
      initialValues={operator ?? { locale: ownLocale }}
      save={save}
      onClose={onClose}
    >
      {isManaged ? (
        <Alert
          type={locked ? "info" : "warning"}
          showIcon
          className="cs-dialog-alert"
          title={text(locked ? "operator.provisionedNote" : "operator.provisionedRootNote")}
        />
      ) : null}
      <OperatorFields isNew={!operator} own={own} locked={locked} grantedRole={operator?.role} />
      {operator ? null : <Alert type="info" showIcon title={text("operator.createNote")} />}
    </RecordForm>
  );
};
