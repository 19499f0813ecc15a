import type { Configuration } from "../../configuration.ts";
import { nameOfDatabase } from "../../platform/database/reach.ts";

/** Where a console stores what it has. */
export type Place = Pick<Configuration, "dataDirectory" | "databaseUrl"> &
  Partial<Pick<Configuration, "s3">>;

/** What people know the database of a place by. */
export const nameOfPlace = ({ dataDirectory, databaseUrl }: Place): string =>
  databaseUrl ? `The database ${nameOfDatabase(databaseUrl)}` : `The database in ${dataDirectory}`;
