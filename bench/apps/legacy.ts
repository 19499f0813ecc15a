import type { LifecycleProps } from "./root-of.ts";

export interface Lifecycles {
  bootstrap(): Promise<void>;
  mount(props?: LifecycleProps): void;
  unmount(props?: LifecycleProps): void;
}

type LegacyWindow = Window & { [key: string]: unknown };

/**
 * Exposes the lifecycles to the frameworks that look for them on `window`. The others (qiankun,
 * icestark, garfish) use the UMD bundle's exports.
 */
export const offerLifecycles = (name: string, app: Lifecycles): void => {
  const page = window as unknown as LegacyWindow;
  if (page["__MICRO_APP_ENVIRONMENT__"])
    page[`micro-app-${name}`] = { mount: () => app.mount(), unmount: () => app.unmount() };
  if (page["__POWERED_BY_WUJIE__"]) {
    page["__WUJIE_MOUNT"] = () => app.mount();
    page["__WUJIE_UNMOUNT"] = () => app.unmount();
  }
};

interface GarfishProps extends LifecycleProps {
  /** Set by `show` and `hide`, which must not render or destroy anything. */
  appRenderInfo?: { isMount?: boolean; isUnmount?: boolean };
}

/** Garfish expects a provider instead of lifecycles. */
export const garfishProvider = (app: Lifecycles) => () => ({
  render(props: GarfishProps) {
    if (props.appRenderInfo?.isMount !== false) app.mount(props);
  },
  destroy(props: GarfishProps) {
    if (props.appRenderInfo?.isUnmount !== false) app.unmount(props);
  },
});
