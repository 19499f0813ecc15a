import type { CurrentServices, MountScope } from "../types.ts";

/** The host unless a `createHost` makes another: the services, and on top of them the runtime's part. */
export const plainHost = <Services extends object>(
  scope: MountScope,
  services: CurrentServices<Services>,
): MountScope => {
  const follow = () => Object.setPrototypeOf(scope, services.get());
  services.subscribe(follow);
  follow();
  return scope;
};
