import type enUS from "./en-US.ts";

/** Texts that the SDK shows itself when a sub-app runs standalone. */
export default {
  "signIn.title": "登录",
  "signIn.account": "账号",
  "signIn.password": "密码",
  "signIn.code": "验证码（账号启用双重验证时填写）",
  "signIn.submit": "登录",
  "request.failed": "请求错误 {status}",
  "unsaved.question": "不保存就离开？",
} satisfies Record<keyof typeof enUS, string>;
