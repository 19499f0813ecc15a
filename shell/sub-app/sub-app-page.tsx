import { openPermission } from "@console-shell/contract/words/sub-app";
import { hasNeeds, needsBeyond } from "@console-shell/contract/words/sub-app-needs";
import { useEffect } from "react";
import { useMatches } from "react-router";
import { useLocale, useText } from "../i18n/use-text.ts";
import { Forbidden } from "../results/forbidden.tsx";
import { handleOf } from "../routing/route-handle.ts";
import type { Console } from "../create-console.ts";
import { useConsole } from "../state/console-context.ts";
import { usePermissions } from "../state/use-global-state.ts";
import { PageLoading } from "../routing/page-loading.tsx";
import { MountedSubApp } from "./mounted-sub-app.tsx";
import { runtimeOf } from "./runtime-of.ts";

/** Stored in the history entry's state, which survives the reload. */
const mark = "loadedFor";

const stateOfEntry = () => history.state as Record<string, unknown> | null;

/** Whether more has been approved for a sub-app since the page loaded. Not while it's mounted or parked, which keeps its release. */
const isWidened = (parts: Console, name: string): boolean => {
  const { config, releases } = parts;
  const own = config.subApps.find((one) => one.name === name)?.needs ?? {};
  return (
    hasNeeds(needsBeyond(releases.needsOf(name) ?? {}, own)) &&
    !runtimeOf(parts)
      .inspect()
      .some((one) => one.name === name)
  );
};

/**
 * Whether the page must reload to open a sub-app, because its content security policy was generated for
 * somebody who may not open it, or before more was approved. Reloads only once: if the server still leaves
 * the sub-app out, the mount fails with the reason.
 */
const isOutsidePolicy = (parts: Console, name: string): boolean =>
  stateOfEntry()?.[mark] !== name &&
  (parts.config.outsidePolicy?.includes(name) === true ||
    // Something unsaved elsewhere in the page would be lost for a release that also works without.
    (parts.unsaved.get().size === 0 && isWidened(parts, name)));

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
  return isOutsidePolicy(parts, name) ? (
    <ReloadForPolicy name={name} />
  ) : (
    <MountedSubApp name={name} />
  );
};
