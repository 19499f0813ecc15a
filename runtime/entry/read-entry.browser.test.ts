import { expect, test } from "vitest";
import { readEntry } from "./read-entry.ts";

/** "控制台" in GBK. */
const bytes = [0xbf, 0xd8, 0xd6, 0xc6, 0xcc, 0xa8];
const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const read = async (type: string, head = "") => {
  const page = Uint8Array.from([
    ...ascii(`${head}<script src="a.js"></script><script charset="big5" src="b.js"></script><p>`),
    ...bytes,
  ]);
  const { plan } = await readEntry(
    {
      text: new TextDecoder().decode(page),
      bytes: page.buffer,
      url: "https://console.example/shop/",
      type,
      mime: "text/html",
    },
    { name: "shop", entry: "/shop/", credentials: "same-origin", legacy: true },
    [],
    () => Promise.reject(new Error("It is no remote.")),
  );
  return [plan.html, ...plan.scripts.map(({ attributes }) => attributes["charset"])];
};
const known = ["<p>控制台</p>", "gbk", "big5"];

test("R2.24 a page has the encoding that its response or its meta element names, and so do its scripts", async () => {
  expect(await read("text/html; charset=GB2312")).toEqual(known);
  expect(await read("text/html", `<meta charset="gbk">`)).toEqual(known);
  const old = `<meta http-equiv="content-type" content="text/html; charset=gb2312">`;
  expect(await read("text/html", old)).toEqual(known);
  const [html, ...others] = await read("text/html; charset=utf-8", `<meta charset="gbk">`);
  expect(html).not.toBe(known[0]);
  expect(others).toEqual([undefined, "big5"]);
  expect((await read("text/html; charset=nonsense"))[1]).toBe(undefined);
});
