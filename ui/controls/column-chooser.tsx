import { DownOutlined, TableOutlined, UpOutlined } from "@ant-design/icons";
import { Button, Checkbox } from "antd";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { choosableColumns, type ColumnChoice } from "../table/column-choice.ts";
import type { TableColumns } from "../table/columns.ts";
import { PlainButton } from "./plain-button.tsx";
import { PressedPopup } from "./pressed-popup.tsx";
import { useWords } from "./use-words.ts";

export interface ColumnChooserProps {
  // Of any row: the chooser only reads keys and titles.
  columns: TableColumns<never>;
  choice: ColumnChoice;
  /** Undefined resets the choice. */
  onChoose: (choice: ColumnChoice | undefined) => void;
}

const titleText = (title: ReactNode): string => (typeof title === "string" ? title : "");

/* The pop-up's content. The focus moves into it, and follows a moved column. */
const Chooser = ({
  columns,
  choice,
  onChoose,
  onClose,
}: ColumnChooserProps & { onClose: () => void }) => {
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<HTMLElement>(null);
  const choosable = choosableColumns(columns, choice);
  const order = choosable.map(({ key }) => key!);
  useEffect(() => list.current!.querySelector("input")!.focus(), []);
  useEffect(() => moved.current?.focus());

  const toggle = (key: string) =>
    onChoose({
      order,
      hidden: choice.hidden.includes(key)
        ? choice.hidden.filter((other) => other !== key)
        : [...choice.hidden, key],
    });
  const move = (index: number, by: 1 | -1) => {
    const other = index + by;
    if (other < 0 || other >= order.length) return;
    onChoose({
      order: order.with(index, order[other]!).with(other, order[index]!),
      hidden: choice.hidden,
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only stops the keys
    <div
      className="cs-columns"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- antd places and shows it
      role="dialog"
      aria-label={words.columns}
      onKeyDown={(event: KeyboardEvent) => {
        // antd's dropdown expects a menu, which Tab leaves.
        event.stopPropagation();
        if (event.key === "Escape") onClose();
      }}
    >
      <ul ref={list}>
        {choosable.map(({ key, title }, index) => (
          <li key={key}>
            <Checkbox checked={!choice.hidden.includes(key!)} onChange={() => toggle(key!)}>
              {title}
            </Checkbox>
            {(["up", "down"] as const).map((way) => (
              <Button
                key={way}
                type="text"
                size="small"
                icon={way === "up" ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
                aria-label={(way === "up" ? words.moveUp : words.moveDown).replace(
                  "{column}",
                  titleText(title),
                )}
                onClick={({ currentTarget }) => {
                  moved.current = currentTarget;
                  move(index, way === "up" ? -1 : 1);
                }}
                onBlur={() => {
                  moved.current = null;
                }}
              />
            ))}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => onChoose(undefined)}>
        {words.resetColumns}
      </Button>
    </div>
  );
};

/** Chooses which columns a list shows, and their order. Nothing for lists with few columns. */
export const ColumnChooser = (props: ColumnChooserProps) => {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  if (choosableColumns(props.columns, props.choice).length < 2) return null;
  const close = () => {
    setOpen(false);
    button.current!.focus();
  };
  return (
    <>
      <PlainButton
        ref={button}
        type="default"
        className="cs-brief"
        title={words.columns}
        icon={<TableOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(!open)}
      >
        <span>{words.columns}</span>
      </PlainButton>
      {open === undefined ? null : (
        <PressedPopup
          at={button}
          open={open}
          onOpenChange={setOpen}
          content={<Chooser {...props} onClose={close} />}
        />
      )}
    </>
  );
};
