// Made by the plug-in.
import "./antd.css";
import { showLook } from "../theme/show-look.ts";

showLook([document.documentElement], { theme: "light", density: "comfortable" });
