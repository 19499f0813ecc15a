const { id, dataset, src } = document.currentScript;
window.attributes = {
  shown: [`${id} ${dataset.key} ${src.split("/").at(-1)}`],
  mount({ container }) {
    const { content } = document.querySelector('meta[name="csrf-token"]');
    container.append([...this.shown, content].join(", "));
  },
};
window.attributes.mount = window.attributes.mount.bind(window.attributes);
