import type enUS from "./en-US.ts";

/** Texts that the SDK shows itself when a sub-app runs standalone. */
export default {
  "signIn.title": "登录",
  "signIn.account": "账号",
  "signIn.password": "密码",
  "signIn.code": "验证码（账号启用双重验证时填写）",
  "signIn.submit": "登录",
  "unsaved.question": "不保存就离开？",
  "session.ended": "您已退出登录",
  "session.ended.text": "请刷新页面，重新登录。",
  "start.failed": "应用无法启动",
  "start.retry": "重试",
  "error.title": "请求错误 {status}: {url}",
  "error.network.title": "网络异常",
  "error.network": "您的网络发生异常，无法连接服务器。开发服务器可能已停止：npm run dev。",
  "error.unreadable": "响应头声明为 JSON，但内容不是 JSON。",
  "error.401": "用户没有权限（令牌、用户名、密码错误）。",
  "error.403": "用户得到授权，但是访问是被禁止的。",
  "error.404": "发出的请求针对的是不存在的记录，服务器没有进行操作。",
  "error.500": "服务器发生错误，请检查服务器。",
  "error.502": "网关错误。",
  "error.503": "服务不可用，服务器暂时过载或维护。",
  "error.504": "网关超时。",
} satisfies Record<keyof typeof enUS, string>;
