import { openPermission } from "@console-shell/contract/words/sub-app";
import { useMatches } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { Forbidden } from "../results/forbidden.tsx";
import { handleOf } from "../routing/route-handle.ts";
import { useConsole } from "../state/console-context.ts";
import { usePermissions } from "../state/use-global-state.ts";
import { isOutsidePolicy, ReloadForPolicy } from "./reload-for-policy.tsx";
import { MountedSubApp } from "./mounted-sub-app.tsx";

/** A sub-app's route: the sub-app, or the permission that is missing. */
export const SubAppPage = () => {
  const text = useText();
  const locale = useLocale();
  const { config } = useConsole();
  const { subApp: name = "", ...handle } = handleOf(useMatches());
  const permission = openPermission(config.subApps.find((one) => one.name === name) ?? { name });
  const title = handle.title?.(text, locale) ?? name;
  if (!usePermissions().has(permission)) return <Forbidden permission={permission} what={title} />;
  return isOutsidePolicy(config, name) ? (
    <ReloadForPolicy name={name} />
  ) : (
    <MountedSubApp name={name} />
  );
};
