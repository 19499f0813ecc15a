import { benchPage } from "../page.ts";
import { rootOf, type LifecycleProps } from "../root-of.ts";
import { measureOperations } from "./operations.ts";

// An app that times its own DOM and window operations, inside whatever sandbox surrounds it.

export const bootstrap = async (): Promise<void> => undefined;

export const mount = (props?: LifecycleProps): void => {
  const root = rootOf(props);
  const element = document.createElement("div");
  element.className = "bench-sentinel";
  root.append(element);
  benchPage()?.done(APP_NAME, element);
  // After the mount, like an app's real work.
  setTimeout(() => benchPage()?.report(APP_NAME, measureOperations(root)), 50);
};

export const unmount = (): void => undefined;
