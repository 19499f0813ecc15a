import { openPermission } from "@console-shell/contract/host/registration";
import { PageLoading } from "@console-shell/ui";
import { useEffect } from "react";
import { useMatches } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { Forbidden } from "../results/forbidden.tsx";
import { handleOf } from "../routing/route-handle.ts";
import { useConsole } from "../state/console-context.ts";
import { usePermissions } from "../state/use-global-state.ts";
import { isWidened, reloadsFor } from "./is-outside-policy.ts";
import { reloadFor } from "./loaded-for.ts";
import { MountedSubApp } from "./mounted-sub-app.tsx";
import { runtimeOf } from "./runtime-of.ts";

const ReloadForPolicy = ({ name }: { name: string }) => {
  useEffect(() => reloadFor(name), [name]);
  return <PageLoading />;
};

/** A sub-app's route: the sub-app, or the permission that is missing. */
export const SubAppPage = () => {
  const text = useText();
  const locale = useLocale();
  const parts = useConsole();
  const { config } = parts;
  const { subApp: name = "", ...handle } = handleOf(useMatches());
  const permission = openPermission(config.subApps.find((one) => one.name === name) ?? { name });
  const title = handle.title?.(text, locale) ?? name;
  if (!usePermissions().has(permission)) return <Forbidden permission={permission} what={title} />;
  const isOpen = () =>
    runtimeOf(parts)
      .inspect()
      .some((one) => one.name === name);
  return reloadsFor(parts, name) || isWidened(parts, name, isOpen) ? (
    <ReloadForPolicy name={name} />
  ) : (
    <MountedSubApp name={name} />
  );
};
