import { DatePicker } from "antd";
import dayjs from "dayjs";
import { useText } from "../messages/index.ts";

interface TimeRangeProps {
  /** From this instant on and before that one, as the address has them. */
  from: string | undefined;
  until: string | undefined;
  onChange: (range: { from: string | undefined; until: string | undefined }) => void;
}

const dayOf = (instant: string | undefined) => {
  const day = instant ? dayjs(Number(instant)) : undefined;
  return day?.isValid() ? day : null;
};

/** A choice of whole days; the last one is in it. */
export const TimeRange = ({ from, until, onChange }: TimeRangeProps) => {
  const text = useText();
  return (
    <DatePicker.RangePicker
      value={[dayOf(from), dayOf(until)?.subtract(1, "day") ?? null]}
      allowEmpty={[true, true]}
      placeholder={[text("audit.from"), text("audit.until")]}
      aria-label={text("audit.days")}
      onChange={(days) =>
        onChange({
          from: days?.[0]?.startOf("day").valueOf().toString(),
          until: days?.[1]?.add(1, "day").startOf("day").valueOf().toString(),
        })
      }
    />
  );
};

/** An instant of the address, or undefined where it is none. */
export const instantOf = (instant: string | undefined): number | undefined =>
  dayOf(instant)?.valueOf();
