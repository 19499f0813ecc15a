import { call, noteError, notify, type LoadedMount, type Mount } from "./mount.ts";

/** Suspends or resumes everything mounted inside a sub-app. */
export const suspendInside = ({ inside }: Mount, isParked: boolean): void => {
  for (const { mount } of inside) suspend(mount, isParked);
};

/**
 * Suspends a mount while the sub-app around it is parked, or resumes it. If it is still being
 * mounted, it is suspended afterwards.
 */
export const suspend = (mount: Mount, isAroundParked: boolean): void => {
  mount.isAroundParked = isAroundParked;
  suspendInside(mount, isAroundParked);
  if (mount.line.state !== "mounted" || mount.isSuspended === isAroundParked) return;
  mount.isSuspended = isAroundParked;
  const { name, parts, host } = mount as LoadedMount;
  parts.ambient[isAroundParked ? "suspend" : "resume"](name);
  host.overlayRoot.style.display = isAroundParked ? "none" : "contents";
  notify(mount);
  const lifecycle = isAroundParked ? "deactivate" : "activate";
  call(mount, lifecycle).catch((error: unknown) => noteError(mount, error, lifecycle));
};
