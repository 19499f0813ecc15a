import { text } from "./between.js";
export const mount = (host) => host.container.append(text);
