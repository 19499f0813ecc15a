import type { ApiInput } from "@console-shell/contract";
import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { moneyText } from "@console-shell/contract/words/money";
import { parseMoney } from "../money/parse-money.ts";
import { parseRate, rateText } from "../money/tax-rate.ts";
import { taxRates } from "./choices.ts";

/** The form values of a client account. */
export interface ClientValues {
  name: string;
  currency: FinanceClient["currency"];
  creditLimit: string;
  status: FinanceClient["status"];
  taxRate: string;
  planId?: string | null;
  /** The month from which plan and tax rate take effect. */
  validFrom: string;
  ownerId?: string | null;
  contactName: string;
  contactEmail: string;
  /** One address per line. */
  billingEmails: string;
  billingLocale: FinanceClient["billingLocale"];
  reminders: boolean;
}

/** The form values of a client, or of a new one, in a month. */
export const valuesOf = (client: FinanceClient | undefined, month: string): ClientValues => ({
  name: client?.name ?? "",
  currency: client?.currency ?? "CNY",
  creditLimit: client ? moneyText(client.creditLimit, client.currency) : "0.00",
  status: client?.status ?? "active",
  taxRate: rateText(client?.taxRate ?? taxRates.CNY),
  planId: client?.planId ?? null,
  validFrom: month,
  ownerId: client?.ownerId ?? null,
  contactName: client?.contactName ?? "",
  contactEmail: client?.contactEmail ?? "",
  billingEmails: client?.billingEmails.join("\n") ?? "",
  billingLocale: client?.billingLocale ?? "zh-CN",
  reminders: client?.reminders ?? true,
});

/** The addresses in a text, one per line or separated by commas. */
export const addressesIn = (text: string): string[] =>
  text.split(/[\s,;，；]+/).filter((address) => address !== "");

type Change = Omit<
  ApiInput<"PATCH /cc-api/finance/client/:id">["body"],
  "idempotencyKey" | "updatedAt"
>;

/** The validated form values, in the call's format. */
export const givenIn = (values: ClientValues) => ({
  name: values.name,
  creditLimit: parseMoney(values.creditLimit, values.currency) ?? 0,
  taxRate: parseRate(values.taxRate) ?? 0,
  planId: values.planId ?? null,
  ownerId: values.ownerId ?? null,
  contactName: values.contactName,
  contactEmail: values.contactEmail,
  billingEmails: addressesIn(values.billingEmails),
  billingLocale: values.billingLocale,
  reminders: values.reminders,
  status: values.status,
});

/**
 * The changes to send: touched fields whose value differs from the client's. An earlier month, whether
 * selected or because a new month has begun, is sent too; then both plan and rate take effect from it.
 */
export const changeOf = (
  values: ClientValues,
  client: FinanceClient,
  { month, isTouched }: { month: string; isTouched: (field: keyof ClientValues) => boolean },
): Change => {
  const given = givenIn(values);
  const fields = Object.keys(given) as (keyof typeof given)[];
  const changed = fields.filter(
    (field) => isTouched(field) && String(given[field]) !== String(client[field]),
  );
  const isMeant =
    isTouched("validFrom") || changed.includes("planId") || changed.includes("taxRate");
  const isEarlier = isMeant && values.validFrom !== month;
  return {
    ...Object.fromEntries(changed.map((field) => [field, given[field]])),
    ...(isEarlier && { validFrom: values.validFrom }),
  };
};
