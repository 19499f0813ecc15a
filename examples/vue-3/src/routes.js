import Home from "./Home.vue";

export default [
  { path: "/", component: Home },
  { path: "/about", component: () => import("./About.vue") },
];
