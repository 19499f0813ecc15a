import type { Seed } from "./seed.ts";

export const seedFinance: Seed = async (context) => {
  void context;
};
