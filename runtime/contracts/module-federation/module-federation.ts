import type { LegacyProps } from "../../legacy/legacy-props.ts";
import type { LegacySteps, stepsIn } from "../../legacy/lifecycle-steps.ts";
import type { PlannedShare } from "../../entry/plan.ts";
import type { CreateContract } from "../contract.ts";
import type { Namespace } from "../../modules/evaluate-module.ts";
import { stepsOfComponent } from "./component.ts";
import { broughtBy, keepBrought, offer, offerBrought, type ShareScope } from "./share.ts";

export { readRemote } from "./read-remote.ts";

interface Container {
  /** A container that shares nothing may have none. */
  init?(scope: ShareScope, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}
/** What `createBridgeComponent` and similar factories return. */
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

/** The lifecycles of an exposed module: ours, a bridge, or those of a React component. */
const stepsOf = async (
  module: unknown,
  name: string,
  scope: ShareScope,
  read: typeof stepsIn,
): Promise<LegacySteps | undefined> => {
  const exported = (module as { default?: unknown } | undefined)?.default;
  for (const holder of [module, exported]) {
    const steps = read(holder);
    if (steps("mount")) return steps;
  }
  const create = exported ?? module;
  const bridge = typeof create === "function" ? callFactory(create as () => unknown) : create;
  return isBridge(bridge) ? stepsOfBridge(bridge, name) : stepsOfComponent(create, scope);
};

/** It may be a component: one with props isn't called, and one with hooks throws outside React. */
const callFactory = (create: () => unknown): unknown => {
  try {
    return create.length === 0 ? create() : undefined;
  } catch {
    return undefined;
  }
};

/** A container accepts one scope, and its module stays the same after a failed load. */
const scopes = new WeakMap<Container, ShareScope>();

/** A Module Federation remote: a container whose exposed module is the sub-app. */
export const createContract: CreateContract = ({ context, plan, page }, read) => {
  const { registration, shared } = context;
  const remote = plan.remote ?? { global: registration.name, expose: ".", shared: [] };
  return {
    place: `a container with ${remote.expose}: lifecycles with \`mount\`, what createBridgeComponent returns, or a React component`,
    globals: {},
    async find(exported) {
      // A build that starts asynchronously gives a promise; a module may export it by default.
      const given = await (plan.entry === undefined ? page[remote.global] : exported);
      const container = isContainer(given) ? given : (given as Namespace | undefined)?.["default"];
      if (!isContainer(container)) return undefined;
      const scope: ShareScope = scopes.get(container) ?? {};
      scopes.set(container, scope);
      // In a realm, the page's packages belong to another window.
      const isInPage = page === window;
      const add = (wanted: PlannedShare[]) => {
        if (!isInPage) return;
        offer(scope, wanted, shared);
        offerBrought(scope, wanted);
      };
      add(remote.shared);
      const options = { version: "", shareScopeKeys: "default" };
      // The runtime of Module Federation copies what it can enumerate into its own options.
      Object.defineProperty(options, "shareScopeMap", { value: { default: scope } });
      await container.init?.(scope, [], options);
      add(broughtBy(scope));
      try {
        const factory = await container.get(remote.expose);
        const module = factory();
        if (isInPage) keepBrought(scope);
        return await stepsOf(module, registration.name, scope, read);
      } catch (cause) {
        const lacking = remote.shared.filter(({ name, bundled }) => !bundled && !scope[name]);
        if (lacking.length === 0) throw cause;
        const names = lacking.map(({ name, requiredVersion }) => `${name} ${requiredVersion}`);
        throw new Error(
          `It expects ${names.join(", ")} from the page, which does not share that.`,
          {
            cause,
          },
        );
      }
    },
  };
};
