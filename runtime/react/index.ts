export { SubAppOutlet, type SubAppFailure, type SubAppOutletProps } from "./SubAppOutlet.tsx";
