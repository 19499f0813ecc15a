/** The name of the app that is being built; replaced by the bundler. */
declare const __APP_NAME__: string;

declare module "bench:features" {
  import type { ComponentType } from "react";

  export const features: ComponentType<{ seed: number }>[];
}
