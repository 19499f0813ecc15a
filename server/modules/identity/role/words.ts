import type { ErrorCode, Locale, LocalizedText } from "@console-shell/contract";
import { Refusal } from "../../../kernel/refusal.ts";

const words = {
  root_has_all: {
    "en-US": "The role root has every permission, so that nobody is ever locked out",
    "zh-CN": "root 角色始终拥有全部权限，以免所有人都无法管理",
  },
  root_alone: {
    "en-US": "Only the role root may have this permission",
    "zh-CN": "仅 root 角色可拥有此权限",
  },
  has_already: {
    "en-US": "The role has this permission already; look at it again",
    "zh-CN": "该角色已拥有此权限，请重新查看",
  },
  has_not: {
    "en-US": "The role does not have this permission any more; look at it again",
    "zh-CN": "该角色已不再拥有此权限，请重新查看",
  },
} satisfies Record<string, LocalizedText>;

/** A refusal about a change of roles that says in the caller's language why. */
export const refusal = (
  error: ErrorCode,
  path: string,
  code: keyof typeof words,
  locale: Locale,
): Refusal => new Refusal(error, [{ path, code, message: words[code][locale] }]);
