import { ConfigProvider } from "antd";
import { useContext } from "react";

const words = {
  "en-US": {
    loadFailed: "This could not be loaded",
    tryAgain: "Try again",
    pictureMissing: "The picture cannot be shown",
    noPermission: "You do not have permission to see this page",
    noPermissionDetail: "It needs the permission {permission}. An administrator can grant it.",
  },
  "zh-CN": {
    loadFailed: "加载失败",
    tryAgain: "重试",
    pictureMissing: "图片无法显示",
    noPermission: "您没有查看此页面的权限",
    noPermissionDetail: "需要权限 {permission}，可由管理员授予。",
  },
};

/** The kit's own words in the language that ConsoleTheme was given. */
export const useWords = () => {
  const { locale } = useContext(ConfigProvider.ConfigContext);
  return words[locale?.locale === "zh-cn" ? "zh-CN" : "en-US"];
};
