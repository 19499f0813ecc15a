import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { useApiQuery, useFormat, usePermission } from "@console-shell/sdk";
import { Email, Facts, Panel, Stats } from "@console-shell/ui";
import { Fragment } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { CreditStateTag } from "./credit-state.tsx";
import { ClientStatusTag } from "./client-status.tsx";

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
          value: <Amount value={creditLimit} currency={currency} />,
        },
      ]}
    />
  );
};

/** A client's facts, next to its content. */
export const ClientFacts = ({ client }: { client: FinanceClient }) => {
  const text = useText();
  const format = useFormat();
  const { currency, contactName, contactEmail } = client;
  return (
    <Panel title={text("client.facts")}>
      <Facts
        items={[
          { label: text("word.status"), value: <ClientStatusTag status={client.status} /> },
          { label: text("client.plan"), value: <PlanName client={client} /> },
          { label: text("client.currency"), value: currency },
          { label: text("client.taxRate"), value: format.percent(client.taxRate / 10_000) },
          { label: text("word.owner"), value: client.ownerName ?? text("client.noOwner") },
          {
            label: text("client.contact"),
            value:
              contactName || contactEmail ? (
                <>
                  <div>{contactName}</div>
                  {contactEmail ? (
                    <a href={`mailto:${contactEmail}`}>
                      <Email address={contactEmail} />
                    </a>
                  ) : null}
                </>
              ) : (
                text("word.none")
              ),
          },
          {
            label: text("client.billingEmails"),
            value:
              client.billingEmails.length > 0 ? (
                <>
                  {client.billingEmails.map((email, at) => (
                    <Fragment key={email}>
                      {at > 0 ? ", " : ""}
                      <Email address={email} />
                    </Fragment>
                  ))}
                  <div className="finance-detail">
                    {text(`client.language.${client.billingLocale}`)}
                    {client.reminders ? null : ` · ${text("client.noReminders")}`}
                  </div>
                </>
              ) : (
                text("word.none")
              ),
          },
          { label: text("client.created"), value: format.date(client.createdAt) },
        ]}
      />
    </Panel>
  );
};
