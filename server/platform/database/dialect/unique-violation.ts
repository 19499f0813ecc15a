/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const sqliteCodes = [2067, 1555];
const postgresCode = "23505";

/**
 * Whether a write failed because the value exists already. In PostgreSQL the transaction can only be rolled back after
 * that, so catch it outside of the transaction.
 */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (("errcode" in error && sqliteCodes.includes(error.errcode as number)) ||
    ("code" in error && error.code === postgresCode));
