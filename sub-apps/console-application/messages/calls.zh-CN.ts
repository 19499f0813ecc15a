import type enUS from "./calls.en-US.ts";

export default {
  "call.api.image.list": "列出图库中的图片，最新的在前。",
  "call.api.image.upload": "添加一张 JPEG、PNG 或 WebP 图片，以“file”字段上传。",
  "call.api.image.get": "返回图片的详细信息。",
  "call.api.image.content": "返回图片本身，方向已校正，不含元数据。",
  "call.api.image.delete": "永久删除图片。",
  "call.api.key.get": "返回密钥信息与客户应用的剩余额度，不计费。",
  "call.api.faceCollection.list": "按名称列出客户应用可访问其全部图库的人脸集合。",
  "call.api.objectCollection.list": "按名称列出客户应用可访问其全部图库的物品集合。",
  "call.api.library.list": "按名称列出客户应用的图库。",
  "call.api.library.get": "返回一个图库。",
  "call.api.library.create": "在客户应用所属环境中新建图库，客户应用即可访问。",
  "call.api.image.compare": "将所发送图片中最大的人脸与库中图片的人脸比对。所发送的图片不会保存。",
  "call.api.faceCollection.search":
    "在人脸集合中检索所发送图片中最大的人脸。所发送的图片不会保存。",
  "call.api.objectCollection.objects": "列出物品集合中含有指定标签物品的图片，把握最高的在前。",
  "call.api.objectCollection.search":
    "在物品集合中检索与所发送图片相似的物品。所发送的图片不会保存。",
  "call.api.usage.list": "按天（UTC）和接口返回客户应用的调用次数，最新的在前。",
} satisfies Record<keyof typeof enUS, string>;
