const messages = {
  "en-US": {
    greeting: "Hello, {value}",
    home: "Home",
    about: "About",
    count: "Clicked {value} times",
    aboutText: "This app brings its own framework and shares nothing with the console.",
  },
  "zh-CN": {
    greeting: "你好，{value}",
    home: "首页",
    about: "关于",
    count: "已点击{value}次",
    aboutText: "此应用自带框架，不与控制台共享任何模块。",
  },
};

export const text = (
  locale: keyof typeof messages,
  key: keyof (typeof messages)["en-US"],
  value: string | number = "",
): string => messages[locale][key].replace("{value}", String(value));
