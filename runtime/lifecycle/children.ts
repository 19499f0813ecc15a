import type { MountHandle } from "../types.ts";
import type { MountContext } from "./mount-context.ts";
import type { Entered } from "./stay.ts";

/** The sub-apps that one sub-app has mounted inside of itself. */
export const createChildren = (enter: MountContext["mountSubApp"]) => {
  const children = new Set<Entered>();
  return {
    mount(name: string, element: HTMLElement, services: object): MountHandle {
      const child = enter(name, element, services);
      children.add(child);
      void child.over.promise.then(() => children.delete(child));
      return child.handle;
    },
    rest(resting: boolean) {
      for (const child of children) child.rest(resting);
    },
    /** Unmounts them for good. */
    discard: () => Promise.all([...children].map((child) => child.discard())),
  };
};
