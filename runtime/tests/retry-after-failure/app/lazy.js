export { once as again } from "./kept.js";
