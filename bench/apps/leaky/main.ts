import { benchPage } from "../page.ts";
import { rootOf, type LifecycleProps } from "../root-of.ts";

// An app that cleans up nothing: 20 listeners, 5 intervals, 50 globals, 3 styles, 10 nodes in body.

export const bootstrap = async (): Promise<void> => undefined;

const style = (text: string) => {
  const element = document.createElement("style");
  element.textContent = text;
  document.head.append(element);
};

export const mount = (props?: LifecycleProps): void => {
  const page = benchPage();
  const root = rootOf(props);
  for (let at = 0; at < 20; at += 1)
    (at % 2 ? window : document).addEventListener("bench-probe", () => page?.hit(`listener ${at}`));
  for (let at = 0; at < 5; at += 1) setInterval(() => page?.hit(`interval ${at}`), 20);
  for (let at = 0; at < 50; at += 1)
    (window as unknown as Record<string, unknown>)[`benchLeak${at}`] = Array.from(
      { length: 100 },
      () => at,
    );
  style(".bench-leak { color: rgb(1, 2, 3) }");
  style(".bench-clash { color: rgb(1, 2, 3) }");
  style(".bench-unused { color: rgb(1, 2, 3) }");
  for (let at = 0; at < 10; at += 1) {
    const node = document.createElement("div");
    node.className = "bench-leaked-node";
    document.body.append(node);
  }
  const element = document.createElement("div");
  element.className = "bench-sentinel bench-leak bench-clash bench-static bench-of-host";
  root.append(element);
  page?.done(APP_NAME, element);
};

export const unmount = (): void => undefined;
