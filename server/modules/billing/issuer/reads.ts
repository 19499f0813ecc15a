import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import type { Issuer } from "@console-shell/contract/calls/finance";
import { unprintableIn } from "../document/fonts.ts";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** The characters of an issuer's details that PDFs can't show. */
export const unprintableOf = ({
  name,
  address,
  taxNumber,
  bankName,
  bankAccount,
}: Issuer): string => unprintableIn(name, address, taxNumber, bankName, bankAccount);

/** The last 50 versions of the issuer, newest first. */
export const readIssuers = async (
  database: Kysely<Tables>,
  limit = 50,
): Promise<IssuerVersion[]> => {
  const versions = await database
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
  return versions.map((version) => ({ ...version, unprintable: unprintableOf(version) }));
};

/** The current issuer; undefined if none is configured yet. */
export const readIssuer = async (database: Kysely<Tables>): Promise<IssuerVersion | undefined> =>
  (await readIssuers(database, 1))[0];
