import * as calls from "@console-shell/contract/calls/object-searching";
import type { Feature } from "#kernel/call.ts";
import { handleCreateQuery } from "./create-query.ts";
import { listLabelChoices } from "./label-choices.ts";
import { handleRefineQuery } from "./refine-query.ts";

/** New searches for objects, and further rounds of them. */
export const objectSearching: Feature = (route) => {
  route(calls.listObjectLabels, ({ services, params }) => listLabelChoices(services, params.id));
  route(calls.createObjectQuery, handleCreateQuery);
  route(calls.refineObjectQuery, handleRefineQuery);
};
