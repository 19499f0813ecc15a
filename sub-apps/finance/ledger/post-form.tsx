import type {
  FinanceClient,
  LedgerAccount,
  PostedKind,
} from "@console-shell/contract/calls/finance";
import {
  RecordForm,
  refusedFor,
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
} from "@console-shell/sdk";
import { Alert, Button, Form, Input, Radio } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { ClientSelect } from "../clients/client-select.tsx";
import { useText } from "../messages/index.ts";
import { counterAccounts } from "@console-shell/contract/words/money";
import { parseMoney } from "../money/parse-money.ts";
import { postedKinds } from "./kinds.tsx";
import { newIdempotencyKey } from "./new-idempotency-key.ts";
import { Postings } from "./use-entry-columns.tsx";

interface Values {
  clientId: string;
  kind: PostedKind;
  /** Missing until it's typed: antd would check an empty one as soon as a client is selected. */
  amount?: string;
  memo: string;
}

interface PostFormProps {
  /** The client to post to; if undefined, the operator selects one. */
  client?: FinanceClient;
  /** Opens the proposal of an adjustment for this client, in place of the dialog. */
  onPropose?: () => void;
  onClose: () => void;
}

/** The drawer that posts a charge or an adjustment. */
export const PostForm = ({ client: given, onPropose, onClose }: PostFormProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  // One key while the dialog is open, whatever is edited: it is one intention.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const kind = Form.useWatch("kind", form) ?? "charge";
  const amountText = Form.useWatch("amount", form) ?? "";
  const chosenId = Form.useWatch("clientId", form);
  const chosen = useApiQuery(
    "GET /cc-api/finance/client/:id",
    { params: { id: chosenId ?? "" } },
    { enabled: !given && Boolean(chosenId) },
  );
  const client = given ?? chosen.data;
  const limits = useApiQuery("GET /cc-api/finance/adjustment-limit/list");
  const limit = limits.data?.find(({ currency }) => currency === client?.currency)?.ownAmount;
  const post = useApiMutation("POST /cc-api/finance/ledger/post");

  const amount = client && parseMoney(amountText, client.currency);
  const effect = amount && (kind === "charge" ? -amount : amount);
  const posting = (account: LedgerAccount, value: number) => ({
    account,
    debit: Math.max(-value, 0),
    credit: Math.max(value, 0),
  });

  const submit = async ({ clientId, kind, memo }: Values) => {
    if (amount === undefined) return;
    const { number } = await post.mutateAsync({
      body: { clientId: given?.id ?? clientId, kind, amount, memo, idempotencyKey },
    });
    notify({ kind: "success", title: text("post.done", { number }) });
  };

  const checkAmount = (_: unknown, value = "") => {
    const amount = parseMoney(value, client?.currency ?? "CNY");
    const wrong =
      amount === undefined
        ? "common.amountWrong"
        : kind === "adjustment"
          ? amount === 0 && "common.amountNotZero"
          : amount <= 0 && "common.amountPositive";
    return wrong ? Promise.reject(new Error(text(wrong))) : Promise.resolve();
  };

  return (
    <RecordForm<Values>
      form={form}
      title={text("post.title")}
      drawer={560}
      submit={text("post.submit")}
      initialValues={{ kind: "charge", memo: "" }}
      save={submit}
      onClose={onClose}
      intro={
        <>
          {refusedFor(post.error, "used") ? (
            <Alert
              type="error"
              showIcon
              title={text("post.keyUsed")}
              style={{ marginBottom: 12 }}
            />
          ) : null}
        </>
      }
    >
      {given ? null : (
        <Form.Item
          name="clientId"
          label={text("entry.client")}
          className="finance-client-field"
          rules={[{ required: true, message: text("required.client") }]}
        >
          <ClientSelect label={text("entry.client")} placeholder={text("client.choose")} />
        </Form.Item>
      )}
      <Form.Item
        name="kind"
        required
        label={text("word.kind")}
        extra={
          <>
            {text(`post.help.${kind}`)}
            {kind === "adjustment" && client && limit !== undefined ? (
              <div>
                {limit === 0
                  ? text("post.adjustmentNone")
                  : text("post.adjustmentLimit", {
                      limit: format.money(limit, client.currency),
                    })}{" "}
                {onPropose ? (
                  <Button type="link" size="small" onClick={onPropose}>
                    {text("post.adjustmentPropose")}
                  </Button>
                ) : (
                  <Link to="/adjustments">{text("post.adjustmentPropose")}</Link>
                )}
              </div>
            ) : null}
          </>
        }
      >
        <Radio.Group
          options={postedKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="amount"
        required
        label={text("post.amount")}
        dependencies={["kind", "clientId"]}
        rules={[{ validator: checkAmount }]}
        validateTrigger="onBlur"
        extra={
          client && effect ? (
            <>
              <strong className="finance-effect">
                {text("post.effect", {
                  before: format.money(client.balance, client.currency),
                  after: format.money(client.balance + effect, client.currency),
                })}
              </strong>
              <Postings
                postings={[posting("client", effect), posting(counterAccounts[kind], -effect)]}
              />
            </>
          ) : client ? null : (
            text("post.amountHelp")
          )
        }
      >
        <Input inputMode="decimal" autoComplete="off" suffix={client?.currency ?? <span />} />
      </Form.Item>
      <Form.Item
        name="memo"
        label={text("post.memo")}
        rules={[{ required: true, whitespace: true, message: text("required.memo") }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
    </RecordForm>
  );
};
