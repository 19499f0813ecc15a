import type { Configuration } from "../../configuration.ts";
import { nameOfDatabase } from "#platform/database/reach.ts";

/** A console's storage. */
export type ConsoleStorage = Pick<Configuration, "dataDirectory" | "databaseUrl"> &
  Partial<Pick<Configuration, "s3">>;

/** The name of a console's database in messages. */
export const nameOfStorage = ({ dataDirectory, databaseUrl }: ConsoleStorage): string =>
  databaseUrl ? `The database ${nameOfDatabase(databaseUrl)}` : `The database in ${dataDirectory}`;
