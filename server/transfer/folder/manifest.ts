import { z } from "zod";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The content of `manifest.json`. */
export const Manifest = z.strictObject({
  /** Version of the folder's format. */
  format: z.literal(1, "This version of the console only reads backups of format 1"),
  madeAt: z.iso.datetime(),
  /** The database's applied migrations. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.strictObject({ rows: z.int().min(0), sha256: Sha256 })),
  /** Over the lines of `SHA256SUMS`, without this file's. */
  sums: Sha256,
});

export type Manifest = z.output<typeof Manifest>;

export const manifestFile = "manifest.json";
/** The hash of every other file, for `sha256sum -c`. */
export const sumsFile = "SHA256SUMS";
/** Path of a table's rows. */
export const tableFile = (table: string): string => `tables/${table}.ndjson.gz`;
