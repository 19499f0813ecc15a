/** Words in both languages that find a decision in the palette. */
export const decisionWords = {
  approve: ["Approve", "Accept", "批准", "审批", "通过"],
  reject: ["Reject", "Decline", "驳回", "审批", "拒绝"],
  withdraw: ["Withdraw", "撤回"],
} as const;
