/** Milliseconds after which a server that does not answer counts as out of reach. */
const patience = 5000;

/** Whether the server itself answers at its address for that; a gateway's page in its place does not count. */
export const probeServer = async (address = "/healthz"): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { cache: "no-store", signal });
    const answer = (await response.json()) as { status?: unknown } | null;
    return answer?.status === "alive";
  } catch {
    // That it does not is the answer.
    return false;
  }
};
