const add = (css) => {
  const style = document.createElement("style");
  document.head.append(style);
  if (css) style.append(css);
  return style;
};

export const mount = async (host) => {
  host.container.innerHTML = "<p></p><em></em><b></b><i></i><u></u><s></s>";
  add("i { color: rgb(4, 4, 4) }");
  add().sheet.insertRule("u { color: rgb(5, 5, 5) }");
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("lazy.css", import.meta.url).href;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });
};
