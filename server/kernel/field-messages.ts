import type { Locale, LocalizedText } from "@console-shell/contract";

/** Messages of field errors by code; a feature may use these codes or provide its own text. */
export const fieldMessages: Record<string, LocalizedText> = {
  required: { "en-US": "Enter a value", "zh-CN": "请填写此项" },
  taken: { "en-US": "This is already in use", "zh-CN": "已被使用" },
  unknown: { "en-US": "This doesn’t exist", "zh-CN": "该项不存在" },
  wrong: { "en-US": "This is wrong", "zh-CN": "此项有误" },
  last_factor: {
    "en-US": "Your role requires a second factor. Add another one first.",
    "zh-CN": "您的角色必须启用双重验证，请先添加另一种方式",
  },
  idempotency_key: {
    "en-US": "Must be 1 to 255 visible ASCII characters",
    "zh-CN": "必须为 1 至 255 个可见 ASCII 字符",
  },
  too_many: { "en-US": "There are too many of these", "zh-CN": "数量已达上限" },
  expired: { "en-US": "This has expired", "zh-CN": "已过期" },
  decided: { "en-US": "This was already decided", "zh-CN": "该项已处理过" },
  changed: {
    "en-US": "Someone else has changed this since you opened it. Open it again.",
    "zh-CN": "打开后已被他人修改，请重新打开",
  },
  ended: { "en-US": "This has already ended", "zh-CN": "该项已结束" },
  before_start: { "en-US": "Must be after the start", "zh-CN": "必须晚于开始时间" },
  unchanged: { "en-US": "This is the same as before", "zh-CN": "与原值相同" },
  too_common: {
    "en-US": "This password is too common",
    "zh-CN": "该密码过于常见",
  },
  contains_account: {
    "en-US": "The password must not contain the account name or the e-mail address",
    "zh-CN": "密码不能包含账号名或邮箱",
  },
  contains_product: {
    "en-US": "The password must not contain the name of this product",
    "zh-CN": "密码不能包含本产品的名称",
  },
  predictable: {
    "en-US": "The password repeats itself or follows a sequence",
    "zh-CN": "密码由重复或连续的字符组成",
  },
  not_an_image: { "en-US": "This isn’t a picture", "zh-CN": "不是有效的图片" },
  no_face: { "en-US": "No face detected", "zh-CN": "未检测到人脸" },
  several_faces: { "en-US": "Several faces detected", "zh-CN": "检测到多张人脸" },
  too_dark: { "en-US": "The picture is too dark", "zh-CN": "画面太暗" },
  too_bright: { "en-US": "The picture is too bright", "zh-CN": "画面太亮" },
  too_small: { "en-US": "The face is too small", "zh-CN": "人脸过小" },
  blurred: { "en-US": "The face is blurred", "zh-CN": "人脸模糊" },
  not_followed: {
    "en-US": "The movements didn’t match",
    "zh-CN": "人脸未按提示动作",
  },
  not_live: { "en-US": "This looks like a picture of a face", "zh-CN": "疑似人脸照片" },
  different_people: { "en-US": "These are different people", "zh-CN": "画面中不是同一个人" },
  unrecognized_key: { "en-US": "Unknown field", "zh-CN": "不支持该字段" },
  forbidden_key: { "en-US": "This name isn’t allowed", "zh-CN": "不允许使用该名称" },
  forbidden_character: {
    "en-US": "This contains a character that isn’t allowed",
    "zh-CN": "包含不允许的字符",
  },
  other_environment: {
    "en-US": "Production and sandbox data can’t be mixed",
    "zh-CN": "生产数据与沙箱数据不能混用",
  },
  in_use: {
    "en-US": "This can’t change while applications have access",
    "zh-CN": "仍有应用可访问，无法更改",
  },
  has_pictures: {
    "en-US": "This can’t change while the library has pictures",
    "zh-CN": "图库中有图片时无法更改",
  },
  beyond_role: {
    "en-US": "Your role doesn’t cover all of these",
    "zh-CN": "其中部分超出了您的角色权限",
  },
  in_past: { "en-US": "Must be in the future", "zh-CN": "必须晚于当前时间" },
  over_credit_limit: {
    "en-US": "This exceeds the client’s credit limit",
    "zh-CN": "超出客户的信用额度",
  },
  needs_approval: {
    "en-US":
      "This exceeds what one person can adjust for a client in 24 hours. Propose it for approval.",
    "zh-CN": "超出单人 24 小时内对同一客户的调整限额，请提交审批",
  },
  over_balance: { "en-US": "This exceeds the client’s balance", "zh-CN": "超出客户的余额" },
  used: { "en-US": "This was already used for something else", "zh-CN": "已用于其他内容" },
  not_https: {
    "en-US": "Must be an https:// URL without a user name",
    "zh-CN": "必须是不含用户名的 https:// 地址",
  },
  private_address: {
    "en-US": "This address isn’t on the public internet",
    "zh-CN": "该地址不在公共互联网上",
  },
  closed_port: {
    "en-US": "This port isn’t allowed. Use 443, or a web server’s port above 1023.",
    "zh-CN": "不允许使用此端口，请使用 443 或 1023 以上的网站端口",
  },
  suspended: { "en-US": "This is suspended", "zh-CN": "已停用" },
  own_proposal: {
    "en-US": "You proposed this, so someone else has to approve it",
    "zh-CN": "这是您本人提出的，须由他人审批",
  },
  not_proposer: {
    "en-US": "Only the proposer can withdraw this",
    "zh-CN": "只有提出者本人可以撤回",
  },
  month_taken: {
    "en-US": "Must be after the months that have prices, and not in the past",
    "zh-CN": "必须晚于已有价格的月份，且不能是已结束的月份",
  },
  month_not_over: {
    "en-US": "This month isn’t over (UTC)",
    "zh-CN": "该月尚未结束（UTC）",
  },
  month_settling: {
    "en-US": "This month’s last calls are counted until ten minutes after its end",
    "zh-CN": "该月最后的调用仍在统计，月末 10 分钟后方可出账",
  },
  month_invoiced: {
    "en-US": "This client already has an invoice for this month",
    "zh-CN": "该客户在该月已有账单",
  },
  month_to_come: {
    "en-US": "Must be this month or an earlier one",
    "zh-CN": "必须是本月或之前的月份",
  },
  issuer_missing: {
    "en-US": "Enter the issuer’s details first",
    "zh-CN": "请先填写开票方信息",
  },
  over_line: {
    "en-US": "Enter no more than is left of the line",
    "zh-CN": "超出该明细的剩余金额",
  },
  is_invoiced: {
    "en-US": "This belongs to an invoice. Issue a credit note instead.",
    "zh-CN": "该分录属于账单，请通过贷项通知单退回",
  },
  already_reversed: { "en-US": "This was already reversed", "zh-CN": "已被冲正" },
  is_reversal: { "en-US": "A reversal can’t be reversed", "zh-CN": "冲正分录不能再次冲正" },
  not_judged: { "en-US": "Rate some results first", "zh-CN": "请先评价部分结果" },
  malformed: { "en-US": "This couldn’t be read", "zh-CN": "内容无法解析" },
  too_large: { "en-US": "This is too large", "zh-CN": "内容过大" },
  too_deep: { "en-US": "This is nested too deeply", "zh-CN": "嵌套层级过深" },
  unsupported_media: { "en-US": "This file type isn’t supported", "zh-CN": "不支持此文件类型" },
};

const otherwise: LocalizedText = { "en-US": "This isn’t valid", "zh-CN": "此项无效" };

/** The message of a field error's code; a permission's code names the permission. */
export const fieldMessage = (path: string, code: string, locale: Locale): string => {
  if (path === "permission")
    return locale === "zh-CN" ? `缺少权限：${code}` : `Missing permission: ${code}`;
  return (fieldMessages[code] ?? otherwise)[locale];
};
