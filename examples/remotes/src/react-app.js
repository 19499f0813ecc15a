import { createElement } from "react";
import { createRoot } from "react-dom/client";
import Counter from "./counter.js";

const roots = new Map();

/** Lifecycles of a React sub-app that renders with the React that its remote uses. */
export const lifecyclesOf = (remote) => ({
  mount({ container }) {
    const root = createRoot(container);
    roots.set(container, root);
    root.render(createElement(Counter, { remote }));
  },
  unmount({ container }) {
    roots.get(container)?.unmount();
    roots.delete(container);
  },
});
