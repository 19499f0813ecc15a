import { CloseOutlined, SplitCellsOutlined } from "@ant-design/icons";
import { keepFocus, PaneContext, SplitContext, useSplitWords } from "@console-shell/ui";
import { Button } from "antd";
import {
  createContext,
  type ReactNode,
  type MouseEvent,
  useContext,
  useRef,
  useState,
} from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { useHost } from "../host/host-context.ts";
import styles from "./split-view.module.css";

interface SplitViewProps {
  /** The list, a `ListPage`; its rows' keys are the records' ids. */
  list: ReactNode;
  /** The path of a record's own page in the sub-app. */
  path: (id: string) => string;
  /** A record next to the list: its `Page`. It must keep nothing in the address, which is the list's. */
  renderRecord: (id: string) => ReactNode;
}

const parameter = "open";

/* Two columns, each wide enough to read. */
const query = "(min-width: 1200px)";

const SwitchContext = createContext<{ isSplit: boolean; toggle: () => void } | null>(null);

/** In a list that can be shown next to its records: the button for it. */
export const SplitSwitch = () => {
  const words = useSplitWords();
  const offered = useContext(SwitchContext);
  return offered ? (
    <Button
      className="cs-brief"
      icon={<SplitCellsOutlined aria-hidden />}
      title={words.split}
      aria-pressed={offered.isSplit}
      onClick={offered.toggle}
    >
      {words.split}
    </Button>
  ) : null;
};

/**
 * A list and one of its records side by side, for going through many. The open record is in the address; a pressed row
 * opens there, and so does one that is stepped to with J and K. In a window without room for both, that address leads to
 * the record's own page.
 */
export const SplitView = ({ list, path, renderRecord }: SplitViewProps) => {
  const words = useSplitWords();
  const area = useRef<HTMLDivElement>(null);
  const [parameters, setParameters] = useSearchParams();
  // Asked once: a window that becomes narrower, or is printed, has them below each other, and loses no input.
  const [hasRoom] = useState(() => matchMedia(query).matches);
  const openId = parameters.get(parameter) ?? undefined;
  const host = useHost();
  const open = async (id: string | undefined) => {
    if (id === openId) return;
    // Of the record that is left.
    if (openId !== undefined && !(await host.confirmLeave())) return;
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete(parameter);
        else next.set(parameter, id);
        return next;
      },
      { replace: true },
    );
    // The button that closed it is gone.
    if (id === undefined) requestAnimationFrame(() => keepFocus(rowLink(openId)));
  };
  const rowLink = (id: string | undefined) =>
    area.current?.querySelector<HTMLElement>(`tr[data-row-key="${CSS.escape(id ?? "")}"] a[href]`);
  const keyOf = (target: EventTarget) =>
    (target as Element).closest<HTMLElement>("tr[data-row-key]")?.dataset["rowKey"];

  if (!hasRoom) return openId === undefined ? list : <Navigate replace to={path(openId)} />;

  /** A plain click on the link to a record's page opens it here. */
  const openHere = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a[href]");
    const id = keyOf(event.target);
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || id === undefined || !isPlain) return;
    if (!new URL((link as HTMLAnchorElement).href).pathname.endsWith(path(id))) return;
    event.preventDefault();
    void open(id);
  };
  const toggle = () =>
    void open(
      openId === undefined
        ? area.current?.querySelector<HTMLElement>("tr[data-row-key]")?.dataset["rowKey"]
        : undefined,
    );

  return (
    <SwitchContext value={{ isSplit: openId !== undefined, toggle }}>
      <div className={styles.split} data-open={openId !== undefined || undefined}>
        <div
          ref={area}
          {...(openId !== undefined && {
            onClickCapture: openHere,
            // J and K focus the row itself.
            onFocus: ({ target }) => {
              if (target.matches("tr[data-row-key]")) void open(keyOf(target));
            },
          })}
        >
          <SplitContext value={openId ?? null}>{list}</SplitContext>
        </div>
        {openId === undefined ? null : (
          <section key={openId} className={styles.pane} aria-label={words.record}>
            <div className={styles.bar}>
              <Link to={path(openId)}>{words.ownPage}</Link>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={words.close}
                onClick={() => void open(undefined)}
              />
            </div>
            <PaneContext value>{renderRecord(openId)}</PaneContext>
          </section>
        )}
      </div>
    </SwitchContext>
  );
};
