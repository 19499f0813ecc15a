export { SubAppOutlet, type SubAppFailure, type SubAppOutletProps } from "./sub-app-outlet.tsx";
