import type { Locale, LocalizedText } from "./locale.ts";
import type { Permission } from "./permissions.ts";
import type { OwnPermission } from "../host/manifest.ts";

type Opening = Extract<Permission, `${string}:open`>;

/** Of the permission to open a sub-app. */
export const openingLabel: LocalizedText = { "en-US": "Open the app", "zh-CN": "打开应用" };

const labels: Readonly<Record<Exclude<Permission, Opening>, LocalizedText>> = {
  "management:operator:read": { "en-US": "View operators", "zh-CN": "查看操作员" },
  "management:operator:create": { "en-US": "Create operators", "zh-CN": "新建操作员" },
  "management:operator:update": { "en-US": "Change operators", "zh-CN": "修改操作员" },
  "management:role:read": { "en-US": "View roles and permissions", "zh-CN": "查看角色与权限" },
  "management:role:update": { "en-US": "Change role permissions", "zh-CN": "修改角色权限" },
  "management:security-policy:read": {
    "en-US": "View the security policy",
    "zh-CN": "查看安全策略",
  },
  "management:security-policy:update": {
    "en-US": "Change the security policy",
    "zh-CN": "修改安全策略",
  },
  "management:applicant:read": { "en-US": "View registrations", "zh-CN": "查看注册申请" },
  "management:applicant:decide": {
    "en-US": "Approve and reject registrations",
    "zh-CN": "审批注册申请",
  },
  "management:approval:decide": {
    "en-US": "Approve and reject changes that need a second person",
    "zh-CN": "审批需要双人审批的更改",
  },
  "management:announcement:read": { "en-US": "View announcements", "zh-CN": "查看公告" },
  "management:announcement:update": {
    "en-US": "Create, change and end announcements",
    "zh-CN": "创建、修改和结束公告",
  },
  "management:operator:view-as": {
    "en-US": "View the console as another operator",
    "zh-CN": "以其他操作员的视角查看控制台",
  },
  "management:session:read": {
    "en-US": "View all active sessions",
    "zh-CN": "查看所有人的登录设备",
  },
  "management:scim:read": { "en-US": "View provisioning", "zh-CN": "查看账号同步" },
  "management:scim:update": {
    "en-US": "Manage provisioning by an identity provider",
    "zh-CN": "管理身份提供方的账号同步",
  },
  "management:session:end": { "en-US": "End other people’s sessions", "zh-CN": "结束他人的会话" },
  "management:identity-provider:read": {
    "en-US": "View single sign-on settings",
    "zh-CN": "查看单点登录设置",
  },
  "management:identity-provider:update": {
    "en-US": "Change single sign-on settings",
    "zh-CN": "修改单点登录设置",
  },
  "management:sub-app:read": { "en-US": "View sub-apps", "zh-CN": "查看子应用" },
  "management:sub-app:update": {
    "en-US": "Publish, promote and roll back sub-apps",
    "zh-CN": "发布、推广和回滚子应用",
  },
  "management:sub-app:override": {
    "en-US": "Develop sub-apps inside the console",
    "zh-CN": "在控制台中开发子应用",
  },
  "management:mail:read": { "en-US": "View the mail log", "zh-CN": "查看邮件记录" },
  "management:audit:read": { "en-US": "View the audit log", "zh-CN": "查看审计日志" },
  "management:list-view:share": {
    "en-US": "Share views of lists with everybody",
    "zh-CN": "向所有人共享列表视图",
  },
  "console:usage:read": { "en-US": "View usage", "zh-CN": "查看用量" },
  "console:alert:read": { "en-US": "View alert rules", "zh-CN": "查看告警规则" },
  "console:alert:update": { "en-US": "Change alert rules", "zh-CN": "修改告警规则" },
  "console:alert:acknowledge": {
    "en-US": "Acknowledge and silence alerts",
    "zh-CN": "确认和静默告警",
  },
  "object-search-manager:query:read": { "en-US": "View queries", "zh-CN": "查看检索记录" },
  "object-search-manager:query:create": { "en-US": "Search objects", "zh-CN": "发起检索" },
  "object-search-manager:query:review": { "en-US": "Review queries", "zh-CN": "复核检索记录" },
  "object-search-manager:collection:read": { "en-US": "View collections", "zh-CN": "查看物品集合" },
  "object-search-manager:collection:update": {
    "en-US": "Change collections",
    "zh-CN": "修改物品集合",
  },
  "console-application:application:read": {
    "en-US": "View own client apps",
    "zh-CN": "查看自己参与的客户应用",
  },
  "console-application:application:read-all": {
    "en-US": "View all client apps",
    "zh-CN": "查看全部客户应用",
  },
  "console-application:application:create": {
    "en-US": "Create client apps",
    "zh-CN": "新建客户应用",
  },
  "console-application:application:update": {
    "en-US": "Change client apps",
    "zh-CN": "修改客户应用",
  },
  "console-application:application:update-all": {
    "en-US": "Change all client apps",
    "zh-CN": "修改全部客户应用",
  },
  "console-application:library:grant": {
    "en-US": "Grant client apps access to libraries",
    "zh-CN": "授予客户应用图库访问权限",
  },
  "console-application:key:create": { "en-US": "Create API keys", "zh-CN": "新建 API 密钥" },
  "console-application:key:revoke": { "en-US": "Revoke API keys", "zh-CN": "吊销 API 密钥" },
  "console-application:webhook:read": {
    "en-US": "View webhooks and their deliveries",
    "zh-CN": "查看 Webhook 及投递记录",
  },
  "console-application:webhook:update": {
    "en-US": "Change webhooks and resend deliveries",
    "zh-CN": "修改 Webhook 并重新投递",
  },
  "face-search:query:read": { "en-US": "View queries", "zh-CN": "查看检索记录" },
  "face-search:query:create": { "en-US": "Search and compare faces", "zh-CN": "检索与比对人脸" },
  "face-search:query:review": { "en-US": "Review queries", "zh-CN": "复核检索记录" },
  "face-search:person:read": { "en-US": "View people", "zh-CN": "查看人物" },
  "face-search:person:update": { "en-US": "Group faces into people", "zh-CN": "归组人物" },
  "face-search:collection:read": { "en-US": "View collections", "zh-CN": "查看人脸集合" },
  "face-search:collection:update": { "en-US": "Change collections", "zh-CN": "修改人脸集合" },
  "image-library-management:library:read": { "en-US": "View libraries", "zh-CN": "查看图库" },
  "image-library-management:library:create": { "en-US": "Create libraries", "zh-CN": "新建图库" },
  "image-library-management:library:update": { "en-US": "Change libraries", "zh-CN": "修改图库" },
  "image-library-management:library:delete": { "en-US": "Delete libraries", "zh-CN": "删除图库" },
  "image-library-management:image:read": { "en-US": "View images", "zh-CN": "查看图片" },
  "image-library-management:image:create": { "en-US": "Upload images", "zh-CN": "上传图片" },
  "image-library-management:image:update": {
    "en-US": "Tag, move and accept images",
    "zh-CN": "标记、移动和接受图片",
  },
  "image-library-management:image:delete": { "en-US": "Delete images", "zh-CN": "删除图片" },
  "finance:client:read": { "en-US": "View own clients", "zh-CN": "查看自己的客户" },
  "finance:client:read-all": { "en-US": "View all clients", "zh-CN": "查看全部客户" },
  "finance:client:create": { "en-US": "Create clients", "zh-CN": "新建客户" },
  "finance:client:update": { "en-US": "Change clients", "zh-CN": "修改客户" },
  "finance:note:read": { "en-US": "View notes on clients", "zh-CN": "查看客户备注" },
  "finance:note:create": { "en-US": "Write notes on clients", "zh-CN": "撰写客户备注" },
  "finance:ledger:read": { "en-US": "View the ledger", "zh-CN": "查看总账" },
  "finance:ledger:create": {
    "en-US": "Post charges and adjustments, propose large adjustments, reverse entries",
    "zh-CN": "登记扣费与调整、提出大额调整、冲正分录",
  },
  "finance:adjustment:decide": {
    "en-US": "Approve and reject others’ adjustments",
    "zh-CN": "审批他人的调整申请",
  },
  "finance:adjustment-limit:update": {
    "en-US": "Change how much one person may adjust",
    "zh-CN": "修改单人调整限额",
  },
  "finance:invoice:read": { "en-US": "View invoices", "zh-CN": "查看账单" },
  "finance:invoice:issue": {
    "en-US": "Issue invoices and credit notes",
    "zh-CN": "开具账单与贷项通知单",
  },
  "finance:invoice:send": {
    "en-US": "Send invoices and reminders to clients",
    "zh-CN": "向客户发送账单和催款提醒",
  },
  "finance:reminder:update": {
    "en-US": "Change the reminder schedule",
    "zh-CN": "修改催款提醒计划",
  },
  "finance:issuer:update": {
    "en-US": "Change the invoice issuer, including its bank account",
    "zh-CN": "修改开票方信息（含收款账户）",
  },
  "finance:plan:read": { "en-US": "View price plans", "zh-CN": "查看价格方案" },
  "finance:plan:create": {
    "en-US": "Create price plans and publish prices",
    "zh-CN": "新建价格方案并发布价格",
  },
  "finance:topup:read": { "en-US": "View proposed top-ups", "zh-CN": "查看充值申请" },
  "finance:topup:propose": { "en-US": "Propose top-ups", "zh-CN": "提出充值申请" },
  "finance:topup:decide": {
    "en-US": "Approve and reject others’ top-ups",
    "zh-CN": "审批他人的充值申请",
  },
  "finance:refund:read": { "en-US": "View proposed refunds", "zh-CN": "查看退款申请" },
  "finance:refund:propose": { "en-US": "Propose refunds", "zh-CN": "提出退款申请" },
  "finance:refund:decide": {
    "en-US": "Approve and reject others’ refunds",
    "zh-CN": "审批他人的退款申请",
  },
};

/**
 * A permission in words. Besides the table's, sub-apps declare some of their own; a code that nothing declares is
 * returned as it is.
 */
export const permissionLabel = (
  code: string,
  locale: Locale,
  subApps: readonly { readonly permissions?: readonly OwnPermission[] }[],
): string => {
  if (code.endsWith(":open")) return openingLabel[locale];
  const known: Readonly<Record<string, LocalizedText | undefined>> = labels;
  const label =
    known[code] ??
    subApps.flatMap(({ permissions = [] }) => permissions).find((one) => one.code === code)?.label;
  return label?.[locale] ?? code;
};
