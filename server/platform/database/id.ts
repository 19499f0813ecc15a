import { v7 } from "uuid";

/** A new identifier: UUID version 7, so that identifiers sort by time of creation. */
export const newId = (): string => v7();
