import type { Configuration } from "../../configuration.ts";
import { nameOfDatabase } from "#platform/database/reach.ts";

/** A console's storage. */
export type Place = Pick<Configuration, "dataDirectory" | "databaseUrl"> &
  Partial<Pick<Configuration, "s3">>;

/** The name of a place's database in messages. */
export const nameOfPlace = ({ dataDirectory, databaseUrl }: Place): string =>
  databaseUrl ? `The database ${nameOfDatabase(databaseUrl)}` : `The database in ${dataDirectory}`;
