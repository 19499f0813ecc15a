import { afterEach } from "vitest";
import type { MountHandle, RuntimeOptions, SubAppRegistration } from "../../types.ts";
import { fixture, registration, services, stage, type Stage } from "../harness.ts";

export type Page = Window & typeof globalThis & Record<string, unknown>;
export const at = (file: string) => fixture(`contracts/app/${file}`);
export const absolute = (file: string) => new URL(at(file), location.href).href;

/** The element of the last sub-app shown, and its runtime. */
export interface Shown extends Stage {
  place: HTMLElement;
  handle: MountHandle;
  /** Mounts it in the same element. */
  mount: (own?: object) => MountHandle;
  /** What the sub-app recorded on its element. */
  state: () => { steps: string[] } & Record<string, unknown>;
}

const stages: Stage[] = [];
const places: HTMLElement[] = [];
export const show = (
  file: string,
  own: Partial<SubAppRegistration>,
  given: Record<string, unknown> = {},
  options: Partial<RuntimeOptions> = {},
): Shown => {
  const entry = file.startsWith("http") ? file : at(file);
  const scene = stage([registration("foreign", entry, own)], options);
  const place = scene.element();
  stages.push(scene);
  places.push(place);
  const mount = (more = {}) =>
    scene.runtime.mountSubApp(
      "foreign",
      place,
      services({ basename: "/foreign", user: "Ada", ...given, ...more }),
    );
  const state = () =>
    (place.querySelector("[data-sub-app]") as unknown as { state: ReturnType<Shown["state"]> })
      .state;
  return { ...scene, place, mount, state, handle: mount() };
};
export const insideOf = ({ place }: Pick<Shown, "place">) =>
  place.querySelector("iframe")?.contentWindow as unknown as Page;

afterEach(async () => {
  for (const { runtime } of stages.splice(0)) await runtime.discard();
  for (const place of places.splice(0)) place.remove();
});
