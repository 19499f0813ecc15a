import { newId } from "#platform/database/id.ts";
import type { SeedContext } from "./seed.ts";

const day = 24 * 60 * 60 * 1000;

const versions = [
  {
    ago: 420,
    address: "浙江省杭州市示例区样本路 1 号\n邮编 310000",
    bankAccount: "0000 0000 0000 0001",
  },
  {
    ago: 230,
    address: "浙江省杭州市示例区样本路 88 号 6 层\n邮编 310000",
    bankAccount: "0000 0000 0000 0002",
  },
];

/** Of the issuer, so of all days of invoices. */
export const demoTimeZone = "Asia/Shanghai";

/** The issuer of the demo's invoices, with one change of address; returns the last version's identifier. */
export const seedIssuer = async ({
  database,
  now,
  operatorIds,
}: Pick<SeedContext, "database" | "now" | "operatorIds">): Promise<string> => {
  let id = "";
  for (const [index, { ago, ...said }] of versions.entries()) {
    id = newId();
    await database
      .insertInto("issuers")
      .values({
        ...said,
        id,
        sequence: index + 1,
        name: "示例视觉科技（杭州）有限公司",
        taxNumber: "91330000EXAMPLE00X",
        bankName: "示例银行杭州分行",
        timeZone: demoTimeZone,
        createdBy: operatorIds.bizDirector,
        createdAt: now - ago * day,
      })
      .execute();
  }
  await database
    .insertInto("financeCounters")
    .values({ name: "issuer", value: versions.length })
    .execute();
  return id;
};
