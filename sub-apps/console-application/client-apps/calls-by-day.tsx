import { useApiQuery, useFormat } from "@console-shell/sdk";
import { Sparkline } from "@console-shell/ui";
import { createContext, type ReactNode, use, useMemo } from "react";

const CallsContext = createContext<ReadonlyMap<string, readonly number[]>>(new Map());

interface CallsByDayProps {
  /** The client apps of the page. */
  ids: readonly string[];
  children: ReactNode;
}

/** Reads the calls per day of all client apps of a list's page at once, for its cells. */
export const CallsByDay = ({ ids, children }: CallsByDayProps) => {
  const { data } = useApiQuery(
    "GET /cc-api/client-app/usage/days",
    { query: { id: [...ids] } },
    { enabled: ids.length > 0, keepPrevious: true },
  );
  const calls = useMemo(() => new Map(data?.items.map((item) => [item.id, item.calls])), [data]);
  return <CallsContext value={calls}>{children}</CallsContext>;
};

/** A client app's calls of two weeks: their number, and a bar for each day. */
export const CallsCell = ({ id }: { id: string }) => {
  const format = useFormat();
  const days = use(CallsContext).get(id);
  if (!days) return null;
  const total = days.reduce((a, b) => a + b, 0);
  return (
    <span className="client-app-calls">
      {format.number(total)}
      <span>{total > 0 ? <Sparkline values={days} kind="bars" /> : null}</span>
    </span>
  );
};
