import type { AuditAction } from "./audit-actions.ts";
import type { Locale, LocalizedText } from "./locale.ts";

const labels = {
  "operator.created": { "en-US": "Create operator", "zh-CN": "新建操作员" },
  "operator.enabled": { "en-US": "Enable operator", "zh-CN": "启用操作员" },
  "operator.changed": { "en-US": "Change operator", "zh-CN": "修改操作员" },
  "operator.password-replaced": { "en-US": "Replace password", "zh-CN": "重置密码" },
  "operator.second-factors-removed": { "en-US": "Remove second factors", "zh-CN": "移除双重验证" },
  "role.changed": { "en-US": "Change permissions of roles", "zh-CN": "修改角色权限" },
  "applicant.approved": { "en-US": "Approve registration", "zh-CN": "通过注册申请" },
  "provisioning.group-mapped": { "en-US": "Map group to a role", "zh-CN": "修改用户组对应的角色" },
  "provisioning.default-role-changed": {
    "en-US": "Change default role of provisioning",
    "zh-CN": "修改账号同步的默认角色",
  },
  "provisioning.token-issued": { "en-US": "Create provisioning token", "zh-CN": "新建同步令牌" },
  "identity-provider.added": { "en-US": "Add identity provider", "zh-CN": "添加身份提供方" },
  "identity-provider.changed": { "en-US": "Change identity provider", "zh-CN": "修改身份提供方" },
  "application.libraries-granted": {
    "en-US": "Grant library access",
    "zh-CN": "授予客户应用图库访问权限",
  },
  "security-policy.changed": { "en-US": "Change security policy", "zh-CN": "修改安全策略" },
} satisfies Partial<Record<AuditAction, LocalizedText>>;

/**
 * What a change that can need a second person is called before it's made. An action that this release doesn't know is
 * returned as it is.
 */
export const changeLabel = (action: string, locale: Locale): string => {
  const known: Readonly<Record<string, LocalizedText | undefined>> = labels;
  return known[action]?.[locale] ?? action;
};
