/** Milliseconds until a probe times out. */
const patience = 5000;

/** Whether the console's own server answers the health check; a gateway's error page doesn't count. */
export const probeServer = async (address = "/healthz"): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { cache: "no-store", signal });
    const answer = (await response.json()) as { status?: unknown } | null;
    return answer?.status === "alive";
  } catch {
    // Unreachable.
    return false;
  }
};
