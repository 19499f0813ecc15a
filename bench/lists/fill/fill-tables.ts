import { runOnPostgres } from "@console-shell/testing/postgres-database";
import { fillApplications } from "./applications.ts";
import { fillMoney } from "./money.ts";
import { fillPeople } from "./people.ts";
import { fillRecords } from "./records.ts";

/** Fills the tables that the lists read, with as many rows each, as PostgreSQL makes them by itself. */
export const fillTables = async (url: string, createdBy: string): Promise<void> => {
  const run = (statement: string) => runOnPostgres(url, statement);
  const now = Date.now();
  await fillPeople(run, now);
  await fillRecords(run);
  await fillMoney(run, createdBy);
  await fillApplications(run, createdBy, now);
  await run("vacuum analyze");
};
