import type { MemberRole } from "@console-shell/contract/words/member-roles";

/** An operator besides the owner who can see or manage a client app. */
interface ClientAppMembersTable {
  applicationId: string;
  operatorId: string;
  role: MemberRole;
  addedBy: string;
  addedAt: number;
}

export interface MemberTables {
  applicationMembers: ClientAppMembersTable;
}
