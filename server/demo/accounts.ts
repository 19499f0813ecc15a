import type { Seed } from "./seed.ts";

export const seedAccounts: Seed = async (context) => {
  void context;
};
