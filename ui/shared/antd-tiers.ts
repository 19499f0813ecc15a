/**
 * The nine files that antd is shared in, from what every page needs to what few pages need. `theme` is in
 * none: styles are made when the console is built.
 */
export const antdTiers = {
  /** What the login page needs, and so every other. */
  shell: [
    "Alert",
    "App",
    "Button",
    "Checkbox",
    "ConfigProvider",
    "Dropdown",
    "Form",
    "Input",
    "Menu",
    "Result",
    "Spin",
    "message",
    "notification",
    "version",
    "unstableSetRender",
  ],
  /** What the console's frame and nearly all of its pages need. */
  frame: [
    "Avatar",
    "Badge",
    "Divider",
    "Drawer",
    "Empty",
    "Flex",
    "Grid",
    "Skeleton",
    "Space",
    "Tag",
    "Tooltip",
    "Typography",
  ],
  /** What most pages of most sub-apps need. */
  core: [
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
  /** What takes files. */
  data: ["Upload"],
  /** Everything that picks a day or a time. */
  date: ["DatePicker", "TimePicker"],
  /** What few pages of the console need. */
  few: ["AutoComplete", "QRCode", "Statistic"],
  /** What has columns by number. Their rules are many, and none of the console's own pages needs them. */
  grid: ["Col", "Row"],
  /** What a page may well need, and none of the console's own does. */
  more: [
    "Breadcrumb",
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
    "Steps",
    "Table",
    "Transfer",
    "Tree",
    "TreeSelect",
  ],
  /** What few pages need, and none of the console's own does. */
  rest: [
    "Affix",
    "Anchor",
    "BackTop",
    "BorderBeam",
    "Carousel",
    "Collapse",
    "ColorPicker",
    "FloatButton",
    "Listy",
    "Masonry",
    "Mentions",
    "Rate",
    "Splitter",
    "Timeline",
    "Tour",
    "Watermark",
  ],
} as const satisfies Record<string, readonly string[]>;

/** The name of one of the nine files. */
export type AntdTier = keyof typeof antdTiers;

/** The nine, each after those it builds on. */
export const antdTierNames = Object.keys(antdTiers) as AntdTier[];

/** What a tier is called in an import and in the page's import map. */
export const tierSpecifier = (tier: AntdTier): string => `antd/tier/${tier}`;

/**
 * A form's columns by number come from an option of `Form` and `ConfigProvider`, not from an import:
 * code that names it needs their tier.
 */
export const namesColumns = /\b(?:label|wrapper)Col\b/;
export const columnsTier = tierSpecifier("grid");

const tierByExport = new Map<string, AntdTier>(
  antdTierNames.flatMap((tier) => antdTiers[tier].map((name) => [name, tier] as const)),
);

/** The tier that holds an export of antd, or undefined where antd has no such export. */
export const tierOf = (name: string): AntdTier | undefined => tierByExport.get(name);
