/** The app's own permissions, as roles list them. `my-app:open` exists without being listed. */
export const permissions = {
  "my-app:note:create": { "en-US": "Add notes", "zh-CN": "新建笔记" },
};
