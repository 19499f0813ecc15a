import type { Apps } from "../lifecycle/load-context.ts";
import type { Host } from "../types.ts";
import { createParcels, type Parcels } from "./create-parcels.ts";
import { globalStateActions } from "./global-state.ts";
import type { LegacyProps } from "./legacy-props.ts";
import { singleSpaFor } from "./single-spa.ts";
import { umiProps } from "./umi-props.ts";

/**
 * Creates the props of one mount and its parcels. New props at each call, because services may be
 * replaced.
 */
export const createProps = (
  host: Host,
  name: string,
  apps: Apps,
): { props: () => LegacyProps; parcels: Parcels } => {
  const { container } = host;
  const actions = globalStateActions(false);
  host.effects.add(() => void actions.offGlobalStateChange());
  const parcels = createParcels(name, () => singleSpa);
  const { mountParcel } = parcels;
  const singleSpa = singleSpaFor(apps, host, name, mountParcel);
  const own = { ...actions, name, container, domElement: container, mountParcel, singleSpa };
  const props = () => {
    const services: Record<string, unknown> = {};
    // Copies inherited services too, because sub-apps spread their props.
    for (const key in host) services[key] = host[key];
    const { history, ...umi } = umiProps(host);
    return { ...umi, ...services, ...(history !== undefined && { history }), ...own };
  };
  return { props, parcels };
};
