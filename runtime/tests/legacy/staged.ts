import { afterEach } from "vitest";
import type { RuntimeOptions, SubAppRegistration } from "../../types.ts";
import { fixture, registration, services, stage } from "../harness.ts";

export const page = window as unknown as Record<string, unknown>;
export const at = (file: string) => fixture(`legacy/app/${file}`);
export const absolute = (file: string) => new URL(at(file), location.href).href;
export const legacy = (
  name: string,
  file = `${name}.html`,
  own: Partial<SubAppRegistration> = {},
) => registration(name, at(file), { legacy: true, ...own });
export const version = () => (page["$"] as { version: string }).version;
/** Removed after each test. */
export const elements: HTMLElement[] = [];
/** Creates a runtime with these sub-apps; returns a function that mounts one in its own element. */
export const staged = (apps: SubAppRegistration[], options: Partial<RuntimeOptions> = {}) => {
  const { runtime, element } = stage(apps, options);
  const mount = (name: string, own = {}) => {
    const place = element();
    elements.push(place);
    return { place, ...handles(runtime.mountSubApp(name, place, services(own))) };
  };
  return mount;
};
const handles = <Handle extends { ready: Promise<void> }>(handle: Handle) => ({
  handle,
  ready: handle.ready,
});
/** What a fixture records about itself. */
export interface Recorded {
  loaded: Record<string, unknown>;
  log: string[];
  props: Record<string, unknown> & { container: HTMLElement };
}
export const recorded = (): Promise<Recorded> =>
  new Promise((resolve) => {
    const hear = (event: Event) => resolve((event as CustomEvent<Recorded>).detail);
    document.addEventListener("legacy-record", hear, { once: true });
  });

afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
  for (const name of ["$", "clicked"]) Reflect.deleteProperty(page, name);
});
