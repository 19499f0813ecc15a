/** The database doesn't answer in time; the same may work later. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}
