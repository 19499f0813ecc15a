import type { FinanceClient } from "@console-shell/contract/calls/finance";
import {
  InPlace,
  TextInPlace,
  OperatorSelect,
  useApiQuery,
  useFormat,
  usePermission,
} from "@console-shell/sdk";
import { Email, Facts, Panel, Stats } from "@console-shell/ui";
import { Input } from "antd";
import { Fragment } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { LimitInPlace } from "../shared/limit-in-place.tsx";
import { useAddressesRule } from "./billing-fields.tsx";
import { addressesIn } from "./client-values.ts";
import { CreditStateTag } from "./credit-state.tsx";
import { ClientStatusTag } from "./client-status.tsx";
import { useClientField } from "./use-client-field.ts";

/** The plan's name; links to its prices if the operator may see them. */
const PlanName = ({ client: { planId, planName } }: { client: FinanceClient }) => {
  const text = useText();
  const seesPlans = usePermission("finance:plan:read");
  if (planId === null || planName === null) return text("word.none");
  return seesPlans ? <Link to={`/plans/${planId}`}>{planName}</Link> : planName;
};

/** A client's money: its balance with its course, and how far charges can go. */
export const ClientFigures = ({ client }: { client: FinanceClient }) => {
  const text = useText();
  const seesLedger = usePermission("finance:ledger:read");
  const mayUpdate = usePermission("finance:client:update");
  const change = useClientField(client);
  const { id, balance, creditLimit, currency } = client;
  const entries = useApiQuery(
    "GET /cc-api/finance/ledger/list",
    { query: { clientId: id, pageSize: 50 } },
    { enabled: seesLedger },
  ).data?.items;
  const available = Math.max(balance + creditLimit, 0);
  return (
    <Stats
      lead
      label={text("client.credit")}
      items={[
        {
          label: text("client.balance"),
          value: <Amount value={balance} currency={currency} signed />,
          trend: entries?.map(({ balanceAfter }) => balanceAfter).toReversed(),
        },
        {
          label: text("client.available"),
          value: <Amount value={available} currency={currency} />,
          detail: <CreditStateTag state={client.creditState} />,
        },
        {
          label: text("client.creditLimit"),
          value: (
            <LimitInPlace
              label={text("client.creditLimit")}
              name="creditLimit"
              currency={currency}
              limit={creditLimit}
              mayEdit={mayUpdate}
              save={(creditLimit) => change({ creditLimit })}
            />
          ),
        },
      ]}
    />
  );
};

/** A client's facts, next to its content. */
export const ClientFacts = ({ client }: { client: FinanceClient }) => {
  const text = useText();
  const format = useFormat();
  const mayUpdate = usePermission("finance:client:update");
  const change = useClientField(client);
  const addressesRule = useAddressesRule();
  const { currency, contactName, contactEmail, billingEmails, ownerId, ownerName } = client;
  return (
    <Panel title={text("client.facts")}>
      <Facts
        items={[
          {
            label: text("word.name"),
            value: (
              <TextInPlace
                label={text("word.name")}
                name="name"
                value={client.name}
                maxLength={120}
                required={text("word.enterName")}
                save={(name) => change({ name })}
                mayEdit={mayUpdate}
              />
            ),
          },
          { label: text("word.status"), value: <ClientStatusTag status={client.status} /> },
          {
            label: text("word.owner"),
            value: (
              <InPlace
                label={text("word.owner")}
                name="ownerId"
                value={ownerId ?? undefined}
                field={
                  <OperatorSelect
                    from="GET /cc-api/finance/owner/list"
                    allowClear
                    placeholder={text("client.noOwner")}
                    selected={ownerId ? { id: ownerId, name: ownerName ?? "–" } : undefined}
                  />
                }
                save={(id) => change({ ownerId: id ?? null })}
                mayEdit={mayUpdate}
              >
                {ownerName ?? text("client.noOwner")}
              </InPlace>
            ),
          },
          { label: text("client.plan"), value: <PlanName client={client} /> },
          { label: text("client.currency"), value: currency },
          { label: text("client.taxRate"), value: format.percent(client.taxRate / 10_000) },
          {
            label: text("client.contactName"),
            value: (
              <TextInPlace
                label={text("client.contactName")}
                name="contactName"
                value={contactName}
                maxLength={80}
                save={(contactName) => change({ contactName })}
                mayEdit={mayUpdate}
              >
                {contactName || text("word.none")}
              </TextInPlace>
            ),
          },
          {
            label: text("client.contactEmail"),
            value: (
              <InPlace
                label={text("client.contactEmail")}
                name="contactEmail"
                value={contactEmail}
                field={<Input type="email" maxLength={254} autoComplete="off" />}
                rules={[{ type: "email", message: text("client.emailWrong") }]}
                save={(contactEmail) => change({ contactEmail })}
                mayEdit={mayUpdate}
              >
                {contactEmail ? (
                  <a href={`mailto:${contactEmail}`}>
                    <Email address={contactEmail} />
                  </a>
                ) : (
                  text("word.none")
                )}
              </InPlace>
            ),
          },
          {
            label: text("client.billingEmails"),
            value: (
              <>
                <InPlace
                  label={text("client.billingEmails")}
                  name="billingEmails"
                  value={billingEmails.join("\n")}
                  field={
                    <Input.TextArea
                      rows={3}
                      maxLength={1300}
                      autoComplete="off"
                      spellCheck={false}
                    />
                  }
                  rules={[addressesRule]}
                  save={(value) => change({ billingEmails: addressesIn(value) })}
                  mayEdit={mayUpdate}
                >
                  {billingEmails.length > 0
                    ? billingEmails.map((email, at) => (
                        <Fragment key={email}>
                          {at > 0 ? ", " : ""}
                          <Email address={email} />
                        </Fragment>
                      ))
                    : text("word.none")}
                </InPlace>
                {billingEmails.length > 0 ? (
                  <div className="finance-detail">
                    {text(`client.language.${client.billingLocale}`)}
                    {client.reminders ? null : ` · ${text("client.noReminders")}`}
                  </div>
                ) : null}
              </>
            ),
          },
          { label: text("client.created"), value: format.date(client.createdAt) },
        ]}
      />
    </Panel>
  );
};
