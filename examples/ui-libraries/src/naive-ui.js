import { NButton, NConfigProvider, NModal, NSelect } from "naive-ui";
import { createApp, h, ref } from "vue";

const options = ["First", "Second"].map((label) => ({ value: label, label }));
const themeOverrides = { common: { primaryColor: "#722ed1" } };

const App = () => {
  const open = ref(false);
  return {
    setup: () => () =>
      h(NConfigProvider, { themeOverrides }, () => [
        h("h1", "Naive UI 2"),
        h("label", { style: { display: "block", width: "200px" } }, [
          h(NSelect, { options, placeholder: "Choose" }),
        ]),
        h(NButton, { type: "primary", onClick: () => (open.value = true) }, () => "Open dialog"),
        h(
          NModal,
          {
            show: open.value,
            onUpdateShow: (value) => (open.value = value),
            preset: "card",
            title: "Own dialog",
            style: { width: "300px" },
            "aria-label": "Own dialog",
          },
          () => h(NButton, { onClick: () => (open.value = false) }, () => "Close"),
        ),
      ]),
  };
};

let app;
export const bootstrap = async () => undefined;
export const mount = async ({ container }) => {
  app = createApp(App());
  app.mount(container.querySelector("#root") ?? container);
};
export const unmount = async () => app.unmount();
