// The build puts the framework that is measured in this file's place.
export { create } from "../frameworks/bound.ts";
