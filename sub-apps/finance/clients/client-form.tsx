import type { FinanceClient } from "@console-shell/contract/endpoints/finance";
import {
  applyFieldErrors,
  useApiMutation,
  useApiQuery,
  useNotify,
  usePermission,
  useDraft,
  useWriteButton,
} from "@console-shell/sdk";
import { Form, Input, Modal, Select } from "antd";
import { useText } from "../messages/index.ts";
import { moneyText, parseMoney } from "../money/parse-money.ts";
import { parseRate, rateText } from "../money/tax-rate.ts";
import { clientStatuses, currencies, taxRates } from "./choices.ts";

interface Values {
  name: string;
  currency: FinanceClient["currency"];
  creditLimit: string;
  status: FinanceClient["status"];
  taxRate: string;
  planId?: string | null;
  ownerId?: string | null;
  contactName: string;
  contactEmail: string;
}

interface ClientFormProps {
  /** The client to change; without it a new one is added. */
  client?: FinanceClient;
  onClose: () => void;
}

/** The dialog that opens or changes a client account. */
export const ClientForm = ({ client, onClose }: ClientFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const currency = Form.useWatch("currency", form) ?? client?.currency ?? "CNY";
  const owners = useApiQuery("GET /cc-api/finance/owner/list");
  const seesPlans = usePermission("finance:plan:read");
  const plans = useApiQuery(
    "GET /cc-api/finance/plan/list",
    { query: { currency, pageSize: 200 } },
    { enabled: seesPlans },
  );
  const add = useApiMutation("POST /cc-api/finance/client/add");
  const update = useApiMutation("PATCH /cc-api/finance/client/:id");

  const save = async ({
    currency,
    status,
    creditLimit,
    taxRate,
    planId,
    ownerId,
    ...rest
  }: Values) => {
    const limit = parseMoney(creditLimit, currency);
    const rate = parseRate(taxRate);
    if (limit === undefined || rate === undefined) return;
    const body = {
      ...rest,
      creditLimit: limit,
      taxRate: rate,
      ownerId: ownerId ?? null,
      ...(seesPlans ? { planId: planId ?? null } : {}),
    };
    try {
      if (client) {
        const { name } = await update.mutateAsync({
          params: { id: client.id },
          body: { ...body, status },
        });
        notify({ kind: "success", title: text("client.saved", { name }) });
      } else {
        const { name, number } = await add.mutateAsync({ body: { ...body, currency } });
        notify({ kind: "success", title: text("client.added", { name, number }) });
      }
      draft.done();
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };

  const checkLimit = (_: unknown, value: string) => {
    const limit = parseMoney(value, currency);
    return limit === undefined || limit < 0
      ? Promise.reject(new Error(text("common.amountWrong")))
      : Promise.resolve();
  };

  const checkRate = (_: unknown, value: string) =>
    parseRate(value) === undefined
      ? Promise.reject(new Error(text("client.taxRateWrong")))
      : Promise.resolve();
  // A plan, and a rate that nobody typed, are of the currency.
  const onValuesChange = (changed: Partial<Values>) => {
    draft.onValuesChange();
    if (!changed.currency) return;
    form.setFieldValue("planId", undefined);
    if (!form.isFieldTouched("taxRate"))
      form.setFieldValue("taxRate", rateText(taxRates[changed.currency]));
  };

  return (
    <Modal
      open
      title={text(client ? "client.editTitle" : "client.addTitle")}
      okText={text("common.save")}
      okButtonProps={writeButton(add.isPending || update.isPending)}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <Form<Values>
        form={form}
        onValuesChange={onValuesChange}
        layout="vertical"
        initialValues={{
          name: client?.name ?? "",
          currency: client?.currency ?? "CNY",
          creditLimit: client ? moneyText(client.creditLimit, client.currency) : "0.00",
          status: client?.status ?? "active",
          taxRate: rateText(client?.taxRate ?? taxRates.CNY),
          planId: client?.planId,
          ownerId: client?.ownerId,
          contactName: client?.contactName ?? "",
          contactEmail: client?.contactEmail ?? "",
        }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="name"
          label={text("client.name")}
          rules={[{ required: true, whitespace: true, message: text("common.required") }]}
        >
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="currency"
          required
          label={text("client.currency")}
          extra={text("client.currencyHelp")}
        >
          <Select
            disabled={client !== undefined}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        </Form.Item>
        <Form.Item
          name="creditLimit"
          required
          label={text("client.creditLimit")}
          extra={text("client.creditLimitHelp")}
          rules={[{ validator: checkLimit }]}
        >
          <Input inputMode="decimal" autoComplete="off" suffix={currency} />
        </Form.Item>
        <Form.Item
          name="taxRate"
          required
          label={text("client.taxRate")}
          extra={text("client.taxRateHelp")}
          rules={[{ validator: checkRate }]}
        >
          <Input inputMode="decimal" autoComplete="off" suffix="%" />
        </Form.Item>
        {seesPlans ? (
          <Form.Item name="planId" label={text("client.plan")} extra={text("client.planHelp")}>
            <Select
              allowClear
              placeholder={text("client.noPlan")}
              loading={plans.isLoading}
              options={plans.data?.items.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
        ) : null}
        {client ? (
          <Form.Item
            name="status"
            required
            label={text("client.status")}
            extra={text("client.statusHelp")}
          >
            <Select
              options={clientStatuses.map((value) => ({ value, label: text(`status.${value}`) }))}
            />
          </Form.Item>
        ) : null}
        <Form.Item name="ownerId" label={text("client.owner")} extra={text("client.ownerHelp")}>
          <Select
            allowClear
            placeholder={text("client.noOwner")}
            showSearch={{ optionFilterProp: "label" }}
            loading={owners.isLoading}
            options={owners.data?.map(({ id, name, account }) => ({
              value: id,
              label: `${name} (${account})`,
            }))}
          />
        </Form.Item>
        <Form.Item name="contactName" label={text("client.contactName")}>
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="contactEmail"
          label={text("client.contactEmail")}
          rules={[{ type: "email", message: text("client.emailWrong") }]}
        >
          <Input type="email" maxLength={254} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
};
