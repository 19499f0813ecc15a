/** A bucket of S3, or of an S3-compatible store. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Endpoint of a store other than Amazon's; its buckets use path-style addresses. */
  endpoint: string | undefined;
  /** Prefix of all keys: empty, or ends with a slash. */
  prefix: string;
  /** If unset, the credentials of the machine's role or profile, which the client finds by itself. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
}
