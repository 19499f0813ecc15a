import { Button, Modal, Tag } from "antd";
import { Activity, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { translate } from "@console-shell/testing/translate";
import { followTranslation } from "./follow-translation.ts";

let root: Root;
let element: HTMLElement;
let stops: (() => void)[];
beforeEach(() => {
  stops = [followTranslation(document)];
  element = document.body.appendChild(document.createElement("div"));
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
  for (const stop of stops) stop();
});

/** Lets the observers of one change after the other run. */
const observed = () => new Promise((resolve) => setTimeout(resolve));
const show = async (content: ReactNode) => {
  flushSync(() => root.render(content));
  await observed();
};
const shown = () => element.innerText.replaceAll(/\s+/g, " ").replaceAll("» «", "»«").trim();

/** Bare texts next to elements, as in the console: values, conditions and moves. */
const Bare = ({ count, more, turned }: { count: number; more?: boolean; turned?: boolean }) => (
  <p>
    {more ? "More" : null}
    {count} selected <b>of</b> {more ? <i>many</i> : "few"}
    {turned ? ["b", "a"].map((key) => <Keyed key={key} name={key} />) : null}
    {turned ? null : ["a", "b"].map((key) => <Keyed key={key} name={key} />)}
  </p>
);
const Keyed = ({ name }: { name: string }) => `${name};`;

test("what React changes, adds, moves and removes in a translated page is shown, translated", async () => {
  await show(<Bare count={1} />);
  stops.push(translate(document.body));
  await observed();
  expect(shown()).toBe("«1»«selected»«of»«few»«a;»«b;»");
  await show(<Bare count={2} />);
  expect(shown()).toBe("«2»«selected»«of»«few»«a;»«b;»");
  await show(<Bare count={3} more />);
  expect(shown()).toBe("«More»«3»«selected»«of»«many»«a;»«b;»");
  await show(<Bare count={3} more turned />);
  expect(shown()).toBe("«More»«3»«selected»«of»«many»«b;»«a;»");
  await show(<Bare count={3} />);
  expect(shown()).toBe("«3»«selected»«of»«few»«a;»«b;»");
  await show(null);
  expect(shown()).toBe("");
});

test("a text that is an element's only one is shown, also if the translation began first", async () => {
  for (const stop of stops.splice(0)) stop();
  stops.push(translate(document.body), followTranslation(document));
  const Says = ({ what }: { what: string | null }) => <output>{what}</output>;
  for (const what of ["a", "b", null, "c", "", "d", "e"]) {
    await show(<Says what={what} />);
    expect(shown()).toBe(what ? `«${what}»` : "");
  }
  flushSync(() => root.render(<Says what="f" />));
  await show(<Says what="g" />);
  expect(shown()).toBe("«g»");
});

test("texts that are moved follow, with their translation", async () => {
  const List = ({ order }: { order: string[] }) => (
    <p>
      {order.map((key) => (
        <Keyed key={key} name={key} />
      ))}
    </p>
  );
  await show(<List order={["a", "b", "c"]} />);
  stops.push(translate(document.body));
  await observed();
  await show(<List order={["c", "a", "d", "b"]} />);
  expect(shown()).toBe("«c;»«a;»«d;»«b;»");
  await show(<List order={["b"]} />);
  expect(shown()).toBe("«b;»");
});

test("hidden texts hide, and show again", async () => {
  const Hidden = ({ mode }: { mode: "hidden" | "visible" }) => (
    <div>
      <Activity mode={mode}>bare</Activity>
      <b>rest</b>
    </div>
  );
  await show(<Hidden mode="visible" />);
  stops.push(translate(document.body));
  await observed();
  await show(<Hidden mode="hidden" />);
  expect(shown()).toBe("«rest»");
  await show(<Hidden mode="visible" />);
  expect(shown()).toBe("«bare»«rest»");
});

test("antd's own texts stay current", async () => {
  const Page = ({ count }: { count: number }) => (
    <>
      <Button icon={count > 1 ? <b>!</b> : null}>{`Save ${count}`}</Button>
      <Tag closable={count > 1}>{count} tags</Tag>
    </>
  );
  await show(<Page count={1} />);
  stops.push(translate(document.body));
  await observed();
  await show(<Page count={2} />);
  expect(shown()).toMatch(/«!»\s?«Save 2»\s?«2»\s?«tags»/);
  await show(
    <Modal open title="Question">
      Sure?
    </Modal>,
  );
  expect(document.body.innerText).toContain("«Sure?»");
});

test.each([
  [
    "in two steps",
    (text: Text, font: Element) => {
      text.before(font);
      text.remove();
    },
  ],
  [
    "keeping the node",
    (text: Text, font: Element) => {
      text.before(font);
      font.querySelector("font")!.replaceChildren(text);
      text.data = "«1»";
    },
  ],
])("a translation %s, and its undoing, are followed", async (_, replace) => {
  const Count = ({ count }: { count: number }) => (
    <p>
      {count}
      <b />
    </p>
  );
  await show(<Count count={1} />);
  const text = element.querySelector("p")!.firstChild as Text;
  const font = document.createElement("font");
  font.append(document.createElement("font"));
  font.firstElementChild!.textContent = "«1»";
  replace(text, font);
  await observed();
  expect(shown()).toBe("«1»");
  await show(<Count count={2} />);
  expect(shown()).toBe("2");
});

test("texts show themselves again when the translation is undone", async () => {
  await show(<Bare count={1} />);
  const undo = new Map<Element, Node>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement("font");
    font.append(`«${text.data}»`);
    undo.set(font, text);
    text.replaceWith(font);
  }
  await observed();
  for (const [font, text] of undo) font.replaceWith(text);
  await observed();
  expect(shown()).toBe("1 selected of fewa;b;");
  await show(<Bare count={2} more />);
  expect(shown()).toBe("More2 selected of manya;b;");
});
