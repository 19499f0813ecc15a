import dayjs from "dayjs";
import { steady } from "../live/steady.tsx";
import { PressedRange } from "./pressed-range.tsx";
import { useWords } from "./use-words.ts";

interface DayRangeProps {
  /** First and last instant, as in the address. */
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

const dayOf = (instant: string | undefined) => {
  const day = instant ? dayjs(Number(instant)) : undefined;
  return day?.isValid() ? day : null;
};

/** A range of whole days, open at either end. */
export const DayRange = /*#__PURE__*/ steady<DayRangeProps>(({ from, to, onChange }) => {
  const words = useWords();
  return (
    <PressedRange
      value={[dayOf(from), dayOf(to)]}
      allowEmpty={[true, true]}
      placeholder={[words.from, words.to]}
      aria-label={words.days}
      onChange={(days) =>
        onChange({
          from: days?.[0]?.startOf("day").valueOf().toString(),
          to: days?.[1]?.endOf("day").valueOf().toString(),
        })
      }
    />
  );
});

/** Parses an instant from the address; undefined if it is invalid. */
export const instantOf = (instant: string | undefined): number | undefined =>
  dayOf(instant)?.valueOf();
