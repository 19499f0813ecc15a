import type { Feature } from "../../http/call.ts";

export const faceSearch: Feature = (route) => {
  void route;
};
