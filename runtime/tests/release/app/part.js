import { deep } from "./deep.js";
export const part = `part ${deep}`;
