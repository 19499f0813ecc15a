import type { LegacyProps } from "../../legacy/legacy-props.ts";
import { createBus } from "../bus.ts";
import type { CreateContract } from "../contract.ts";

interface Provider {
  render(app: object): unknown;
  destroy(app: object): unknown;
}
type Provide = Provider | ((app: object, props: object) => Provider | Promise<Provider>);

/** `Garfish.channel`: one for all sub-apps of the page. */
const bus = createBus();
const channel = { ...bus, removeListener: bus.off, removeAllListeners: bus.off };

const isProvider = (value: unknown): value is Provider =>
  typeof (value as Partial<Provider> | undefined)?.render === "function";

/** A garfish sub-app: it exports `provider`, which renders into the element it receives. */
export const createContract: CreateContract = ({ context, page }) => {
  const { global } = context.registration;
  const module = { exports: {} as object | Promise<object> };
  const announced: Record<string, unknown> = {};
  const refuse = (name: string) => {
    throw new Error(`"${name}" is an external that no host provides.`);
  };
  const commonJs = { exports: () => module.exports, module: () => module, require: () => refuse };
  const isPlain = () => page.document.currentScript?.hasAttribute("no-entry");
  let props: LegacyProps | undefined;
  const navigate = (to: unknown, replace: boolean) => {
    const { path, basename = "" } = Object(to) as { path?: string; basename?: string };
    const go = props?.["navigate"] as ((to: string, options: object) => void) | undefined;
    go?.(`${basename}${path ?? String(to)}`, { replace });
  };
  const router = {
    push: (to: unknown) => navigate(to, false),
    replace: (to: unknown) => navigate(to, true),
  };

  return {
    place: "`provider`, exported or in __GARFISH_EXPORTS__",
    globals: {
      __GARFISH__: true,
      __GARFISH_EXPORTS__: announced,
      Garfish: { channel, router, getGlobalObject: () => window },
    },
    async around(work) {
      // A UMD build exports to CommonJS if present; otherwise it would copy its exports onto
      // window.
      const before = Object.keys(commonJs).map(
        (name) => [name, Object.getOwnPropertyDescriptor(page, name)] as const,
      );
      for (const [name, get] of Object.entries(commonJs))
        Object.defineProperty(page, name, {
          configurable: true,
          get: () => (isPlain() ? undefined : get()),
        });
      try {
        return await work();
      } finally {
        for (const [name, property] of before)
          if (property) Object.defineProperty(page, name, property);
          else Reflect.deleteProperty(page, name);
      }
    },
    async find(exported) {
      // Async chunks make a build export a promise.
      const { provider = announced["provider"] } = (await module.exports) as { provider?: unknown };
      const named = global === undefined ? undefined : page[global];
      const found = (provider ??
        exported?.["provider"] ??
        (named as { provider?: unknown } | undefined)?.provider) as Provide | undefined;
      if (!found) return undefined;
      const providers = new Map<Element, Provider>();
      const appOf = ({ name, container, basename, ...services }: LegacyProps, info: object) => ({
        appName: context.registration.name,
        dom: container,
        basename,
        props: { ...services, name, container, basename },
        appRenderInfo: info,
      });
      const mount = async (given: LegacyProps) => {
        props = given;
        const app = appOf(given, { isMount: true });
        const { dom, basename } = app;
        const own =
          typeof found === "function"
            ? await found({ ...app.props, dom, basename }, app.props)
            : found;
        if (!isProvider(own)) throw new TypeError("`provider` has no `render`.");
        providers.set(dom, own);
        await own.render(app);
      };
      const unmount = async (given: LegacyProps) => {
        const provider = providers.get(given.container);
        providers.delete(given.container);
        await provider?.destroy?.(appOf(given, { isUnmount: true }));
      };
      return (phase) => ({ mount: [mount], unmount: [unmount] })[phase as "mount"];
    },
  };
};
