/** The six files that antd is shared in, from what every page needs to what few pages need. */
export const antdTiers = {
  /** What the login page and the console's frame need. */
  shell: [
    "Alert",
    "App",
    "Avatar",
    "Badge",
    "Breadcrumb",
    "Button",
    "Checkbox",
    "Col",
    "ConfigProvider",
    "Divider",
    "Drawer",
    "Dropdown",
    "Flex",
    "Form",
    "Grid",
    "Input",
    "Menu",
    "Result",
    "Row",
    "Skeleton",
    "Space",
    "Spin",
    "Tag",
    "Tooltip",
    "Typography",
    "message",
    "notification",
    "theme",
    "version",
    "unstableSetRender",
  ],
  /** What most pages of most sub-apps need. */
  core: [
    "Empty",
    "InputNumber",
    "Modal",
    "Pagination",
    "Progress",
    "Radio",
    "Segmented",
    "Select",
    "Switch",
    "Tabs",
  ],
  /** Tables, with the trees that filter them, and uploads. */
  data: ["Table", "Tree", "Upload"],
  /** Everything that picks a day or a time. */
  date: ["DatePicker", "TimePicker"],
  /** What a page may well need, and none of the console's own does. */
  more: [
    "Calendar",
    "Card",
    "Cascader",
    "Descriptions",
    "Image",
    "Layout",
    "List",
    "Popconfirm",
    "Popover",
    "Slider",
    "Statistic",
    "Steps",
    "Transfer",
    "TreeSelect",
  ],
  /** What few pages need. */
  rest: [
    "Affix",
    "Anchor",
    "AutoComplete",
    "BackTop",
    "BorderBeam",
    "Carousel",
    "Collapse",
    "ColorPicker",
    "FloatButton",
    "Listy",
    "Masonry",
    "Mentions",
    "QRCode",
    "Rate",
    "Splitter",
    "Timeline",
    "Tour",
    "Watermark",
  ],
} as const satisfies Record<string, readonly string[]>;

/** The name of one of the six files. */
export type AntdTier = keyof typeof antdTiers;

/** The six, each after those it builds on. */
export const antdTierNames = Object.keys(antdTiers) as AntdTier[];

/** What a tier is called in an import and in the page's import map. */
export const tierSpecifier = (tier: AntdTier): string => `antd/tier/${tier}`;

const tierByExport = new Map<string, AntdTier>(
  antdTierNames.flatMap((tier) => antdTiers[tier].map((name) => [name, tier] as const)),
);

/** The tier that holds an export of antd, or undefined where antd has no such export. */
export const tierOf = (name: string): AntdTier | undefined => tierByExport.get(name);
