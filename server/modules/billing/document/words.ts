import type { Locale } from "@console-shell/contract";
import type { EntryKind, InvoiceItem } from "@console-shell/contract/calls/finance";

interface Words {
  invoice: string;
  creditNote: string;
  number: string;
  billedTo: string;
  period: string;
  issued: string;
  due: string;
  plan: string;
  forInvoice: string;
  reason: string;
  item: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  subtotal: string;
  tax: (rate: string) => string;
  total: string;
  credited: string;
  /** A price of calls, e.g. as the unit price. */
  perThousand: (price: string) => string;
  /** How the amount of a line with two prices is calculated. */
  calls: (calls: string, price: string) => string;
  prices: string;
  /** The time zone of the dates. */
  days: (timeZone: string) => string;
  taxNumber: (number: string) => string;
  payTo: string;
  bank: string;
  account: string;
  reference: string;
  page: (page: number, of: number) => string;
  items: Record<InvoiceItem, string>;
  statement: string;
  client: string;
  currency: string;
  created: string;
  fromTo: (from: string, to: string) => string;
  entry: string;
  /** Columns of a statement: what lowered and raised the balance. */
  lowered: string;
  raised: string;
  balance: string;
  opening: string;
  closing: string;
  statementNote: string;
  kinds: Record<EntryKind, string>;
}

/** Texts of invoices and credit notes, in the requested language. */
export const words: Record<Locale, Words> = {
  "en-US": {
    invoice: "Invoice",
    creditNote: "Credit note",
    number: "Number",
    billedTo: "Billed to",
    period: "Period",
    issued: "Issued",
    due: "Due",
    plan: "Price plan",
    forInvoice: "For invoice",
    reason: "Reason",
    item: "Item",
    quantity: "Quantity",
    unitPrice: "Unit price",
    amount: "Amount",
    subtotal: "Subtotal",
    tax: (rate) => `Tax ${rate}`,
    total: "Total",
    credited: "Credited",
    perThousand: (price) => `${price} per 1,000 calls`,
    calls: (calls, price) => `${calls} calls × ${price} per 1,000`,
    prices: "Call prices are per 1,000 calls. Lines and tax are each rounded half up.",
    days: (timeZone) => `Dates are in ${timeZone} time.`,
    taxNumber: (number) => `Tax number ${number}`,
    payTo: "Pay to",
    bank: "Bank",
    account: "Account",
    reference: "Reference",
    page: (page, of) => `Page ${page} of ${of}`,
    items: {
      "platform-fee": "Platform fee, 1 month",
      "face-search": "Face search, calls",
      "face-compare": "Face comparison, calls",
      "object-search": "Object search, calls",
      "image-upload": "Image upload, calls",
      "library-call": "Image library, calls",
      "image-storage": "Image storage, GB",
    },
    statement: "Statement",
    client: "Account of",
    currency: "Currency",
    created: "Created",
    fromTo: (from, to) => `${from} to ${to}`,
    entry: "Entry",
    lowered: "Debits",
    raised: "Credits",
    balance: "Balance",
    opening: "Opening balance",
    closing: "Closing balance",
    statementNote:
      "Opening balance, plus credits, less debits is the closing balance. A negative balance is credit in use.",
    kinds: {
      "top-up": "Top-up",
      charge: "Charge",
      adjustment: "Adjustment",
      refund: "Refund",
      "credit-note": "Credit note",
      reversal: "Reversal",
    },
  },
  "zh-CN": {
    invoice: "账单",
    creditNote: "贷项通知单",
    number: "编号",
    billedTo: "客户",
    period: "账期",
    issued: "开具日期",
    due: "到期日期",
    plan: "价格方案",
    forInvoice: "对应账单",
    reason: "原因",
    item: "项目",
    quantity: "数量",
    unitPrice: "单价",
    amount: "金额",
    subtotal: "小计",
    tax: (rate) => `税额 ${rate}`,
    total: "合计",
    credited: "已退回",
    perThousand: (price) => `每千次 ${price}`,
    calls: (calls, price) => `${calls} 次 × 每千次 ${price}`,
    prices: "调用单价按每千次计。每行金额和税额各四舍五入一次。",
    days: (timeZone) => `日期按 ${timeZone} 时区计。`,
    taxNumber: (number) => `税号 ${number}`,
    payTo: "收款人",
    bank: "开户银行",
    account: "银行账号",
    reference: "付款附言",
    page: (page, of) => `第 ${page} 页，共 ${of} 页`,
    items: {
      "platform-fee": "平台费，1 个月",
      "face-search": "人脸检索（次）",
      "face-compare": "人脸比对（次）",
      "object-search": "物品检索（次）",
      "image-upload": "图片上传（次）",
      "library-call": "图库调用（次）",
      "image-storage": "图片存储（GB）",
    },
    statement: "对账单",
    client: "客户",
    currency: "币种",
    created: "生成日期",
    fromTo: (from, to) => `${from}至${to}`,
    entry: "分录",
    lowered: "减少",
    raised: "增加",
    balance: "余额",
    opening: "期初余额",
    closing: "期末余额",
    statementNote: "期初余额加增加、减减少，等于期末余额。余额为负表示正在使用信用额度。",
    kinds: {
      "top-up": "充值",
      charge: "扣费",
      adjustment: "调整",
      refund: "退款",
      "credit-note": "贷项",
      reversal: "冲正",
    },
  },
};
