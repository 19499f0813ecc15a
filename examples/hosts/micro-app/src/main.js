import microApp from "@micro-zoe/micro-app";
import { createApp } from "vue";
import { createRouter, createWebHistory } from "vue-router";
import Console from "./Console.vue";
import Frame from "./Frame.vue";
import Home from "./Home.vue";

microApp.start();

const { origin } = await (await fetch("/console.json")).json();
const router = createRouter({
  history: createWebHistory("/hosts/micro-app/"),
  routes: [
    { path: "/", component: Home },
    { path: "/console/:page(.*)*", component: Console, props: { origin } },
  ],
});
createApp(Frame).use(router).mount("#host");
