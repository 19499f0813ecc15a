import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listTables } from "#platform/database/dialect/list-tables.ts";
import { migrations } from "#platform/database/migrations/index.ts";
import { ended } from "./end-what-was-open.ts";
import { schemaAt, type Table } from "./schema.ts";

let opened: TestDatabase;
let schema: readonly Table[];
beforeAll(async () => {
  opened = await openTestDatabase();
  schema = await schemaAt(Object.keys(migrations).at(-1) ?? "");
});
afterAll(() => opened.close());

test("every table and column of the database is known, except for the migrations' own", async () => {
  const ofMigrations = ["kysely_migration", "kysely_migration_lock"];
  const names = (await listTables(opened)).filter((name) => !ofMigrations.includes(name));
  expect(schema.map(({ name }) => name)).toEqual(names);
  const tables = await opened.database.introspection.getTables();
  const columnsOf = ({ name, columns }: { name: string; columns: readonly { name: string }[] }) => [
    name,
    columns.map((column) => column.name),
  ];
  expect(schema.map(columnsOf)).toEqual(
    names.map((name) => columnsOf(tables.find((table) => table.name === name)!)),
  );
});

test("the names in code become those of the database", () => {
  const inCode = (name: string) =>
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = schema.flatMap(({ name, columns }) => [name, ...columns.map(({ name }) => name)]);
  const written = sql.join(names.map((name) => sql.id(inCode(name)))).compile(opened.database);
  expect(written.sql).toBe(names.map((name) => `"${name}"`).join(", "));
});

test("kinds and keys match the migrations", () => {
  const find = (name: string) => schema.find((table) => table.name === name);
  expect(find("api_keys")?.columns).toContainEqual({ name: "scopes", kind: "json" });
  expect(find("alert_rules")?.columns).toContainEqual({ name: "threshold", kind: "fraction" });
  expect(find("sessions")?.columns).toContainEqual({ name: "remember", kind: "boolean" });
  expect(find("role_permissions")?.key.map(({ name }) => name)).toEqual(["role", "permission"]);
  expect(find("audit_events")?.key).toEqual([{ name: "sequence", kind: "whole" }]);
});

/** Rows that expire, but that a restore keeps, and why. */
const outlive = {
  api_keys: "client apps keep their keys after a restore",
  scim_tokens: "identity providers go on, and disable again who has left since the backup",
  used_logout_tokens: "a logout token that was used stays used",
  sub_app_tokens: "teams keep publishing after a restore",
  approvals: "what was decided stays; what waited expires",
  probes:
    "they don't grant access, and the clean-up needs the row to remove the expired picture's file",
};

test("expired state ends at a restore, or the exception is listed here", () => {
  const runOut = schema
    .filter(({ columns }) => columns.some(({ name }) => name === "expires_at"))
    .map(({ name }) => name);
  expect(
    runOut.filter((name) => !(name in outlive) && !ended.some((other) => other === name)),
  ).toEqual([]);
  expect(runOut).toEqual(expect.arrayContaining([...Object.keys(outlive), "sessions"]));
});
