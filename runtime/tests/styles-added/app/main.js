// Adds styles in the ways in which bundlers and CSS-in-JS do.
const classes = "both moving lazy imported text css-a css-b sc-a sc-b late one two";
const head = document.head;

// Of the load, which runs once a page, as a module that imports its CSS through style-loader.
const ofLoad = document.createElement("style");
ofLoad.textContent = ".both { color: rgb(4, 4, 4) }";
head.appendChild(ofLoad);

export const mount = (host) => {
  const marks = classes.split(" ").map((name) => `<p class="${name}"></p>`);
  host.container.innerHTML = marks.join("");
  host.overlayRoot.innerHTML = `<p class="text"></p>`;
};

/** The sheet of emotion: one element for all rules when speedy, else one for each. */
export const createEmotion = (speedy) => {
  const tags = [];
  const insertTag = () => {
    const tag = document.createElement("style");
    tag.setAttribute("data-emotion", "css");
    tag.appendChild(document.createTextNode(""));
    tag.setAttribute("data-s", "");
    head.insertBefore(tag, tags.at(-1)?.nextSibling ?? null);
    tags.push(tag);
    return tag;
  };
  return {
    tags,
    insert(rule) {
      const tag = speedy && tags[0] ? tags[0] : insertTag();
      if (!speedy) tag.appendChild(document.createTextNode(rule));
      else tag.sheet.insertRule(rule, tag.sheet.cssRules.length);
    },
    flush() {
      for (const tag of tags.splice(0)) tag.parentNode?.removeChild(tag);
    },
  };
};

/** The tag of styled-components: rules are put in the middle and read back. */
export const createStyled = () => {
  const element = document.createElement("style");
  element.setAttribute("data-styled", "active");
  head.insertBefore(element, null);
  element.appendChild(document.createTextNode(""));
  const { sheet } = element;
  return {
    element,
    insertRule: (index, rule) => sheet.insertRule(rule, index),
    deleteRule: (index) => sheet.deleteRule(index),
    getRule: (index) => sheet.cssRules[index]?.cssText ?? "",
    length: () => sheet.cssRules.length,
  };
};

/** What Vite makes of a lazy import with CSS. */
export const preload = (href, loaded) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "";
  link.href = new URL(href, import.meta.url).href;
  head.appendChild(link);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(`Unable to preload CSS for ${href}`)));
  }).then(() => loaded(link));
};

// oxlint-disable unicorn/prefer-add-event-listener -- webpack's runtime sets these properties
/** What webpack's CSS plug-in makes of one. */
export const loadChunk = (href) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.type = "text/css";
    link.onerror = link.onload = ({ type, target }) => {
      link.onerror = link.onload = null;
      if (type === "load") {
        resolve(link);
        return;
      }
      const error = Object.assign(new Error(), { code: "CSS_CHUNK_LOAD_FAILED" });
      error.request = target.href;
      link.parentNode.removeChild(link);
      reject(error);
    };
    link.href = new URL(href, import.meta.url).href;
    head.appendChild(link);
  });

// oxlint-enable unicorn/prefer-add-event-listener
/** style-loader: the element first, its text later, other text when the module is replaced. */
export const createLoaded = () => {
  const style = document.createElement("style");
  head.appendChild(style);
  return {
    style,
    update(css) {
      while (style.firstChild) style.removeChild(style.firstChild);
      style.appendChild(document.createTextNode(css));
    },
    remove: () => style.parentNode?.removeChild(style),
  };
};

/** Hand-written, as it is found everywhere. */
export const addByHand = (css) => {
  const style = document.createElement("style");
  head.appendChild(style);
  style.type = "text/css";
  style.appendChild(document.createTextNode(css));
  return style;
};

/** Vite's client while an app is developed: one element after the other. */
export const addBeside = (...texts) => {
  const styles = texts.map((css) => {
    const style = document.createElement("style");
    style.setAttribute("type", "text/css");
    style.textContent = css;
    return style;
  });
  head.appendChild(styles[0]);
  for (const [index, style] of styles.slice(1).entries())
    styles[index].insertAdjacentElement("afterend", style);
  return styles;
};

export const insertFirst = (css) => {
  const style = document.createElement("style");
  style.textContent = css;
  head.prepend(style);
  return style;
};
