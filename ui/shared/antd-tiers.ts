/**
 * The nine files that antd is split into, from what every page needs to what few pages need. None contains
 * `theme`: styles are generated at build time.
 */
export const antdTiers = {
  /** Used by the login page, and therefore by every page. */
  shell: [
    "Alert",
    "App",
    "Button",
    "Checkbox",
    "ConfigProvider",
    "Form",
    "Input",
    "Result",
    "Spin",
    "message",
    "notification",
    "version",
    "unstableSetRender",
  ],
  /** Used by the console's frame and nearly all of its pages. */
  frame: [
    "Avatar",
    "Badge",
    "Divider",
    "Drawer",
    "Dropdown",
    "Empty",
    "Flex",
    "Grid",
    "Menu",
    "Skeleton",
    "Space",
    "Tag",
    "Tooltip",
    "Typography",
  ],
  /** Used by most pages of most sub-apps. */
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
  /** File uploads. */
  data: ["Upload"],
  /** Date and time pickers. */
  date: ["DatePicker", "TimePicker"],
  /** Used by few pages of the console. */
  few: ["AutoComplete", "QRCode", "Statistic"],
  /** The numbered grid columns. They have many rules, and no page of the console uses them. */
  grid: ["Col", "Row"],
  /** Common components that the console doesn't use itself. */
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
  /** Rare components that the console doesn't use itself. */
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

/** The nine names, dependencies first. */
export const antdTierNames = Object.keys(antdTiers) as AntdTier[];

/** A tier's specifier in imports and in the page's import map. */
export const tierSpecifier = (tier: AntdTier): string => `antd/tier/${tier}`;

/**
 * A form's grid columns come from an option of `Form` and `ConfigProvider`, not from an import: code that
 * names the option needs the grid tier.
 */
export const namesColumns = /\b(?:label|wrapper)Col\b/;
export const columnsTier = tierSpecifier("grid");

const tierByExport = new Map<string, AntdTier>(
  antdTierNames.flatMap((tier) => antdTiers[tier].map((name) => [name, tier] as const)),
);

/** The tier that holds an antd export, or undefined if there is no such export. */
export const tierOf = (name: string): AntdTier | undefined => tierByExport.get(name);
