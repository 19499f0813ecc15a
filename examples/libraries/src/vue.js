import { createApp, h, onMounted, ref } from "vue";

let app;
export const mount = ({ container }) => {
  app = createApp({
    setup() {
      const count = ref(0);
      // Never taken back.
      onMounted(() =>
        window.addEventListener("example-count", ({ detail }) => {
          detail.push("heard");
          count.value += 1;
        }),
      );
      return () => h("button", { onClick: () => (count.value += 1) }, String(count.value));
    },
  });
  app.mount(container);
};
export const unmount = () => app.unmount();
