/** What a member may do with an application: a viewer looks, a manager does all but give it away. */
export const memberRoles = ["manager", "viewer"] as const;
export type MemberRole = (typeof memberRoles)[number];
