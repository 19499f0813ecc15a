import { CloseOutlined } from "@ant-design/icons";
import { usageRangeNames } from "@console-shell/contract/words/usage-ranges";
import { PressedRange, useWords } from "@console-shell/ui";
import { Button, Segmented } from "antd";
import dayjs from "dayjs";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import { useUsageRange } from "./use-usage-range.ts";

/** Selects the last hour, day, week or month, or custom days; a range that was drawn on a chart can be undone. */
export const RangePicker = () => {
  const text = useText();
  const intl = useIntl();
  const words = useWords();
  const [value, { set, undo }] = useUsageRange();
  const custom = "from" in value;
  return (
    <>
      <Segmented
        aria-label={text("range.label")}
        value={custom ? "" : value.range}
        onChange={(name) => {
          const range = usageRangeNames.find((one) => one === name);
          if (range) set({ range });
        }}
        options={usageRangeNames.map((name) => ({ value: name, label: text(`range.${name}`) }))}
      />
      {custom && undo ? (
        <Button
          icon={<CloseOutlined aria-hidden />}
          iconPlacement="end"
          title={text("range.undo")}
          onClick={undo}
        >
          {intl.formatDateTimeRange(value.from, value.to, {
            month: "short",
            day: "numeric",
            hour: "numeric",
            minute: "2-digit",
          })}
          <span className="cs-unseen"> {text("range.undo")}</span>
        </Button>
      ) : (
        <PressedRange
          className="console-range"
          aria-label={text("range.custom")}
          placeholder={[words.from, words.to]}
          allowClear={false}
          // Otherwise antd keeps Tab from leaving an empty field.
          allowEmpty={[true, true]}
          value={custom ? [dayjs(value.from), dayjs(value.to - 1)] : null}
          maxDate={dayjs()}
          onChange={(days) => {
            const [first, last] = days ?? [];
            if (first && last)
              set({
                from: first.startOf("day").valueOf(),
                to: last.add(1, "day").startOf("day").valueOf(),
              });
          }}
        />
      )}
    </>
  );
};
