import { textKey } from "@console-shell/contract/words/typed-text";
import type { ApiKeyScope, ClientAppEnvironment } from "@console-shell/contract/calls/client-app";
import type { Role } from "@console-shell/contract";
import { sql } from "kysely";
import { newId } from "#platform/database/id.ts";
import { makeKey } from "#modules/clients/index.ts";
import type { Seed, SeedContext } from "./seed.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

type DemoKey = [
  name: string,
  scopes: ApiKeyScope[],
  state: "used" | "unused" | "expired" | "revoked" | "rotated",
];

interface DemoClientApp {
  name: string;
  environment: ClientAppEnvironment;
  description: string;
  owner: Role;
  age: number;
  suspended?: true;
  keys: DemoKey[];
}

const search: ApiKeyScope[] = ["face:search", "face:compare"];
const objects: ApiKeyScope[] = ["object:search", "library:read"];
const upload: ApiKeyScope[] = ["library:read", "library:write"];

const demoClientApps: DemoClientApp[] = [
  {
    name: "Northwind gate check-in",
    environment: "production",
    description: "Matches travellers at boarding gates with their check-in picture",
    owner: "clientManager",
    age: 171,
    keys: [
      ["Gate terminals", search, "used"],
      ["Gate terminals 2025", search, "expired"],
    ],
  },
  {
    name: "Northwind gate check-in",
    environment: "sandbox",
    description: "Test bench of the gate terminals",
    owner: "clientManager",
    age: 176,
    keys: [["Test bench", search, "used"]],
  },
  {
    name: "浦江门店同款搜索",
    environment: "production",
    description: "门店导购用照片搜索同款商品",
    owner: "clientManager",
    age: 142,
    keys: [
      ["门店平板", objects, "used"],
      ["商品同步任务", upload, "used"],
    ],
  },
  {
    name: "浦江门店同款搜索",
    environment: "sandbox",
    description: "门店应用联调环境",
    owner: "operation",
    age: 150,
    keys: [["联调", [...objects, "library:write"], "used"]],
  },
  {
    name: "云栖园区访客系统",
    environment: "production",
    description: "访客登记与园区闸机的人脸比对",
    owner: "clientManager",
    age: 128,
    keys: [
      ["闸机", ["face:compare"], "rotated"],
      ["前台", search, "used"],
    ],
  },
  {
    name: "Harbor & Lane product finder",
    environment: "production",
    description: "Finds products by picture in the web shop",
    owner: "clientManager",
    age: 117,
    keys: [
      ["Web shop", objects, "used"],
      ["Reporting", ["usage:read"], "used"],
    ],
  },
  {
    name: "Pacific Crest parcel desk",
    environment: "production",
    description: "Recognises damaged parcels at the sorting line",
    owner: "operation",
    age: 96,
    keys: [
      ["Sorting line", objects, "used"],
      ["Old sorting line", objects, "revoked"],
    ],
  },
  {
    name: "珠江港箱号识别",
    environment: "production",
    description: "码头岸桥相机的集装箱图像检索",
    owner: "operation",
    age: 88,
    keys: [["岸桥相机", objects, "used"]],
  },
  {
    name: "Alpenblick guest arrival",
    environment: "production",
    description: "Guests who agreed are greeted by name on arrival",
    owner: "clientManager",
    age: 73,
    keys: [["Reception", ["face:compare"], "used"]],
  },
  {
    name: "Cascade lost and found",
    environment: "production",
    description: "Searches found objects by a visitor's picture",
    owner: "sales",
    age: 61,
    keys: [
      ["Service desk", objects, "used"],
      ["Kiosk", objects, "unused"],
    ],
  },
  {
    name: "紫金图书馆旧照检索",
    environment: "production",
    description: "馆藏老照片以图搜图",
    owner: "clientManager",
    age: 54,
    keys: [["检索页面", objects, "used"]],
  },
  {
    name: "Noord Haven crew access",
    environment: "sandbox",
    description: "Trial of crew access at the container terminal",
    owner: "clientManager",
    age: 40,
    keys: [["Trial", search, "expired"]],
  },
  {
    name: "Silverline campus entry",
    environment: "production",
    description: "Entry of students and staff",
    owner: "operation",
    age: 133,
    suspended: true,
    keys: [["Doors", search, "used"]],
  },
  {
    name: "青岛海岸自助入住",
    environment: "production",
    description: "酒店自助入住机的身份核验",
    owner: "clientManager",
    age: 109,
    suspended: true,
    keys: [["入住机", ["face:compare"], "revoked"]],
  },
  {
    name: "Iberia Moda lookbook",
    environment: "sandbox",
    description: "Matches runway pictures with stock",
    owner: "sales",
    age: 22,
    keys: [["Prototype", objects, "used"]],
  },
  {
    name: "Baltic Rail platform study",
    environment: "sandbox",
    description: "",
    owner: "operation",
    age: 6,
    keys: [],
  },
];

const keyTimes = (state: DemoKey[2], created: number, { now, random }: SeedContext) => {
  const recently = now - Math.floor(random() * 30 * hour);
  const longAgo = created + Math.floor((now - created) * 0.6);
  return {
    expiresAt: {
      used: now + 180 * day,
      unused: null,
      expired: longAgo,
      revoked: null,
      rotated: now + 5 * day,
    }[state],
    lastUsedAt: {
      used: recently,
      unused: null,
      expired: longAgo - hour,
      revoked: longAgo - hour,
      rotated: recently,
    }[state],
    revokedAt: state === "revoked" ? longAgo : null,
  };
};

const insertKey = async (
  context: SeedContext,
  clientApp: DemoClientApp & { id: string },
  [name, scopes, state]: DemoKey,
  replacedBy: string | null,
) => {
  const { database, now, operatorIds } = context;
  // Nobody has the secrets: the demo's keys can be viewed and revoked, but not used.
  const { prefix, hash } = makeKey(clientApp.environment);
  const created = now - Math.floor(clientApp.age * 0.9 * day);
  const id = newId();
  const times = keyTimes(state, created, context);
  await database
    .insertInto("apiKeys")
    .values({
      id,
      applicationId: clientApp.id,
      name,
      prefix,
      keyHash: hash,
      scopes,
      // Programs in a client's own network.
      addresses: state === "used" ? ["198.51.100.0/24"] : [],
      createdBy: operatorIds.clientManager,
      createdAt: created,
      ...times,
      replacedBy,
      counted: times.revokedAt === null,
    })
    .execute();
  return id;
};

/** Client apps in both environments, with keys in every state. */
export const seedClientApps: Seed = async (context) => {
  const { database, now, operatorIds } = context;
  for (const demo of demoClientApps) {
    const createdAt = now - demo.age * day;
    const { id } = await database
      .insertInto("clientApplications")
      .values({
        id: newId(),
        name: demo.name,
        nameKey: textKey(demo.name),
        environment: demo.environment,
        description: demo.description,
        status: demo.suspended ? "suspended" : "active",
        ownerId: operatorIds[demo.owner],
        createdAt,
        updatedAt: createdAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const key of demo.keys) {
      const [name, scopes, state] = key;
      const successor =
        state === "rotated"
          ? await insertKey(context, { ...demo, id, age: 2 }, [name, scopes, "unused"], null)
          : null;
      await insertKey(context, { ...demo, id }, key, successor);
    }
    await database
      .updateTable("clientApplications")
      .set({
        keyCount: sql`(select count(*) from api_keys where application_id = ${id} and counted)`,
        keysUsedAt: sql`(select max(last_used_at) from api_keys where application_id = ${id})`,
      })
      .where("id", "=", id)
      .execute();
  }
};
