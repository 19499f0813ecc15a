import { chunkTimeout } from "@console-shell/contract/limits";
import { lateComponent, loadInTime } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Suspense, type ComponentType, type FunctionComponent } from "react";

/**
 * A page, or a part of one, whose code loads when it is first shown:
 * `latePage("audit", async () => (await import("./audit-page.tsx")).AuditPage)`. What does not load
 * within 120000 ms, or not at all, fails as a page that does not render, and loads anew when the
 * operator tries again: for the second time, with the whole page. `name` tells in errors what it was.
 */
export const latePage = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> => {
  const Late = lateComponent<Props>(() => loadInTime(name, load, chunkTimeout));
  return (props) => (
    <Suspense fallback={<Skeleton active />}>
      <Late {...props} />
    </Suspense>
  );
};
