// src/konva.js
var e, t = async ({ container: t }) => {
	let { default: n } = await import("./lib-BRB5ltS9.js"), r = t.appendChild(document.createElement("div"));
	e = new n.Stage({
		container: r,
		width: 200,
		height: 100
	});
	let i = new n.Layer(), a = new n.Rect({
		x: 10,
		y: 10,
		width: 30,
		height: 30,
		fill: "red",
		draggable: !0
	}), o = () => t.dataset.box = `${Math.round(a.x())} ${Math.round(a.y())}`;
	a.on("dragmove", o), i.add(a), e.add(i), o();
}, n = ({ container: t }) => {
	e.destroy(), t.replaceChildren();
};
export { t as mount, n as unmount };
