import type { Seed, SeedContext } from "./seed.ts";

interface DemoAccess {
  /** By their names. */
  libraries: readonly string[];
  callsPerMinute?: number;
  callsPerMonth?: number;
  /** Name of the finance client; a sandbox costs nothing. */
  payer?: string;
}

const faces = ["Staff badges", "前台访客 Visitors"];
const products = ["Spring shoes 2026", "Homeware"];

/** The sandbox library that corresponds to each production library. */
const sandboxOf: Record<string, string> = {
  ...Object.fromEntries(faces.map((name) => [name, "Sandbox faces"])),
  ...Object.fromEntries(products.map((name) => [name, "Sandbox products"])),
};

/** By the client app's name, which is the same in both environments. */
const demoAccess: Record<string, DemoAccess> = {
  "Northwind gate check-in": {
    libraries: faces,
    callsPerMinute: 1200,
    callsPerMonth: 60_000,
    payer: "Northwind Airports Ltd",
  },
  浦江门店同款搜索: {
    libraries: products,
    callsPerMinute: 900,
    callsPerMonth: 250_000,
    payer: "上海浦江零售集团",
  },
  云栖园区访客系统: {
    libraries: ["前台访客 Visitors"],
    callsPerMonth: 40_000,
    payer: "杭州云栖智能科技有限公司",
  },
  "Harbor & Lane product finder": {
    libraries: products,
    callsPerMinute: 1200,
    callsPerMonth: 150_000,
    payer: "Harbor & Lane Retail Inc.",
  },
  "Pacific Crest parcel desk": {
    libraries: ["Homeware"],
    callsPerMonth: 200_000,
    payer: "Pacific Crest Logistics",
  },
  珠江港箱号识别: {
    libraries: ["Campaign backgrounds"],
    callsPerMonth: 100_000,
    payer: "广州珠江港务有限公司",
  },
  "Alpenblick guest arrival": { libraries: ["前台访客 Visitors"], payer: "Alpenblick Hotels GmbH" },
  "Cascade lost and found": {
    libraries: ["Homeware"],
    callsPerMonth: 200_000,
    payer: "Cascade Stadiums LLC",
  },
  紫金图书馆旧照检索: {
    libraries: ["Campaign backgrounds"],
    callsPerMonth: 120_000,
    payer: "南京紫金图书馆",
  },
  "Noord Haven crew access": {
    libraries: ["Staff badges"],
    callsPerMinute: 60,
    callsPerMonth: 2000,
  },
  "Silverline campus entry": {
    libraries: ["Staff badges"],
    payer: "Silverline Campus Safety",
  },
  青岛海岸自助入住: { libraries: faces, payer: "青岛海岸酒店管理有限公司" },
  "Iberia Moda lookbook": { libraries: ["Spring shoes 2026"], callsPerMinute: 60 },
  "Baltic Rail platform study": { libraries: [], callsPerMinute: 60, callsPerMonth: 1000 },
};

const idByName = async (
  { database }: SeedContext,
  table: "libraries" | "financeClients",
): Promise<ReadonlyMap<string, string>> => {
  const rows = await database.selectFrom(table).select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
};

/** Libraries, limits and payers of the demo's client apps. */
export const seedClientAppAccess: Seed = async (context) => {
  const { database } = context;
  const libraries = await idByName(context, "libraries");
  const clients = await idByName(context, "financeClients");
  const clientApps = await database
    .selectFrom("clientApplications")
    .select(["id", "name", "environment"])
    .execute();
  for (const { id, name, environment } of clientApps) {
    const access = demoAccess[name];
    if (!access) continue;
    const isSandbox = environment === "sandbox";
    const { callsPerMinute = 600, callsPerMonth = null, payer } = access;
    await database
      .updateTable("clientApplications")
      .set({
        callsPerMinute: isSandbox ? 60 : callsPerMinute,
        callsPerMonth: isSandbox ? 5000 : callsPerMonth,
        clientId: (!isSandbox && payer && clients.get(payer)) || null,
      })
      .where("id", "=", id)
      .execute();
    const reached = isSandbox
      ? new Set(access.libraries.flatMap((library) => sandboxOf[library] ?? []))
      : access.libraries;
    const granted = [...reached].flatMap((library) => libraries.get(library) ?? []);
    if (granted.length > 0)
      await database
        .insertInto("applicationLibraries")
        .values(granted.map((libraryId) => ({ applicationId: id, libraryId })))
        .execute();
  }
};
