import type { ConfigProviderProps } from "antd";
import type common from "../messages/common.en-US.ts";
import type enUS from "../messages/en-US.ts";

/** A word that all sub-apps may use as a text: `text("word.save")`. */
export type WordKey = keyof typeof common;

/** The kit's and antd's texts in one language. */
export interface Language {
  antd: NonNullable<ConfigProviderProps["locale"]>;
  words: Record<keyof typeof enUS, string>;
  common: Record<WordKey, string>;
  /** Sets the language of dates; dayjs defaults to English. */
  enterDates?: () => void;
  /** Resets dates to English. */
  leaveDates?: () => void;
}
