// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list below a field, whose keys are the field's: no element is one
import { Status, useLive } from "@console-shell/ui";
import { useEffect, useRef, type MouseEvent } from "react";
import { KeyCaps } from "../keys/key-caps.tsx";
import { useConsole } from "../state/console-context.ts";
import styles from "./palette-dialog.module.css";
import type { PaletteGroup, PaletteItem } from "./palette-item.ts";

interface PaletteListProps {
  /** Prefix of the ids of the list and its options. */
  id: string;
  groups: readonly PaletteGroup[];
  /** Index of the item that Enter selects. */
  current: number;
  onPoint: (index: number) => void;
  onChoose: (item: PaletteItem, event: MouseEvent) => void;
}

/** The palette's items by group; the focus stays in the search field. */
export const PaletteList = ({ id, groups, current, onPoint, onChoose }: PaletteListProps) => {
  const shortcuts = useLive(useConsole().shortcuts.enabled);
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- other groups move the current item
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [current, groups]);
  return (
    <div ref={list} role="listbox" id={`${id}list`} className={styles["list"]}>
      {groups.map(({ title, items }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={styles["group"]} aria-hidden="true">
            {title}
          </div>
          {items.map(({ item, index }) => (
            <div
              key={item.id}
              role="option"
              tabIndex={-1}
              id={`${id}${index}`}
              aria-selected={index === current}
              className={styles["item"]}
              data-nested={item.nested || undefined}
              onMouseMove={() => onPoint(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => onChoose(item, event)}
            >
              <span className={styles["icon"]}>{item.icon}</span>
              <span className={styles["title"]}>{item.title}</span>
              {item.detail ? <span className={styles["detail"]}>{item.detail}</span> : null}
              {item.amount ? <span className={styles["amount"]}>{item.amount}</span> : null}
              {item.state ? (
                <Status
                  className={styles["state"]}
                  status={item.state.tone}
                  text={item.state.title}
                />
              ) : null}
              {item.keys && shortcuts ? <KeyCaps keys={item.keys} /> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
