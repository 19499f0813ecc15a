import type enUS from "./en-US.ts";

export default {
  "notes.title": "笔记",
  "notes.add": "新建笔记",
  "notes.search": "按标题搜索",
  "notes.none": "暂无笔记。",
  "notes.noneFound": "没有匹配的笔记。",
  "note.title": "标题",
  "note.text": "内容",
  "note.save": "保存",
  "note.saved": "已保存“{title}”",
  "required.title": "请输入标题",
} satisfies Record<keyof typeof enUS, string>;
