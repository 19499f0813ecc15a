import type { PageRow } from "@console-shell/sdk";
import { AlertPage } from "./alerts/alert-page.tsx";
import { AlertsPage } from "./alerts/alerts-page.tsx";
import { RuleForm } from "./alerts/rule-form.tsx";
import { CallsPage } from "./calls/calls-page.tsx";
import { IncidentsPage } from "./alerts/incident-list.tsx";
import { ClientAppPage } from "./client-apps/client-app-page.tsx";
import { ClientAppsPage } from "./client-apps/client-apps-page.tsx";
import { HealthPage } from "./health/health-page.tsx";
import { OperationPage } from "./operations/operation-page.tsx";
import { OverviewPage } from "./overview/overview-page.tsx";
import { PerformancePage } from "./performance/performance-page.tsx";

/** The sub-app's pages, in the order of its navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/overview",
    title: { "en-US": "Overview", "zh-CN": "概览" },
    permission: "console:usage:read",
    help: "overview#overview",
    page: OverviewPage,
    figures: [
      {
        id: "calls",
        title: { "en-US": "API calls, 24 hours", "zh-CN": "API 调用（24 小时）" },
        call: "GET /cc-api/usage/series",
        query: { range: "24h" },
        value: { fields: ["points.calls"] },
        facts: [
          { title: { "en-US": "Errors", "zh-CN": "错误" }, value: { fields: ["points.errors"] } },
        ],
        trend: { fields: ["points.calls"] },
        order: 10,
        roles: ["root", "admin"],
      },
      {
        id: "searches",
        title: { "en-US": "Searches, 30 days", "zh-CN": "检索次数（30 天）" },
        call: "GET /cc-api/usage/searches",
        query: { range: "30d" },
        value: { fields: ["points.faces", "points.objects"] },
        facts: [
          { title: { "en-US": "Faces", "zh-CN": "人脸" }, value: { fields: ["points.faces"] } },
          { title: { "en-US": "Objects", "zh-CN": "物品" }, value: { fields: ["points.objects"] } },
        ],
        trend: { fields: ["points.faces", "points.objects"], kind: "bars" },
        path: "/overview?range=30d",
        order: 30,
        roles: ["root", "admin", "operation"],
      },
    ],
  },
  {
    path: "/operations/:name",
    permission: "console:usage:read",
    page: OperationPage,
  },
  {
    path: "/calls",
    permission: "console:usage:read",
    page: CallsPage,
  },
  {
    path: "/applications",
    title: { "en-US": "Client app usage", "zh-CN": "客户应用用量" },
    permission: "console:usage:read",
    help: "overview#client-app-usage",
    page: ClientAppsPage,
  },
  {
    path: "/applications/:id",
    permission: "console:usage:read",
    page: ClientAppPage,
  },
  {
    path: "/performance",
    title: { "en-US": "Performance", "zh-CN": "性能" },
    permission: "console:usage:read",
    help: "overview#performance",
    page: PerformancePage,
  },
  {
    path: "/alerts",
    title: { "en-US": "Alerts", "zh-CN": "告警" },
    permission: "console:alert:read",
    help: "alerts",
    actions: [
      {
        title: { "en-US": "New alert rule", "zh-CN": "新建告警规则" },
        permission: "console:alert:update",
      },
    ],
    page: AlertsPage,
    work: {
      kind: "alerts",
      title: { "en-US": "Firing alerts", "zh-CN": "触发中的告警" },
      call: "GET /cc-api/alert/list",
      query: { state: "firing" },
      label: "name",
      detail: "operation",
      since: "stateSince",
      path: "/alerts/:id",
    },
  },
  {
    path: "/alerts/history",
    permission: "console:alert:read",
    page: IncidentsPage,
  },
  {
    path: "/alerts/new",
    permission: "console:alert:update",
    page: RuleForm,
  },
  {
    path: "/alerts/:id",
    permission: "console:alert:read",
    page: AlertPage,
  },
  {
    path: "/health",
    title: { "en-US": "Health", "zh-CN": "运行状况" },
    permission: "console:usage:read",
    help: "overview#health",
    page: HealthPage,
  },
];
