import type enUS from "./members.en-US.ts";

export default {
  "members.title": "成员",
  "members.add": "添加成员",
  "members.table": "该客户应用的负责人和成员",
  "member.operatorHelp": "成员身份决定可见哪些客户应用，具体操作仍须由其角色允许。",
  "member.role": "客户应用内角色",
  "member.since": "{date} 由 {name} 添加",
  "member.added": "“{name}”已成为成员",
  "member.changed": "已更改“{name}”的角色",
  "member.removeTitle": "移除“{name}”？",
  "member.removeDetail": "不具有查看全部客户应用权限的操作员将无法再看到此客户应用。",
  "member.removed": "“{name}”已不再是成员",
  "member.make.manager": "设为管理者",
  "member.actions": "“{name}”的操作",
  "member.make.viewer": "设为查看者",
  "memberRole.owner": "负责人",
  "memberRole.manager": "管理者",
  "memberRole.viewer": "查看者",
  "memberRole.manager.does": "管理者：可修改客户应用、密钥和 Webhook",
  "memberRole.viewer.does": "查看者：仅可查看",
} satisfies Record<keyof typeof enUS, string>;
