import { RuntimeError } from "../errors/runtime-error.ts";
import type { SubAppRegistration } from "../types.ts";

/**
 * Gives a realm the workers that its sub-app declares, as a sub-app outside of a realm has them. Of
 * blobs it makes only declared ones: the document's policy may be open for those that start workers.
 */
export const giveWorkers = async (
  page: Window & typeof globalThis,
  registration: SubAppRegistration,
): Promise<void> => {
  if (!registration.needs?.workers) return;
  const { createNeeds } = await import("../needs/create-needs.ts");
  const { admit } = createNeeds([registration], () => true, RuntimeError);
  for (const name of ["Worker", "SharedWorker"] as const) {
    const wrapped = new Proxy<new (...input: never[]) => object>(page[name], {
      construct: (native, input: unknown[], target) =>
        Reflect.construct(native, admit(registration.name, name, input), target) as object,
    });
    Reflect.set(page, name, wrapped);
  }
};
