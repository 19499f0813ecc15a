/** A member's role in a client app: a viewer can only read; a manager can do everything except transfer it. */
export const memberRoles = ["manager", "viewer"] as const;
export type MemberRole = (typeof memberRoles)[number];
