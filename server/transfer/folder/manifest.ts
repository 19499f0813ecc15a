import { z } from "zod";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What `manifest.json` says of a backup. */
export const Manifest = z.strictObject({
  /** Of this form of a folder. */
  format: z.literal(1, "This version of the console reads backups of format 1 alone"),
  madeAt: z.iso.datetime(),
  /** The migrations that the database has had. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.strictObject({ rows: z.int().min(0), sha256: Sha256 })),
  /** Over the lines of all files but this one in `SHA256SUMS`. */
  sums: Sha256,
});

export type Manifest = z.output<typeof Manifest>;

export const manifestFile = "manifest.json";
/** The hash of every other file, in the form that `sha256sum -c` reads. */
export const sumsFile = "SHA256SUMS";
/** Where the rows of a table are. */
export const tableFile = (table: string): string => `tables/${table}.ndjson.gz`;
