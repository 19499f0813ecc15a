import antd from "antd/locale/en_US";
import words from "../messages/en-US.ts";
import type { Language } from "./language.ts";

export default { antd, words } satisfies Language;
