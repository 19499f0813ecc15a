// Adds files by relative addresses, as they are right on its own page.
window.adding = {
  async mount(props) {
    const add = (tag, own, place) => {
      const element = Object.assign(document.createElement(tag), own);
      return new Promise((resolve, reject) => {
        element.addEventListener("load", () => resolve(element));
        element.addEventListener("error", reject);
        place.append(element);
      });
    };
    const script = document.createElement("script");
    script.setAttribute("src", "added/part.js");
    const ran = new Promise((resolve) => script.addEventListener("load", resolve));
    document.head.append(script);
    await ran;
    const link = await add("link", { rel: "stylesheet", href: "added/part.css" }, document.head);
    const style = document.createElement("style");
    style.textContent = ".of-adding { background-image: url(added/dot.png) }";
    document.head.append(style);
    const moved = new Promise((resolve) => link.addEventListener("load", resolve));
    link.href = "added/part.css?again";
    await moved;
    const paragraph = document.createElement("p");
    paragraph.className = "of-adding";
    paragraph.textContent = window.addedPart;
    props.container.append(paragraph);
  },
};
