// The build replaces this file with the measured framework.
export { create } from "../frameworks/bound.ts";
