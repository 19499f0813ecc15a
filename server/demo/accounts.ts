import { randomBytes } from "node:crypto";
import { newId } from "../database/id.ts";
import { hashPassword } from "../features/account/password-hash.ts";
import { createOperator } from "../features/operator/create-operator.ts";
import { demoApplicants } from "./applicants.ts";
import { type DemoOperator, namedOperators, otherOperators } from "./operators.ts";
import type { Seed, SeedContext } from "./seed.ts";

const day = 86_400_000;

const add = (
  { database, now }: SeedContext,
  operator: DemoOperator,
  passwordHash: string,
): Promise<string> =>
  createOperator(database, {
    account: operator.account,
    name: operator.name,
    email: `${operator.account.toLowerCase()}@console-shell.example`,
    role: operator.role,
    phone: operator.phone,
    locale: operator.locale,
    status: operator.status,
    passwordHash,
    now: Math.round(now - operator.createdDaysAgo * day),
    lastSignInAt:
      operator.signedInDaysAgo === null ? null : Math.round(now - operator.signedInDaysAgo * day),
  });

const addApplicants = async ({ database, now, operatorIds }: SeedContext): Promise<void> => {
  await database
    .insertInto("applicants")
    .values(
      demoApplicants.map(({ daysAgo, status, ...applicant }) => {
        const created = Math.round(now - daysAgo * day);
        return {
          ...applicant,
          id: newId(),
          account_key: applicant.account.toLowerCase(),
          email_key: applicant.email.toLowerCase(),
          status,
          created_at: created,
          decided_at: status === "waiting" ? null : created + day / 2,
          decided_by: status === "waiting" ? null : operatorIds.admin,
        };
      }),
    )
    .execute();
};

/** The operators, of whom the six named after the roles have the demo's password, and applicants. */
export const seedAccounts: Seed = async (context) => {
  const demoHash = await hashPassword(context.demoPassword);
  for (const operator of namedOperators)
    context.operatorIds[operator.account] = await add(context, operator, demoHash);
  const unknownHash = await hashPassword(randomBytes(32).toString("base64"));
  for (const operator of otherOperators) await add(context, operator, unknownHash);
  await addApplicants(context);
};
