import type { ErrorCode, Locale, LocalizedText } from "@console-shell/contract";
import { Refusal } from "../../../kernel/refusal.ts";

const words = {
  only_root: {
    "en-US": "Only a root operator can do this",
    "zh-CN": "仅超级管理员可执行此操作",
  },
  beyond_own: {
    "en-US": "This role has more permissions than yours. Ask a root operator.",
    "zh-CN": "该角色的权限超出您的权限，请联系超级管理员",
  },
  own_account: {
    "en-US": "You can’t do this to your own account",
    "zh-CN": "不能对自己的账号执行此操作",
  },
  no_mail: {
    "en-US": "This console has no mail server (SMTP_URL), so the link can’t be sent",
    "zh-CN": "此控制台未配置邮件服务器（SMTP_URL），链接无法送达",
  },
  last_root: {
    "en-US": "This is the last root operator who can sign in. Create another one first.",
    "zh-CN": "这是最后一个可以登录的超级管理员，请先创建另一个",
  },
} satisfies Record<string, LocalizedText>;

/** A refusal about operators, with its reason in the caller's language. */
export const refusal = (
  error: ErrorCode,
  path: string,
  code: keyof typeof words,
  locale: Locale,
): Refusal => new Refusal(error, [{ path, code, message: words[code][locale] }]);
