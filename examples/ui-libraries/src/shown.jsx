import { createRoot } from "react-dom/client";

/** The lifecycles of a sub-application that shows a component. */
export const shown = (App) => {
  let root;
  return {
    // qiankun requires it.
    bootstrap: async () => undefined,
    async mount({ container }) {
      root = createRoot(container.querySelector("#root") ?? container);
      root.render(<App />);
    },
    async unmount() {
      root.unmount();
    },
  };
};
