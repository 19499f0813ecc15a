import { CalendarOutlined, SwapRightOutlined } from "@ant-design/icons";
import { DatePicker, type GetProps, type GetRef } from "antd";
import { useLayoutEffect, useRef } from "react";
import { usePressed } from "./use-pressed.ts";

type RangeProps = GetProps<typeof DatePicker.RangePicker>;

interface PressedRangeProps extends Omit<RangeProps, "placeholder" | "value" | "autoFocus"> {
  "aria-label": string;
  placeholder: [string, string];
  value: NonNullable<RangeProps["value"]> | null;
}

/** antd's range of days, which is mounted once it's focused or pressed, or has a value. */
export const PressedRange = (props: PressedRangeProps) => {
  const { value, placeholder, className = "", "aria-label": label } = props;
  const picker = useRef<GetRef<typeof DatePicker.RangePicker>>(null);
  const { pressed, target, listeners } = usePressed(!value?.some(Boolean));
  useLayoutEffect(() => {
    if (target instanceof HTMLInputElement && target.matches("[date-range=end]"))
      picker.current!.nativeElement.querySelector<HTMLInputElement>("[date-range=end]")!.focus();
  }, [target]);
  if (pressed) return <DatePicker.RangePicker ref={picker} {...props} {...pressed} />;
  const endOf = (end: "start" | "end", index: 0 | 1) => (
    <div className={`console-picker-input console-picker-input-${end}`}>
      <input
        aria-label={label}
        autoComplete="off"
        size={12}
        placeholder={placeholder[index]}
        {...{ "date-range": end }}
      />
    </div>
  );
  return (
    <div
      {...listeners}
      className={`console-picker console-picker-range console-picker-outlined console-picker-css-var ${className}`}
    >
      {endOf("start", 0)}
      <div className="console-picker-range-separator">
        <span aria-hidden="true" className="console-picker-separator">
          <SwapRightOutlined />
        </span>
      </div>
      {endOf("end", 1)}
      <div className="console-picker-active-bar" />
      <span className="console-picker-suffix">
        <CalendarOutlined />
      </span>
    </div>
  );
};
