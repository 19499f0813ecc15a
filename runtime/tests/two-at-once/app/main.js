const [, letter] = import.meta.url.split("?");
export const mount = (host) => {
  host.container.innerHTML = `<p>${letter}</p>`;
  window.addEventListener("fixture-ask", (event) => event.detail.push(letter));
};
