import { useMatches } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { Forbidden } from "../results/forbidden.tsx";
import { handleOf } from "../routing/route-handle.ts";
import { useGlobalState } from "../state/use-global-state.ts";
import { MountedSubApp } from "./mounted-sub-app.tsx";

/** The route of a sub-app: the sub-app itself, or which permission it takes to see it. */
export const SubAppPage = ({ name }: { name: string }) => {
  const text = useText();
  const locale = useLocale();
  const { permissions } = useGlobalState();
  const title = handleOf(useMatches()).title?.(text, locale) ?? name;
  if (!permissions?.subApps.includes(name))
    return <Forbidden permission={`${name}:open`} what={title} />;
  return <MountedSubApp name={name} />;
};
