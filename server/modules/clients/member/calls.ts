import {
  exportMembers,
  addMember,
  listMembers,
  removeMember,
  updateMember,
} from "@console-shell/contract/calls/member";
import type { Handler, Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { listOfMembers } from "./reads.ts";
import { handleAddMember, handleRemoveMember, handleUpdateMember } from "./writes.ts";

const columns = ["name", "account", "role", "addedAt", "addedByName"] as const;

/** Exports a client app's members, its owner first. */
const handleExportMembers: Handler<typeof exportMembers> = async ({ openReport, params, reply }) =>
  sendCsv(reply, "members", columns, [await listOfMembers(openReport().database, params.id)]);

/** Members of a client app besides its owner. */
export const member: Feature = (route, _hooks, { database }) => {
  route(listMembers, ({ params }) => listOfMembers(database, params.id));
  route(exportMembers, handleExportMembers);
  route(addMember, handleAddMember);
  route(updateMember, handleUpdateMember);
  route(removeMember, handleRemoveMember);
};
