// Sets what applications set on html and body.
const { documentElement: html, body } = document;
export const lock = () => {
  body.classList.add("modal-open", "of-both");
  body.style.overflow = "hidden";
  body.style.setProperty("padding-right", "15px", "important");
  body.setAttribute("data-locked", "");
};
export const unlock = () => {
  body.classList.remove("modal-open");
  body.style.overflow = "";
};
export const theme = (value) => {
  html.dataset.theme = value;
  html.lang = "xx";
  html.className = `${html.className} app-${value}`;
};
export const replace = () => html.classList.replace("host-class", "app-class");
/** The host answers within the same call. */
export const ask = (host) => {
  html.setAttribute("data-mine", "1");
  host();
  html.style.setProperty("--mine", "1");
};
/** By ways that few use. */
export const unusual = () => {
  body.style = "margin: 1px";
};
export const reflected = () => {
  body.title = "app";
  body.inert = true;
  body.tabIndex = 3;
  body.ariaHidden = "true";
};
export const byNode = () => {
  const attribute = document.createAttribute("data-node");
  body.setAttributeNode(attribute);
};
export const byNamespace = () => body.setAttributeNS(null, "data-namespace", "1");
