import type { TestServer } from "@console-shell/testing/server";
import { receiptKey } from "#modules/billing/proposal/receipt/reads.ts";
import type { Browser } from "./browser.ts";

/** Views and downloads of what the scenario has left, after everything else in it. */
export const viewRecords = async (server: TestServer, root: Browser): Promise<void> => {
  const { database, files, clock } = server.services;
  const oneOf = (
    table: "invoices" | "creditNotes" | "objectQueries" | "images" | "financeClients",
  ) => database.selectFrom(table).select("id").executeTakeFirstOrThrow();
  const get = (path: string) => root.done("GET", path);
  const { items } = await get("/mc-api/operator/list");
  const [{ id }] = items as [{ id: string }];
  await get(`/mc-api/operator/${id}`);
  await get(`/cc-api/object-search/query/${(await oneOf("objectQueries")).id}`);
  const image = await database
    .selectFrom("images")
    .select(["id", "libraryId"])
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  const images = `/cc-api/library/${image.libraryId}/image`;
  await get(`${images}/list`);
  await get(`${images}/${image.id}`);
  const finance = "/cc-api/finance";
  await get(`${finance}/invoice/${(await oneOf("invoices")).id}/pdf`);
  await get(`${finance}/credit-note/${(await oneOf("creditNotes")).id}/pdf`);
  const today = new Date(clock()).toISOString().slice(0, 10);
  const client = await oneOf("financeClients");
  await get(`${finance}/client/${client.id}/statement?from=${today}&to=${today}`);
  const receipt = await database
    .selectFrom("proposalReceipts as receipt")
    .innerJoin("proposals", "proposals.id", "receipt.proposalId")
    .select(["receipt.id", "receipt.mediaType", "proposalId", "kind"])
    .executeTakeFirstOrThrow();
  await files.write(receiptKey(receipt), Buffer.from("%PDF-1.7"));
  const kind = receipt.kind.replace(/^topUp$/, "top-up");
  await get(`${finance}/${kind}/${receipt.proposalId}/receipt/${receipt.id}`);
};
