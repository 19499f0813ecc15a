import { randomBytes } from "node:crypto";
import { type Role, roles } from "@console-shell/contract";
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyPassword } from "#modules/identity/password/hash.ts";
import { seedAccounts } from "./accounts.ts";
import { createSealer } from "#platform/secrets/sealer.ts";
import type { SeedContext } from "./seed.ts";

const now = Date.UTC(2026, 2, 2, 9);
const operatorIds = {} as Record<Role, string>;
/** This seed has no files. */
const refuseFiles = new Proxy({} as SeedContext["files"], {
  get: () => () => Promise.reject(new Error("This seed has no files")),
});
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  const context: SeedContext = {
    database: opened.database,
    files: refuseFiles,
    sealer: createSealer(randomBytes(32)),
    now,
    random: () => 0.5,
    demoPassword: "quiet harbour 2026",
    operatorIds,
  };
  await opened.database.transaction().execute((database) => seedAccounts({ ...context, database }));
});
afterAll(() => opened.close());

const operators = () => opened.database.selectFrom("operators").selectAll().execute();

test("each role has an operator named after it, with the demo's password", async () => {
  const all = await operators();
  for (const role of roles) {
    const operator = all.find((one) => one.account === role)!;
    expect(operator).toMatchObject({ id: operatorIds[role], role, status: "active" });
    expect(await verifyPassword(operator.passwordHash, "quiet harbour 2026")).toBe(true);
  }
});

test("their colleagues have a random password", async () => {
  const others = (await operators()).filter(({ account }) => !roles.includes(account as Role));
  expect(others.length).toBeGreaterThanOrEqual(10);
  expect(others.some((one) => one.status === "disabled")).toBe(true);
  expect(others.some((one) => one.lastSignInAt === null)).toBe(true);
  for (const one of others) {
    expect(one.createdAt).toBeLessThan(now);
    expect(one.lastSignInAt ?? now).toBeGreaterThan(one.createdAt);
    expect(one.passwordHash).toBe(others[0]!.passwordHash);
  }
  expect(await verifyPassword(others[0]!.passwordHash, "quiet harbour 2026")).toBe(false);
});

test("there are pending, approved and rejected registrations", async () => {
  const applicants = await opened.database.selectFrom("applicants").selectAll().execute();
  expect(applicants).toHaveLength(12);
  for (const status of ["waiting", "approved", "rejected"] as const)
    expect(applicants.some((one) => one.status === status)).toBe(true);
  const accounts = new Map((await operators()).map(({ id, account }) => [id, account]));
  for (const applicant of applicants) {
    const { status, decidedBy: by, decidedAt: at, createdAt: created } = applicant;
    expect(by).toBe(status === "waiting" ? null : operatorIds.admin);
    expect(applicant.rejection !== "").toBe(status === "rejected");
    expect(accounts.get(applicant.operatorId ?? "")).toBe(
      status === "approved" ? applicant.account : undefined,
    );
    expect(at === null || (at > created && at < now)).toBe(true);
  }
});
