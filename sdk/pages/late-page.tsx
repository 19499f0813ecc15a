import { chunkTimeout } from "@console-shell/contract/words/limits";
import { lateComponent, loadInTime } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Suspense, type ComponentType, type FunctionComponent } from "react";

/**
 * A page, or a part of one, that is loaded lazily: `latePage(() => import("./audit-page.tsx"),
 * "AuditPage")`, with the name of the export. A load that fails or exceeds 120000 ms shows the page's
 * failure view. Retrying loads it again; the second retry reloads the whole page.
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
