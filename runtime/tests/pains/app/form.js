export const calls = [];
export const mount = ({ container }) => {
  calls.push("mount");
  const frame = new URL("frame.html", import.meta.url);
  container.innerHTML = `<textarea></textarea><details><summary>More</summary></details><iframe src="${frame}"></iframe>`;
};
export const activate = () => void calls.push("activate");
export const deactivate = () => void calls.push("deactivate");
export const unmount = () => void calls.push("unmount");
