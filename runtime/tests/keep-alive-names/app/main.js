// Finds its own elements by what every sub-app calls them, as if it were alone in the page.
const name = new URL(import.meta.url).search.slice(1);
const by = (id) => document.getElementById(id);
/** React's `useId` has colons, too: not a selector. */
const root = "1:root";

export const mount = ({ container }) => {
  container.innerHTML = `
    <div id="${root}"></div>
    <form id="form"><input name="user" value="${name}"></form>
    <label for="field">Field</label><input id="field" form="form" name="field" value="${name}">
    <input type="radio" name="size" value="s" checked><input type="radio" name="size" value="l">
    <p class="app big">${name}</p><a name="top">${name}</a>
    <div role="status">${name}</div>`;
  by(root).textContent = name;
};
export const unmount = ({ container }) => {
  by(root).textContent = "";
  container.replaceChildren();
};

/** What the page finds: each is this sub-app's own, or nothing. */
export const look = () => ({
  root: by(root)?.textContent,
  label: document.querySelector("label")?.control?.value,
  form: by("form") && [...by("form").elements].map(({ value }) => value).join(" "),
  named: document.getElementsByName("user").length,
  first: document.querySelector(".app")?.textContent,
  all: [...document.querySelectorAll("p.app, [role=status]")]
    .map((one) => one.textContent)
    .join(" "),
  classes: [...document.getElementsByClassName("app big")].map((one) => one.textContent).join(" "),
  global: window.field?.value,
});

/** Chooses the second of the radio buttons, which belong together by their name. */
export const choose = () => document.querySelectorAll("[name=size]")[1].click();
export const chosen = (container) =>
  [...container.querySelectorAll("[type=radio]")].map(({ checked }) => checked);

/** Renders more later, as when an answer arrives. */
export const renderLate = (container) => {
  const late = document.createElement("p");
  late.id = "late";
  container.append(late);
};
