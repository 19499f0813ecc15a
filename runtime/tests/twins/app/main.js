// Hears in its module, and in each mount, which it never takes back.
export const heard = [];
window.addEventListener("fixture-twin", () => heard.push("module"));

export const mount = ({ name, container }) => {
  container.textContent = name;
  window.addEventListener("fixture-twin", () => heard.push(name));
};
