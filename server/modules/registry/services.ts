/** Where sub-apps' own servers may be. */
export interface BackendSettings {
  /** Addresses and networks; if empty all, but this machine only outside production. */
  networks: readonly string[];
  /** The port of its own at which nodes serve metrics. */
  metricsPort: number | undefined;
}

declare module "#platform/services.ts" {
  interface Services {
    /** Origins of dev servers that may serve sub-apps, besides those of an operator's own computer. */
    devOrigins: readonly string[];
    backends: BackendSettings;
    /** From which share on a canary that is slower than the other releases is removed; none by default. */
    canarySlowdown?: number | undefined;
  }
}
