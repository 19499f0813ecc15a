import { v7 } from "uuid";

/** A new identifier: UUID version 7, so that identifiers sort by time of creation. */
export const newId = (): string => v7();

/** A lower bound for identifiers created at this instant or later, by the clock of this machine. */
export const firstIdAt = (instant: number): string => {
  const hex = instant.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};
