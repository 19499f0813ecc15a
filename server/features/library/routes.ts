import type { Feature } from "../../http/call.ts";

export const library: Feature = (route) => {
  void route;
};
