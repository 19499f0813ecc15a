import { newId } from "@console-shell/server/platform/database/id";
import { Client } from "pg";

/** A connection to the database at a URL, without time limits. The caller ends it. */
export const connectToPostgres = async (url: string): Promise<Client> => {
  const client = new Client(url);
  await client.connect();
  return client;
};

/** Runs one statement on the database at a URL, in its own connection. */
export const runOnPostgres = async (server: string, statement: string): Promise<void> => {
  const client = await connectToPostgres(server);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * Creates a database on the PostgreSQL at `server`, the URL of its maintenance database, and
 * returns the new one's URL. It is empty or a copy of `template`, and is removed together with the
 * private PostgreSQL.
 */
export const createPostgresDatabase = async (
  server: string,
  template?: string,
): Promise<string> => {
  const name = `test_${newId().replaceAll("-", "")}`;
  // Copying files is twice as fast as writing each page to the log first.
  const copied = template === undefined ? "" : ` template ${template} strategy file_copy`;
  await runOnPostgres(server, `create database ${name}${copied}`);
  return new URL(`/${name}`, server).href;
};

/**
 * The URL for a test's own connections: without the idle-in-transaction timeout, for slow machines.
 */
export const withoutHaste = (url: string): string => {
  const patient = new URL(url);
  const limits = ["idle_in_transaction_session_timeout", "lock_timeout"];
  patient.searchParams.set("options", limits.map((name) => `-c ${name}=10min`).join(" "));
  return patient.href;
};

/** Drops the database at `url`; PostgreSQL waits for connections that are closing. */
export const dropPostgresDatabase = (server: string, url: string): Promise<void> =>
  runOnPostgres(server, `drop database ${new URL(url).pathname.slice(1)}`);
