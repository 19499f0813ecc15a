import { hash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";

const names = new Map<string, string>();

/**
 * Lets PostgreSQL keep a statement under a name in each connection, so that it is parsed and planned
 * there once. Only for texts of which there are few: a connection keeps them until it ends.
 */
export const nameStatement = (sql: string): void =>
  void names.set(sql, hash("sha256", sql, "base64url"));

const naming = (client: PoolClient): PostgresPoolClient => {
  const query = (sql: string, parameters: readonly unknown[]) =>
    client.query({ name: names.get(sql), text: sql, values: [...parameters] });
  // The type knows cursors as well, which nothing here asks for.
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (end) => client.release(end),
  };
};

/** A pool for Kysely, which knows no names itself. */
export const namingPool = (pool: Pool): PostgresPool => {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? naming(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};
