if (!import.meta.url.includes("console-retry")) throw new Error("the first time");
export const once = {};
