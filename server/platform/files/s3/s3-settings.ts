/** A bucket of S3, or of a store that speaks as S3 does. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Where a store other than Amazon's is; its buckets are parts of the path. */
  endpoint: string | undefined;
  /** Stands before all keys: empty, or ends with a slash. */
  prefix: string;
  /** Without them, those of the machine's role or profile, which the client finds by itself. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
}
