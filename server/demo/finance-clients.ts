import type { Currency } from "@console-shell/contract/calls/finance";

export interface DemoClient {
  name: string;
  currency: Currency;
  /** Whole units of the currency. */
  creditLimit: number;
  /** Approximate value of a month's services in whole units. */
  monthly: number;
  contactName: string;
  contactEmail: string;
  /** Pays in advance, or after the invoice and sometimes late. */
  pays: "ahead" | "after";
  status?: "suspended";
  /** Has no invoice for last month yet: the next billing run issues it. */
  billedLater?: true;
  /** Also has none for the month before, which somebody forgot. */
  billedMuchLater?: true;
  /** On the plan with tiers. */
  large?: true;
}

const client = (
  name: string,
  currency: Currency,
  [creditLimit, monthly]: [number, number],
  contactName: string,
  contactEmail: string,
  rest: Pick<DemoClient, "pays"> & Partial<DemoClient>,
): DemoClient => ({ name, currency, creditLimit, monthly, contactName, contactEmail, ...rest });

const ahead = { pays: "ahead" } as const;
const after = { pays: "after" } as const;

/** The demo's clients: all fictional, with addresses in reserved domains. */
export const demoClients: DemoClient[] = [
  client("杭州云栖智能科技有限公司", "CNY", [200_000, 68_000], "陈思远", "chen.sy@yunqi.example", {
    ...ahead,
    large: true,
  }),
  client(
    "深圳前海视界信息有限公司",
    "CNY",
    [150_000, 52_000],
    "林嘉怡",
    "lin.jy@qhsj.example",
    after,
  ),
  client("上海浦江零售集团", "CNY", [500_000, 146_000], "周文博", "zhou.wb@pujiang.example", {
    ...after,
    large: true,
  }),
  client("北京朝安物业管理有限公司", "CNY", [80_000, 23_500], "赵雪", "zhao.x@chaoan.example", {
    ...ahead,
    billedLater: true,
  }),
  client(
    "成都锦江文旅发展有限公司",
    "CNY",
    [60_000, 18_200],
    "何晓峰",
    "he.xf@jjwl.example",
    ahead,
  ),
  client("广州珠江港务有限公司", "CNY", [300_000, 91_000], "黄志强", "huang.zq@zjport.example", {
    ...after,
    large: true,
  }),
  client("武汉长江智慧交通有限公司", "CNY", [250_000, 77_400], "吴敏", "wu.m@cjits.example", ahead),
  client("南京紫金图书馆", "CNY", [0, 6_800], "孙晨", "sun.c@zjlib.example", ahead),
  client(
    "西安雁塔电子商务有限公司",
    "CNY",
    [50_000, 15_900],
    "郭子涵",
    "guo.zh@yanta.example",
    after,
  ),
  client(
    "苏州工业园区安防工程有限公司",
    "CNY",
    [120_000, 34_600],
    "徐建国",
    "xu.jg@sipaf.example",
    ahead,
  ),
  client("青岛海岸酒店管理有限公司", "CNY", [60_000, 9_800], "刘洋", "liu.y@coast.example", {
    ...after,
    status: "suspended",
  }),
  client(
    "厦门鹭岛跨境贸易有限公司",
    "CNY",
    [70_000, 20_100],
    "郑雅婷",
    "zheng.yt@ludao.example",
    ahead,
  ),
  client(
    "Northwind Airports Ltd",
    "USD",
    [60_000, 18_400],
    "Olivia Hart",
    "o.hart@northwind.example",
    after,
  ),
  client(
    "Harbor & Lane Retail Inc.",
    "USD",
    [40_000, 12_900],
    "Marcus Bell",
    "marcus@harborlane.example",
    ahead,
  ),
  client("Cascade Stadiums LLC", "USD", [25_000, 7_600], "Dana Whitfield", "dana@cascade.example", {
    ...ahead,
    billedLater: true,
  }),
  client(
    "Pacific Crest Logistics",
    "USD",
    [80_000, 22_700],
    "Henry Osei",
    "henry.osei@pcl.example",
    { ...after, large: true, billedLater: true, billedMuchLater: true },
  ),
  client(
    "Juniper Property Group",
    "USD",
    [15_000, 4_300],
    "Priya Raman",
    "priya@juniper.example",
    ahead,
  ),
  client("Bluebird Archives", "USD", [0, 1_450], "Tom Abbott", "tom@bluebird.example", ahead),
  client(
    "Silverline Campus Safety",
    "USD",
    [45_000, 6_200],
    "Renee Cho",
    "renee@silverline.example",
    {
      ...after,
      status: "suspended",
    },
  ),
  client(
    "Alpenblick Hotels GmbH",
    "EUR",
    [30_000, 9_400],
    "Katrin Vogel",
    "k.vogel@alpenblick.example",
    { ...ahead, billedLater: true },
  ),
  client(
    "Société Rivage Musées",
    "EUR",
    [12_000, 3_750],
    "Élodie Marchand",
    "e.marchand@rivage.example",
    after,
  ),
  client(
    "Noord Havenbedrijf B.V.",
    "EUR",
    [55_000, 16_800],
    "Joost de Wit",
    "joost@noordhaven.example",
    after,
  ),
  client(
    "Iberia Moda S.L.",
    "EUR",
    [18_000, 5_100],
    "Lucía Ortega",
    "lucia@iberiamoda.example",
    ahead,
  ),
  client(
    "Baltic Rail Vision AB",
    "EUR",
    [45_000, 13_300],
    "Erik Lindqvist",
    "erik@balticrail.example",
    ahead,
  ),
];
