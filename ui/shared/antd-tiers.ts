/**
 * The seven files that antd is shared in, from what every page needs to what few pages need. `theme` is in
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
    "Col",
    "Divider",
    "Drawer",
    "Empty",
    "Flex",
    "Grid",
    "Row",
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
    "Statistic",
    "Steps",
    "Table",
    "Transfer",
    "Tree",
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

/** The name of one of the seven files. */
export type AntdTier = keyof typeof antdTiers;

/** The seven, each after those it builds on. */
export const antdTierNames = Object.keys(antdTiers) as AntdTier[];

/** What a tier is called in an import and in the page's import map. */
export const tierSpecifier = (tier: AntdTier): string => `antd/tier/${tier}`;

const tierByExport = new Map<string, AntdTier>(
  antdTierNames.flatMap((tier) => antdTiers[tier].map((name) => [name, tier] as const)),
);

/** The tier that holds an export of antd, or undefined where antd has no such export. */
export const tierOf = (name: string): AntdTier | undefined => tierByExport.get(name);
