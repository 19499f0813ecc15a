// The frame is an application of its own, with the React that the page's import map names.
import { createElement as h, render, useEffect, useState, version } from "react";
import { navigateToUrl } from "single-spa";

const base = "/hosts/single-spa";

function Frame() {
  const [pressed, setPressed] = useState(0);
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    const note = () => setWidth(innerWidth);
    addEventListener("resize", note);
    return () => removeEventListener("resize", note);
  }, []);
  const link = (path, text) => h("a", { href: `${base}${path}`, onClick: navigateToUrl }, text);
  return [
    h(
      "header",
      { key: "header", className: "host-header" },
      h("span", { className: "host-name" }, `single-spa, React ${version}`),
      link("/", "Home"),
      link("/console", "Console"),
      link("/console/finance", "Finance"),
    ),
    h(
      "section",
      { key: "box", className: "host-box" },
      h("p", null, `${width} px`),
      h("button", { onClick: () => setPressed(pressed + 1) }, `Pressed: ${pressed}`),
    ),
  ];
}

const root = document.getElementById("host");
export const bootstrap = async () => {};
export const mount = async () => render(h(Frame), root);
export const unmount = async () => render(null, root);
