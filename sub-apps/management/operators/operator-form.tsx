import type { Locale, Role } from "@console-shell/contract";
import type { LinkDelivery } from "@console-shell/contract/words/link-deliveries";
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
import { DeliveryField } from "./delivery-field.tsx";
import { OperatorFields } from "./operator-fields.tsx";

interface Values {
  account: string;
  name: string;
  email: string;
  phone: string | undefined;
  role: Role;
  /** Only for a new operator. */
  locale: Locale;
  delivery: LinkDelivery;
}

interface OperatorFormProps {
  open: boolean;
  onClose: () => void;
  /** Called with the link to copy for a new operator. */
  onLink: (link: string, name: string) => void;
  /** The operator to edit; undefined to create one. */
  operator: RowOf<"GET /mc-api/operator/list"> | undefined;
}

/** The drawer that creates or edits an operator. */
export const OperatorForm = ({ open, onClose, onLink, operator }: OperatorFormProps) => {
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

  const save = async ({ account, role, locale, delivery, ...profile }: Values) => {
    if (operator) {
      const { name } = await update.mutateAsync({
        params: { id: operator.id },
        body: locked ? { phone: profile.phone ?? "" } : { ...profile, ...(own ? {} : { role }) },
      });
      notify({ kind: "success", title: text("operator.saved", { name }) });
    } else {
      // A node with an older release doesn't know it, and mails.
      const asked = delivery === "link" ? { delivery } : {};
      const { email, name, link } = await create.mutateAsync({
        body: { account, role, locale, ...asked, ...profile, phone: profile.phone ?? "" },
      });
      if (link) onLink(link, name);
      else notify({ kind: "success", title: text("operator.invited", { email }) });
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
      submit={text(operator ? "word.save" : "word.create")}
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
      {operator ? null : <DeliveryField />}
    </RecordForm>
  );
};
