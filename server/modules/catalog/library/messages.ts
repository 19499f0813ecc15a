import type { Locale, LocalizedText } from "@console-shell/contract";
import type { RefusedField } from "../../../kernel/refusal.ts";

const texts = {
  no_file: {
    "en-US": "A picture is needed, as the part “file”",
    "zh-CN": "请以“file”字段上传一张图片",
  },
  incomplete: { "en-US": "The file did not arrive completely", "zh-CN": "文件未完整上传" },
  too_large: { "en-US": "A picture may have at most 10 MB", "zh-CN": "图片大小不能超过 10 MB" },
  too_many_pixels: {
    "en-US": "The picture has too many pixels; 40 million are the most",
    "zh-CN": "图片像素过多，最多 4000 万像素",
  },
  too_many_bits: {
    "en-US":
      "The picture has too many pixels for its colour depth; save it with 8 bits per channel",
    "zh-CN": "图片色深较高且像素过多，请另存为每通道 8 位",
  },
  not_a_picture: {
    "en-US": "This is not a JPEG, PNG or WebP picture",
    "zh-CN": "不是 JPEG、PNG 或 WebP 图片",
  },
  unreadable: {
    "en-US": "This picture can't be looked at; try another one",
    "zh-CN": "无法识别这张图片，请换一张",
  },
  duplicate: {
    "en-US": "The library has this picture already, as “{name}”",
    "zh-CN": "库中已有相同图片：“{name}”",
  },
  in_bin: {
    "en-US": "The library has this picture in its bin, as “{name}”; take it out of there",
    "zh-CN": "该图片已在回收站中：“{name}”，请从回收站恢复",
  },
  not_an_address: {
    "en-US": "This is no address of a picture: it has to begin with https://",
    "zh-CN": "不是有效的图片地址，应以 https:// 开头",
  },
  closed_address: {
    "en-US": "This address is not on the public internet",
    "zh-CN": "该地址不在公共互联网上",
  },
  closed_port: {
    "en-US": "This port isn't allowed; use 443 or a web port above 1023",
    "zh-CN": "不允许使用此端口，请使用 443 或 1023 以上的 Web 端口",
  },
  unreached: {
    "en-US": "The address could not be reached",
    "zh-CN": "无法访问该地址",
  },
  late: {
    "en-US": "The address did not send the picture in time",
    "zh-CN": "该地址未能及时返回图片",
  },
  answered: {
    "en-US": "The address answered with the status {name}",
    "zh-CN": "该地址返回状态码 {name}",
  },
  redirected: {
    "en-US": "The address leads on too often",
    "zh-CN": "该地址重定向次数过多",
  },
  confirm_name: {
    "en-US": "Type the library's name to delete it with its pictures",
    "zh-CN": "请输入库名称以确认删除其中的图片",
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
