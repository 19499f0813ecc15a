/** Milliseconds after which a server that does not answer counts as out of reach. */
const patience = 5000;

/** Whether the server itself answers; a gateway's page in its place does not count. */
export const probeServer = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch("/healthz", { cache: "no-store", signal });
    const answer = (await response.json()) as { status?: unknown } | null;
    return answer?.status === "alive";
  } catch {
    // That it does not is the answer.
    return false;
  }
};
