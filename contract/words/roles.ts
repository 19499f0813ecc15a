import type { Locale, LocalizedText } from "./locale.ts";

interface RoleWords {
  name: LocalizedText;
  purpose: LocalizedText;
}

/** The roles of operators; each operator has exactly one. */
const roleWords = {
  root: {
    name: { "en-US": "Root", "zh-CN": "超级管理员" },
    purpose: {
      "en-US": "Has full access and decides what other roles can do.",
      "zh-CN": "拥有全部权限，并决定其他角色的权限。",
    },
  },
  admin: {
    name: { "en-US": "Administrator", "zh-CN": "管理员" },
    purpose: {
      "en-US": "Runs the console and all apps. Can’t change roles or publish sub-apps.",
      "zh-CN": "管理控制台及所有应用，但不能更改角色权限或发布子应用。",
    },
  },
  bizDirector: {
    name: { "en-US": "Business director", "zh-CN": "业务总监" },
    purpose: {
      "en-US":
        "Views operators, client apps, libraries and finance, but not images of people, sessions, mails or the audit log. Publishes prices, issues invoices, and approves top-ups, refunds and large adjustments.",
      "zh-CN":
        "查看操作员、客户应用、图库与财务，但不含人物图片、会话、邮件与审计日志。可发布价格、开具账单，并审批充值、退款与大额调整。",
    },
  },
  operation: {
    name: { "en-US": "Operations", "zh-CN": "运营" },
    purpose: {
      "en-US":
        "Manages image libraries, face search and object search. Views usage, and acknowledges and silences alerts.",
      "zh-CN": "负责图库、人脸检索与物品检索，可查看用量，并可确认和静默告警。",
    },
  },
  clientManager: {
    name: { "en-US": "Client manager", "zh-CN": "客户经理" },
    purpose: {
      "en-US":
        "Decides on registrations. Manages clients and their client apps, sees their invoices, posts to the ledger, and proposes top-ups and refunds.",
      "zh-CN":
        "审批注册申请，管理客户及其客户应用，查看其账单，可在总账中记账，并可提出充值与退款。",
    },
  },
  sales: {
    name: { "en-US": "Sales", "zh-CN": "销售" },
    purpose: {
      "en-US": "Views their own clients with ledger and invoices. Proposes top-ups and refunds.",
      "zh-CN": "查看自己的客户及其总账与账单，并可提出充值与退款。",
    },
  },
} as const satisfies Record<string, RoleWords>;

export type Role = keyof typeof roleWords;
export const roles = Object.keys(roleWords) as [Role, ...Role[]];

export const roleName = (role: Role, locale: Locale): string => roleWords[role].name[locale];

/** The role's job in a sentence. */
export const rolePurpose = (role: Role, locale: Locale): string => roleWords[role].purpose[locale];
