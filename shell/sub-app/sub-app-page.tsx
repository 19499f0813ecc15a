import { openPermission } from "@console-shell/contract/words/sub-app";
import { useEffect } from "react";
import { useMatches } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { Forbidden } from "../results/forbidden.tsx";
import { handleOf } from "../routing/route-handle.ts";
import { useConsole } from "../state/console-context.ts";
import { usePermissions } from "../state/use-global-state.ts";
import { PageLoading } from "../routing/page-loading.tsx";
import { isOutsidePolicy } from "./is-outside-policy.ts";
import { MountedSubApp } from "./mounted-sub-app.tsx";
import { runtimeOf } from "./runtime-of.ts";

/** Stored in the history entry's state, which survives the reload. */
const mark = "loadedFor";

const stateOfEntry = () => history.state as Record<string, unknown> | null;

/** Reloads the page, whose address is already the sub-app's. */
const ReloadForPolicy = ({ name }: { name: string }) => {
  useEffect(() => {
    history.replaceState({ ...stateOfEntry(), [mark]: name }, "");
    location.reload();
  }, [name]);
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
  // Reloads only once: if the server still leaves the sub-app out, the mount fails with the reason.
  return stateOfEntry()?.[mark] !== name && isOutsidePolicy(parts, name, isOpen) ? (
    <ReloadForPolicy name={name} />
  ) : (
    <MountedSubApp name={name} />
  );
};
