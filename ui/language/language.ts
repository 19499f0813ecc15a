import type { ConfigProviderProps } from "antd";
import type enUS from "../messages/en-US.ts";

/** The kit's and antd's texts in one language. */
export interface Language {
  antd: NonNullable<ConfigProviderProps["locale"]>;
  words: Record<keyof typeof enUS, string>;
  /** Sets the language of dates; dayjs defaults to English. */
  enterDates?: () => void;
  /** Resets dates to English. */
  leaveDates?: () => void;
}
