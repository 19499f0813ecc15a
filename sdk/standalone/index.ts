export { runStandalone } from "./run-standalone.tsx";
