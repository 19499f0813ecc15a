import type enUS from "./en-US.ts";

/** Words of the kit's own controls. */
export default {
  loadFailed: "加载失败",
  tryAgain: "重试",
  outOfDate: "部分内容未能刷新，可能不是最新的。",
  pageFailed: "页面出错了",
  pageFailedDetail: "页面中有内容发生错误，重试通常可以恢复。",
  trace: "追踪号 {traceId}",
  details: "供技术人员参考的详情",
  copy: "复制",
  copied: "已复制",
  missing: "页面不存在",
  missingDetail: "{address} 处没有内容，或内容已被删除。",
  near: "您要找的是不是",
  start: "前往首个页面",
  home: "返回首页",
  days: "日期范围",
  from: "开始日期",
  to: "结束日期",
  pictureMissing: "图片无法显示",
  noPermission: "您没有查看此页面的权限",
  noPermissionDetail: "需要权限 {permission}，可由管理员授予。",
} satisfies Record<keyof typeof enUS, string>;
