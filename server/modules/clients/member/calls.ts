import * as calls from "@console-shell/contract/calls/member";
import { answer } from "#kernel/answer.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { listOfMembers } from "./reads.ts";
import { addMember, changeMember, removeMember } from "./writes.ts";

const columns = ["name", "account", "role", "addedAt", "addedByName"] as const;

/** Members of a client app besides its owner. */
export const member = answer(calls, {
  listMembers: ({ services, params }) => listOfMembers(services.database, params.id),
  exportMembers: async ({ openReport, params, reply }) =>
    sendCsv(reply, "members", columns, [await listOfMembers(openReport().database, params.id)]),
  addMember: (call) => addMember(call, call.params.id, call.body),
  updateMember: (call) => changeMember(call, call.params, call.body.role),
  removeMember: async (call) => {
    await removeMember(call, call.params);
    return true;
  },
});
