import type { Services } from "../../services.ts";

/** Whether no other process can use the database: the one with SQLite's file locks its directory. */
export const isSoleProcess = ({ dialect }: Pick<Services, "dialect">): boolean =>
  dialect === "sqlite";
