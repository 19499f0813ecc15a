import type { MemberRole } from "@console-shell/contract/words/member-roles";

/** An operator besides the owner who can see or manage an application. */
interface ApplicationMembersTable {
  application_id: string;
  operator_id: string;
  role: MemberRole;
  added_by: string;
  added_at: number;
}

export interface MemberTables {
  application_members: ApplicationMembersTable;
}
