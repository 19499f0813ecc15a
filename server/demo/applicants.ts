/** A registration in the demo. */
export interface DemoApplicant {
  reference: string;
  account: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  reason: string;
  status: "waiting" | "approved" | "rejected";
  /** The reason for the rejection; otherwise empty. */
  rejection: string;
  daysAgo: number;
}

type Row = [
  reference: string,
  account: string,
  name: string,
  company: string,
  email: string,
  phone: string,
  status: DemoApplicant["status"],
  daysAgo: number,
  reason: string,
  rejection?: string,
];

const rows: Row[] = [
  [
    "AP-7F3K2Q",
    "guo.lin",
    "郭琳",
    "华东智慧物流有限公司",
    "guo.lin@huadong-logistics.example",
    "+86 21 5846 1190",
    "waiting",
    0.3,
    "仓库出入口的人员识别项目需要管理图片库。",
  ],
  [
    "AP-M4TC9X",
    "anders.holm",
    "Anders Holm",
    "Nordlys Retail AS",
    "anders.holm@nordlys.example",
    "+47 22 41 80 55",
    "waiting",
    0.9,
    "We start with shelf recognition in forty shops and need access to an object collection.",
  ],
  [
    "AP-2HW8RN",
    "sales",
    "Victor Almeida",
    "Porto Atlântico SA",
    "victor.almeida@portoatlantico.example",
    "+351 22 766 1204",
    "waiting",
    1.6,
    "Account for our regional sales team.",
  ],
  [
    "AP-V6QJ3D",
    "ma.chao",
    "马超",
    "西部机场集团",
    "ma.chao@west-airports.example",
    "+86 29 8879 6012",
    "waiting",
    2.2,
    "航站楼寻人服务试点，需要查询历史与结果复核。",
  ],
  [
    "AP-K9BD5T",
    "grace.kim",
    "Grace Kim",
    "Hanbit Media",
    "grace.kim@hanbit.example",
    "+82 2 6105 3348",
    "waiting",
    3.4,
    "Archive search over our photo desk, about two million pictures.",
  ],
  [
    "AP-X3ZN7C",
    "sun.hao",
    "孙浩",
    "云帆零售科技",
    "sun.hao@yunfan-retail.example",
    "",
    "waiting",
    4.8,
    "",
  ],
  [
    "AP-5RGP8J",
    "emily.carter",
    "Emily Carter",
    "Console Shell",
    "emily.carter@console-shell.example",
    "+1 415 555 0142",
    "approved",
    42,
    "I join the client team in San Francisco.",
  ],
  [
    "AP-D8YH4M",
    "zhou.tao",
    "周涛",
    "Console Shell",
    "zhou.tao@console-shell.example",
    "+86 27 8732 4418",
    "approved",
    7,
    "武汉销售团队新同事。",
  ],
  [
    "AP-N2CK6W",
    "chen.jie",
    "陈洁",
    "Console Shell",
    "chen.jie@console-shell.example",
    "+86 25 5187 6694",
    "approved",
    94,
    "负责南京区域的日常运营。",
  ],
  [
    "AP-T7XV3B",
    "test-user",
    "Test",
    "Test",
    "test@mail.example",
    "",
    "rejected",
    12,
    "test",
    "Please register again with your own name and company.",
  ],
  [
    "AP-G4JQ9H",
    "best.price",
    "Best Price Agency",
    "Best Price Agency",
    "offers@best-price.example",
    "",
    "rejected",
    27,
    "We offer search engine optimisation at the best price.",
    "Accounts are for those who work with the platform, not for offers.",
  ],
  [
    "AP-B6MR2Z",
    "lucas.weber",
    "Lucas Weber",
    "Weber Immobilien GmbH",
    "lucas.weber@weber-immobilien.example",
    "+49 89 4111 2093",
    "rejected",
    58,
    "Private use, to sort my own photographs.",
    "The platform is open to companies only.",
  ],
];

/** Registrations in every state, including one for an account name that is taken. */
export const demoApplicants: DemoApplicant[] = rows.map(
  ([reference, account, name, company, email, phone, status, daysAgo, reason, rejection = ""]) => ({
    reference,
    account,
    name,
    company,
    email,
    phone,
    status,
    daysAgo,
    reason,
    rejection,
  }),
);
