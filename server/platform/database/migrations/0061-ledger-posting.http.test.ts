import { openTestDatabase } from "@console-shell/testing/test-database";
import { expect, test } from "vitest";
import { migrate } from "../migrate.ts";

const [post, decide] = ["finance:ledger:create", "finance:refund:decide"] as const;

test.each([
  { directors: [post, decide], posting: ["clientManager"] },
  { directors: [post], posting: ["bizDirector"] },
  { directors: [decide], posting: [] },
])(
  "directors who hold $directors leave posting to $posting @security-29",
  async ({ directors, posting }) => {
    const opened = await openTestDatabase("0054-unseen-counts");
    const { database } = opened;
    const before = directors.map((permission) => ({ role: "bizDirector" as const, permission }));
    await database.insertInto("role_permissions").values(before).execute();
    await migrate(database, () => undefined);
    const after = await database
      .selectFrom("role_permissions")
      .select("role")
      .where("permission", "=", post)
      .execute();
    expect(after.map(({ role }) => role)).toEqual(posting);
    await opened.close();
  },
);
