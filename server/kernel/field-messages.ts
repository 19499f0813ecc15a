import type { Locale, LocalizedText } from "@console-shell/contract";

/** What a refused field says, by its code; a feature may use these codes or bring its own text. */
export const fieldMessages: Record<string, LocalizedText> = {
  required: { "en-US": "This is required", "zh-CN": "此项为必填" },
  taken: { "en-US": "This is in use already", "zh-CN": "已被使用" },
  unknown: { "en-US": "This does not exist", "zh-CN": "该项不存在" },
  wrong: { "en-US": "This is wrong", "zh-CN": "此项有误" },
  last_factor: {
    "en-US": "Your role needs a second factor; add another one first",
    "zh-CN": "您的角色必须启用双重验证，请先添加另一种方式",
  },
  idempotency_key: {
    "en-US": "This has to be 1 to 255 visible ASCII characters",
    "zh-CN": "必须为 1 至 255 个可见 ASCII 字符",
  },
  too_many: { "en-US": "There are too many of these", "zh-CN": "数量已达上限" },
  expired: { "en-US": "This has expired", "zh-CN": "已过期" },
  decided: { "en-US": "This has been decided already", "zh-CN": "该项已处理过" },
  changed: {
    "en-US": "Somebody else has changed this since you opened it; open it again",
    "zh-CN": "打开后已被他人修改，请重新打开",
  },
  ended: { "en-US": "This has ended already", "zh-CN": "该项已结束" },
  before_start: { "en-US": "This must be after the start", "zh-CN": "必须晚于开始时间" },
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
  not_an_image: { "en-US": "This is not a picture", "zh-CN": "不是有效的图片" },
  no_face: { "en-US": "There is no face", "zh-CN": "画面中没有人脸" },
  several_faces: { "en-US": "There are several faces", "zh-CN": "画面中有多张人脸" },
  too_dark: { "en-US": "The picture is too dark", "zh-CN": "画面太暗" },
  too_bright: { "en-US": "The picture is too bright", "zh-CN": "画面太亮" },
  too_small: { "en-US": "The face is too small", "zh-CN": "人脸过小" },
  blurred: { "en-US": "The face is blurred", "zh-CN": "人脸模糊" },
  not_followed: {
    "en-US": "The face did not move as it was asked to",
    "zh-CN": "人脸未按提示动作",
  },
  not_live: { "en-US": "This looks like a picture of a face", "zh-CN": "疑似人脸照片" },
  different_people: { "en-US": "These are different people", "zh-CN": "画面中不是同一个人" },
  unrecognized_key: { "en-US": "This field is not known here", "zh-CN": "不支持该字段" },
  forbidden_key: { "en-US": "This name is not allowed", "zh-CN": "不允许使用该名称" },
  forbidden_character: {
    "en-US": "This contains a character that isn't allowed",
    "zh-CN": "包含不允许的字符",
  },
  other_environment: {
    "en-US": "Production and sandbox data can't be mixed",
    "zh-CN": "生产数据与沙箱数据不能混用",
  },
  in_use: {
    "en-US": "This can't change while applications have access",
    "zh-CN": "仍有应用可访问，无法更改",
  },
  has_pictures: {
    "en-US": "This can't change while the library has pictures",
    "zh-CN": "图库中有图片时无法更改",
  },
  beyond_role: {
    "en-US": "Your role doesn't cover all of these",
    "zh-CN": "其中部分超出了您的角色权限",
  },
  in_past: { "en-US": "This must be in the future", "zh-CN": "必须晚于当前时间" },
  over_credit_limit: {
    "en-US": "This goes beyond the client's credit limit",
    "zh-CN": "超出客户的信用额度",
  },
  needs_approval: {
    "en-US":
      "This is more than one person may adjust of a client in 24 hours. Propose it for approval.",
    "zh-CN": "超出单人24小时内对同一客户的调整限额，请提交审批",
  },
  over_balance: { "en-US": "This is more than the client's balance", "zh-CN": "超出客户的余额" },
  used: { "en-US": "This was used for something else", "zh-CN": "已用于其他内容" },
  not_https: {
    "en-US": "This has to be an https:// address without a user name",
    "zh-CN": "必须是不含用户名的 https:// 地址",
  },
  private_address: {
    "en-US": "This leads to an address that is not on the public internet",
    "zh-CN": "该地址不在公共互联网上",
  },
  closed_port: {
    "en-US": "This port isn't allowed; use 443, or a web server's port above 1023",
    "zh-CN": "不允许使用此端口，请使用 443 或 1023 以上的网站端口",
  },
  suspended: { "en-US": "This is suspended", "zh-CN": "已停用" },
  own_proposal: {
    "en-US": "You proposed this yourself; somebody else has to decide on it",
    "zh-CN": "这是您本人提出的，须由他人审批",
  },
  not_proposer: {
    "en-US": "Only whoever proposed this can withdraw it",
    "zh-CN": "只有提出者本人可以撤回",
  },
  month_taken: {
    "en-US": "This must be a month after those that have prices, and not one that is over",
    "zh-CN": "必须晚于已有价格的月份，且不能是已结束的月份",
  },
  month_not_over: {
    "en-US": "This month is not over (UTC)",
    "zh-CN": "该月尚未结束（UTC）",
  },
  month_settling: {
    "en-US":
      "The last calls of this month are still being counted, until ten minutes after its end",
    "zh-CN": "该月最后的调用仍在统计，月末 10 分钟后方可开账",
  },
  month_invoiced: {
    "en-US": "This client has an invoice for this month",
    "zh-CN": "该客户在该月已有账单",
  },
  month_to_come: {
    "en-US": "This must be this month or one before it",
    "zh-CN": "必须是本月或之前的月份",
  },
  issuer_missing: {
    "en-US": "Nobody has said yet who issues the invoices",
    "zh-CN": "尚未填写开票方信息",
  },
  over_line: {
    "en-US": "This is more than is left of the line",
    "zh-CN": "超出该明细的剩余金额",
  },
  is_invoiced: {
    "en-US": "This belongs to an invoice; a credit note gives it back",
    "zh-CN": "该分录属于账单，请通过贷项通知单退回",
  },
  already_reversed: { "en-US": "This has been reversed already", "zh-CN": "已被冲正" },
  is_reversal: { "en-US": "A reversal cannot be reversed", "zh-CN": "冲正分录不能再次冲正" },
  not_judged: { "en-US": "Judge some of the results first", "zh-CN": "请先评价部分结果" },
  malformed: { "en-US": "This could not be read", "zh-CN": "内容无法解析" },
  too_large: { "en-US": "This is too large", "zh-CN": "内容过大" },
  too_deep: { "en-US": "This is nested too deeply", "zh-CN": "嵌套层级过深" },
  unsupported_media: { "en-US": "This kind of file is not accepted", "zh-CN": "不支持此文件类型" },
};

const otherwise: LocalizedText = { "en-US": "This is not valid", "zh-CN": "此项无效" };

/** The text of a field's code; a permission's code names the permission. */
export const fieldMessage = (path: string, code: string, locale: Locale): string => {
  if (path === "permission")
    return locale === "zh-CN" ? `缺少权限：${code}` : `Missing permission: ${code}`;
  return (fieldMessages[code] ?? otherwise)[locale];
};
