import { DialogFocus, PressedPopup, useWriteButton } from "@console-shell/ui";
import { Button, Input, Modal } from "antd";
import { useId, useRef, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { KeyHint } from "./key-hint.tsx";

const hour = 3_600_000;

/** Nine in the morning of a day that many days from now. */
const morning = (now: number, days: number): number => {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  return day.setHours(9, 0, 0, 0);
};
const daysToMonday = (now: number): number => (8 - new Date(now).getDay()) % 7 || 7;
const localDate = (at: number): string => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
};

interface SnoozeButtonProps {
  /** Whether all of the items are snoozed already. */
  snoozed: boolean;
  pending: boolean;
  size?: "small" | "medium";
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Null ends the snooze. */
  onSnooze: (until: number | null) => void;
}

/** Hides items until later. */
export const SnoozeButton = ({
  snoozed,
  pending,
  size = "medium",
  open,
  onOpen,
  onSnooze,
}: SnoozeButtonProps) => {
  const text = useText();
  const write = useWriteButton();
  const [date, setDate] = useState<string>();
  const [shownAt] = useState(Date.now);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [begun, setBegun] = useState(open);
  if (open && !begun) setBegun(true);
  if (snoozed)
    return (
      <Button size={size} {...write(pending)} aria-keyshortcuts="S" onClick={() => onSnooze(null)}>
        {text("work.wake")}
        <KeyHint letter="S" />
      </Button>
    );
  const [first, last] = [localDate(morning(shownAt, 1)), localDate(morning(shownAt, 365))];
  const isPossible = date !== undefined && date >= first && date <= last;
  const choose = (key: string) => {
    const now = Date.now();
    if (key === "later") onSnooze(now + 3 * hour);
    else if (key === "tomorrow") onSnooze(morning(now, 1));
    else if (key === "week") onSnooze(morning(now, daysToMonday(now)));
    // Not with the Enter that chose it: the dialog would get its key press, and close.
    else requestAnimationFrame(() => setDate(localDate(morning(now, 1))));
  };
  return (
    <>
      <Button
        ref={button}
        size={size}
        {...write(pending)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-keyshortcuts="S"
        onClick={() => onOpen(!open)}
      >
        {text("work.snooze")}
        <KeyHint letter="S" />
      </Button>
      {begun ? (
        <PressedPopup
          at={button}
          open={open}
          onOpenChange={onOpen}
          menu={{
            items: (["later", "tomorrow", "week", "date"] as const).map((key) => ({
              key,
              label: text(`work.snooze.${key}`),
            })),
            onClick: ({ key }) => choose(key),
          }}
        />
      ) : null}
      <Modal
        open={date !== undefined}
        title={text("work.snooze.date")}
        okText={text("work.snooze")}
        cancelText={text("work.cancel")}
        okButtonProps={{ disabled: !isPossible, htmlType: "submit", form: id }}
        onCancel={() => setDate(undefined)}
        destroyOnHidden
      >
        <DialogFocus />
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPossible) return;
            onSnooze(new Date(`${date}T09:00`).getTime());
            setDate(undefined);
          }}
        >
          <Input
            type="date"
            aria-label={text("work.snooze.date")}
            min={first}
            max={last}
            {...(date && !isPossible && { status: "error" })}
            value={date ?? ""}
            onChange={({ target }) => setDate(target.value)}
          />
        </form>
      </Modal>
    </>
  );
};
