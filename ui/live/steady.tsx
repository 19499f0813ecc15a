import { type FunctionComponent, memo, useLayoutEffect, useRef, useState } from "react";

type Functions = Record<string, (...input: unknown[]) => unknown>;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !("$$typeof" in value);

/** Whether two values are the same data. Elements and functions are compared by identity. */
export const isSameData = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSameData(one[key], other[key]))
  );
};

/**
 * A control that renders again only when its data does: a page makes new options and callbacks whenever it renders,
 * and antd's controls are slow. Callbacks among its props are the latest ones when they are called.
 */
export const steady = <Props extends object>(
  Control: FunctionComponent<Props>,
): FunctionComponent<Props> => {
  const Kept = memo(Control, isSameData);
  return (props) => {
    const latest = useRef(props);
    useLayoutEffect(() => {
      latest.current = props;
    });
    const [calls] = useState<Functions>(() => ({}));
    const kept = Object.entries(props).map(([name, value]) => {
      if (typeof value !== "function") return [name, value] as const;
      calls[name] ??= (...input) => (latest.current as Functions)[name]!(...input);
      return [name, calls[name]] as const;
    });
    return <Kept {...(Object.fromEntries(kept) as Props)} />;
  };
};
