import {
  AccountBookOutlined,
  AppstoreOutlined,
  BlockOutlined,
  DashboardOutlined,
  FileSearchOutlined,
  PictureOutlined,
  ScanOutlined,
  TeamOutlined,
} from "@ant-design/icons";
import type { ComponentType } from "react";
import type { SubAppName } from "@console-shell/contract/words/sub-app-names";

const icons: Record<SubAppName, ComponentType<{ "aria-hidden"?: "true" }>> = {
  management: TeamOutlined,
  console: DashboardOutlined,
  "object-search-manager": FileSearchOutlined,
  "console-application": AppstoreOutlined,
  "face-search": ScanOutlined,
  "image-library-management": PictureOutlined,
  finance: AccountBookOutlined,
};

/** The icon of a sub-app; configured ones share a default. */
export const SubAppIcon = ({ name }: { name: string }) => {
  const Icon = Object.hasOwn(icons, name) ? icons[name as SubAppName] : BlockOutlined;
  return <Icon aria-hidden="true" />;
};
