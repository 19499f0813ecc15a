import type { LegacyProps } from "../../legacy/create-props.ts";
import { stepsIn, type LegacySteps } from "../../legacy/lifecycle-steps.ts";
import type { CreateContract } from "../contract.ts";
import { shareWith, type ShareScope } from "./share.ts";

interface Container {
  init(scope: ShareScope, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}
/** What `createBridgeComponent` and its like return, called. */
interface Bridge {
  render(info: object): unknown;
  destroy(info: object): unknown;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Partial<Container> | undefined)?.get === "function";
const isBridge = (value: unknown): value is Bridge =>
  typeof (value as Partial<Bridge> | undefined)?.render === "function" &&
  typeof (value as Partial<Bridge>).destroy === "function";

const stepsOfBridge = (bridge: Bridge, moduleName: string): LegacySteps => {
  const render = ({ container, basename, ...services }: LegacyProps) =>
    bridge.render({ ...services, moduleName, dom: container, basename });
  const destroy = ({ container }: LegacyProps) => bridge.destroy({ moduleName, dom: container });
  return (phase) => {
    if (phase === "unmount") return [destroy];
    return phase === "mount" || phase === "update" ? [render] : undefined;
  };
};

/** The lifecycles of an exposed module: ours, or a bridge. */
const stepsOf = (module: unknown, name: string): LegacySteps | undefined => {
  const exported = (module as { default?: unknown } | undefined)?.default;
  for (const holder of [module, exported]) {
    const steps = stepsIn(holder);
    if (steps("mount")) return steps;
  }
  const create = exported ?? module;
  const bridge: unknown = typeof create === "function" ? (create as () => unknown)() : create;
  return isBridge(bridge) ? stepsOfBridge(bridge, name) : undefined;
};

/** A remote of Module Federation: a container whose exposed module is the sub-app. */
export const createContract: CreateContract = ({ context, plan, page }) => {
  const { registration, shared } = context;
  const remote = plan.remote ?? { global: registration.name, expose: ".", shared: [] };
  return {
    place: `a container with ${remote.expose}: lifecycles with \`mount\`, or createBridgeComponent's`,
    globals: {},
    async find(exported) {
      const container = plan.entry === undefined ? page[remote.global] : exported;
      if (!isContainer(container)) return undefined;
      const scope = shareWith(remote, shared);
      const options = { version: "", shareScopeKeys: "default" };
      // The runtime of Module Federation copies what it can enumerate into its own options.
      Object.defineProperty(options, "shareScopeMap", { value: { default: scope } });
      await container.init(scope, [], options);
      const factory = await container.get(remote.expose);
      return stepsOf(factory(), registration.name);
    },
  };
};
