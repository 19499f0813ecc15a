import "./public-path";
import Vue from "vue";
import VueRouter from "vue-router";
import App from "./App.vue";
import routes from "./routes";

Vue.config.productionTip = false;
Vue.use(VueRouter);
window.$vueTwo = Vue;

let router = null;
let instance = null;

function render(props = {}) {
  const { container } = props;
  router = new VueRouter({ base: "/vue-2/", mode: "history", routes });
  instance = new Vue({
    router,
    data: { shared: {} },
    created() {
      if (!props.onGlobalStateChange) return;
      props.onGlobalStateChange((state) => (this.shared = state), true);
      props.setGlobalState({ user: { name: props.name } });
    },
    render: (h) => h(App),
  }).$mount(container ? container.querySelector("#app") : "#app");
}

if (!window.__POWERED_BY_QIANKUN__) {
  render();
}

export async function bootstrap() {}

export async function mount(props) {
  render(props);
}

export async function unmount() {
  instance.$destroy();
  instance.$el.innerHTML = "";
  instance = null;
  router = null;
}
