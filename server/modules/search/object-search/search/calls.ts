import * as calls from "@console-shell/contract/calls/object-searching";
import { answer } from "#kernel/answer.ts";
import { findQueryDetail } from "../reads.ts";
import { createQuery, refineQuery } from "./writes.ts";
import { listLabelChoices } from "./reads.ts";

/** New searches for objects, and further rounds of them. */
export const objectSearching = answer(calls, {
  listObjectLabels: ({ services, params }) => listLabelChoices(services, params.id),
  createObjectQuery: async (call) => findQueryDetail(call.services, await createQuery(call)),
  refineObjectQuery: async (call) => findQueryDetail(call.services, await refineQuery(call)),
});
