import type { ErrorCode, LocalizedText } from "@console-shell/contract";

/** The message of each error. */
export const errorMessages: Record<ErrorCode, LocalizedText> = {
  bad_input: {
    "en-US": "Some of the input isn’t valid. Check the fields named.",
    "zh-CN": "部分输入无效，请检查标出的字段。",
  },
  not_signed_in: {
    "en-US": "You aren’t signed in, or your session has ended.",
    "zh-CN": "您尚未登录，或会话已结束。",
  },
  wrong_credentials: {
    "en-US": "The account or the password is wrong.",
    "zh-CN": "账号或密码错误。",
  },
  wrong_key: {
    "en-US": "The API key is missing, wrong, expired or revoked.",
    "zh-CN": "API 密钥缺失、错误、已过期或已被吊销。",
  },
  face_not_recognised: {
    "en-US": "The face wasn’t recognized. Sign in with your password instead.",
    "zh-CN": "未能识别人脸，请改用密码登录。",
  },
  face_unclear: {
    "en-US": "Couldn’t check the face.",
    "zh-CN": "无法核验人脸。",
  },
  wrong_link: {
    "en-US": "The link is wrong, already used or expired.",
    "zh-CN": "链接无效、已被使用或已过期。",
  },
  wrong_code: {
    "en-US": "The code is wrong or already used.",
    "zh-CN": "验证码错误或已被使用。",
  },
  wrong_passkey: {
    "en-US": "The passkey wasn’t accepted. Try again, or use another method.",
    "zh-CN": "通行密钥未通过验证，请重试或使用其他方式。",
  },
  second_factor_required: {
    "en-US": "Your account requires a second factor: a code or a passkey.",
    "zh-CN": "您的账号需要双重验证：验证码或通行密钥。",
  },
  second_factor_missing: {
    "en-US": "Your role requires a second factor. Set one up first.",
    "zh-CN": "您的角色必须启用双重验证，请先完成设置。",
  },
  reauth_required: {
    "en-US": "Confirm who you are, then try again.",
    "zh-CN": "请先确认您的身份，然后重试。",
  },
  second_person_required: {
    "en-US": "Someone else has to approve this change.",
    "zh-CN": "此更改须由他人审批。",
  },
  sent_for_approval: {
    "en-US": "The change takes effect when someone else approves it.",
    "zh-CN": "该更改经他人审批通过后生效。",
  },
  wrong_reset_code: {
    "en-US": "The code is wrong or expired. Get a new one.",
    "zh-CN": "验证码错误或已过期，请重新获取。",
  },
  wrong_password: {
    "en-US": "The current password is wrong.",
    "zh-CN": "当前密码错误。",
  },
  weak_password: {
    "en-US": "The password is too easy to guess. Choose another one.",
    "zh-CN": "该密码过于容易猜到，请换一个。",
  },
  scope_missing: {
    "en-US": "The API key doesn’t have the scope that this call requires.",
    "zh-CN": "该 API 密钥没有此接口所需的权限范围。",
  },
  address_not_allowed: {
    "en-US": "This isn’t allowed from your network address.",
    "zh-CN": "不允许从您当前的网络地址访问。",
  },
  application_suspended: {
    "en-US": "The client app of this API key is suspended.",
    "zh-CN": "该 API 密钥所属的客户应用已被停用。",
  },
  viewing_only: {
    "en-US": "You’re viewing the console as another operator. Stop viewing to do this.",
    "zh-CN": "您正在以其他操作员的视角查看控制台。请先停止查看，再执行此操作。",
  },
  sign_on_refused: {
    "en-US": "The identity provider didn’t sign you in. Try again, or ask its administrator.",
    "zh-CN": "身份提供方未允许您登录。请重试，或联系其管理员。",
  },
  sign_on_invalid: {
    "en-US": "The identity provider’s answer isn’t valid. Try again.",
    "zh-CN": "身份提供方返回的结果无效，请重试。",
  },
  sign_on_expired: {
    "en-US": "This sign-in has expired or was already used. Start again.",
    "zh-CN": "本次登录已过期或已被使用，请重新开始。",
  },
  sign_on_unreachable: {
    "en-US": "The identity provider can’t be reached. Try again later.",
    "zh-CN": "无法连接身份提供方，请稍后再试。",
  },
  sign_on_unknown: {
    "en-US": "This account isn’t known to the console. Ask an administrator for access.",
    "zh-CN": "控制台中没有与此账号对应的操作员，请联系管理员开通。",
  },
  sign_on_unverified: {
    "en-US":
      "The identity provider hasn’t verified your e-mail address. Ask its administrator to verify it.",
    "zh-CN": "身份提供方尚未验证您的邮箱地址，请联系其管理员验证。",
  },
  sign_on_disabled: {
    "en-US": "Your account is disabled. Ask an administrator.",
    "zh-CN": "您的账号已停用，请联系管理员。",
  },
  sign_on_no_role: {
    "en-US": "Your account doesn’t have a role for the console. Ask an administrator.",
    "zh-CN": "您的账号没有可用于控制台的角色，请联系管理员。",
  },
  sign_on_other_account: {
    "en-US": "You signed in with another account. Use the one that is signed in here.",
    "zh-CN": "您使用了其他账号。请使用当前登录的账号。",
  },
  forbidden: {
    "en-US": "You don’t have permission to do this.",
    "zh-CN": "您没有执行此操作的权限。",
  },
  cross_site: {
    "en-US": "The request came from another site and was refused.",
    "zh-CN": "请求来自其他网站，已被拒绝。",
  },
  not_found: {
    "en-US": "The record or address doesn’t exist.",
    "zh-CN": "请求的记录或地址不存在。",
  },
  method_not_allowed: {
    "en-US": "This address doesn’t accept that method.",
    "zh-CN": "该地址不支持此请求方法。",
  },
  foreign_account: {
    "en-US": "Someone else is signed in here now. Nothing was done. Reload the page.",
    "zh-CN": "此处已由其他账号登录。未执行任何操作，请刷新页面。",
  },
  conflict: {
    "en-US": "This has changed since you opened it. Reload and try again.",
    "zh-CN": "打开后数据已有变化，请刷新后重试。",
  },
  mail_not_set_up: {
    "en-US":
      "Couldn’t send the e-mail: no mail server is set up. Ask the people who run the server to set SMTP_URL.",
    "zh-CN": "未配置邮件服务器，无法发送邮件。请联系服务器运维人员设置 SMTP_URL。",
  },
  too_large: {
    "en-US": "The request is too large.",
    "zh-CN": "发送的内容过大。",
  },
  unsupported_media: {
    "en-US": "This content type isn’t supported.",
    "zh-CN": "不支持此类型的内容。",
  },
  idempotency_key_in_use: {
    "en-US": "Another call with this idempotency key is in progress. Try again in a moment.",
    "zh-CN": "使用相同幂等键的调用正在处理，请稍后再试。",
  },
  idempotency_key_reused: {
    "en-US": "This idempotency key was already used for another call. Use a new one.",
    "zh-CN": "该幂等键已用于其他调用，请使用新的幂等键。",
  },
  throttled: {
    "en-US": "Too many attempts. Wait a moment and try again.",
    "zh-CN": "尝试次数过多，请稍后再试。",
  },
  rate_limited: {
    "en-US": "The client app has reached its rate limit of calls per minute.",
    "zh-CN": "该客户应用已达到每分钟调用次数上限。",
  },
  quota_used_up: {
    "en-US": "The client app has used up its calls for this month.",
    "zh-CN": "该客户应用本月的调用额度已用完。",
  },
  internal: {
    "en-US": "Something went wrong on the server. Try again later.",
    "zh-CN": "服务器出现错误，请稍后再试。",
  },
  backend_unreachable: {
    "en-US": "The app’s own server doesn’t answer. Try again later.",
    "zh-CN": "该应用的服务器没有响应，请稍后重试。",
  },
  backend_busy: {
    "en-US": "The app’s own server doesn’t keep up. Try again later.",
    "zh-CN": "该应用的服务器繁忙，请稍后重试。",
  },
  backend_timeout: {
    "en-US": "The app’s own server took too long to answer. Try again later.",
    "zh-CN": "该应用的服务器响应超时，请稍后重试。",
  },
  backend_invalid: {
    "en-US": "The app’s own server sent an invalid answer. Tell the app’s team.",
    "zh-CN": "该应用的服务器返回了无效的响应，请联系该应用的团队。",
  },
  backend_refused_token: {
    "en-US":
      "The app’s own server didn’t accept the console’s token (401 or 407). Tell the app’s team.",
    "zh-CN": "该应用的服务器未接受控制台的令牌（401 或 407），请联系该应用的团队。",
  },
  backend_redirected: {
    "en-US": "The app’s own server redirected to another server. Tell the app’s team.",
    "zh-CN": "该应用的服务器重定向到了其他服务器，请联系该应用的团队。",
  },
  backend_not_allowed: {
    "en-US": "The console may not call the address of the app’s own server. Ask an administrator.",
    "zh-CN": "控制台不能访问该应用的服务器地址，请联系管理员。",
  },
  unavailable: {
    "en-US": "The service is temporarily unavailable. Try again later.",
    "zh-CN": "服务暂时不可用，请稍后再试。",
  },
  disk_full: {
    "en-US": "The server's disk is full. Ask an administrator to free up space, then try again.",
    "zh-CN": "服务器磁盘已满，请联系管理员清理磁盘空间后重试。",
  },
};

/** A conflict because somebody else was faster: there is nothing to reload. */
export const decidedMessage: LocalizedText = {
  "en-US": "This was already decided.",
  "zh-CN": "该项已处理过。",
};
