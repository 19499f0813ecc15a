/** The database doesn't respond in time; a retry may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}
