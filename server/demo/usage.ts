import type { Seed } from "./seed.ts";

export const seedUsage: Seed = async (context) => {
  void context;
};
