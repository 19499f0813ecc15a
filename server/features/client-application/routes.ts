import type { Feature } from "../../http/call.ts";

export const clientApplication: Feature = (route) => {
  void route;
};
