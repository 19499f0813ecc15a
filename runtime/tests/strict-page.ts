/**
 * Runs a scenario's script in a page under a strict policy and returns its answer; `query` changes
 * the policy.
 */
export const answerOf = async (script: string, query = ""): Promise<Record<string, unknown>> => {
  const url = new URL(script, import.meta.url).pathname;
  const frame = document.createElement("iframe");
  const answer = new Promise<Record<string, unknown>>((resolve) => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || !(data as { fixture?: string }).fixture) return;
      window.removeEventListener("message", hear);
      resolve(data as Record<string, unknown>);
    };
    window.addEventListener("message", hear);
  });
  frame.src = `/fixtures/strict-page?script=${encodeURIComponent(url)}${query}`;
  document.body.append(frame);
  try {
    return await answer;
  } finally {
    frame.remove();
  }
};
