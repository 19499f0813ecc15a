import antd from "antd/locale/en_US";
import common from "../messages/common.en-US.ts";
import words from "../messages/en-US.ts";
import type { Language } from "./language.ts";

export default { antd, words, common } satisfies Language;
