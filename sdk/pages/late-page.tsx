import { chunkTimeout } from "@console-shell/contract/limits";
import { lateComponent, loadInTime } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Suspense, type ComponentType, type FunctionComponent } from "react";

/**
 * A page, or a part of one, whose code loads when it is first shown:
 * `latePage(() => import("./audit-page.tsx"), "AuditPage")`, with the name that the module exports it
 * by. What does not load within 120000 ms, or not at all, fails as a page that does not render, and
 * loads anew when the operator tries again: for the second time, with the whole page.
 */
export const latePage = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): FunctionComponent<Props> => {
  const Late = lateComponent<Props>(async () => (await loadInTime(name, load, chunkTimeout))[name]);
  return (props) => (
    <Suspense fallback={<Skeleton active />}>
      <Late {...props} />
    </Suspense>
  );
};
