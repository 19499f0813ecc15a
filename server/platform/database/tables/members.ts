import type { MemberRole } from "@console-shell/contract/member-roles";

/** An operator beside the owner who sees an application, or manages it. */
export interface ApplicationMembersTable {
  application_id: string;
  operator_id: string;
  role: MemberRole;
  added_by: string;
  added_at: number;
}

export interface MemberTables {
  application_members: ApplicationMembersTable;
}
