import { SearchOutlined } from "@ant-design/icons";
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useTopLayer } from "../dialogs/use-top-layer.ts";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { matchItems } from "./match-items.ts";
import styles from "./palette-dialog.module.css";
import { inGroups, type PaletteItem } from "./palette-item.ts";
import { PaletteList } from "./palette-list.tsx";
import { useFoundRecords } from "./use-found-records.ts";
import { useOwnItems } from "./use-own-items.tsx";

type Modifiers = Pick<KeyboardEvent, "ctrlKey" | "metaKey">;

const inNewTab = ({ ctrlKey, metaKey }: Modifiers) => ctrlKey || metaKey;

/** The command palette: navigates and runs actions by name. */
export const PaletteDialog = () => {
  const text = useText();
  const navigate = useNavigate();
  const { palette, routing } = useConsole();
  const [typed, setTyped] = useState("");
  /** By its id, because items found later may move it. */
  const [chosen, setChosen] = useState<string>();
  /** Enter pressed during a search: it opens the first result. */
  const [entered, setEntered] = useState<Modifiers>();
  const own = useOwnItems();
  const found = useFoundRecords(typed);
  const id = useId();
  const matching = matchItems(typed, own);
  const items = found.hasExact ? [...found.items, ...matching] : [...matching, ...found.items];
  const current = Math.max(
    items.findIndex(({ id }) => id === chosen),
    0,
  );

  const choose = (item: PaletteItem, modifiers: Modifiers) => {
    if (item.to && inNewTab(modifiers)) {
      window.open(routing.href(item.to), "_blank", "noopener");
      return;
    }
    palette.close();
    if (item.to) void navigate(item.to);
    else item.run?.();
  };
  const enter = (modifiers: Modifiers) => {
    const item = items[current];
    const mayChange =
      found.searching && chosen === undefined && (!item || found.items.includes(item));
    setEntered(mayChange ? modifiers : undefined);
    if (item && !mayChange) choose(item, modifiers);
  };
  const enterAgain = useEffectEvent(enter);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- each Enter opens something once
    if (entered && !found.searching) enterAgain(entered);
  }, [entered, found.searching]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method (IME) aren't ours; Safari has ended the composition by then.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = items.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: Math.min(current + 8, last),
      PageUp: Math.max(current - 8, 0),
    };
    const to = moves[event.key];
    if (to !== undefined) setChosen(items[to]?.id);
    else if (event.key === "Enter") enter({ ctrlKey: event.ctrlKey, metaKey: event.metaKey });
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      {...useTopLayer(() => palette.close())}
      className={styles["dialog"]}
      aria-label={text("palette.title")}
      // A click outside closes it.
      closedby="any"
    >
      <div className={styles["search"]}>
        <SearchOutlined aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={text("palette.title")}
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={items[current] ? `${id}${current}` : undefined}
          placeholder={text("palette.placeholder")}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(undefined);
            setEntered(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <PaletteList
        id={id}
        groups={inGroups(items)}
        current={current}
        onPoint={(index) => setChosen(items[index]?.id)}
        onChoose={choose}
      />
      <output className={styles["says"]}>
        {found.searching
          ? text("palette.searching")
          : text(found.failed ? "palette.failed" : "palette.found", { count: items.length })}
      </output>
    </dialog>
  );
};
