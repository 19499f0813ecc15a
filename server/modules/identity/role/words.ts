import type { ErrorCode, Locale, LocalizedText } from "@console-shell/contract";
import { Refusal } from "../../../kernel/refusal.ts";

const words = {
  root_has_all: {
    "en-US": "The root role always has every permission, so nobody can be locked out",
    "zh-CN": "超级管理员始终拥有全部权限，以免所有人都无法管理",
  },
  root_alone: {
    "en-US": "Only the root role can have this permission",
    "zh-CN": "仅超级管理员可拥有此权限",
  },
  has_already: {
    "en-US": "The role already has this permission. Refresh and try again.",
    "zh-CN": "该角色已拥有此权限，请刷新后重试",
  },
  has_not: {
    "en-US": "The role no longer has this permission. Refresh and try again.",
    "zh-CN": "该角色已不再拥有此权限，请刷新后重试",
  },
} satisfies Record<string, LocalizedText>;

/** A refusal about a change of roles, with its reason in the caller's language. */
export const refusal = (
  error: ErrorCode,
  path: string,
  code: keyof typeof words,
  locale: Locale,
): Refusal => new Refusal(error, [{ path, code, message: words[code][locale] }]);
