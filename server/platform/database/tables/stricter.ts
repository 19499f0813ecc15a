/** The database has a default, for rows from before the column. An insert has to name a value all the same. */
export type WithDefault<Value> = Value;

/** The database allows null, because the column was added to rows; all of them have been filled since. */
export type NeverNull<Value> = Value;
