import { loadLanguage } from "./language.ts";

// A page has its language before it renders; so do tests.
await Promise.all([loadLanguage("en-US"), loadLanguage("zh-CN")]);
