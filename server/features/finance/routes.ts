import {
  addFinanceClient,
  getFinanceClient,
  getInvoice,
  listFinanceClients,
  listFinanceOwners,
  listInvoices as listInvoicesEndpoint,
  listLedgerEntries,
  postLedgerEntry,
  reconcileLedger,
  reverseLedgerEntry,
  updateFinanceClient,
} from "@console-shell/contract/endpoints/finance";
import type { Feature } from "../../http/call.ts";
import { exports } from "./exports.ts";
import { findClient, listClients, listOwners } from "./client-queries.ts";
import { findInvoice, listInvoices } from "./invoice-queries.ts";
import { getEntry, listEntries } from "./ledger-queries.ts";
import { postEntry } from "./post-entry.ts";
import { reconcile } from "./reconcile.ts";
import { reverseEntry } from "./reverse-entry.ts";
import { addClient, updateClient } from "./save-client.ts";
import { billing } from "./billing/routes.ts";
import { documents } from "./documents/routes.ts";
import { plans } from "./plans/routes.ts";
import { proposals } from "./proposals/routes.ts";

/** Client accounts, their plans, top-ups and refunds, ledger and invoices. */
export const finance: Feature = (route, hooks, services) => {
  const { database } = services;

  route(listFinanceClients, ({ query, session }) => listClients(services, session, query));

  route(listFinanceOwners, ({ session }) => listOwners(database, session));

  route(addFinanceClient, ({ body, session, now }) =>
    database.transaction().execute(async (transaction) => {
      const id = await addClient(transaction, session, body, now);
      return findClient(transaction, session, id);
    }),
  );

  route(getFinanceClient, ({ params, session }) => findClient(database, session, params.id));

  route(updateFinanceClient, ({ params, body, session, now }) =>
    database.transaction().execute(async (transaction) => {
      await updateClient(services, transaction, session, params.id, body, now);
      return findClient(transaction, session, params.id);
    }),
  );

  route(listLedgerEntries, ({ query, session }) => listEntries(services, session, query));

  route(postLedgerEntry, ({ body, session, now }) =>
    database.transaction().execute(async (transaction) => {
      const id = await postEntry(services, transaction, session, body, now);
      return getEntry(transaction, session, id);
    }),
  );

  route(reverseLedgerEntry, ({ params, body, session, now }) =>
    database.transaction().execute(async (transaction) => {
      const id = await reverseEntry(services, transaction, session, params.id, body, now);
      return getEntry(transaction, session, id);
    }),
  );

  route(reconcileLedger, ({ session }) => reconcile(database, session));

  route(listInvoicesEndpoint, ({ query, session, now }) =>
    listInvoices(services, session, query, now),
  );

  route(getInvoice, ({ params, session, now }) => findInvoice(database, session, params.id, now));

  proposals(route, hooks, services);
  plans(route, hooks, services);
  billing(route, hooks, services);
  documents(route, hooks, services);
  exports(route, hooks, services);
};
