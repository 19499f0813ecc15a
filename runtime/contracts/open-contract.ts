import type { ForeignContract } from "../types.ts";
import type { Contract, ContractParts, CreateContract } from "./contract.ts";
import { createContract as garfish } from "./garfish/garfish.ts";
import { createContract as icestark } from "./icestark/icestark.ts";
import { stepsIn } from "../legacy/lifecycle-steps.ts";

/**
 * The contract of a registration; undefined for qiankun and single-spa, which `legacy/` handles.
 * `ofRealm` contracts always run in a realm and load together with it.
 */
export const openContract = async (
  parts: ContractParts,
  ofRealm: Partial<Record<ForeignContract, CreateContract>> = {},
): Promise<Contract | undefined> => {
  const { contract } = parts.context.registration;
  if (!contract) return undefined;
  const known: typeof ofRealm = { garfish, icestark, ...ofRealm };
  const create =
    known[contract] ?? (await import("./module-federation/module-federation.ts")).createContract;
  return create(parts, stepsIn);
};
