import {
  addMember,
  exportMembers,
  listMembers,
  removeMember,
  updateMember,
} from "@console-shell/contract/calls/member";
import type { Feature } from "#kernel/call.ts";
import { handleExportMembers } from "./export-members.ts";
import { handleAddMember, handleRemoveMember, handleUpdateMember } from "./member-handlers.ts";
import { listOfMembers } from "./member-queries.ts";

/** Members of a client app besides its owner. */
export const member: Feature = (route, _hooks, { database }) => {
  route(listMembers, ({ params }) => listOfMembers(database, params.id));
  route(exportMembers, handleExportMembers);
  route(addMember, handleAddMember);
  route(updateMember, handleUpdateMember);
  route(removeMember, handleRemoveMember);
};
