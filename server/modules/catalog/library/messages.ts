import type { Locale, LocalizedText } from "@console-shell/contract";
import type { RefusedField } from "../../../kernel/refusal.ts";

const texts = {
  no_file: {
    "en-US": "Send a picture as the part “file”",
    "zh-CN": "请以“file”字段上传一张图片",
  },
  incomplete: { "en-US": "The upload was incomplete", "zh-CN": "文件未完整上传" },
  too_large: { "en-US": "A picture can be up to 10 MB", "zh-CN": "图片大小不能超过 10 MB" },
  too_many_pixels: {
    "en-US": "The picture has too many pixels. The limit is 40 million.",
    "zh-CN": "图片像素过多，最多 4000 万像素",
  },
  too_many_bits: {
    "en-US":
      "The picture has too many pixels for its color depth. Save it with 8 bits per channel.",
    "zh-CN": "图片色深较高且像素过多，请另存为每通道 8 位",
  },
  not_a_picture: {
    "en-US": "This isn’t a JPEG, PNG or WebP picture",
    "zh-CN": "不是 JPEG、PNG 或 WebP 图片",
  },
  unreadable: {
    "en-US": "This picture couldn’t be analyzed. Try another one.",
    "zh-CN": "无法识别这张图片，请换一张",
  },
  duplicate: {
    "en-US": "The library already has this picture, as “{name}”",
    "zh-CN": "图库中已有相同图片：“{name}”",
  },
  in_bin: {
    "en-US": "This picture is in the library’s bin, as “{name}”. Restore it from there.",
    "zh-CN": "该图片已在回收站中：“{name}”，请从回收站恢复",
  },
  not_an_address: {
    "en-US": "This isn’t a valid picture URL. It must start with https://",
    "zh-CN": "不是有效的图片 URL，应以 https:// 开头",
  },
  closed_address: {
    "en-US": "This address isn’t on the public internet",
    "zh-CN": "该地址不在公共互联网上",
  },
  closed_port: {
    "en-US": "This port isn’t allowed. Use 443, or a web server’s port above 1023.",
    "zh-CN": "不允许使用此端口，请使用 443 或 1023 以上的网站端口",
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
    "en-US": "Enter the library’s name to delete it with its pictures",
    "zh-CN": "请输入图库名称以确认删除其中的图片",
  },
} satisfies Record<string, LocalizedText>;

/** A refused field with this feature's own text. */
export const refusedField = (
  path: string,
  code: keyof typeof texts,
  locale: Locale,
  values: { name?: string } = {},
): RefusedField => ({
  path,
  code,
  message: texts[code][locale].replace("{name}", values.name ?? ""),
});
