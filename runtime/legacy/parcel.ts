/** Lifecycles, or a function that loads them. */
export type ParcelConfig = object | ((props: object) => Promise<object>);

/** A parcel of single-spa: something with lifecycles inside a mounted sub-app. */
export interface Parcel {
  mount(): Promise<null>;
  unmount: () => Promise<null>;
  /** Only if the parcel provides it. */
  update?: (props?: object) => Promise<null>;
  getStatus(): string;
  readonly loadPromise: Promise<null>;
  readonly bootstrapPromise: Promise<null>;
  readonly mountPromise: Promise<null>;
  readonly unmountPromise: Promise<null>;
}
export type MountParcel = (
  config: ParcelConfig,
  props: { domElement: HTMLElement; [name: string]: unknown },
) => Parcel;
