import { SearchOutlined } from "@ant-design/icons";
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useTopLayer } from "../dialogs/use-top-layer.ts";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { itemRank, matchItems, surestRank } from "./match-items.ts";
import styles from "./palette-dialog.module.css";
import { PaletteHelp } from "./palette-help.tsx";
import { inGroups, kindPrefixes, type PaletteItem, type PaletteKind } from "./palette-item.ts";
import { PaletteList } from "./palette-list.tsx";
import { useFoundRecords } from "./use-found-records.ts";
import { useOwnItems } from "./use-own-items.tsx";

type Modifiers = Pick<KeyboardEvent, "ctrlKey" | "metaKey">;

/** Milliseconds for which Enter waits for records that may match better. */
const patience = 1_500;

const kinds = Object.entries(kindPrefixes) as [PaletteKind, string][];

/** The text to search for, and the kind of entries if a prefix names one. */
const readTyped = (typed: string): { search: string; kind: PaletteKind | undefined } => {
  const start = typed.trimStart();
  const [kind, prefix = ""] = kinds.find(([, first]) => start.startsWith(first)) ?? [];
  return { search: start.slice(prefix.length), kind };
};

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
  const isHelp = typed.trim() === "?";
  const { search, kind } = readTyped(isHelp ? "" : typed);
  const found = useFoundRecords(kind === undefined || kind === "record" ? search : "");
  const id = useId();
  const items = isHelp
    ? []
    : matchItems(
        search,
        kind ? own.filter((item) => item.kind === kind) : own,
        kind ? found.items.filter((item) => item.kind === kind) : found.items,
      );
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
  const enter = (modifiers: Modifiers, isLast = false) => {
    const item = items[current];
    // A record may match better than all but the surest titles.
    const mayChange =
      !isLast &&
      found.searching &&
      chosen === undefined &&
      (!item || found.items.includes(item) || itemRank(search, item) > surestRank);
    setEntered(mayChange ? modifiers : undefined);
    if (item && !mayChange) choose(item, modifiers);
  };
  const input = useRef<HTMLInputElement>(null);
  const change = (text: string) => {
    setTyped(text);
    setChosen(undefined);
    setEntered(undefined);
  };
  const enterAgain = useEffectEvent(enter);
  useEffect(() => {
    if (!entered) return undefined;
    if (!found.searching) {
      // oxlint-disable-next-line react/set-state-in-effect -- each Enter opens something once
      enterAgain(entered);
      return undefined;
    }
    const timer = setTimeout(() => enterAgain(entered, true), patience);
    return () => clearTimeout(timer);
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

  const says = found.searching
    ? text("palette.searching")
    : text(found.failed ? "palette.failed" : "palette.found", { count: items.length });
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
          ref={input}
          type="text"
          role="combobox"
          aria-label={text("palette.title")}
          aria-expanded={!isHelp}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-describedby={isHelp ? `${id}help` : undefined}
          aria-activedescendant={items[current] ? `${id}${current}` : undefined}
          placeholder={text("palette.placeholder")}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      {isHelp ? (
        <PaletteHelp id={`${id}help`} />
      ) : (
        <PaletteList
          id={id}
          groups={inGroups(items)}
          current={current}
          onPoint={(index) => setChosen(items[index]?.id)}
          onChoose={choose}
        />
      )}
      <div className={styles["foot"]}>
        <output>{isHelp ? null : says}</output>
        {isHelp ? null : (
          <button
            type="button"
            onClick={() => {
              change("?");
              input.current?.focus();
            }}
          >
            <kbd aria-hidden="true">?</kbd> {text("palette.help.hint")}
          </button>
        )}
      </div>
    </dialog>
  );
};
