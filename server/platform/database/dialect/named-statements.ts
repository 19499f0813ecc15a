import { hash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";

const names = new Map<string, string>();

/**
 * Makes PostgreSQL prepare a named statement per connection, which parses and plans it there once. Only for a limited
 * set of texts: a connection keeps them until it ends.
 */
export const nameStatement = (sql: string): void =>
  void names.set(sql, hash("sha256", sql, "base64url"));

const naming = (client: PoolClient): PostgresPoolClient => {
  const query = (sql: string, parameters: readonly unknown[]) =>
    client.query({ name: names.get(sql), text: sql, values: [...parameters] });
  // The type also covers cursors, which aren't used here.
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (end) => client.release(end),
  };
};

/** A pool for Kysely, which doesn't support statement names. */
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
