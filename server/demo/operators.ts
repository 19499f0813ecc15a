import type { Locale, Role } from "@console-shell/contract";

export interface DemoOperator {
  account: string;
  name: string;
  role: Role;
  phone: string;
  locale: Locale;
  status: "active" | "disabled";
  /** How many days before the seeding the account was made. */
  createdDaysAgo: number;
  /** Days since the last sign-in; null for an operator who never signed in. */
  signedInDaysAgo: number | null;
}

/** Six demo accounts, one for each role and named after it. */
export const namedOperators: (DemoOperator & { account: Role })[] = [
  {
    account: "root",
    name: "Margaret Lindqvist",
    role: "root",
    phone: "+46 8 5500 2100",
    locale: "en-US",
    status: "active",
    createdDaysAgo: 720,
    signedInDaysAgo: 0.2,
  },
  {
    account: "admin",
    name: "Chen Yuwei",
    role: "admin",
    phone: "+86 21 5038 7712",
    locale: "en-US",
    status: "active",
    createdDaysAgo: 702,
    signedInDaysAgo: 0.1,
  },
  {
    account: "bizDirector",
    name: "Tomás Herrera",
    role: "bizDirector",
    phone: "+34 91 290 4418",
    locale: "en-US",
    status: "active",
    createdDaysAgo: 655,
    signedInDaysAgo: 1.3,
  },
  {
    account: "operation",
    name: "Aisha Rahman",
    role: "operation",
    phone: "+65 6403 9921",
    locale: "en-US",
    status: "active",
    createdDaysAgo: 610,
    signedInDaysAgo: 0.05,
  },
  {
    account: "clientManager",
    name: "Julien Moreau",
    role: "clientManager",
    phone: "+33 1 84 88 31 07",
    locale: "en-US",
    status: "active",
    createdDaysAgo: 540,
    signedInDaysAgo: 0.6,
  },
  {
    account: "sales",
    name: "Lin Jiayi",
    role: "sales",
    phone: "+86 755 8272 6603",
    locale: "en-US",
    status: "active",
    createdDaysAgo: 498,
    signedInDaysAgo: 0.9,
  },
];

type Row = [
  account: string,
  name: string,
  role: Role,
  phone: string,
  locale: Locale,
  status: DemoOperator["status"],
  createdDaysAgo: number,
  signedInDaysAgo: number | null,
];

const rows: Row[] = [
  ["zhang.wei", "张伟", "operation", "+86 10 8456 2239", "zh-CN", "active", 471, 0.3],
  ["wang.fang", "王芳", "clientManager", "+86 21 6132 8846", "zh-CN", "active", 430, 1.1],
  ["hannah.vogel", "Hannah Vogel", "admin", "+49 30 2758 4460", "en-US", "active", 402, 2.4],
  ["li.na", "李娜", "sales", "+86 20 3831 0907", "zh-CN", "active", 366, 0.7],
  ["david.okafor", "David Okafor", "operation", "+44 20 3870 1153", "en-US", "active", 318, 3.2],
  ["priya.nair", "Priya Nair", "sales", "+91 80 4718 2254", "en-US", "active", 287, 0.4],
  ["liu.yang", "刘洋", "bizDirector", "+86 571 8790 5521", "zh-CN", "active", 251, 5.8],
  ["marek.novak", "Marek Novák", "operation", "+420 222 310 845", "en-US", "disabled", 233, 96],
  ["zhao.min", "赵敏", "clientManager", "+86 28 6511 7380", "zh-CN", "active", 187, 0.8],
  ["sofia.rossi", "Sofia Rossi", "sales", "+39 02 3859 2716", "en-US", "disabled", 164, 71],
  ["chen.jie", "陈洁", "operation", "+86 25 5187 6694", "zh-CN", "active", 92, 1.9],
  ["emily.carter", "Emily Carter", "clientManager", "+1 415 555 0142", "en-US", "active", 41, 4.6],
  ["zhou.tao", "周涛", "sales", "+86 27 8732 4418", "zh-CN", "active", 6, null],
];

/** Other operators, to fill the lists; nobody knows their passwords. */
export const otherOperators: DemoOperator[] = rows.map(
  ([account, name, role, phone, locale, status, createdDaysAgo, signedInDaysAgo]) => ({
    account,
    name,
    role,
    phone,
    locale,
    status,
    createdDaysAgo,
    signedInDaysAgo,
  }),
);
