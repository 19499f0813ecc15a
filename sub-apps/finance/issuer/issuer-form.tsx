import type { Issuer } from "@console-shell/contract/calls/finance";
import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import { issuerAddressLines } from "@console-shell/contract/words/limits";
import { RecordForm, refusedFor, useApiMutation, useNotify } from "@console-shell/sdk";
import { Alert, Form, Input, Select } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";

/** UTC, and the names that the browser knows. */
const timeZones = () =>
  [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])].map((value) => ({
    value,
    label: value,
  }));

interface IssuerFormProps {
  /** The current details; undefined if there are none. */
  issuer: IssuerVersion | undefined;
  onClose: () => void;
}

/** The drawer that changes the issuer's details for future invoices. */
export const IssuerForm = ({ issuer, onClose }: IssuerFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [idempotencyKey] = useState(newIdempotencyKey);
  // As of opening, unaffected by refetches.
  const [basedOn] = useState(issuer?.id ?? null);
  const change = useApiMutation("PUT /cc-api/finance/issuer");
  const save = async (issuer: Issuer) => {
    const { name, address, taxNumber, bankName, bankAccount, timeZone } = issuer;
    await change.mutateAsync({
      body: {
        name,
        address,
        taxNumber,
        bankName,
        bankAccount,
        timeZone,
        basedOn,
        idempotencyKey,
      },
    });
    notify({ kind: "success", title: text("issuer.saved") });
  };
  const required = (message: string) => ({ required: true, whitespace: true, message });
  const checkAddress = (_: unknown, value: string) =>
    value.trim().split("\n").length > issuerAddressLines
      ? Promise.reject(new Error(text("issuer.addressLong", { lines: issuerAddressLines })))
      : Promise.resolve();
  const late = refusedFor(change.error, "changed");
  return (
    <RecordForm<Issuer>
      title={text(issuer ? "issuer.editTitle" : "issuer.title")}
      drawer={560}
      submit={text("word.save")}
      disabled={late}
      initialValues={
        issuer ?? {
          name: "",
          address: "",
          taxNumber: "",
          bankName: "",
          bankAccount: "",
          timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        }
      }
      save={save}
      onClose={onClose}
      intro={
        <>
          {late ? (
            <Alert
              type="warning"
              showIcon
              title={text("issuer.changed")}
              className="finance-form-alert"
            />
          ) : null}
          {refusedFor(change.error, "used") ? (
            <Alert
              type="error"
              showIcon
              title={text("common.keyUsed")}
              className="finance-form-alert"
            />
          ) : null}
          <p className="finance-form-intro">{text("issuer.detail")}</p>
        </>
      }
    >
      <Form.Item name="name" label={text("word.name")} rules={[required(text("word.enterName"))]}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="address"
        label={text("issuer.address")}
        rules={[required(text("required.address")), { validator: checkAddress }]}
      >
        <Input.TextArea rows={3} maxLength={400} />
      </Form.Item>
      <Form.Item name="taxNumber" label={text("issuer.taxNumber")}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="bankName" label={text("issuer.bankName")}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="bankAccount"
        label={text("issuer.bankAccount")}
        rules={[required(text("required.bankAccount"))]}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="timeZone"
        label={text("issuer.timeZone")}
        extra={text("issuer.timeZoneHelp")}
        required
      >
        <Select showSearch options={timeZones()} />
      </Form.Item>
    </RecordForm>
  );
};
