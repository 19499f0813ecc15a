// Konva is a lazy chunk. It adds its listeners to window once per page, when it runs: in a mount.
let stage;

export const mount = async ({ container }) => {
  const { default: Konva } = await import("konva");
  const place = container.appendChild(document.createElement("div"));
  stage = new Konva.Stage({ container: place, width: 200, height: 100 });
  const layer = new Konva.Layer();
  const box = new Konva.Rect({ x: 10, y: 10, width: 30, height: 30, fill: "red", draggable: true });
  const show = () => (container.dataset.box = `${Math.round(box.x())} ${Math.round(box.y())}`);
  box.on("dragmove", show);
  layer.add(box);
  stage.add(layer);
  show();
};
export const unmount = ({ container }) => {
  stage.destroy();
  container.replaceChildren();
};
