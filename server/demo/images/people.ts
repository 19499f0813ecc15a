/** A fictional person: what stays the same in all their portraits. */
export interface Person {
  name: string;
  skin: string;
  hair: string;
  style: "short" | "long" | "bun" | "bob" | "curly" | "bald";
  glasses?: true;
  beard?: true;
}

const light = "#f3cfb3";
const sand = "#e5b48e";
const tan = "#c98f65";
const brown = "#8d5a3b";

/** The people of the demo's face libraries. All of them are drawings. */
export const people: readonly Person[] = [
  { name: "zhang-wei", skin: light, hair: "#1d1a1a", style: "short", glasses: true },
  { name: "li-na", skin: light, hair: "#2a1c17", style: "long" },
  { name: "wang-fang", skin: sand, hair: "#191516", style: "bob" },
  { name: "chen-jie", skin: sand, hair: "#26201f", style: "short" },
  { name: "liu-yang", skin: light, hair: "#3a2a20", style: "bun" },
  { name: "zhao-min", skin: sand, hair: "#141213", style: "long", glasses: true },
  { name: "amara-okafor", skin: brown, hair: "#17110f", style: "curly" },
  { name: "jonas-keller", skin: light, hair: "#a9743c", style: "short", beard: true },
  { name: "sofia-rossi", skin: sand, hair: "#5a3420", style: "long" },
  { name: "priya-nair", skin: tan, hair: "#1a1213", style: "bun" },
  { name: "diego-santos", skin: tan, hair: "#20150f", style: "curly", beard: true },
  { name: "emma-lindqvist", skin: light, hair: "#d9b36a", style: "bob" },
  { name: "kenji-mori", skin: light, hair: "#161616", style: "short" },
  { name: "fatima-haddad", skin: tan, hair: "#2b1a13", style: "bob", glasses: true },
  { name: "thomas-weber", skin: light, hair: "#8f8f8f", style: "bald", beard: true },
  { name: "ngozi-bello", skin: brown, hair: "#0f0b0a", style: "bun" },
  { name: "lucas-martin", skin: light, hair: "#7a4a26", style: "short", glasses: true },
  { name: "hanna-kowalska", skin: light, hair: "#b5552b", style: "long" },
  { name: "sun-lei", skin: sand, hair: "#1b1919", style: "bald", glasses: true },
  { name: "zhou-ting", skin: light, hair: "#201715", style: "bob" },
];

/** People who are in no library; searching for them finds nobody, or somebody else. */
export const strangers: readonly Person[] = [
  { name: "stranger-1", skin: tan, hair: "#a9743c", style: "long", glasses: true },
  { name: "stranger-2", skin: brown, hair: "#8f8f8f", style: "short", beard: true },
  { name: "stranger-3", skin: light, hair: "#5a3420", style: "curly", glasses: true },
];
