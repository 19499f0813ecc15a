// The same app with each version of React: a portal in body, and an effect that isn't taken back.
export const appOf = (React, { createPortal }, render) => {
  const { createElement: h, useEffect, useState } = React;
  const App = () => {
    const [count, setCount] = useState(0);
    const add = () => setCount((before) => before + 1);
    const hear = ({ detail }) => {
      detail.push("heard");
      add();
    };
    useEffect(() => window.addEventListener("example-count", hear), []);
    return h(
      React.Fragment,
      null,
      h("button", { type: "button", onClick: add }, String(count)),
      createPortal(
        h("button", { type: "button", className: "portal", onClick: add }, "+"),
        document.body,
      ),
    );
  };
  let leave;
  return {
    mount({ container }) {
      leave = render(h(App), container.appendChild(document.createElement("div")));
    },
    unmount({ container }) {
      leave();
      container.replaceChildren();
    },
  };
};
