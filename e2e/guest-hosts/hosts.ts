/** A page of examples/hosts that shows the console. */
export interface HostPage {
  /** Its folder. */
  name: string;
  /** The element where it mounts the console. */
  place: string;
  /** Globals that the host's framework sets with the first application it mounts. */
  globals?: string[];
  /** Whether its header has buttons for the console's theme, which it changes as its framework offers. */
  themes?: true;
}

const ofQiankun = ["__app_instance_name_map__", "proxy"];

export const hosts: HostPage[] = [
  { name: "plain", place: "#console" },
  { name: "single-spa", place: "#console" },
  { name: "qiankun", place: "#console", globals: ofQiankun, themes: true },
  { name: "umi", place: ".qiankun-micro-app-container", globals: ofQiankun },
  { name: "micro-app", place: "micro-app", globals: ["__MICRO_APP_PROXY_WINDOW__"], themes: true },
  { name: "runtime", place: "#console" },
];
