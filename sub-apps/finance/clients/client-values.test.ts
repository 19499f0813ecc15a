import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { expect, test } from "vitest";
import { changeOf, type ClientValues, valuesOf } from "./client-values.ts";

const client: FinanceClient = {
  id: "1",
  number: "C10001",
  name: "Northwind",
  currency: "USD",
  balance: 0,
  creditLimit: 100_000,
  creditState: "ok",
  taxRate: 600,
  planId: "p1",
  planName: "Standard",
  status: "active",
  ownerId: null,
  ownerName: null,
  contactName: "Olivia",
  contactEmail: "",
  billingEmails: [],
  billingLocale: "en-US",
  reminders: true,
  createdAt: 1,
  updatedAt: 10,
};

test("terms apply from the month that the form shows, even if a new month has started", () => {
  const change = (field: keyof ClientValues, values: Partial<ClientValues>) =>
    changeOf({ ...valuesOf(client, "2026-02"), ...values }, client, {
      month: "2026-02",
      isTouched: (name) => name === field,
    });
  expect(change("planId", { planId: "p2" })).toEqual({ planId: "p2" });
  const validFrom = "2026-01";
  expect(change("planId", { planId: "p2", validFrom })).toEqual({ planId: "p2", validFrom });
  expect(change("taxRate", { taxRate: "7", validFrom })).toEqual({ taxRate: 700, validFrom });
  expect(change("validFrom", { validFrom })).toEqual({ validFrom });
  expect(change("name", { name: "Southwind", validFrom })).toEqual({ name: "Southwind" });
});
