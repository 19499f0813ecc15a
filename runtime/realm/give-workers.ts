import { RuntimeError } from "../errors/runtime-error.ts";
import type { SubAppRegistration } from "../types.ts";

/**
 * Gives a realm the workers that its sub-app declares, as outside a realm. Blob workers work only
 * if declared: the document's policy may allow blobs just for starting workers.
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
