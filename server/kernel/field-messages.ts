import type { FieldCode, Locale, LocalizedText } from "@console-shell/contract";
import type { RefusedField } from "./refusal.ts";

/** The message of each field error; `{name}` is filled by the refusal. */
const fieldMessages: Record<FieldCode, LocalizedText> = {
  required: { "en-US": "Enter a value", "zh-CN": "请填写此项" },
  taken: { "en-US": "This is already in use", "zh-CN": "已被使用" },
  unknown: { "en-US": "This doesn’t exist", "zh-CN": "该项不存在" },
  wrong: { "en-US": "This is wrong", "zh-CN": "此项有误" },
  not_a_network: {
    "en-US": "Enter IP addresses or networks, such as 203.0.113.7 or 10.0.0.0/8",
    "zh-CN": "请输入 IP 地址或网段，例如 203.0.113.7 或 10.0.0.0/8",
  },
  excludes_you: {
    "en-US": "This list excludes your own address, so you would lock yourself out",
    "zh-CN": "该列表不含您当前的地址，保存后您将无法访问",
  },
  always_required: {
    "en-US": "This role always needs a second factor",
    "zh-CN": "该角色始终需要双重验证",
  },
  never_remembered: {
    "en-US": "Root is never remembered",
    "zh-CN": "超级管理员不能保持登录",
  },
  longer_than_policy: {
    "en-US": "The security policy requires an earlier expiry",
    "zh-CN": "安全策略要求更早的有效期",
  },
  last_factor: {
    "en-US": "Your role requires a second factor. Add another one first.",
    "zh-CN": "您的角色必须启用双重验证，请先添加另一种方式",
  },
  idempotency_key: {
    "en-US": "Must be 1 to 255 visible ASCII characters",
    "zh-CN": "必须为 1 至 255 个可见 ASCII 字符",
  },
  policy_too_long: {
    "en-US": "These sources are too long for a page’s header; list fewer, or a domain with *",
    "zh-CN": "来源过长，超出页面响应头的上限；请减少来源，或使用带*的域名",
  },
  too_many: { "en-US": "There are too many of these", "zh-CN": "数量已达上限" },
  expired: { "en-US": "This has expired", "zh-CN": "已过期" },
  decided: { "en-US": "This was already decided", "zh-CN": "该项已处理过" },
  changed: {
    "en-US": "Someone else has changed this since you opened it. Open it again.",
    "zh-CN": "打开后已被他人修改，请重新打开",
  },
  not_waiting: { "en-US": "This is no longer waiting", "zh-CN": "该项已不在待办中" },
  ended: { "en-US": "This has already ended", "zh-CN": "该项已结束" },
  same_time: { "en-US": "Must differ from the start", "zh-CN": "不能与开始时间相同" },
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
  not_an_image: { "en-US": "This isn’t an image", "zh-CN": "不是有效的图片" },
  no_face: { "en-US": "No face detected", "zh-CN": "未检测到人脸" },
  several_faces: { "en-US": "Several faces detected", "zh-CN": "检测到多张人脸" },
  too_dark: { "en-US": "The image is too dark", "zh-CN": "画面太暗" },
  too_bright: { "en-US": "The image is too bright", "zh-CN": "画面太亮" },
  too_small: { "en-US": "The face is too small", "zh-CN": "人脸过小" },
  blurred: { "en-US": "The face is blurred", "zh-CN": "人脸模糊" },
  not_followed: {
    "en-US": "The movements didn’t match",
    "zh-CN": "人脸未按提示动作",
  },
  not_live: { "en-US": "This looks like a photo of a face", "zh-CN": "疑似人脸照片" },
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
    "en-US": "This can’t change while client apps have access",
    "zh-CN": "仍有客户应用可访问，无法更改",
  },
  has_pictures: {
    "en-US": "This can’t change while the library has images",
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
  closed_address: {
    "en-US": "The console may not call this address",
    "zh-CN": "控制台不能访问此地址",
  },
  suspended: { "en-US": "This is suspended", "zh-CN": "已停用" },
  own_proposal: {
    "en-US": "You proposed this, so someone else has to approve it",
    "zh-CN": "这是您本人提出的，须由他人审批",
  },
  no_approver: {
    "en-US": "Nobody else has the permissions to approve this",
    "zh-CN": "没有其他人具有审批此项所需的权限",
  },
  waits_already: {
    "en-US": "You have already sent this for approval",
    "zh-CN": "您已提交过此项，正在等待审批",
  },
  differs_now: {
    "en-US": "Something has changed since this was sent for approval. Reject it.",
    "zh-CN": "提交审批后相关内容已变化，请拒绝此项",
  },
  requester_lost: {
    "en-US": "The person who asked may no longer make this change. Reject it.",
    "zh-CN": "提交人已无权进行此更改，请拒绝此项",
  },
  not_proposer: {
    "en-US": "Only the proposer can withdraw this",
    "zh-CN": "只有提出者本人可以撤回",
  },
  not_a_receipt: {
    "en-US": "Attach a PDF, PNG, JPEG or WebP file",
    "zh-CN": "请上传 PDF、PNG、JPEG 或 WebP 文件",
  },
  not_own_receipt: {
    "en-US": "Only the proposer can attach receipts",
    "zh-CN": "只有提出者本人可以上传凭证",
  },
  not_author: {
    "en-US": "Only its author can change or delete a note",
    "zh-CN": "只有作者本人可以修改或删除备注",
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
    "en-US": "At most {name}",
    "zh-CN": "最多 {name}",
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
  too_big: { "en-US": "This is too large or too long", "zh-CN": "过大或过长" },
  invalid_type: { "en-US": "This isn’t of the right type", "zh-CN": "类型不正确" },
  invalid_format: { "en-US": "This doesn’t have the right format", "zh-CN": "格式不正确" },
  invalid_value: { "en-US": "This isn’t one of the choices", "zh-CN": "不在可选范围内" },
  invalid_union: {
    "en-US": "This has none of the accepted forms",
    "zh-CN": "不符合任何允许的格式",
  },
  invalid_key: { "en-US": "This name isn’t allowed", "zh-CN": "不允许使用该名称" },
  invalid_element: { "en-US": "One of these isn’t valid", "zh-CN": "其中一项无效" },
  not_multiple_of: { "en-US": "This isn’t a multiple of the step", "zh-CN": "不是步长的整数倍" },
  same: { "en-US": "This is already here", "zh-CN": "已在此处" },
  has_people: {
    "en-US": "This has named people. Delete or move them first.",
    "zh-CN": "其中有已命名的人物，请先删除或移走",
  },
  nothing_sent: { "en-US": "Send at least one field", "zh-CN": "至少提交一个字段" },
  duplicated: { "en-US": "List each only once", "zh-CN": "请勿重复" },
  too_many_lines: { "en-US": "Enter at most six lines", "zh-CN": "最多六行" },
  zero: { "en-US": "Enter an amount other than zero", "zh-CN": "请输入不为零的金额" },
  not_positive: { "en-US": "Enter an amount above zero", "zh-CN": "请输入大于零的金额" },
  not_a_console_path: {
    "en-US": "This isn’t an address of the console",
    "zh-CN": "不是控制台的地址",
  },
  not_recorded: { "en-US": "This page isn’t recorded", "zh-CN": "此页面不会被记录" },
  nothing_searched: { "en-US": "Select a label or an image", "zh-CN": "请选择标签或图片" },
  beyond_picture: { "en-US": "The area extends beyond the image", "zh-CN": "超出了图片范围" },
  proof_missing: { "en-US": "Send the password or a passkey", "zh-CN": "请提供密码或通行密钥" },
  range: {
    "en-US": "Send either a range, or a start and an end after it, at most 400 days apart",
    "zh-CN": "请提供时间范围，或起止时间（结束晚于开始，最多 400 天）",
  },
  no_file: {
    "en-US": "Send an image as the part “file”",
    "zh-CN": "请以“file”字段上传一张图片",
  },
  incomplete: { "en-US": "The upload was incomplete", "zh-CN": "文件未完整上传" },
  picture_too_large: { "en-US": "An image can be up to 10 MB", "zh-CN": "图片大小不能超过 10 MB" },
  too_many_pixels: {
    "en-US": "The image has too many pixels. The limit is 40 million.",
    "zh-CN": "图片像素过多，最多 4000 万像素",
  },
  too_many_bits: {
    "en-US": "The image has too many pixels for its color depth. Save it with 8 bits per channel.",
    "zh-CN": "图片色深较高且像素过多，请另存为每通道 8 位",
  },
  too_long_side: {
    "en-US": "A side of the image is too long. The limit is 65,535 pixels.",
    "zh-CN": "图片的一边过长，最多 65535 像素",
  },
  not_a_picture: {
    "en-US": "This isn’t a JPEG, PNG or WebP image",
    "zh-CN": "不是 JPEG、PNG 或 WebP 图片",
  },
  damaged_picture: {
    "en-US": "This image is damaged. Open it in another program and save it again.",
    "zh-CN": "图片已损坏，请用其他软件打开并重新保存",
  },
  unreadable: {
    "en-US": "This image couldn’t be analyzed. Try another one.",
    "zh-CN": "无法识别这张图片，请换一张",
  },
  duplicate: {
    "en-US": "The library already has this image, as “{name}”",
    "zh-CN": "图库中已有相同图片：“{name}”",
  },
  in_bin: {
    "en-US": "This image is in the library’s bin, as “{name}”. Restore it from there.",
    "zh-CN": "该图片已在回收站中：“{name}”，请从回收站恢复",
  },
  not_an_address: {
    "en-US": "This isn’t a valid image URL. It must start with https://",
    "zh-CN": "不是有效的图片 URL，应以 https:// 开头",
  },
  unreached: {
    "en-US": "Couldn’t reach the address",
    "zh-CN": "无法访问该地址",
  },
  late: {
    "en-US": "The address timed out",
    "zh-CN": "该地址未能及时返回图片",
  },
  answered: {
    "en-US": "The address responded with status {name}",
    "zh-CN": "该地址返回状态码 {name}",
  },
  redirected: {
    "en-US": "Too many redirects",
    "zh-CN": "重定向次数过多",
  },
  confirm_name: {
    "en-US": "Enter the library’s name to delete it with its images",
    "zh-CN": "请输入图库名称以确认删除其中的图片",
  },
  provisioned: {
    "en-US": "Your identity provider manages this. Change it there, or ask a root operator.",
    "zh-CN": "该项由身份提供方管理，请在其中修改，或联系超级管理员",
  },
  scim_filter: { "en-US": "This filter isn’t supported", "zh-CN": "不支持该筛选表达式" },
  scim_path: { "en-US": "This path isn’t valid", "zh-CN": "路径无效" },
  scim_no_target: { "en-US": "The path matches no value", "zh-CN": "路径没有匹配的值" },
  scim_read_only: { "en-US": "This attribute is read-only", "zh-CN": "该属性为只读" },
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
    "en-US": "This console has no mail server (SMTP_URL), so it can’t send e-mail",
    "zh-CN": "此控制台未配置邮件服务器（SMTP_URL），无法发送邮件",
  },
  no_address: {
    "en-US": "The client has no billing address. Add one to its account.",
    "zh-CN": "该客户没有账单邮箱，请先在客户账户中添加",
  },
  no_reminders: {
    "en-US": "The client gets no reminders, as its account says",
    "zh-CN": "客户账户已设置不发送催款提醒",
  },
  not_sent: {
    "en-US": "The invoice wasn’t mailed yet. Open it to send it.",
    "zh-CN": "该账单尚未邮件发送，请先打开账单并发送",
  },
  root_by_hand: {
    "en-US": "Only a root operator grants root, by hand. An identity provider never does.",
    "zh-CN": "超级管理员只能由超级管理员手动授予，身份提供方不能授予",
  },
  last_root: {
    "en-US": "This is the last root operator who can sign in. Create another one first.",
    "zh-CN": "这是最后一个可以登录的超级管理员，请先创建另一个",
  },
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
  not_an_origin: {
    "en-US": "This must be an origin, such as https://tiles.example.com",
    "zh-CN": "必须是来源地址，例如 https://tiles.example.com",
  },
  not_for_development: {
    "en-US":
      "Use an address of your own computer, such as http://localhost:5173, or one that the server lists in DEV_ORIGINS",
    "zh-CN": "请使用本机地址，例如 http://localhost:5173，或服务器 DEV_ORIGINS 中的地址",
  },
  reserved_name: {
    "en-US": "The console uses this name itself. Choose another one.",
    "zh-CN": "控制台自身使用该名称，请换一个",
  },
  other_name: {
    "en-US": "The manifest is of {name}. Publish it under that name.",
    "zh-CN": "清单属于 {name}，请以该名称发布",
  },
  not_own_permission: {
    "en-US": "Permissions of a sub-app begin with its own name: {name}",
    "zh-CN": "子应用的权限必须以自身名称开头：{name}",
  },
  other_permission: {
    "en-US": "This call needs the permission {name}. Name that one.",
    "zh-CN": "该调用需要权限 {name}，请填写该权限",
  },
  file_type: {
    "en-US": "A release can’t contain files of this type",
    "zh-CN": "发布内容不支持此类型的文件",
  },
  outside_folder: {
    "en-US": "This must be a path inside the release, such as assets/main.js",
    "zh-CN": "必须是发布内容内的路径，例如 assets/main.js",
  },
  file_missing: {
    "en-US": "The console doesn’t have this file. Upload it first.",
    "zh-CN": "控制台中没有该文件，请先上传",
  },
  other_hash: {
    "en-US": "The manifest lists another hash for this file. Build again.",
    "zh-CN": "清单中的哈希与文件不符，请重新构建",
  },
  other_version: {
    "en-US": "Version {name} is published with other content. Choose a new version.",
    "zh-CN": "版本 {name} 已以其他内容发布，请使用新版本号",
  },
  entry_missing: {
    "en-US": "The release doesn’t contain this file",
    "zh-CN": "发布内容中没有该文件",
  },
  inline_script: {
    "en-US":
      "The page contains a script or an attribute such as onload, which the console’s security policy refuses. Move it to a file.",
    "zh-CN": "页面含有内联脚本或onload等事件属性，会被控制台的安全策略拦截，请移到文件中",
  },
  not_shared: {
    "en-US": "The console shares {name}. Ask for a range that includes it, or bundle the package.",
    "zh-CN": "控制台共享的是 {name}，请声明包含它的版本范围，或自行打包",
  },
  other_host: {
    "en-US": "This console is version {name}",
    "zh-CN": "此控制台的版本为 {name}",
  },
  yanked: {
    "en-US": "This release is withdrawn",
    "zh-CN": "该版本已撤回",
  },
  no_lifecycles: {
    "en-US": "The entry module must export mount()",
    "zh-CN": "入口模块必须导出 mount()",
  },
  stage_moved: {
    "en-US": "The stage now has release {name}. Look again before you change it.",
    "zh-CN": "该阶段现为版本 {name}，请确认后再更改",
  },
  no_previous: {
    "en-US": "This stage has no previous release to go back to",
    "zh-CN": "该阶段没有可回退的上一版本",
  },
  stable_needed: {
    "en-US": "The stable stage can’t be removed",
    "zh-CN": "稳定阶段不能移除",
  },
  stage_pinned: {
    "en-US": "Pins follow this stage. Remove them first.",
    "zh-CN": "有固定版本跟随该阶段，请先移除",
  },
  own_build: {
    "en-US": "This is the console’s own build, which can’t be withdrawn",
    "zh-CN": "这是控制台自带的版本，不能撤回",
  },
  built_in: {
    "en-US": "A built-in sub-app has no owner and no server of its own",
    "zh-CN": "内置子应用没有负责人，也没有自己的服务器",
  },
  build_version: {
    "en-US": "Versions with a + are the console’s own builds. Leave that part out.",
    "zh-CN": "带 + 的版本号用于控制台自带的版本，请去掉该部分",
  },
  manifest_not_json: {
    "en-US": "It isn’t valid JSON.",
    "zh-CN": "不是有效的 JSON。",
  },
  manifest_field: {
    "en-US": "The field {name} is missing or invalid.",
    "zh-CN": "字段 {name} 缺失或无效。",
  },
  manifest_of_other: {
    "en-US": "It is the manifest of {name}.",
    "zh-CN": "这是 {name} 的清单。",
  },
  not_allowed_role: {
    "en-US": "The mapping gives a role that isn’t allowed to sign in",
    "zh-CN": "映射中包含不允许登录的角色",
  },
  no_provider: {
    "en-US": "Enable an identity provider first",
    "zh-CN": "请先启用一个身份提供方",
  },
  has_operators: {
    "en-US": "This can’t change while operators are linked",
    "zh-CN": "已有操作员关联，无法更改",
  },
  other_app: {
    "en-US": "This token is for another sub-app",
    "zh-CN": "该令牌属于其他子应用",
  },
  in_stage: {
    "en-US": "The release is in use: {name}. Change that first.",
    "zh-CN": "该版本正在使用：{name}，请先更改",
  },
};

const missing = {
  permission: { "en-US": "Missing permission: {name}", "zh-CN": "缺少权限：{name}" },
  scope: { "en-US": "This key needs the scope {name}", "zh-CN": "该密钥缺少范围：{name}" },
} satisfies Record<string, LocalizedText>;

const isFieldCode = (code: string): code is FieldCode => Object.hasOwn(fieldMessages, code);

/** The message of a field error in the request's language. */
export const fieldMessage = (field: RefusedField, locale: Locale): string => {
  if ("message" in field) return field.message;
  const text = isFieldCode(field.code)
    ? fieldMessages[field.code]
    : missing[field.path === "scope" ? "scope" : "permission"];
  return text[locale].replace("{name}", "name" in field ? field.name : field.code);
};
