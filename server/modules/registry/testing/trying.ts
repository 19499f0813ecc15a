import type { MountReport } from "@console-shell/contract/calls/sub-app-health";
import type { VitalReport } from "@console-shell/contract/calls/sub-app-vital";
import type { TestServer } from "@console-shell/testing/server";
import { sessionCookieName } from "#kernel/session-cookie.ts";
import { newId } from "#platform/database/id.ts";
import { createOperator } from "#modules/identity/index.ts";
import { createSession } from "#modules/identity/session/writes.ts";
import { buildOf, teamOf } from "./team.ts";

/** Operators who open sub-apps. */
export type Operator = Awaited<ReturnType<typeof operatorsOf>>[number];

/** New operators, and what each of their pages reports: how mounts ended, and what it measured. */
export const operatorsOf = (server: TestServer, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { services, clock } = server;
      const account = `test-${newId().slice(-12)}`;
      const email = `${account}@console.test`;
      const now = clock.now();
      const id = await createOperator(services.database, {
        account,
        name: account,
        email,
        now,
        role: "sales",
        passwordHash: "none",
      });
      const token = await createSession(services, id, { now });
      const cookie = `${sessionCookieName(services.publicUrl)}=${token}`;
      const report = (...mounts: MountReport[]) =>
        server.request("POST", "/cc-api/sub-app/mount/report", { body: { mounts }, cookie });
      const measure = (...vitals: VitalReport[]) =>
        server.request("POST", "/cc-api/sub-app/mount/report", { body: { vitals }, cookie });
      return { id, cookie, report, measure };
    }),
  );

/** A report of a mount that ended well. */
export const mounted = (name: string, version: string, milliseconds = 300): MountReport => ({
  name,
  version,
  milliseconds,
});

/** A report of a mount whose `mount` threw. */
export const failed = (name: string, version: string): MountReport => ({
  name,
  version,
  failure: { code: "LIFECYCLE_FAILED", phase: "mount" },
});

/** A team whose sub-app is stable on 1.0.0, and its canary on 1.1.0 for everybody. */
export const withCanary = async (server: TestServer, name: string) => {
  const team = await teamOf(server, name);
  for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await team.publish(buildOf(name, version));
  await team.promote("stable", "1.0.0");
  await team.promote("canary", "1.1.0", 100);
  return team;
};
