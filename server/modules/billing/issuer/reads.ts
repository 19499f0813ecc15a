import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** The last 50 versions of the issuer, newest first. */
export const readIssuers = (database: Kysely<Tables>, limit = 50): Promise<IssuerVersion[]> =>
  database
    .selectFrom("issuers as issuer")
    .innerJoin("operators as creator", "creator.id", "issuer.createdBy")
    .orderBy("issuer.sequence", "desc")
    .limit(limit)
    .select([
      "issuer.id",
      "issuer.name",
      "issuer.address",
      "issuer.taxNumber",
      "issuer.bankName",
      "issuer.bankAccount",
      "issuer.timeZone",
      "issuer.createdAt",
      "creator.name as createdByName",
    ])
    .execute();

/** The current issuer; undefined if none is configured yet. */
export const readIssuer = async (database: Kysely<Tables>): Promise<IssuerVersion | undefined> =>
  (await readIssuers(database, 1))[0];
