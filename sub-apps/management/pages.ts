import type { SubAppPage } from "@console-shell/contract";

/** The sub-app's pages in navigation order, for the build, the routes and the first page. */
export const pages = [
  {
    path: "/operators",
    title: { "en-US": "Operators", "zh-CN": "操作员" },
    permission: "management:operator:read",
  },
  {
    path: "/applicants",
    title: { "en-US": "Applicants", "zh-CN": "申请人" },
    permission: "management:applicant:read",
  },
  {
    path: "/roles",
    title: { "en-US": "Roles", "zh-CN": "角色" },
    permission: "management:role:read",
  },
  {
    path: "/announcements",
    title: { "en-US": "Announcements", "zh-CN": "公告" },
    permission: "management:announcement:read",
  },
  {
    path: "/sessions",
    title: { "en-US": "Sessions", "zh-CN": "会话" },
    permission: "management:session:read",
  },
  {
    path: "/mails",
    title: { "en-US": "Mail log", "zh-CN": "邮件记录" },
    permission: "management:mail:read",
  },
  {
    path: "/audit",
    title: { "en-US": "Audit log", "zh-CN": "审计日志" },
    permission: "management:audit:read",
  },
] as const satisfies readonly SubAppPage[];

export type PagePath = (typeof pages)[number]["path"];
