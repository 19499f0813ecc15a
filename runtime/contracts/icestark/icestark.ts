import type { LegacyProps } from "../../legacy/legacy-props.ts";
import type { CreateContract } from "../contract.ts";

type Lifecycle = (props: object) => unknown;
interface Lifecycles {
  mount: Lifecycle;
  unmount?: Lifecycle;
  update?: Lifecycle;
}

const isLifecycles = (value: unknown): value is Lifecycles =>
  typeof (value as Partial<Lifecycles> | undefined)?.mount === "function";

/** An icestark sub-app: `@ice/stark-app` reads and writes `window.ICESTARK`. */
export const createContract: CreateContract = ({ context, page }) => {
  const { services, registration } = context;
  const { basename } = services as { basename?: string };
  // `isInIcestark()` reads the root before one exists.
  const cache: Record<string, unknown> = { root: document.createElement("div"), basename };

  const find = (exported: object | undefined): Lifecycles | undefined => {
    const { library = registration.global, appEnter, appLeave } = cache;
    const path = [library ?? []].flat() as string[];
    const named = path.reduce<unknown>((from, key) => Object(from)[key], page);
    if (path.length > 0 && isLifecycles(named)) return named;
    if (appEnter) return { mount: appEnter as Lifecycle, unmount: appLeave as Lifecycle };
    return isLifecycles(exported) ? exported : undefined;
  };
  return {
    place: "setLibraryName, registerAppEnter or exports",
    globals: { ICESTARK: cache },
    find(exported) {
      const found = find(exported);
      if (!found) return undefined;
      const run = (lifecycle?: Lifecycle) => (props: LegacyProps) => {
        const { container, basename } = props;
        Object.assign(cache, { root: container, basename });
        return lifecycle?.({ container, customProps: props });
      };
      return (phase) =>
        phase === "mount" || phase === "unmount" || phase === "update"
          ? [run(found[phase])]
          : undefined;
    },
  };
};
