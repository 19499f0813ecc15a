/* oxlint-disable -- as Vite wrote it */
import { t as greeting } from "./shared.js";
// more.js
var more = `${greeting} for the week`;
export { more };
