/** The adapter that this host page was built with. */
declare module "bench:framework" {
  import type { CreateAdapter } from "../frameworks/adapter.ts";

  export const create: CreateAdapter;
}
