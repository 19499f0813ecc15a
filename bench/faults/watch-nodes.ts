import { ask } from "./ask.ts";
import type { Node } from "./stage.ts";

const every = 500;
/** Milliseconds; a load balancer waits about as long. */
const within = 2_000;

export interface Readiness {
  at: number;
  node: number;
  isReady: boolean;
}

/** Asks each node whether it's ready, as a load balancer does, until `stop`. */
export const watchNodes = (nodes: readonly Node[]) => {
  const seen: Readiness[] = [];
  const timer = setInterval(() => {
    for (const [node, { port }] of nodes.entries()) {
      const at = performance.now();
      const late = new Promise<boolean>((resolve) => void setTimeout(resolve, within, false));
      const asked = ask(new URL(`http://127.0.0.1:${port}/readyz`), {});
      void Promise.race([asked.then(({ status }) => status === 200), late]).then((isReady) =>
        seen.push({ at, node, isReady }),
      );
    }
  }, every);
  return {
    /** The most seconds that a node wasn't ready between two moments. */
    notReady: (from: number, to: number): number =>
      Math.max(
        0,
        ...nodes.map(
          (_, node) =>
            (seen.filter(
              (one) => one.node === node && !one.isReady && one.at >= from && one.at < to,
            ).length *
              every) /
            1_000,
        ),
      ),
    stop: () => clearInterval(timer),
  };
};
