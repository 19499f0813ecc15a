/** Lifecycles of a sub-app without a framework. */
export const lifecyclesOf = (remote) => ({
  mount({ container }) {
    const button = document.createElement("button");
    let count = 0;
    const show = () => (button.textContent = `${remote}: ${count}`);
    button.addEventListener("click", () => {
      count += 1;
      show();
    });
    show();
    container.append(button);
  },
  unmount({ container }) {
    container.replaceChildren();
  },
});
