import dayjs, { type Dayjs } from "dayjs";

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day in the address, e.g. `2026-05-31`, or undefined. */
export const dayOf = (text: string | undefined): Dayjs | undefined => {
  const date = text && day.test(text) ? dayjs(text) : undefined;
  return date?.isValid() ? date : undefined;
};

/** The instants of a range of days, including the last, in the operator's time zone. */
export const instantsOf = (from: Dayjs | undefined, to: Dayjs | undefined) => ({
  from: from?.startOf("day").valueOf(),
  to: to?.startOf("day").add(1, "day").valueOf(),
});
