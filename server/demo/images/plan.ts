import type { LibraryKind } from "@console-shell/contract/calls/library";
import { people, type Person } from "./people.ts";
import { portrait, type Sitting } from "./portrait.ts";
import { type Look, type Product, productImage, products } from "./product.ts";

/** A calm landscape as SVG, 560 × 400; the shape follows `turn`. */
const landscape = (turn: number, [sky, far, near]: readonly [string, string, string]) => {
  const peak = (x: number) => 170 + 60 * Math.sin(turn * 1.7 + x * 2.1);
  const ridge = [0, 1, 2, 3, 4].map((x) => `${x * 140} ${Math.round(peak(x))}`).join("L");
  const sunX = 90 + ((turn * 97) % 380);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 400" width="560" height="400">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#fff4e2"/></linearGradient></defs>
<rect width="560" height="400" fill="url(#s)"/><circle cx="${sunX}" cy="110" r="44" fill="#fff" opacity=".8"/>
<path fill="${far}" d="M${ridge}L560 400L0 400Z"/>
<path fill="${near}" d="M0 300Q140 ${240 + (turn % 3) * 20} 280 310T560 290V400H0Z"/>
<path fill="${near}" opacity=".7" d="M0 350Q200 310 360 360T560 340V400H0Z"/></svg>`;
};

export interface DemoImage {
  fileName: string;
  /** The person or product shown, for searches to find. */
  subject: string;
  svg: string;
}

export interface DemoLibrary {
  name: string;
  purpose: string;
  kind: LibraryKind;
  /** Libraries of the sandbox client apps. */
  isSandbox?: true;
  retentionDays: number | null;
  /** How long ago it was made. */
  daysAgo: number;
  pictures: DemoImage[];
}

const backgrounds: readonly Sitting["background"][] = [
  ["#c9d8f0", "#8ba8d6"],
  ["#f2d9c9", "#dba88b"],
  ["#cfe6d8", "#8fbf9f"],
  ["#e4d6f0", "#b096cf"],
  ["#f3e6bf", "#dcbf6f"],
];
const clothes = ["#274b7a", "#3d6b52", "#7a2f3c", "#3a3f4b", "#6b4a86", "#9a5b26", "#1f6f78"];
const colours: readonly (readonly [string, string])[] = [
  ["#d9483b", "#8c2a22"],
  ["#2f6fd0", "#1c417d"],
  ["#2f9e78", "#1b6149"],
  ["#e0a52e", "#8f6512"],
  ["#7a55c7", "#48307a"],
  ["#3b4250", "#1f242d"],
  ["#e8e4da", "#a89f8d"],
];
const skies = [
  ["#8fc1ea", "#6b8fb3", "#3f6b57"],
  ["#f2a97e", "#a8657a", "#5a3d5c"],
  ["#9fd8d0", "#5b9c9c", "#2f5f66"],
  ["#c7b8ea", "#8576b5", "#43446f"],
] as const;

const cycle = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;

/** A person's look on one occasion. */
export const sitting = (occasion: number): Sitting => ({
  background: cycle(backgrounds, occasion * 2 + 1),
  clothes: cycle(clothes, occasion * 3 + 2),
  lean: ((occasion * 5) % 9) - 4,
});

/** How a product is coloured in one of its pictures. */
export const look = (variant: number): Look => {
  const [main, second] = cycle(colours, variant);
  return { main, second, background: cycle(backgrounds, variant + 2) };
};

const faceImage = (person: Person, index: number, occasion: number): DemoImage => ({
  fileName: `${person.name}-${String(index + 1).padStart(2, "0")}.jpg`,
  subject: person.name,
  svg: portrait(person, sitting(occasion)),
});

const variants = (kinds: readonly Product[], count: number): DemoImage[] =>
  Array.from({ length: count }, (_, index) => {
    const product = cycle(kinds, index);
    const variant = Math.floor(index / kinds.length) * 2 + kinds.indexOf(product);
    return {
      fileName: `${product}-${String(index + 101)}.jpg`,
      subject: product,
      svg: productImage(product, look(variant)),
    };
  });

/** The demo's libraries and all their pictures; the same on every run. */
export const demoLibraries = (): DemoLibrary[] => [
  {
    name: "Staff badges",
    purpose: "Badge portraits of employees, for the doors of the Shanghai and Hamburg offices",
    kind: "faces",
    retentionDays: null,
    daysAgo: 210,
    pictures: people.slice(0, 16).map((person, index) => faceImage(person, index, index)),
  },
  {
    name: "前台访客 Visitors",
    purpose: "前台登记访客的照片，90 天后到期。Visitors registered at the front desk.",
    kind: "faces",
    retentionDays: 90,
    daysAgo: 88,
    pictures: [1, 4, 7, 10, 13, 16, 17, 18, 19, 2, 8].map((person, index) =>
      faceImage(people[person]!, index, person + 3),
    ),
  },
  {
    name: "Spring shoes 2026",
    purpose: "Product shots of the spring collection, searched by shop staff",
    kind: "objects",
    retentionDays: 730,
    daysAgo: 120,
    pictures: variants(["shoe", "bag"], 13),
  },
  {
    name: "Homeware",
    purpose: "家居用品图录：杯子、椅子、灯具。Cups, chairs, lamps and bottles of the catalogue.",
    kind: "objects",
    retentionDays: 365,
    daysAgo: 64,
    pictures: variants(
      products.filter((product) => product !== "shoe" && product !== "bag"),
      14,
    ),
  },
  {
    name: "Campaign backgrounds",
    purpose: "Landscapes for posters and the signage in the lobby",
    kind: "general",
    retentionDays: null,
    daysAgo: 30,
    pictures: Array.from({ length: 8 }, (_, turn) => ({
      fileName: `landscape-${turn + 1}.jpg`,
      subject: "landscape",
      svg: landscape(turn + 1, cycle(skies, turn)),
    })),
  },
  {
    name: "Sandbox faces",
    purpose: "Made-up faces for trying out client apps",
    kind: "faces",
    isSandbox: true,
    retentionDays: null,
    daysAgo: 180,
    pictures: people.slice(14).map((person, index) => faceImage(person, index, index + 5)),
  },
  {
    name: "Sandbox products",
    purpose: "Sample products for trying out client apps",
    kind: "objects",
    isSandbox: true,
    retentionDays: null,
    daysAgo: 160,
    pictures: variants(["cup", "shoe"], 6),
  },
];
