const messages = {
  "en-US": {
    greeting: "Hello, {value}",
    notes: "Notes",
    title: "Title",
    add: "Add note",
    about: "About",
    aboutText: "This app brings its own framework and shares nothing with the console.",
  },
  "zh-CN": {
    greeting: "你好，{value}",
    notes: "笔记",
    title: "标题",
    add: "新建笔记",
    about: "关于",
    aboutText: "此应用自带框架，不与控制台共享任何模块。",
  },
};

export const text = (
  locale: keyof typeof messages,
  key: keyof (typeof messages)["en-US"],
  value = "",
): string => messages[locale][key].replace("{value}", value);
