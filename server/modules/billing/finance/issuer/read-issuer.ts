import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";

/** The last 50 versions of the issuer, newest first. */
export const readIssuers = (database: Kysely<Tables>, limit = 50): Promise<IssuerVersion[]> =>
  database
    .selectFrom("issuers as issuer")
    .innerJoin("operators as creator", "creator.id", "issuer.created_by")
    .orderBy("issuer.sequence", "desc")
    .limit(limit)
    .select([
      "issuer.id as id",
      "issuer.name as name",
      "issuer.address as address",
      "issuer.tax_number as taxNumber",
      "issuer.bank_name as bankName",
      "issuer.bank_account as bankAccount",
      "issuer.created_at as createdAt",
      "creator.name as createdByName",
    ])
    .execute();

/** The current issuer; undefined if none is configured yet. */
export const readIssuer = async (database: Kysely<Tables>): Promise<IssuerVersion | undefined> =>
  (await readIssuers(database, 1))[0];
