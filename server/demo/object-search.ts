import type { Seed } from "./seed.ts";

export const seedObjectSearch: Seed = async (context) => {
  void context;
};
