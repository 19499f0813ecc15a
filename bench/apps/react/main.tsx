import { createRoot, type Root } from "react-dom/client";
import { rootOf, type LifecycleProps } from "../root-of.ts";
import { App } from "./App.tsx";

let root: Root | undefined;

export const bootstrap = async (): Promise<void> => undefined;

export const mount = (props?: LifecycleProps): void => {
  root = createRoot(rootOf(props));
  root.render(<App name={APP_NAME} />);
};

export const unmount = (): void => {
  root?.unmount();
  root = undefined;
};
