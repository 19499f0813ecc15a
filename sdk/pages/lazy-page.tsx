import { chunkTimeout } from "@console-shell/contract/words/limits";
import { lazyComponent, loadInTime, type LazyComponent } from "@console-shell/ui";
import { Skeleton } from "antd";
import type { ComponentType } from "react";

/**
 * A page, or a part of one, that is loaded when it is first shown: `lazyPage("usage", async () => (await
 * import("./usage-tab.tsx")).UsageTab)`. A load that fails or exceeds 120000 ms shows the page's failure
 * view. Retrying loads it again; the second retry reloads the whole page.
 */
export const lazyPage = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
  lazyComponent(() => loadInTime(name, load, chunkTimeout), <Skeleton active />);
