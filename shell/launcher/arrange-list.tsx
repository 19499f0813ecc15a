import {
  ArrowDownOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  EyeInvisibleOutlined,
  HolderOutlined,
  PlusOutlined,
} from "@ant-design/icons";
import { Panel, useNarrow } from "@console-shell/ui";
import { Button } from "antd";
import { useLayoutEffect, useRef, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import styles from "./home-editor.module.css";

export interface Arranged {
  key: string;
  title: string;
  detail?: string;
}

interface ArrangeListProps {
  title: string;
  /** Said below the title. */
  hint: string;
  /** All that can be shown. */
  items: readonly Arranged[];
  /** Keys of those shown, in order. */
  shown: readonly string[];
  /** How many can be shown. */
  most: number;
  /** Next to each other, or one below the other. */
  direction: "row" | "column";
  onChange: (shown: string[]) => void;
}

const keyAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>("li[data-key]")?.dataset["key"];

interface Drag {
  key: string;
  order: readonly string[];
}

const icons = {
  row: [ArrowLeftOutlined, ArrowRightOutlined],
  column: [ArrowUpOutlined, ArrowDownOutlined],
} as const;

/** The keys with one of them at the place of another. */
const movedTo = (keys: readonly string[], key: string, at: number): string[] =>
  keys.filter((one) => one !== key).toSpliced(at, 0, key);

/** The shown ones, which move by dragging or by buttons and can be hidden, and the others. */
export const ArrangeList = ({
  title,
  hint,
  items,
  shown,
  most,
  direction,
  onChange,
}: ArrangeListProps) => {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  /** The dragged one, and the order that dropping it would give. */
  const [drag, setDrag] = useState<Drag>();
  /** The same, for events that come before the state is rendered. */
  const latest = useRef<Drag>(undefined);
  const dragTo = (next: Drag | undefined) => {
    latest.current = next;
    setDrag(next);
  };
  const [said, setSaid] = useState("");
  const order = drag?.order ?? shown;
  const itemOf = (key: string) => items.find((item) => item.key === key);
  const isFull = shown.length >= most;
  /** The button to focus after a change: an element that moves loses its focus. */
  const focusNext = useRef<string>(undefined);
  useLayoutEffect(() => {
    const name = focusNext.current;
    focusNext.current = undefined;
    if (name === undefined) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const wanted = buttons.find(({ dataset }) => dataset["name"] === name);
    // At the end of the list there's nowhere to move on to.
    const near = wanted?.disabled
      ? [...wanted.parentElement!.querySelectorAll("button")].find(({ disabled }) => !disabled)
      : wanted;
    near?.focus();
  });
  const move = (key: string, by: -1 | 1) => {
    const at = shown.indexOf(key) + by;
    if (at < 0 || at >= shown.length) return;
    focusNext.current = `${key} ${by}`;
    setSaid(text("home.moved", { title: itemOf(key)!.title, place: at + 1, count: shown.length }));
    onChange(movedTo(shown, key, at));
  };
  const hide = (key: string) => {
    const at = shown.indexOf(key);
    const next = shown[at + 1] ?? shown[at - 1];
    focusNext.current = next === undefined ? `${key} show` : `${next} hide`;
    setSaid(text("home.hidden", { title: itemOf(key)!.title }));
    onChange(shown.filter((one) => one !== key));
  };
  const show = (key: string) => {
    focusNext.current = `${key} hide`;
    setSaid(text("home.shown", { title: itemOf(key)!.title }));
    onChange([...shown, key]);
  };
  const [Before, After] = icons[useNarrow() ? "column" : direction];
  const hidden = items.filter(({ key }) => !shown.includes(key));
  return (
    <Panel title={title}>
      <div ref={list} className={styles["arrange"]}>
        <p className={styles["hint"]}>{hint}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same by keyboard */}
        <ol
          className={styles["shown"]}
          data-direction={direction}
          aria-label={title}
          onPointerDown={(event) => {
            const target = event.target as Element;
            const key = keyAt(target);
            // A finger on anything but the grip scrolls the page.
            const isTouch = event.pointerType === "touch" && !target.closest("[data-grip]");
            if (key === undefined || isTouch || event.button !== 0 || target.closest("button"))
              return;
            // The list has the pointer: an item that moves in the page would lose it.
            event.currentTarget.setPointerCapture(event.pointerId);
            dragTo({ key, order: shown });
          }}
          onPointerMove={({ currentTarget, clientX, clientY }) => {
            const now = latest.current;
            if (!now) return;
            const root = currentTarget.getRootNode() as Document | ShadowRoot;
            const over = keyAt(root.elementFromPoint(clientX, clientY));
            if (over !== undefined && over !== now.key && now.order.includes(over))
              dragTo({ ...now, order: movedTo(now.order, now.key, now.order.indexOf(over)) });
          }}
          onPointerUp={() => {
            const now = latest.current;
            dragTo(undefined);
            if (now && now.order !== shown) onChange([...now.order]);
          }}
          onPointerCancel={() => dragTo(undefined)}
        >
          {order.flatMap((key, index) => {
            const item = itemOf(key);
            if (!item) return [];
            return (
              <li key={key} data-key={key} data-dragged={drag?.key === key || undefined}>
                <HolderOutlined aria-hidden="true" data-grip className={styles["grip"]} />
                <span className={styles["words"]}>
                  <span className={styles["title"]}>{item.title}</span>
                  {item.detail ? <span className={styles["detail"]}>{item.detail}</span> : null}
                </span>
                <span className={styles["buttons"]}>
                  <Button
                    type="text"
                    size="small"
                    data-name={`${key} -1`}
                    aria-label={text("home.earlier", { title: item.title })}
                    disabled={index === 0}
                    icon={<Before aria-hidden="true" />}
                    onClick={() => move(key, -1)}
                  />
                  <Button
                    type="text"
                    size="small"
                    data-name={`${key} 1`}
                    aria-label={text("home.later", { title: item.title })}
                    disabled={index === order.length - 1}
                    icon={<After aria-hidden="true" />}
                    onClick={() => move(key, 1)}
                  />
                  <Button
                    type="text"
                    size="small"
                    data-name={`${key} hide`}
                    aria-label={text("home.hide", { title: item.title })}
                    icon={<EyeInvisibleOutlined aria-hidden="true" />}
                    onClick={() => hide(key)}
                  />
                </span>
              </li>
            );
          })}
        </ol>
        {hidden.length > 0 ? (
          <div className={styles["more"]}>
            <p className={styles["hint"]}>
              {isFull ? text("home.full", { count: most }) : text("home.others")}
            </p>
            <ul className={styles["others"]}>
              {hidden.map(({ key, title: name, detail }) => (
                <li key={key}>
                  <Button
                    size="small"
                    data-name={`${key} show`}
                    aria-label={text("home.show", { title: name })}
                    disabled={isFull}
                    icon={<PlusOutlined aria-hidden="true" />}
                    title={detail}
                    onClick={() => show(key)}
                  >
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <output className={styles["said"]}>{said}</output>
      </div>
    </Panel>
  );
};
