import { createElement, useState } from "react";

/** The copies of React in use, as far as remotes share one: each render notes its own. */
const copies = (window.exampleReacts ??= new Set());

export default function Counter({ remote }) {
  copies.add(useState);
  const [count, setCount] = useState(0);
  return createElement(
    "button",
    { type: "button", onClick: () => setCount(count + 1) },
    `${remote}: ${count}`,
  );
}
