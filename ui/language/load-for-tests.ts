import { loadLanguage } from "./load.ts";

// Pages load their language before rendering; so do tests.
await Promise.all([loadLanguage("en-US"), loadLanguage("zh-CN")]);
