import type { CurrentServices, MountScope } from "../types.ts";

/** The default host, without a `createHost`: the services, with the runtime's part on top. */
export const plainHost = <Services extends object>(
  scope: MountScope,
  services: CurrentServices<Services>,
): MountScope => {
  const follow = () => Object.setPrototypeOf(scope, services.get());
  services.subscribe(follow);
  follow();
  return scope;
};
