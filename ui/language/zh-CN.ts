import antd from "antd/locale/zh_CN";
import dayjs from "dayjs";
import "dayjs/locale/zh-cn";
import common from "../messages/common.zh-CN.ts";
import words from "../messages/zh-CN.ts";
import type { Language } from "./language.ts";

export default {
  antd,
  words,
  common,
  enterDates: () => dayjs.locale("zh-cn"),
  leaveDates: () => dayjs.locale("en"),
} satisfies Language;
