import type { PageRow } from "@console-shell/sdk";
import { ApplicantsPage } from "./applicants/applicants-page.tsx";
import { OperatorsPage } from "./operators/operators-page.tsx";
import { SessionsPage } from "./sessions/sessions-page.tsx";

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/operators",
    title: { "en-US": "Operators", "zh-CN": "操作员" },
    permission: "management:operator:read",
    help: "operators",
    actions: [
      {
        title: { "en-US": "New operator", "zh-CN": "新建操作员" },
        permission: "management:operator:create",
      },
    ],
    page: OperatorsPage,
    search: {
      call: "GET /mc-api/operator/list",
      label: "name",
      detail: "account",
      state: {
        field: "status",
        values: [{ value: "disabled", title: { "en-US": "Disabled", "zh-CN": "已停用" } }],
      },
      path: "/operators/:id",
    },
    figures: [
      {
        id: "operators",
        title: { "en-US": "Operators", "zh-CN": "操作员" },
        call: "GET /mc-api/operator/list",
        query: { status: "active" },
        value: { fields: ["total"] },
        facts: [{ title: { "en-US": "Can sign in", "zh-CN": "可登录" } }],
        order: 100,
      },
    ],
  },
  {
    path: "/operators/:id",
    permission: "management:operator:read",
    load: async () => (await import("./operators/operator-page.tsx")).OperatorPage,
  },
  {
    path: "/applicants",
    title: { "en-US": "Registrations", "zh-CN": "注册申请" },
    permission: "management:applicant:read",
    help: "applicants",
    page: ApplicantsPage,
    search: {
      call: "GET /mc-api/applicant/list",
      label: "reference",
      hyphenAt: 2,
      detail: "name",
      path: "/applicants?search=:reference",
      decisions: [
        {
          title: { "en-US": "Approve", "zh-CN": "通过" },
          permission: "management:applicant:decide",
          field: "status",
          value: "waiting",
          path: "/applicants?search=:reference&do=approve",
        },
        {
          title: { "en-US": "Reject", "zh-CN": "拒绝" },
          permission: "management:applicant:decide",
          field: "status",
          value: "waiting",
          path: "/applicants?search=:reference&do=reject",
        },
      ],
    },
    work: {
      kind: "applicants",
      decide: "management:applicant:decide",
      call: "GET /mc-api/applicant/list",
      query: { status: "waiting", sort: "createdAt", order: "asc" },
      label: "name",
      detail: "company",
      since: "createdAt",
      facts: [
        { title: { "en-US": "Reference", "zh-CN": "编号" }, field: "reference" },
        { title: { "en-US": "Account", "zh-CN": "账号" }, field: "account" },
        { title: { "en-US": "E-mail", "zh-CN": "邮箱" }, field: "email" },
        { title: { "en-US": "Reason", "zh-CN": "申请理由" }, field: "reason" },
      ],
      path: "/applicants?search=:reference",
      actions: [
        {
          key: "approve",
          title: { "en-US": "Approve", "zh-CN": "通过" },
          permission: "management:applicant:decide",
          call: "POST /mc-api/applicant/:id/approve",
          choice: {
            field: "role",
            title: { "en-US": "Role", "zh-CN": "角色" },
            options: [
              { value: "sales", title: { "en-US": "Sales", "zh-CN": "销售" } },
              { value: "clientManager", title: { "en-US": "Client manager", "zh-CN": "客户经理" } },
              { value: "operation", title: { "en-US": "Operations", "zh-CN": "运营" } },
              {
                value: "bizDirector",
                title: { "en-US": "Business director", "zh-CN": "业务总监" },
              },
            ],
          },
        },
        {
          key: "reject",
          title: { "en-US": "Reject", "zh-CN": "拒绝" },
          permission: "management:applicant:decide",
          call: "POST /mc-api/applicant/:id/reject",
          reason: { field: "reason" },
          danger: true,
        },
      ],
    },
  },
  {
    path: "/applicants/:reference",
    permission: "management:applicant:read",
    load: async () => (await import("./applicants/applicant-page.tsx")).ApplicantPage,
  },
  {
    path: "/approvals",
    title: { "en-US": "Approvals", "zh-CN": "审批" },
    permission: "management:approval:decide",
    help: "security#approvals",
    load: async () => (await import("./approvals/approvals-page.tsx")).ApprovalsPage,
    work: {
      kind: "approvals",
      call: "GET /mc-api/approval/list",
      query: { status: "waiting", by: "others", sort: "createdAt", order: "asc" },
      label: "target",
      detail: "requestedByName",
      since: "createdAt",
      facts: [
        { title: { "en-US": "Requested by", "zh-CN": "提交人" }, field: "requestedByName" },
        { title: { "en-US": "Reason", "zh-CN": "原因" }, field: "reason" },
      ],
      path: "/approvals?status=waiting&by=others&search=:target",
      actions: [
        {
          key: "reject",
          title: { "en-US": "Reject", "zh-CN": "拒绝" },
          permission: "management:approval:decide",
          call: "POST /mc-api/approval/:id/reject",
          reason: { field: "reason" },
          danger: true,
        },
      ],
    },
  },
  {
    path: "/approvals/:id",
    permission: "management:approval:decide",
    load: async () => (await import("./approvals/approval-page.tsx")).ApprovalPage,
  },
  {
    path: "/roles",
    title: { "en-US": "Roles", "zh-CN": "角色" },
    permission: "management:role:read",
    help: "roles",
    load: async () => (await import("./roles/roles-page.tsx")).RolesPage,
  },
  {
    path: "/single-sign-on",
    title: { "en-US": "Single sign-on", "zh-CN": "单点登录" },
    permission: "management:identity-provider:read",
    help: "single-sign-on",
    actions: [
      {
        title: { "en-US": "Add identity provider", "zh-CN": "添加身份提供方" },
        permission: "management:identity-provider:update",
      },
    ],
    load: async () => (await import("./single-sign-on/single-sign-on-page.tsx")).SingleSignOnPage,
  },
  {
    // Deeper than a provider: one may be called "new".
    path: "/single-sign-on/new/provider",
    permission: "management:identity-provider:update",
    load: async () => (await import("./single-sign-on/provider-form.tsx")).ProviderForm,
  },
  {
    path: "/single-sign-on/:name",
    permission: "management:identity-provider:read",
    load: async () => (await import("./single-sign-on/provider-page.tsx")).ProviderPage,
  },
  {
    path: "/provisioning",
    title: { "en-US": "Provisioning", "zh-CN": "账号同步" },
    permission: "management:scim:read",
    help: "provisioning",
    load: async () => (await import("./provisioning/provisioning-page.tsx")).ProvisioningPage,
  },
  {
    path: "/security",
    title: { "en-US": "Security", "zh-CN": "安全策略" },
    permission: "management:security-policy:read",
    help: "security",
    load: async () => (await import("./security/security-page.tsx")).SecurityPage,
  },
  {
    path: "/announcements",
    title: { "en-US": "Announcements", "zh-CN": "公告" },
    permission: "management:announcement:read",
    help: "announcements",
    actions: [
      {
        title: { "en-US": "New announcement", "zh-CN": "新建公告" },
        permission: "management:announcement:update",
      },
    ],
    load: async () => (await import("./announcements/announcements-page.tsx")).AnnouncementsPage,
  },
  {
    path: "/sub-apps",
    title: { "en-US": "Sub-apps", "zh-CN": "子应用" },
    permission: "management:sub-app:read",
    help: "sub-apps",
    actions: [
      {
        title: { "en-US": "New sub-app", "zh-CN": "新建子应用" },
        permission: "management:sub-app:update",
      },
    ],
    load: async () => (await import("./sub-apps/sub-apps-page.tsx")).SubAppsPage,
    search: {
      call: "GET /mc-api/sub-app/list",
      label: "name",
      detail: "ownerName",
      path: "/sub-apps/:name",
    },
  },
  {
    path: "/sub-apps/:name",
    permission: "management:sub-app:read",
    load: async () => (await import("./sub-apps/sub-app-page.tsx")).SubAppPage,
  },
  {
    path: "/sessions",
    title: { "en-US": "Sessions", "zh-CN": "会话" },
    permission: "management:session:read",
    help: "audit#sessions",
    page: SessionsPage,
  },
  {
    path: "/mails",
    title: { "en-US": "Mail log", "zh-CN": "邮件记录" },
    permission: "management:mail:read",
    help: "audit#mail-log",
    load: async () => (await import("./mails/mails-page.tsx")).MailsPage,
  },
  {
    path: "/audit",
    title: { "en-US": "Audit log", "zh-CN": "审计日志" },
    permission: "management:audit:read",
    help: "audit#audit-log",
    load: async () => (await import("./audit/audit-page.tsx")).AuditPage,
  },
];
