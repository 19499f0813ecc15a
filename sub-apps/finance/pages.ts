/** The pages of finance, for its navigation and its route guards. */
export const pages = [
  {
    path: "/clients",
    title: { "en-US": "Client accounts", "zh-CN": "客户账户" },
    permission: "finance:client:read",
  },
  {
    path: "/top-ups",
    title: { "en-US": "Top-ups", "zh-CN": "充值审批" },
    permission: "finance:topup:read",
  },
  {
    path: "/refunds",
    title: { "en-US": "Refunds", "zh-CN": "退款审批" },
    permission: "finance:refund:read",
  },
  {
    path: "/adjustments",
    title: { "en-US": "Adjustments", "zh-CN": "调整审批" },
    permission: "finance:ledger:read",
  },
  {
    path: "/ledger",
    title: { "en-US": "Ledger", "zh-CN": "总账" },
    permission: "finance:ledger:read",
  },
  {
    path: "/invoices",
    title: { "en-US": "Invoices", "zh-CN": "账单" },
    permission: "finance:invoice:read",
  },
  {
    path: "/billing",
    title: { "en-US": "Billing run", "zh-CN": "批量出账" },
    permission: "finance:invoice:issue",
  },
  {
    path: "/plans",
    title: { "en-US": "Price plans", "zh-CN": "价格方案" },
    permission: "finance:plan:read",
  },
  {
    path: "/issuer",
    title: { "en-US": "Invoice issuer", "zh-CN": "开票方" },
    permission: "finance:invoice:read",
  },
] as const;
