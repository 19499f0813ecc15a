import type { Feature } from "../../http/call.ts";

export const finance: Feature = (route) => {
  void route;
};
