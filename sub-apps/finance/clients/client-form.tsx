import type { FinanceClient } from "@console-shell/contract/calls/finance";
import {
  RecordForm,
  refusedFor,
  useApiMutation,
  useApiQuery,
  useNotify,
  usePermission,
} from "@console-shell/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Button, Form } from "antd";
import { useRef, useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { rateText } from "../money/tax-rate.ts";
import { useCalendar } from "../shared/calendar.ts";
import { taxRates } from "./choices.ts";
import { ClientFields } from "./client-fields.tsx";
import { changeOf, type ClientValues, givenIn, valuesOf } from "./client-values.ts";

interface ChangedMeanwhileProps {
  /** The client as the form loaded it. */
  known: FinanceClient;
  /** Continues with the current version. */
  onRead: (current: FinanceClient) => void;
}

/** Says that somebody else has changed the client, and offers to load the current version. */
const ChangedMeanwhile = ({ known, onRead }: ChangedMeanwhileProps) => {
  const text = useText();
  const read = useApiQuery("GET /cc-api/finance/client/:id", { params: { id: known.id } });
  const current = read.data;
  const isNewer = current !== undefined && current.updatedAt !== known.updatedAt;
  return (
    <Alert
      type="warning"
      showIcon
      className="finance-form-alert"
      title={text("client.changed")}
      description={text("client.changedDetail")}
      action={
        <Button size="small" disabled={!isNewer} onClick={() => current && onRead(current)}>
          {text("client.changedRead")}
        </Button>
      }
    />
  );
};

interface EditedClient {
  client: FinanceClient;
  onClose: () => void;
}

/** The drawer that edits a client account; it sends only touched fields. */
export const ClientForm = (edited: EditedClient) => {
  const month = useCalendar()?.month;
  return month ? <MonthsForm edited={edited} month={month} /> : null;
};

/** The page that adds a client account. */
export const NewClientPage = () => {
  const month = useCalendar()?.month;
  return month ? <MonthsForm month={month} /> : null;
};

const MonthsForm = ({ edited, month }: { edited?: EditedClient; month: string }) => {
  const client = edited?.client;
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<ClientValues>();
  const seesPlans = usePermission("finance:plan:read");
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  // The version the form shows, unaffected by refetches.
  const [known, setKnown] = useState(client);
  const touched = useRef(new Set<keyof ClientValues>());
  const queries = useQueryClient();
  const add = useApiMutation("POST /cc-api/finance/client/add");
  const update = useApiMutation("PATCH /cc-api/finance/client/:id");
  const isLate = refusedFor(update.error, "changed");

  const change = async (values: ClientValues, { id, updatedAt }: FinanceClient) => {
    const changed = changeOf(values, known!, {
      month,
      isTouched: (field) => touched.current.has(field),
    });
    if (Object.keys(changed).length > 0) {
      const body = { ...changed, updatedAt, idempotencyKey };
      const { name } = await update.mutateAsync({ params: { id }, body });
      notify({ kind: "success", title: text("client.saved", { name }) });
    }
  };
  const open = async (values: ClientValues) => {
    const { status: _active, planId, ...given } = givenIn(values);
    const body = { ...given, currency: values.currency, ...(seesPlans && { planId }) };
    const { id, name, number } = await add.mutateAsync({ body: { ...body, idempotencyKey } });
    notify({ kind: "success", title: text("client.added", { name, number }) });
    return `/clients/${id}`;
  };
  const save = async (values: ClientValues) => {
    try {
      return await (known ? change(values, known) : open(values));
    } catch (error) {
      if (refusedFor(error, "changed")) await queries.invalidateQueries();
      throw error;
    }
  };
  /** Untouched fields take the other person's values. */
  const goOn = (current: FinanceClient) => {
    const values = Object.entries(valuesOf(current, month)).filter(
      ([field]) => !touched.current.has(field as keyof ClientValues),
    );
    form.setFieldsValue(Object.fromEntries(values));
    setKnown(current);
    // A new intention, confirmed against the current version, so use a new key.
    setKey(newIdempotencyKey());
    update.reset();
  };
  // The plan, and the rate unless typed, depend on the currency.
  const onValuesChange = (changed: Partial<ClientValues>) => {
    for (const field of Object.keys(changed)) touched.current.add(field as keyof ClientValues);
    if (!changed.currency) return;
    form.setFieldValue("planId", null);
    if (!touched.current.has("billingLocale"))
      form.setFieldValue("billingLocale", changed.currency === "CNY" ? "zh-CN" : "en-US");
    if (!touched.current.has("taxRate"))
      form.setFieldValue("taxRate", rateText(taxRates[changed.currency]));
  };

  return (
    <RecordForm<ClientValues>
      form={form}
      title={text(client ? "client.editTitle" : "client.addTitle")}
      submit={text(client ? "word.save" : "word.create")}
      disabled={isLate}
      initialValues={valuesOf(client, month)}
      onValuesChange={onValuesChange}
      save={save}
      // The server names the wrong address, the form has one field for all.
      nameOf={(path) => [path.replace(/\.\d+$/, "")]}
      {...(edited
        ? { drawer: 560, onClose: edited.onClose }
        : { page: { path: "/clients", title: text("client.back") } })}
      intro={
        <>
          {known && isLate ? <ChangedMeanwhile known={known} onRead={goOn} /> : null}
          {refusedFor(add.error, "used") || refusedFor(update.error, "used") ? (
            <Alert
              type="error"
              showIcon
              title={text("common.keyUsed")}
              className="finance-form-alert"
            />
          ) : null}
        </>
      }
    >
      <ClientFields client={client} month={month} />
    </RecordForm>
  );
};
