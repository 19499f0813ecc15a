import { ReloadOutlined } from "@ant-design/icons";
import { ChoiceSelect } from "@console-shell/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useText } from "../messages/index.ts";
import { storedChoice } from "./stored-choice.ts";
import { useNow } from "./use-now.ts";

const intervals = { "1m": 60_000, off: undefined, "10s": 10_000, "5m": 300_000 } as const;
type Interval = keyof typeof intervals;
const inOrder: readonly Interval[] = ["off", "10s", "1m", "5m"];

const chosen = storedChoice<Interval>("refresh", ["1m", "off", "10s", "5m"]);

/** Milliseconds between reads of a page's figures, or undefined; reads pause while the page is hidden. */
export const useRefreshInterval = (): number | undefined => intervals[chosen.use()];

/** The options of a figure's query: quiet reads, by the chosen interval. */
export const useQuietReads = () => {
  const refetchInterval = useRefreshInterval();
  return { keepPrevious: true, ...(refetchInterval !== undefined && { refetchInterval }) };
};

/** When the page's oldest figure was read; undefined before the first. */
const useUpdatedAt = (): number | undefined => {
  const client = useQueryClient();
  const [at, setAt] = useState<number>();
  useEffect(() => {
    const read = () => {
      const times = client
        .getQueryCache()
        .findAll({ type: "active" })
        .flatMap(({ state }) => state.dataUpdatedAt || []);
      setAt(times.length === 0 ? undefined : Math.min(...times));
    };
    read();
    return client.getQueryCache().subscribe(({ type }) => {
      if (type !== "observerResultsUpdated") read();
    });
  }, [client]);
  return at;
};

/** How old the figures are. Apart, because it changes every second. */
const UpdatedAt = () => {
  const text = useText();
  const at = useUpdatedAt();
  const now = useNow(1000);
  if (at === undefined) return <span className="console-updated" />;
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  return (
    <span className="console-updated">
      {seconds < 5
        ? text("refresh.justNow")
        : seconds < 60
          ? text("refresh.seconds", { count: seconds })
          : text("refresh.minutes", { count: Math.floor(seconds / 60) })}
    </span>
  );
};

/** How old a page's figures are, how often they're read, and a button to read them now. */
export const Refresh = () => {
  const text = useText();
  const client = useQueryClient();
  const value = chosen.use();
  return (
    <div className="console-refresh">
      <UpdatedAt />
      <ChoiceSelect
        label={text("refresh.label")}
        value={value}
        options={inOrder.map((one) => ({ value: one, label: text(`refresh.${one}`) }))}
        onChange={chosen.set}
      />
      <Button
        icon={<ReloadOutlined aria-hidden />}
        aria-label={text("refresh.now")}
        title={text("refresh.now")}
        onClick={() => void client.refetchQueries({ type: "active" })}
      />
    </div>
  );
};
