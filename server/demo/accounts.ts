import { addressKey } from "@console-shell/contract/words/typed-text";
import { randomBytes } from "node:crypto";
import type { Locale } from "@console-shell/contract";
import { notifications } from "@console-shell/contract/words/notifications";
import { newId } from "#platform/database/id.ts";
import {
  hashPassword,
  applicantWaiting,
  holdersOf,
  notify,
  createOperator,
} from "#modules/identity/index.ts";
import { demoApplicants } from "./applicants.ts";
import { type DemoOperator, namedOperators, otherOperators } from "./operators.ts";
import type { Seed, SeedContext } from "./seed.ts";

const day = 86_400_000;

const add = (
  { database, now }: SeedContext,
  { createdDaysAgo, signedInDaysAgo, ...operator }: DemoOperator,
  passwordHash: string,
): Promise<string> =>
  createOperator(database, {
    ...operator,
    email: `${operator.account.toLowerCase()}@console-shell.example`,
    passwordHash,
    now: Math.round(now - createdDaysAgo * day),
    lastSignInAt: signedInDaysAgo === null ? null : Math.round(now - signedInDaysAgo * day),
  });

/** Applicants with a Chinese name applied in Chinese. */
const localeOf = (name: string): Locale => (/\p{Script=Han}/u.test(name) ? "zh-CN" : "en-US");

const addApplicants = async (
  { database, now, operatorIds }: SeedContext,
  idOf: ReadonlyMap<string, string>,
): Promise<void> => {
  await database
    .insertInto("applicants")
    .values(
      demoApplicants.map(({ daysAgo, status, ...applicant }) => {
        const created = Math.round(now - daysAgo * day);
        return {
          ...applicant,
          id: newId(),
          accountKey: addressKey(applicant.account),
          emailKey: addressKey(applicant.email),
          status,
          locale: localeOf(applicant.name),
          confirmHash: null,
          confirmExpiresAt: null,
          createdAt: created,
          decidedAt: status === "waiting" ? null : created + day / 2,
          decidedBy: status === "waiting" ? null : operatorIds.admin,
          operatorId: status === "approved" ? (idOf.get(applicant.account) ?? null) : null,
        };
      }),
    )
    .execute();
};

/** Approvers have been notified of each pending registration. */
const notifyReviewers = async ({ database }: SeedContext): Promise<void> => {
  const reviewers = await holdersOf(database, notifications["applicant.waiting"].permissions);
  const waiting = await database
    .selectFrom("applicants")
    .selectAll()
    .where("status", "=", "waiting")
    .orderBy("createdAt")
    .execute();
  for (const applicant of waiting)
    await notify(database, applicantWaiting(reviewers, applicant), applicant.createdAt);
};

/** The operators and applicants. The six operators named after the roles have the demo's password. */
export const seedAccounts: Seed = async (context) => {
  const demoHash = await hashPassword(context.demoPassword);
  for (const operator of namedOperators)
    context.operatorIds[operator.account] = await add(context, operator, demoHash);
  const unknownHash = await hashPassword(randomBytes(32).toString("base64"));
  const idOf = new Map<string, string>();
  for (const operator of otherOperators)
    idOf.set(operator.account, await add(context, operator, unknownHash));
  // Operators who never signed in were invited and haven't set a password yet.
  await context.database
    .updateTable("operators")
    .set({ awaitsPassword: true })
    .where("lastSignInAt", "is", null)
    .execute();
  await addApplicants(context, idOf);
  await notifyReviewers(context);
};
