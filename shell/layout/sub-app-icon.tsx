import Icon, { BlockOutlined } from "@ant-design/icons";
import { useConsole } from "../state/console-context.ts";

/** The icon of a sub-app; those without one share a default. */
export const SubAppIcon = ({ name }: { name: string }) => {
  const { subApps } = useConsole().config;
  const icon = subApps.find((subApp) => subApp.name === name)?.icon;
  if (!icon) return <BlockOutlined aria-hidden="true" />;
  return (
    <Icon viewBox={icon.viewBox} aria-hidden="true">
      <path d={icon.path} />
    </Icon>
  );
};
