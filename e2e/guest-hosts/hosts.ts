/** A page of examples/hosts that shows the console. */
export interface HostPage {
  /** Its folder. */
  name: string;
  /** The element in which it mounts the console. */
  place: string;
}

export const hosts: HostPage[] = [
  { name: "plain", place: "#console" },
  { name: "single-spa", place: "#console" },
  { name: "qiankun", place: "#console" },
  { name: "umi", place: ".qiankun-micro-app-container" },
  { name: "micro-app", place: "micro-app" },
  { name: "runtime", place: "#console" },
];
