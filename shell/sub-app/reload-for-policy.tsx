import type { ConsoleConfig } from "@console-shell/contract";
import { useEffect } from "react";
import { PageLoading } from "../routing/page-loading.tsx";

/** In the state of the history's entry, which outlives the load. */
const mark = "loadedFor";

const stateOfEntry = () => history.state as Record<string, unknown> | null;

/**
 * Whether the page has to reload to open a sub-app, since its policy was written for somebody who
 * may not open it. It does so once: if the server still leaves it out, the mount says what is wrong.
 */
export const isOutsidePolicy = (
  { outsidePolicy = [] }: Pick<ConsoleConfig, "outsidePolicy">,
  name: string,
): boolean => outsidePolicy.includes(name) && stateOfEntry()?.[mark] !== name;

/** Reloads the page, whose address is the sub-app's already. */
export const ReloadForPolicy = ({ name }: { name: string }) => {
  useEffect(() => {
    history.replaceState({ ...stateOfEntry(), [mark]: name }, "");
    location.reload();
  }, [name]);
  return <PageLoading />;
};
