import type { GlobalStateActions } from "./global-state.ts";
import type { MountParcel } from "./parcel.ts";
import type { SingleSpa } from "./single-spa.ts";

/**
 * Props for a legacy sub-app's lifecycles: the host's services, and what qiankun, umi and
 * single-spa provide.
 */
export interface LegacyProps extends GlobalStateActions {
  readonly name: string;
  /** The element that holds the page's markup: qiankun's name for it. */
  readonly container: HTMLElement;
  /** The same element: single-spa's name for it. */
  readonly domElement: HTMLElement;
  readonly mountParcel: MountParcel;
  readonly singleSpa: SingleSpa;
  readonly [service: string]: unknown;
}
