/** The texts of both languages. */
export const words = {
  "en-US": {
    desk: "Reception",
    log: "Visitor log",
    name: "Visitor",
    host: "Visiting",
    signIn: "Sign in",
    signOut: "Sign out",
    came: "Arrived",
    left: "Left",
    actions: "Actions",
    nobody: "Nobody is visiting at the moment.",
    none: "No visits yet.",
  },
  "zh-CN": {
    desk: "前台登记",
    log: "访客记录",
    name: "访客",
    host: "拜访对象",
    signIn: "登记",
    signOut: "签退",
    came: "到访时间",
    left: "离开时间",
    actions: "操作",
    nobody: "目前没有访客。",
    none: "还没有访客记录。",
  },
};
