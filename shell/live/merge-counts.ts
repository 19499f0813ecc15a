import type { ApiOutput } from "@console-shell/contract";
import { type WaitingName, waitingKinds } from "@console-shell/contract/words/waiting-kinds";

type Waiting = ApiOutput<"GET /cc-api/operator/waiting">;

/** The pending counts as they were read, with those that the server has sent since. */
export const mergeCounts = (
  { items }: Waiting,
  counts: Partial<Record<WaitingName, number | undefined>>,
): Waiting => {
  const all = { ...Object.fromEntries(items.map(({ kind, count }) => [kind, count])), ...counts };
  return {
    items: (Object.keys(waitingKinds) as WaitingName[]).flatMap((kind) => {
      const { subApp, path } = waitingKinds[kind];
      const count = all[kind] ?? 0;
      return count > 0 ? [{ subApp, kind, count, path }] : [];
    }),
  };
};
