export { text } from "./throws-below.js";
