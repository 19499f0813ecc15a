import type { DefaultTheme } from "vitepress";

export type Language = "en-US" | "zh-CN";

/** A group's title, or a page's, in English and Chinese. */
type Title = readonly [english: string, chinese: string];

/** The operator's pages: `operator/<name>.md` and `zh/operator/<name>.md`. */
const operatorGroups: readonly (readonly [Title, Record<string, Title>])[] = [
  [
    ["Basics", "基本操作"],
    {
      "find-your-way": ["Find your way", "熟悉控制台"],
      work: ["Work queue", "待办队列"],
      lists: ["Lists", "列表"],
      notifications: ["Notifications", "通知"],
    },
  ],
  [
    ["Your account", "个人账号"],
    {
      "sign-in": ["Sign in", "登录"],
      account: ["Profile, password, sessions", "资料、密码与登录设备"],
      "second-factor": ["Second factor and passkeys", "双重验证与通行密钥"],
      "face-sign-in": ["Face sign-in", "刷脸登录"],
    },
  ],
  [
    ["Management", "系统管理"],
    {
      operators: ["Operators", "操作员"],
      applicants: ["Registrations", "注册申请"],
      roles: ["Roles", "角色"],
      provisioning: ["Provisioning", "账号同步"],
      security: ["Security", "安全策略"],
      "single-sign-on": ["Single sign-on", "单点登录"],
      "single-sign-on-entra": ["… with Microsoft Entra", "单点登录：Microsoft Entra"],
      "single-sign-on-okta": ["… with Okta", "单点登录：Okta"],
      "single-sign-on-google": ["… with Google", "单点登录：Google"],
      "single-sign-on-keycloak": ["… with Keycloak", "单点登录：Keycloak"],
      announcements: ["Announcements", "公告"],
      "sub-apps": ["Sub-apps", "子应用"],
      audit: ["Audit log, sessions and mails", "审计日志、会话与邮件"],
    },
  ],
  [
    ["Monitoring", "监控"],
    {
      overview: ["Overview, usage and health", "概览、用量与运行状况"],
      alerts: ["Alerts", "告警"],
    },
  ],
  [
    ["Client apps", "客户应用"],
    {
      applications: ["Client apps and limits", "客户应用与额度"],
      keys: ["API keys", "API 密钥"],
      webhooks: ["Webhooks", "Webhook"],
    },
  ],
  [
    ["Image libraries", "图库管理"],
    {
      libraries: ["Libraries", "图库"],
      pictures: ["Images", "图片"],
      indexing: ["Indexing and erasures", "索引队列与删除记录"],
    },
  ],
  [
    ["Search", "检索"],
    {
      "face-search": ["Face search", "人脸检索"],
      people: ["People", "人物"],
      "object-search": ["Object search", "物品检索"],
    },
  ],
  [
    ["Finance", "财务管理"],
    {
      clients: ["Client accounts and ledger", "客户账户与总账"],
      plans: ["Price plans", "价格方案"],
      "top-ups": ["Top-ups, refunds, adjustments", "充值、退款与调整"],
      billing: ["Billing runs", "批量出账"],
      invoices: ["Invoices", "账单"],
    },
  ],
];

const teamItems = [
  { text: "Build a sub-app", link: "/team/sub-apps" },
  { text: "The SDK", link: "/team/sdk" },
  { text: "The built-in sub-apps", link: "/team/built-in-sub-apps" },
  { text: "The runtime", link: "/team/runtime" },
  { text: "Rules of the runtime", link: "/team/runtime-rules" },
  { text: "The public API", link: "/public-api" },
];
const platformItems = [
  { text: "Operating the console", link: "/operating" },
  { text: "The console as a guest", link: "/guest" },
  { text: "A recognition service", link: "/vision" },
  { text: "Security", link: "/security" },
  { text: "Decisions", link: "/decisions/README" },
  { text: "Figures over time", link: "/figures" },
];

const build = { text: "Build on the console", items: teamItems };
const run = { text: "Run the console", items: platformItems };

/** Names of the generator's own controls. */
const controls: Record<Language, DefaultTheme.Config> = {
  "en-US": {
    outline: { level: [2, 3], label: "On this page" },
    notFound: {
      title: "Page not found",
      quote: "There’s nothing at this address. Search the help, or start from its first page.",
      linkText: "Help",
      linkLabel: "Help",
    },
  },
  "zh-CN": {
    outline: { level: [2, 3], label: "本页内容" },
    docFooter: { prev: "上一页", next: "下一页" },
    darkModeSwitchLabel: "外观",
    lightModeSwitchTitle: "切换到浅色",
    darkModeSwitchTitle: "切换到深色",
    sidebarMenuLabel: "目录",
    returnToTopLabel: "返回顶部",
    langMenuLabel: "切换语言",
    skipToContentLabel: "跳到正文",
    notFound: {
      title: "页面不存在",
      quote: "该地址没有内容。请搜索，或从帮助首页开始。",
      link: "/zh/",
      linkText: "帮助首页",
      linkLabel: "帮助首页",
    },
  },
};

/** Navigation, sidebars and controls in one language. */
export const navigation = (language: Language): DefaultTheme.Config => {
  const isChinese = language === "zh-CN";
  const base = isChinese ? "/zh" : "";
  const say = ([english, chinese]: Title): string => (isChinese ? chinese : english);
  const operator = operatorGroups.map(([title, pages]) => ({
    text: say(title),
    items: Object.entries(pages).map(([name, page]) => ({
      text: say(page),
      link: `${base}/operator/${name}`,
    })),
  }));
  return {
    ...controls[language],
    siteTitle: say(["Console Shell Help", "Console Shell 帮助"]),
    nav: [
      {
        text: say(["Use the console", "使用控制台"]),
        link: `${base}/operator/find-your-way`,
        activeMatch: "/operator/",
      },
      {
        text: say(["Build", "开发（英文）"]),
        link: "/team/sub-apps",
        activeMatch: "/team/|/public-api",
      },
      {
        text: say(["Run", "运维（英文）"]),
        link: "/operating",
        activeMatch: "/operating|/guest|/vision|/security|/decisions/|/figures",
      },
    ],
    sidebar: { [`${base}/operator/`]: operator, "/": [build, run] },
  };
};
