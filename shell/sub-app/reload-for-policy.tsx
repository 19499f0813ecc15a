import type { ConsoleConfig } from "@console-shell/contract";
import { useEffect } from "react";
import { PageLoading } from "../routing/page-loading.tsx";

/** Stored in the history entry's state, which survives the reload. */
const mark = "loadedFor";

const stateOfEntry = () => history.state as Record<string, unknown> | null;

/**
 * Whether the page must reload to open a sub-app, because its content security policy was generated for
 * somebody who may not open it. Reloads only once: if the server still leaves the sub-app out, the mount
 * fails with the reason.
 */
export const isOutsidePolicy = (
  { outsidePolicy = [] }: Pick<ConsoleConfig, "outsidePolicy">,
  name: string,
): boolean => outsidePolicy.includes(name) && stateOfEntry()?.[mark] !== name;

/** Reloads the page, whose address is already the sub-app's. */
export const ReloadForPolicy = ({ name }: { name: string }) => {
  useEffect(() => {
    history.replaceState({ ...stateOfEntry(), [mark]: name }, "");
    location.reload();
  }, [name]);
  return <PageLoading />;
};
