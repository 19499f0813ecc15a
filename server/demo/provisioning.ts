import { addressKey, textKey } from "@console-shell/contract/words/typed-text";
import { hash, randomBytes } from "node:crypto";
import { newId } from "#platform/database/id.ts";
import type { Seed } from "./seed.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Groups with the roles that they give, and how many of the operators below are in them. */
const groups = [
  { displayName: "Image operations", role: "operation", members: 3 },
  { displayName: "Sales Europe", role: "sales", members: 4 },
  { displayName: "Everyone", role: null, members: 6 },
  { displayName: "Console administrators", role: "admin", members: 0 },
] as const;

const failures = [
  {
    ago: 2 * day,
    method: "PATCH",
    path: `/Users/${newId()}`,
    status: 400,
    detail:
      "Some of the input isn’t valid. Check the fields named. displayName: This is too large or too long",
  },
  {
    ago: 3 * hour,
    method: "POST",
    path: "/Users",
    status: 409,
    detail: "emails: This is already in use",
  },
];

/** An identity provider that manages some operators and gives roles by groups. */
export const seedProvisioning: Seed = async ({ database, now, operatorIds }) => {
  const tokenId = newId();
  await database
    .insertInto("scimTokens")
    .values({
      id: tokenId,
      name: "Company directory",
      prefix: `csp_${randomBytes(4).toString("hex")}`,
      // No secret has this hash.
      tokenHash: hash("sha256", randomBytes(32), "base64url"),
      invites: false,
      createdBy: operatorIds.root,
      createdAt: now - 40 * day,
      expiresAt: now + 140 * day,
      lastUsedAt: now - 12 * 60_000,
      revokedAt: null,
    })
    .execute();
  // Not the six that people sign in with: those can be changed by hand.
  const managed = await database
    .selectFrom("operators")
    .select(["id", "account", "name", "email", "role"])
    .where("id", "not in", Object.values(operatorIds))
    .where("status", "=", "active")
    .where("role", "in", ["operation", "sales"])
    .orderBy("account")
    .limit(6)
    .execute();
  for (const { id, email, name } of managed) {
    const [givenName = null, ...family] = name.split(" ");
    await database
      .insertInto("scimUsers")
      .values({
        operatorId: id,
        userName: email,
        userKey: addressKey(email),
        externalId: `00u${hash("sha1", id).slice(0, 17)}`,
        givenName,
        familyName: family.join(" ") || null,
        changedAt: now - 9 * day,
        deletedAt: null,
      })
      .execute();
    await database
      .updateTable("operators")
      .set({ provisioned: true })
      .where("id", "=", id)
      .execute();
  }
  for (const { displayName, role, members } of groups) {
    const id = newId();
    await database
      .insertInto("scimGroups")
      .values({
        id,
        displayName,
        displayKey: textKey(displayName),
        externalId: null,
        role,
        createdAt: members === 0 ? null : now - 38 * day,
        changedAt: now - 9 * day,
      })
      .execute();
    const fitting = managed.filter((one) => role === null || one.role === role).slice(0, members);
    for (const { id: operatorId } of fitting)
      await database.insertInto("scimGroupMembers").values({ groupId: id, operatorId }).execute();
  }
  await database
    .insertInto("scimFailures")
    .values(
      failures.map(({ ago, ...failure }) => ({ id: newId(), tokenId, at: now - ago, ...failure })),
    )
    .execute();
};
