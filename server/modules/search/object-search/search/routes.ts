import * as calls from "@console-shell/contract/calls/object-searching";
import { answer } from "#kernel/answer.ts";
import { handleCreateQuery } from "./create-query.ts";
import { listLabelChoices } from "./label-choices.ts";
import { handleRefineQuery } from "./refine-query.ts";

/** New searches for objects, and further rounds of them. */
export const objectSearching = answer(calls, {
  listObjectLabels: ({ services, params }) => listLabelChoices(services, params.id),
  createObjectQuery: handleCreateQuery,
  refineObjectQuery: handleRefineQuery,
});
