import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryCompiler,
  type TransactionSettings,
} from "kysely";
import { type CustomTypesConfig, Pool, types as parsers } from "pg";
import { gauge } from "#platform/metrics/registry.ts";
import { namingPool } from "./named-statements.ts";
import { PostgresCompiler } from "./query-compilers.ts";
import { limitConnection, limitTransaction } from "./time-limits.ts";

/** The driver returns sums and counts as texts; ours all fit a JavaScript number. */
const numeric: number[] = [parsers.builtins.INT8, parsers.builtins.NUMERIC];

const types: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    numeric.includes(id) && format !== "binary"
      ? Number
      : (parsers.getTypeParser(id, format) as (value: string) => unknown),
};

const pools = new Set<Pool>();
const sumOf = (value: (pool: Pool) => number) =>
  pools.values().reduce((sum, pool) => sum + value(pool), 0);

gauge(
  "console_database_pool_connections",
  "Connections to PostgreSQL: busy, idle, or free to be opened. Nothing on SQLite.",
  ["state"],
  (connections) => {
    if (pools.size === 0) return;
    connections.set(
      { state: "busy" },
      sumOf((pool) => pool.totalCount - pool.idleCount),
    );
    connections.set(
      { state: "idle" },
      sumOf((pool) => pool.idleCount),
    );
    connections.set(
      { state: "free" },
      sumOf((pool) => pool.options.max - pool.totalCount),
    );
  },
);
gauge(
  "console_database_pool_waiting",
  "Statements and transactions that wait for a connection.",
  [],
  (waiting) => waiting.set(sumOf((pool) => pool.waitingCount)),
);

class ConsolePostgresDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    if (isolationLevel || accessMode) await super.beginTransaction(connection, settings);
    // In one round trip, because nearly every write begins this way.
    else await connection.executeQuery(CompiledQuery.raw(`begin; ${limitTransaction}`));
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver["rollbackTransaction"]>[0],
  ): Promise<void> {
    // Discarding the connection rolls back; the error to report is the transaction's.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class ConsolePostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ConsolePostgresDriver(this.#config);
  }

  override createQueryCompiler(): QueryCompiler {
    return new PostgresCompiler();
  }
}

/**
 * Kysely's dialect for a PostgreSQL database with so many connections at most. `onIdleError` is called for a connection
 * that broke while idle; the pool replaces it.
 */
export const postgresDialect = (
  url: string,
  connections: number,
  onIdleError: (error: Error) => void,
): Dialect => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    // Detects an unreachable database. Queries have no such limit: an abandoned query would keep its connection busy
    // and delay the next user.
    connectionTimeoutMillis: 10_000,
    // Detects a peer that vanished silently, which would otherwise block its query forever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, its types don't say so
    onConnect: limitConnection,
  });
  pools.add(pool);
  pool.on("error", onIdleError);
  // The pool only listens while a connection is idle. One that breaks in use fails its query; without a listener the
  // error would also end the process.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const named = namingPool(pool);
  const end = () => {
    pools.delete(pool);
    return named.end();
  };
  return new ConsolePostgresDialect({ pool: { ...named, end } });
};
