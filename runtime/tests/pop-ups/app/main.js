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
