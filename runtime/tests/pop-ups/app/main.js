export const mount = () => {};

/** Opens a tip in body, in one of the ways that libraries do. */
export const open = (way) => {
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.textContent = way;
  if (way === "before") document.body.insertBefore(tip, document.body.firstChild);
  else if (way === "adjacent") document.body.insertAdjacentElement("beforeend", tip);
  else if (way === "fragment") {
    const fragment = new DocumentFragment();
    fragment.append(tip);
    document.body.appendChild(fragment);
  } else document.body[way](tip);
  return tip;
};
/** Takes it away as React does with a portal. */
export const close = (tip) => document.body.removeChild(tip);
/** Exchanges one for another. */
export const replace = (tip) => {
  const next = tip.cloneNode(true);
  document.body.replaceChild(next, tip);
  return next;
};
/** As JSONP does. */
export const script = () => {
  const element = document.createElement("script");
  element.type = "text/plain";
  return document.body.appendChild(element);
};

const ways = {
  attribute: [
    (element) => element.setAttribute("aria-hidden", "true"),
    (element) => element.removeAttribute("aria-hidden"),
  ],
  property: [(element) => (element.ariaHidden = "true"), (element) => (element.ariaHidden = null)],
  inert: [(element) => (element.inert = true), (element) => (element.inert = false)],
};
/** Hides what body contains besides a dialog, as MUI and Reach UI do; returns how to undo it. */
export const hideOthers = (dialog, way) => {
  const [hide, show] = ways[way];
  const others = [...document.body.children].filter(
    (one) => one !== dialog && one.localName !== "script",
  );
  others.forEach((one) => hide(one));
  return () => others.forEach((one) => show(one));
};

let measurer;
/** Measures the window with an element that is added once per page, as Naive UI does. */
export const measure = () => {
  if (!measurer) {
    measurer = document.createElement("div");
    Object.assign(measurer.style, {
      position: "fixed",
      inset: "0",
      visibility: "hidden",
      pointerEvents: "none",
    });
    document.body.appendChild(measurer);
  }
  return measurer;
};

let list;
/** Shows a message in a list that is added once per page, as libraries for messages do. */
export const tell = (text, how) => {
  list ??= document.body.appendChild(document.createElement("div"));
  if (how === "attribute") list.title = text;
  else if (how === "text") list.firstChild.nodeValue = text;
  else list.append(text);
  return list;
};
