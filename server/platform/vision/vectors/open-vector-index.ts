import type { Services } from "#platform/services.ts";
import { createExactIndex } from "./exact-index.ts";
import { createPgvectorIndex } from "./pgvector/pgvector-index.ts";
import { preparePgvector } from "./pgvector/prepare.ts";
import type { VectorIndex } from "./vector-index.ts";

/** pgvector if the database has it; otherwise vectors are compared in this process. The database must be migrated. */
export const openVectorIndex = async ({
  database,
  dialect,
  log,
}: Pick<Services, "database" | "dialect" | "log">): Promise<VectorIndex> => {
  if (dialect === "sqlite") return createExactIndex(database);
  const onRefused = (error: unknown) =>
    log.warn({ err: error }, "This PostgreSQL does not let this role use pgvector");
  if (await preparePgvector(database, onRefused))
    return createPgvectorIndex(database, {
      onError: (error) => log.error({ err: error }, "Vectors could not be brought to pgvector"),
    });
  log.info("Without pgvector 0.8 vectors are compared in the server's memory");
  return createExactIndex(database);
};
