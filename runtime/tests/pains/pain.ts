import type { MountHandle, Runtime, SubAppRegistration } from "../../index.ts";
import { fixture, registration, type TestServices } from "../harness.ts";

/** One of the apps in `app/`, registered under the name of its page. */
export const app = (name: string, own: Partial<SubAppRegistration> = {}): SubAppRegistration =>
  registration(name, fixture(`pains/app/${name}.html`), own);

/** A module of such an app, the same instance that the app uses. */
export const moduleOf = <Module>(file: string): Promise<Module> =>
  import(/* @vite-ignore */ new URL(fixture(`pains/app/${file}`), location.href).href);

/** Mounts and waits. */
export const shown = async (
  runtime: Runtime<TestServices>,
  name: string,
  element: HTMLElement,
  services: object = {},
): Promise<MountHandle> => {
  const handle = runtime.mountSubApp(name, element, { basename: "/", ...services });
  await handle.ready;
  return handle;
};

export const find = (root: ParentNode, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};

export const colorOf = (element: Element): string => getComputedStyle(element).color;
