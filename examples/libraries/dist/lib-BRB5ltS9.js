// node_modules/konva/lib/Global.js
var e = Math.PI / 180;
function t() {
	return typeof window < "u" && ({}.toString.call(window) === "[object Window]" || {}.toString.call(window) === "[object global]");
}
var n = typeof global < "u" ? global : typeof window < "u" ? window : typeof WorkerGlobalScope < "u" ? self : {}, r = {
	_global: n,
	version: "10.9.1",
	isBrowser: t(),
	isUnminified: /param/.test(function(e) {}.toString()),
	dblClickWindow: 400,
	getAngle(t) {
		return r.angleDeg ? t * e : t;
	},
	enableTrace: !1,
	pointerEventsEnabled: !0,
	autoDrawEnabled: !0,
	hitOnDragEnabled: !1,
	capturePointerEventsEnabled: !1,
	_renderBackend: "web",
	legacyTextRendering: !1,
	pixelRatio: typeof window < "u" && window.devicePixelRatio || 1,
	dragDistance: 3,
	angleDeg: !0,
	showWarnings: !0,
	dragButtons: [0, 1],
	isDragging() {
		return r.DD.isDragging;
	},
	isTransforming() {
		return r.Transformer?.isTransforming() ?? !1;
	},
	isDragReady() {
		return !!r.DD.node;
	},
	releaseCanvasOnDestroy: !0,
	document: n.document,
	_injectGlobal(e) {
		n.Konva !== void 0 && console.error("Several Konva instances detected. It is not recommended to use multiple Konva instances in the same environment."), n.Konva = e;
	}
}, i = /* @__PURE__ */ new Set(), a = (e, t = !1) => {
	r[e.prototype.getClassName()] = e, t && i.add(e);
};
r._injectGlobal(r);
// node_modules/konva/lib/Util.js
var o = "Konva.js unsupported environment.\n\nLooks like you are trying to use Konva.js in Node.js environment (or in a Web Worker), because \"document\" object is undefined.\n\nTo use Konva.js in Node.js environment, you need to use the \"canvas-backend\" or \"skia-backend\" module.\n\nbash: npm install canvas\njs: import \"konva/canvas-backend\";\n\nor\n\nbash: npm install skia-canvas\njs: import \"konva/skia-backend\";\n", s = () => {
	if (typeof document > "u") throw Error(o);
}, c = class e {
	constructor(e) {
		this.dirty = !1, this.m = e ? e.slice() : [
			1,
			0,
			0,
			1,
			0,
			0
		];
	}
	reset() {
		this.m[0] = 1, this.m[1] = 0, this.m[2] = 0, this.m[3] = 1, this.m[4] = 0, this.m[5] = 0;
	}
	copy() {
		return new e(this.m);
	}
	copyInto(e) {
		e.m[0] = this.m[0], e.m[1] = this.m[1], e.m[2] = this.m[2], e.m[3] = this.m[3], e.m[4] = this.m[4], e.m[5] = this.m[5];
	}
	point(e) {
		let t = this.m;
		return {
			x: t[0] * e.x + t[2] * e.y + t[4],
			y: t[1] * e.x + t[3] * e.y + t[5]
		};
	}
	_getTransformedRect(e) {
		let [t, n, r, i, a, o] = this.m, s = e.x, c = e.y, l = e.x + e.width, u = e.y + e.height, d = [
			t * s + r * c + a,
			t * l + r * c + a,
			t * l + r * u + a,
			t * s + r * u + a
		], f = [
			n * s + i * c + o,
			n * l + i * c + o,
			n * l + i * u + o,
			n * s + i * u + o
		], p = Math.min(d[0], d[1], d[2], d[3]), m = Math.min(f[0], f[1], f[2], f[3]);
		return {
			x: p,
			y: m,
			width: Math.max(d[0], d[1], d[2], d[3]) - p,
			height: Math.max(f[0], f[1], f[2], f[3]) - m
		};
	}
	translate(e, t) {
		return this.m[4] += this.m[0] * e + this.m[2] * t, this.m[5] += this.m[1] * e + this.m[3] * t, this;
	}
	scale(e, t) {
		return this.m[0] *= e, this.m[1] *= e, this.m[2] *= t, this.m[3] *= t, this;
	}
	rotate(e) {
		let t = Math.cos(e), n = Math.sin(e), r = this.m[0] * t + this.m[2] * n, i = this.m[1] * t + this.m[3] * n, a = this.m[0] * -n + this.m[2] * t, o = this.m[1] * -n + this.m[3] * t;
		return this.m[0] = r, this.m[1] = i, this.m[2] = a, this.m[3] = o, this;
	}
	getTranslation() {
		return {
			x: this.m[4],
			y: this.m[5]
		};
	}
	skew(e, t) {
		let n = this.m[0] + this.m[2] * t, r = this.m[1] + this.m[3] * t, i = this.m[2] + this.m[0] * e, a = this.m[3] + this.m[1] * e;
		return this.m[0] = n, this.m[1] = r, this.m[2] = i, this.m[3] = a, this;
	}
	multiply(e) {
		let t = this.m[0] * e.m[0] + this.m[2] * e.m[1], n = this.m[1] * e.m[0] + this.m[3] * e.m[1], r = this.m[0] * e.m[2] + this.m[2] * e.m[3], i = this.m[1] * e.m[2] + this.m[3] * e.m[3], a = this.m[0] * e.m[4] + this.m[2] * e.m[5] + this.m[4], o = this.m[1] * e.m[4] + this.m[3] * e.m[5] + this.m[5];
		return this.m[0] = t, this.m[1] = n, this.m[2] = r, this.m[3] = i, this.m[4] = a, this.m[5] = o, this;
	}
	isInvertible() {
		return this.m[0] * this.m[3] - this.m[1] * this.m[2] !== 0;
	}
	invert() {
		let e = 1 / (this.m[0] * this.m[3] - this.m[1] * this.m[2]), t = this.m[3] * e, n = -this.m[1] * e, r = -this.m[2] * e, i = this.m[0] * e, a = e * (this.m[2] * this.m[5] - this.m[3] * this.m[4]), o = e * (this.m[1] * this.m[4] - this.m[0] * this.m[5]);
		return this.m[0] = t, this.m[1] = n, this.m[2] = r, this.m[3] = i, this.m[4] = a, this.m[5] = o, this;
	}
	getMatrix() {
		return this.m;
	}
	decompose() {
		let e = this.m[0], t = this.m[1], n = this.m[2], r = this.m[3], i = this.m[4], a = this.m[5], o = e * r - t * n, s = {
			x: i,
			y: a,
			rotation: 0,
			scaleX: 0,
			scaleY: 0,
			skewX: 0,
			skewY: 0
		};
		if (e != 0 || t != 0) {
			let i = Math.sqrt(e * e + t * t);
			s.rotation = t > 0 ? Math.acos(e / i) : -Math.acos(e / i), s.scaleX = i, s.scaleY = o / i, s.skewX = o && (e * n + t * r) / o, s.skewY = 0;
		} else if (n != 0 || r != 0) {
			let i = Math.sqrt(n * n + r * r);
			s.rotation = Math.PI / 2 - (r > 0 ? Math.acos(-n / i) : -Math.acos(n / i)), s.scaleX = o / i, s.scaleY = i, s.skewX = 0, s.skewY = o && (e * n + t * r) / o;
		}
		return s.rotation = j._getRotation(s.rotation), s;
	}
}, l = "[object Array]", u = "[object Number]", d = "[object String]", f = "[object Boolean]", p = Math.PI / 180, m = 180 / Math.PI, h = "#", g = "", _ = "0", v = "Konva warning: ", y = "Konva error: ", b = {
	aliceblue: [
		240,
		248,
		255
	],
	antiquewhite: [
		250,
		235,
		215
	],
	aqua: [
		0,
		255,
		255
	],
	aquamarine: [
		127,
		255,
		212
	],
	azure: [
		240,
		255,
		255
	],
	beige: [
		245,
		245,
		220
	],
	bisque: [
		255,
		228,
		196
	],
	black: [
		0,
		0,
		0
	],
	blanchedalmond: [
		255,
		235,
		205
	],
	blue: [
		0,
		0,
		255
	],
	blueviolet: [
		138,
		43,
		226
	],
	brown: [
		165,
		42,
		42
	],
	burlywood: [
		222,
		184,
		135
	],
	cadetblue: [
		95,
		158,
		160
	],
	chartreuse: [
		127,
		255,
		0
	],
	chocolate: [
		210,
		105,
		30
	],
	coral: [
		255,
		127,
		80
	],
	cornflowerblue: [
		100,
		149,
		237
	],
	cornsilk: [
		255,
		248,
		220
	],
	crimson: [
		220,
		20,
		60
	],
	cyan: [
		0,
		255,
		255
	],
	darkblue: [
		0,
		0,
		139
	],
	darkcyan: [
		0,
		139,
		139
	],
	darkgoldenrod: [
		184,
		134,
		11
	],
	darkgray: [
		169,
		169,
		169
	],
	darkgreen: [
		0,
		100,
		0
	],
	darkgrey: [
		169,
		169,
		169
	],
	darkkhaki: [
		189,
		183,
		107
	],
	darkmagenta: [
		139,
		0,
		139
	],
	darkolivegreen: [
		85,
		107,
		47
	],
	darkorange: [
		255,
		140,
		0
	],
	darkorchid: [
		153,
		50,
		204
	],
	darkred: [
		139,
		0,
		0
	],
	darksalmon: [
		233,
		150,
		122
	],
	darkseagreen: [
		143,
		188,
		143
	],
	darkslateblue: [
		72,
		61,
		139
	],
	darkslategray: [
		47,
		79,
		79
	],
	darkslategrey: [
		47,
		79,
		79
	],
	darkturquoise: [
		0,
		206,
		209
	],
	darkviolet: [
		148,
		0,
		211
	],
	deeppink: [
		255,
		20,
		147
	],
	deepskyblue: [
		0,
		191,
		255
	],
	dimgray: [
		105,
		105,
		105
	],
	dimgrey: [
		105,
		105,
		105
	],
	dodgerblue: [
		30,
		144,
		255
	],
	firebrick: [
		178,
		34,
		34
	],
	floralwhite: [
		255,
		250,
		240
	],
	forestgreen: [
		34,
		139,
		34
	],
	fuchsia: [
		255,
		0,
		255
	],
	gainsboro: [
		220,
		220,
		220
	],
	ghostwhite: [
		248,
		248,
		255
	],
	gold: [
		255,
		215,
		0
	],
	goldenrod: [
		218,
		165,
		32
	],
	gray: [
		128,
		128,
		128
	],
	green: [
		0,
		128,
		0
	],
	greenyellow: [
		173,
		255,
		47
	],
	grey: [
		128,
		128,
		128
	],
	honeydew: [
		240,
		255,
		240
	],
	hotpink: [
		255,
		105,
		180
	],
	indianred: [
		205,
		92,
		92
	],
	indigo: [
		75,
		0,
		130
	],
	ivory: [
		255,
		255,
		240
	],
	khaki: [
		240,
		230,
		140
	],
	lavender: [
		230,
		230,
		250
	],
	lavenderblush: [
		255,
		240,
		245
	],
	lawngreen: [
		124,
		252,
		0
	],
	lemonchiffon: [
		255,
		250,
		205
	],
	lightblue: [
		173,
		216,
		230
	],
	lightcoral: [
		240,
		128,
		128
	],
	lightcyan: [
		224,
		255,
		255
	],
	lightgoldenrodyellow: [
		250,
		250,
		210
	],
	lightgray: [
		211,
		211,
		211
	],
	lightgreen: [
		144,
		238,
		144
	],
	lightgrey: [
		211,
		211,
		211
	],
	lightpink: [
		255,
		182,
		193
	],
	lightsalmon: [
		255,
		160,
		122
	],
	lightseagreen: [
		32,
		178,
		170
	],
	lightskyblue: [
		135,
		206,
		250
	],
	lightslategray: [
		119,
		136,
		153
	],
	lightslategrey: [
		119,
		136,
		153
	],
	lightsteelblue: [
		176,
		196,
		222
	],
	lightyellow: [
		255,
		255,
		224
	],
	lime: [
		0,
		255,
		0
	],
	limegreen: [
		50,
		205,
		50
	],
	linen: [
		250,
		240,
		230
	],
	magenta: [
		255,
		0,
		255
	],
	maroon: [
		128,
		0,
		0
	],
	mediumaquamarine: [
		102,
		205,
		170
	],
	mediumblue: [
		0,
		0,
		205
	],
	mediumorchid: [
		186,
		85,
		211
	],
	mediumpurple: [
		147,
		112,
		219
	],
	mediumseagreen: [
		60,
		179,
		113
	],
	mediumslateblue: [
		123,
		104,
		238
	],
	mediumspringgreen: [
		0,
		250,
		154
	],
	mediumturquoise: [
		72,
		209,
		204
	],
	mediumvioletred: [
		199,
		21,
		133
	],
	midnightblue: [
		25,
		25,
		112
	],
	mintcream: [
		245,
		255,
		250
	],
	mistyrose: [
		255,
		228,
		225
	],
	moccasin: [
		255,
		228,
		181
	],
	navajowhite: [
		255,
		222,
		173
	],
	navy: [
		0,
		0,
		128
	],
	oldlace: [
		253,
		245,
		230
	],
	olive: [
		128,
		128,
		0
	],
	olivedrab: [
		107,
		142,
		35
	],
	orange: [
		255,
		165,
		0
	],
	orangered: [
		255,
		69,
		0
	],
	orchid: [
		218,
		112,
		214
	],
	palegoldenrod: [
		238,
		232,
		170
	],
	palegreen: [
		152,
		251,
		152
	],
	paleturquoise: [
		175,
		238,
		238
	],
	palevioletred: [
		219,
		112,
		147
	],
	papayawhip: [
		255,
		239,
		213
	],
	peachpuff: [
		255,
		218,
		185
	],
	peru: [
		205,
		133,
		63
	],
	pink: [
		255,
		192,
		203
	],
	plum: [
		221,
		160,
		221
	],
	powderblue: [
		176,
		224,
		230
	],
	purple: [
		128,
		0,
		128
	],
	rebeccapurple: [
		102,
		51,
		153
	],
	red: [
		255,
		0,
		0
	],
	rosybrown: [
		188,
		143,
		143
	],
	royalblue: [
		65,
		105,
		225
	],
	saddlebrown: [
		139,
		69,
		19
	],
	salmon: [
		250,
		128,
		114
	],
	sandybrown: [
		244,
		164,
		96
	],
	seagreen: [
		46,
		139,
		87
	],
	seashell: [
		255,
		245,
		238
	],
	sienna: [
		160,
		82,
		45
	],
	silver: [
		192,
		192,
		192
	],
	skyblue: [
		135,
		206,
		235
	],
	slateblue: [
		106,
		90,
		205
	],
	slategray: [
		112,
		128,
		144
	],
	slategrey: [
		112,
		128,
		144
	],
	snow: [
		255,
		250,
		250
	],
	springgreen: [
		0,
		255,
		127
	],
	steelblue: [
		70,
		130,
		180
	],
	tan: [
		210,
		180,
		140
	],
	teal: [
		0,
		128,
		128
	],
	thistle: [
		216,
		191,
		216
	],
	transparent: [
		0,
		0,
		0,
		0
	],
	tomato: [
		255,
		99,
		71
	],
	turquoise: [
		64,
		224,
		208
	],
	violet: [
		238,
		130,
		238
	],
	wheat: [
		245,
		222,
		179
	],
	white: [
		255,
		255,
		255
	],
	whitesmoke: [
		245,
		245,
		245
	],
	yellow: [
		255,
		255,
		0
	],
	yellowgreen: [
		154,
		205,
		50
	]
}, x = null, S = typeof window < "u" ? window : {}, C = /* @__PURE__ */ new WeakMap(), w = (e, t) => {
	typeof e.requestAnimationFrame == "function" ? e.requestAnimationFrame(t) : typeof requestAnimationFrame < "u" ? requestAnimationFrame(t) : setTimeout(t, 16);
}, ee = /* @__PURE__ */ new Map(), te = Object.getPrototypeOf(Int8Array), ne = (e) => {
	let t = e.trim();
	return t.indexOf(",") === -1 ? t.split(/\s*\/\s*|\s+/) : t.split(/\s*,\s*/);
}, T = "[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?", E = RegExp(`^(${T})(%?)$`, "i"), D = (e, t) => {
	let n = E.exec(e);
	if (!n) return NaN;
	let r = n[2] ? Number(n[1]) / 100 * t : Number(n[1]);
	return Math.min(Math.max(r, 0), t);
}, O = /^#[0-9a-f]+$/i, re = RegExp(`^(${T})(deg|grad|rad|turn)?$`, "i"), k = {
	deg: 1,
	grad: .9,
	rad: m,
	turn: 360
};
function A(e, t) {
	return Math.min(Math.max(e || 0, 0), t);
}
var j = {
	_isElement(e) {
		return !!(e && e.nodeType == 1);
	},
	_isFunction(e) {
		return !!(e && e.constructor && e.call && e.apply);
	},
	_isPlainObject(e) {
		return !!e && e.constructor === Object;
	},
	_isArray(e) {
		return Object.prototype.toString.call(e) === l;
	},
	_isNumber(e) {
		return Object.prototype.toString.call(e) === u && !isNaN(e) && isFinite(e);
	},
	_isString(e) {
		return Object.prototype.toString.call(e) === d;
	},
	_isBoolean(e) {
		return Object.prototype.toString.call(e) === f;
	},
	isObject(e) {
		return e instanceof Object;
	},
	isValidSelector(e) {
		if (typeof e != "string") return !1;
		let t = e[0];
		return t === "#" || t === "." || t === t.toUpperCase();
	},
	_sign(e) {
		return e === 0 || e > 0 ? 1 : -1;
	},
	requestAnimFrame(e, t) {
		let n = t && !t.closed && t || S, r = C.get(n);
		r || (r = [], C.set(n, r), w(n, function() {
			C.delete(n), r.forEach(function(e) {
				e();
			});
		})), r.push(e);
	},
	createCanvasElement() {
		s();
		let e = document.createElement("canvas");
		try {
			e.style = e.style || {};
		} catch {}
		return e;
	},
	createImageElement() {
		return s(), document.createElement("img");
	},
	_urlToImage(e, t, n) {
		let r = j.createImageElement();
		r.onload = function() {
			t(r);
		}, r.onerror = (e) => {
			n?.(e instanceof Error ? e : /* @__PURE__ */ Error("Unable to load image."));
		}, r.src = e;
	},
	_rgbToHex(e, t, n) {
		return ((1 << 24) + (e << 16) + (t << 8) + n).toString(16).slice(1);
	},
	_hexToRgb(e) {
		e = e.replace(h, g);
		let t = parseInt(e, 16);
		return {
			r: t >> 16 & 255,
			g: t >> 8 & 255,
			b: t & 255
		};
	},
	getRandomColor() {
		let e = (Math.random() * 0xffffff | 0).toString(16);
		for (; e.length < 6;) e = _ + e;
		return h + e;
	},
	isCanvasFarblingActive() {
		if (x !== null) return x;
		if (typeof document > "u") return x = !1, !1;
		let e = this.createCanvasElement();
		e.width = 10, e.height = 10;
		let t = e.getContext("2d", { willReadFrequently: !0 });
		t.clearRect(0, 0, 10, 10), t.fillStyle = "#282828", t.fillRect(0, 0, 10, 10);
		let n = t.getImageData(0, 0, 10, 10).data, r = !1;
		for (let e = 0; e < 100; e++) if (n[e * 4] !== 40 || n[e * 4 + 1] !== 40 || n[e * 4 + 2] !== 40 || n[e * 4 + 3] !== 255) {
			r = !0;
			break;
		}
		return x = r, this.releaseCanvas(e), x;
	},
	getHitColor() {
		let e = () => Math.random() * 256 | 0;
		return this.getHitColorKey(e(), e(), e());
	},
	getHitColorKey(e, t, n) {
		let r = this.isCanvasFarblingActive() ? 5 : 3, i = (e) => Math.round(e / r) * r;
		return h + this._rgbToHex(i(e), i(t), i(n));
	},
	getSnappedHexColor(e) {
		let { r: t, g: n, b: r } = this._hexToRgb(e);
		return this.getHitColorKey(t, n, r);
	},
	getRGB(e) {
		let { r: t = 0, g: n = 0, b: r = 0 } = j.colorToRGBA(e) ?? {};
		return {
			r: t,
			g: n,
			b: r
		};
	},
	colorToRGBA(e) {
		e = (e || "").trim() || "black";
		let t = j._namedColorToRBA(e) || j._hex3ColorToRGBA(e) || j._hex4ColorToRGBA(e) || j._hex6ColorToRGBA(e) || j._hex8ColorToRGBA(e) || j._rgbColorToRGBA(e) || j._hslColorToRGBA(e);
		if (t && [
			t.r,
			t.g,
			t.b,
			t.a
		].every(j._isNumber)) return t;
	},
	_namedColorToRBA(e) {
		let t = b[e.toLowerCase()];
		return t ? {
			r: t[0],
			g: t[1],
			b: t[2],
			a: t.length > 3 ? t[3] : 1
		} : null;
	},
	_rgbColorToRGBA(e) {
		let t = /^rgba?\(([^)]*)\)$/i.exec(e);
		if (!t) return;
		let n = ne(t[1]);
		if (!(n.length < 3 || n.length > 4)) return {
			r: D(n[0], 255),
			g: D(n[1], 255),
			b: D(n[2], 255),
			a: n.length > 3 ? D(n[3], 1) : 1
		};
	},
	_hex8ColorToRGBA(e) {
		if (e.length === 9 && O.test(e)) return {
			r: parseInt(e.slice(1, 3), 16),
			g: parseInt(e.slice(3, 5), 16),
			b: parseInt(e.slice(5, 7), 16),
			a: parseInt(e.slice(7, 9), 16) / 255
		};
	},
	_hex6ColorToRGBA(e) {
		if (e.length === 7 && O.test(e)) return {
			r: parseInt(e.slice(1, 3), 16),
			g: parseInt(e.slice(3, 5), 16),
			b: parseInt(e.slice(5, 7), 16),
			a: 1
		};
	},
	_hex4ColorToRGBA(e) {
		if (e.length === 5 && O.test(e)) return {
			r: parseInt(e[1] + e[1], 16),
			g: parseInt(e[2] + e[2], 16),
			b: parseInt(e[3] + e[3], 16),
			a: parseInt(e[4] + e[4], 16) / 255
		};
	},
	_hex3ColorToRGBA(e) {
		if (e.length === 4 && O.test(e)) return {
			r: parseInt(e[1] + e[1], 16),
			g: parseInt(e[2] + e[2], 16),
			b: parseInt(e[3] + e[3], 16),
			a: 1
		};
	},
	_hslColorToRGBA(e) {
		let t = /^hsla?\(([^)]*)\)$/i.exec(e);
		if (!t) return;
		let n = ne(t[1]);
		if (n.length < 3 || n.length > 4) return;
		let r = re.exec(n[0]);
		if (!r) return;
		let i = r[2], a = Number(r[1]) * (i ? k[i.toLowerCase()] : 1);
		if (!isFinite(a)) return;
		let o = (a % 360 + 360) % 360 / 360, s = D(n[1], 100) / 100, c = D(n[2], 100) / 100, l = n.length > 3 ? D(n[3], 1) : 1, u = c < .5 ? c * (1 + s) : c + s - c * s, d = 2 * c - u, f = [
			0,
			0,
			0
		];
		for (let e = 0; e < 3; e++) {
			let t = o + 1 / 3 * -(e - 1);
			t < 0 && t++, t > 1 && t--;
			let n;
			n = 6 * t < 1 ? d + (u - d) * 6 * t : 2 * t < 1 ? u : 3 * t < 2 ? d + (u - d) * (2 / 3 - t) * 6 : d, f[e] = n * 255;
		}
		return {
			r: Math.round(f[0]),
			g: Math.round(f[1]),
			b: Math.round(f[2]),
			a: l
		};
	},
	_getPointsRect(e) {
		let t = 1e400, n = 1e400, r = -1e400, i = -1e400;
		for (let a = 0; a < e.length; a += 2) {
			let o = e[a], s = e[a + 1];
			isNaN(o) || (t = Math.min(t, o), r = Math.max(r, o)), isNaN(s) || (n = Math.min(n, s), i = Math.max(i, s));
		}
		return isFinite(t + n) ? {
			x: t,
			y: n,
			width: r - t,
			height: i - n
		} : {
			x: 0,
			y: 0,
			width: 0,
			height: 0
		};
	},
	haveIntersection(e, t) {
		return !(t.x > e.x + e.width || t.x + t.width < e.x || t.y > e.y + e.height || t.y + t.height < e.y);
	},
	cloneObject(e) {
		let t = {};
		for (let n in e) t[n] = j._cloneValue(e[n]);
		return t;
	},
	_cloneValue(e) {
		return j._isArray(e) ? e.some((e) => typeof e == "object") ? e.map(j._cloneValue) : e.slice() : j._isPlainObject(e) ? j.cloneObject(e) : e instanceof te ? e.slice() : e;
	},
	cloneArray(e) {
		return e.slice(0);
	},
	degToRad(e) {
		return e * p;
	},
	radToDeg(e) {
		return e * m;
	},
	_getRotation(e) {
		return r.angleDeg ? j.radToDeg(e) : e;
	},
	_capitalize(e) {
		let t = ee.get(e);
		if (t !== void 0) return t;
		let n = e.charAt(0).toUpperCase() + e.slice(1);
		return ee.set(e, n), n;
	},
	throw(e) {
		throw Error(y + e);
	},
	error(e) {
		console.error(y + e);
	},
	warn(e) {
		r.showWarnings && console.warn(v + e);
	},
	_batchEvents(e, t) {
		if (!e) return t();
		let n = !1, r = !0;
		try {
			e(() => {
				n || !r ? j.warn("eventBatchFunc must call its argument exactly once, synchronously.") : (n = !0, t());
			});
		} finally {
			r = !1, n || j.warn("eventBatchFunc must call its argument synchronously.");
		}
	},
	each(e, t) {
		for (let n in e) t(n, e[n]);
	},
	_inRange(e, t, n) {
		return t <= e && e < n;
	},
	_getProjectionToSegment(e, t, n, r, i, a) {
		let o, s, c, l = (e - n) * (e - n) + (t - r) * (t - r);
		if (l == 0) o = e, s = t, c = (i - n) * (i - n) + (a - r) * (a - r);
		else {
			let u = ((i - e) * (n - e) + (a - t) * (r - t)) / l;
			u < 0 ? (o = e, s = t, c = (e - i) * (e - i) + (t - a) * (t - a)) : u > 1 ? (o = n, s = r, c = (n - i) * (n - i) + (r - a) * (r - a)) : (o = e + u * (n - e), s = t + u * (r - t), c = (o - i) * (o - i) + (s - a) * (s - a));
		}
		return [
			o,
			s,
			c
		];
	},
	_getProjectionToLine(e, t, n) {
		let r = j.cloneObject(e), i = Number.MAX_VALUE;
		return t.forEach(function(a, o) {
			if (!n && o === t.length - 1) return;
			let s = t[(o + 1) % t.length], c = j._getProjectionToSegment(a.x, a.y, s.x, s.y, e.x, e.y), l = c[0], u = c[1], d = c[2];
			d < i && (r.x = l, r.y = u, i = d);
		}), r;
	},
	_prepareArrayForTween(e, t, n) {
		let r = [], i = [];
		if (e.length > t.length) {
			let n = t;
			t = e, e = n;
		}
		for (let t = 0; t < e.length; t += 2) r.push({
			x: e[t],
			y: e[t + 1]
		});
		for (let e = 0; e < t.length; e += 2) i.push({
			x: t[e],
			y: t[e + 1]
		});
		let a = [];
		return i.forEach(function(e) {
			let t = j._getProjectionToLine(e, r, n);
			a.push(t.x), a.push(t.y);
		}), a;
	},
	_prepareToStringify(e, t = /* @__PURE__ */ new Set()) {
		let n = j._isArray(e) ? [] : {};
		t.add(e);
		for (let r of Object.keys(e)) {
			let i = e[r];
			j._isElement(i) || t.has(i) || (n[r] = j._isPlainObject(i) || j._isArray(i) ? j._prepareToStringify(i, t) : i);
		}
		return t.delete(e), n;
	},
	_assign(e, t) {
		for (let n in t) e[n] = t[n];
		return e;
	},
	_getEventType(e) {
		return e.indexOf("pointer") >= 0 ? "pointer" : e.indexOf("touch") >= 0 ? "touch" : "mouse";
	},
	_getFirstPointerId(e) {
		return e.touches ? e.changedTouches[0].identifier : e.pointerId ?? 999;
	},
	releaseCanvas(...e) {
		r.releaseCanvasOnDestroy && e.forEach((e) => {
			e.width = 0, e.height = 0;
		});
	},
	_cornerRadii(e, t, n) {
		let r = Math.min(t, n) / 2;
		if (typeof e == "number") {
			let t = A(e, r);
			return [
				t,
				t,
				t,
				t
			];
		}
		return [
			A(e[0], r),
			A(e[1], r),
			A(e[2], r),
			A(e[3], r)
		];
	},
	drawRoundedRectPath(e, t, n, r) {
		let i = t < 0 ? t : 0, a = n < 0 ? n : 0;
		t = Math.abs(t), n = Math.abs(n);
		let [o, s, c, l] = j._cornerRadii(r, t, n);
		e.moveTo(i + o, a), e.lineTo(i + t - s, a), e.arc(i + t - s, a + s, s, Math.PI * 3 / 2, 0, !1), e.lineTo(i + t, a + n - c), e.arc(i + t - c, a + n - c, c, 0, Math.PI / 2, !1), e.lineTo(i + l, a + n), e.arc(i + l, a + n - l, l, Math.PI / 2, Math.PI, !1), e.lineTo(i, a + o), e.arc(i + o, a + o, o, Math.PI, Math.PI * 3 / 2, !1);
	},
	drawRoundedPolygonPath(e, t, n, r, i) {
		r = Math.abs(r);
		for (let a = 0; a < n; a++) {
			let o = t[(a - 1 + n) % n], s = t[a], c = t[(a + 1) % n], l = {
				x: s.x - o.x,
				y: s.y - o.y
			}, u = {
				x: c.x - s.x,
				y: c.y - s.y
			}, d = Math.hypot(l.x, l.y), f = Math.hypot(u.x, u.y), p;
			p = typeof i == "number" ? i : a < i.length ? i[a] : 0, p = Math.max(p, 0), p = r * Math.cos(Math.PI / n) * Math.min(1, p / r * 2);
			let m = {
				x: l.x / d,
				y: l.y / d
			}, h = {
				x: u.x / f,
				y: u.y / f
			}, g = {
				x: s.x - m.x * p,
				y: s.y - m.y * p
			}, _ = {
				x: s.x + h.x * p,
				y: s.y + h.y * p
			};
			a === 0 ? e.moveTo(g.x, g.y) : e.lineTo(g.x, g.y), e.arcTo(s.x, s.y, _.x, _.y, p);
		}
	}
};
// node_modules/konva/lib/Context.js
function ie(e) {
	let t = [], n = e.length, r = j;
	for (let i = 0; i < n; i++) {
		let n = e[i];
		r._isNumber(n) ? n = Math.round(n * 1e3) / 1e3 : r._isString(n) || (n += ""), t.push(n);
	}
	return t;
}
var ae = ",", oe = "(", se = ")", ce = ";", le = "()", ue = "=", de = /* @__PURE__ */ "arc.arcTo.beginPath.bezierCurveTo.clearRect.clip.closePath.createLinearGradient.createPattern.createRadialGradient.drawImage.ellipse.fill.fillText.getImageData.createImageData.lineTo.moveTo.putImageData.quadraticCurveTo.rect.roundRect.restore.rotate.save.scale.setLineDash.setTransform.stroke.strokeText.transform.translate".split("."), fe = [
	"fillStyle",
	"strokeStyle",
	"shadowColor",
	"shadowBlur",
	"shadowOffsetX",
	"shadowOffsetY",
	"letterSpacing",
	"lineCap",
	"lineDashOffset",
	"lineJoin",
	"lineWidth",
	"miterLimit",
	"direction",
	"font",
	"textAlign",
	"textBaseline",
	"globalAlpha",
	"globalCompositeOperation",
	"imageSmoothingEnabled",
	"imageSmoothingQuality",
	"filter"
], pe = 100, me = null;
function he() {
	if (me !== null) return me;
	try {
		let e = j.createCanvasElement(), t = e.getContext("2d");
		me = !!t && "filter" in t, j.releaseCanvas(e);
	} catch {
		me = !1;
	}
	return me;
}
var ge = class {
	constructor(e) {
		this.canvas = e, r.enableTrace && (this.traceArr = [], this._enableTrace());
	}
	fillShape(e) {
		e.fillEnabled() && this._fill(e);
	}
	_fill(e) {}
	strokeShape(e) {
		e.hasStroke() && this._stroke(e);
	}
	_stroke(e) {}
	fillStrokeShape(e) {
		e.attrs.fillAfterStrokeEnabled ? (this.strokeShape(e), this.fillShape(e)) : (this.fillShape(e), this.strokeShape(e));
	}
	getTrace(e, t) {
		let n = this.traceArr, r = n.length, i = "", a, o, s, c;
		for (a = 0; a < r; a++) o = n[a], s = o.method, s ? (c = o.args, i += s, e ? i += le : (t && (c = c.map((e) => typeof e == "number" ? Math.floor(e) : e)), i += oe + c.join(ae) + se)) : (i += o.property, e || (i += ue + o.val)), i += ce;
		return i;
	}
	clearTrace() {
		this.traceArr = [];
	}
	_trace(e) {
		let t = this.traceArr, n;
		t.push(e), n = t.length, n >= pe && t.shift();
	}
	reset() {
		let e = this.getCanvas().getPixelRatio();
		this.setTransform(1 * e, 0, 0, 1 * e, 0, 0);
	}
	getCanvas() {
		return this.canvas;
	}
	clear(e) {
		let t = this.getCanvas();
		e ? this.clearRect(e.x || 0, e.y || 0, e.width || 0, e.height || 0) : this.clearRect(0, 0, t.getWidth() / t.pixelRatio, t.getHeight() / t.pixelRatio);
	}
	_drawDeviceBuffer(e) {
		let { x: t, y: n, width: r, height: i } = e._isolationRect;
		this.setTransform(1, 0, 0, 1, 0, 0), this.imageSmoothingEnabled = !1, this.drawImage(e._canvas, 0, 0, r, i, t, n, r, i);
	}
	_applyLineCap(e) {
		let t = e.attrs.lineCap;
		t && this.setAttr("lineCap", t);
	}
	_getOpacity(e) {
		if (!this._opacityRoot) return e.getAbsoluteOpacity();
		let t = e.opacity(), n = e.parent;
		for (; n && n !== this._opacityRoot;) t *= n.opacity(), n = n.parent;
		return t;
	}
	_applyOpacity(e) {
		let t = this._getOpacity(e);
		t !== 1 && this.setAttr("globalAlpha", t);
	}
	_applyLineJoin(e) {
		let t = e.attrs.lineJoin;
		t && this.setAttr("lineJoin", t);
	}
	_applyMiterLimit(e) {
		let t = e.attrs.miterLimit;
		t != null && this.setAttr("miterLimit", t);
	}
	setAttr(e, t) {
		this._context[e] = t;
	}
	arc(e, t, n, r, i, a) {
		this._context.arc(e, t, n, r, i, a);
	}
	arcTo(e, t, n, r, i) {
		this._context.arcTo(e, t, n, r, i);
	}
	beginPath() {
		this._context.beginPath();
	}
	bezierCurveTo(e, t, n, r, i, a) {
		this._context.bezierCurveTo(e, t, n, r, i, a);
	}
	clearRect(e, t, n, r) {
		this._context.clearRect(e, t, n, r);
	}
	clip(...e) {
		this._context.clip.apply(this._context, e);
	}
	closePath() {
		this._context.closePath();
	}
	createImageData(e, t) {
		let n = arguments;
		if (n.length === 2) return this._context.createImageData(e, t);
		if (n.length === 1) return this._context.createImageData(e);
	}
	createLinearGradient(e, t, n, r) {
		return this._context.createLinearGradient(e, t, n, r);
	}
	createPattern(e, t) {
		return this._context.createPattern(e, t);
	}
	createRadialGradient(e, t, n, r, i, a) {
		return this._context.createRadialGradient(e, t, n, r, i, a);
	}
	drawImage(e, t, n, r, i, a, o, s, c) {
		let l = arguments, u = this._context;
		l.length === 3 ? u.drawImage(e, t, n) : l.length === 5 ? u.drawImage(e, t, n, r, i) : l.length === 9 && u.drawImage(e, t, n, r, i, a, o, s, c);
	}
	ellipse(e, t, n, r, i, a, o, s) {
		this._context.ellipse(e, t, n, r, i, a, o, s);
	}
	isPointInPath(e, t, n, r) {
		return n ? this._context.isPointInPath(n, e, t, r) : this._context.isPointInPath(e, t, r);
	}
	fill(...e) {
		this._context.fill.apply(this._context, e);
	}
	fillRect(e, t, n, r) {
		this._context.fillRect(e, t, n, r);
	}
	strokeRect(e, t, n, r) {
		this._context.strokeRect(e, t, n, r);
	}
	fillText(e, t, n, r) {
		r ? this._context.fillText(e, t, n, r) : this._context.fillText(e, t, n);
	}
	measureText(e) {
		return this._context.measureText(e);
	}
	getImageData(e, t, n, r) {
		return this._context.getImageData(e, t, n, r);
	}
	lineTo(e, t) {
		this._context.lineTo(e, t);
	}
	moveTo(e, t) {
		this._context.moveTo(e, t);
	}
	rect(e, t, n, r) {
		this._context.rect(e, t, n, r);
	}
	roundRect(e, t, n, r, i) {
		this._context.roundRect(e, t, n, r, i);
	}
	putImageData(e, t, n) {
		this._context.putImageData(e, t, n);
	}
	quadraticCurveTo(e, t, n, r) {
		this._context.quadraticCurveTo(e, t, n, r);
	}
	restore() {
		this._context.restore();
	}
	rotate(e) {
		this._context.rotate(e);
	}
	save() {
		this._context.save();
	}
	scale(e, t) {
		this._context.scale(e, t);
	}
	setLineDash(e) {
		this._context.setLineDash(e);
	}
	getLineDash() {
		return this._context.getLineDash();
	}
	setTransform(e, t, n, r, i, a) {
		this._context.setTransform(e, t, n, r, i, a);
	}
	stroke(e) {
		e ? this._context.stroke(e) : this._context.stroke();
	}
	strokeText(e, t, n, r) {
		this._context.strokeText(e, t, n, r);
	}
	transform(e, t, n, r, i, a) {
		this._context.transform(e, t, n, r, i, a);
	}
	translate(e, t) {
		this._context.translate(e, t);
	}
	_enableTrace() {
		let e = this, t = de.length, n = this.setAttr, r, i, a = function(t) {
			let n = e[t], r;
			e[t] = function() {
				return i = ie(Array.prototype.slice.call(arguments, 0)), r = n.apply(e, arguments), e._trace({
					method: t,
					args: i
				}), r;
			};
		};
		for (r = 0; r < t; r++) a(de[r]);
		e.setAttr = function() {
			n.apply(e, arguments);
			let t = arguments[0], r = arguments[1];
			(t === "shadowOffsetX" || t === "shadowOffsetY" || t === "shadowBlur") && (r /= this.canvas.getPixelRatio()), e._trace({
				property: t,
				val: r
			});
		};
	}
	_applyGlobalCompositeOperation(e) {
		let t = e.attrs.globalCompositeOperation;
		t && t !== "source-over" && this.setAttr("globalCompositeOperation", t);
	}
};
fe.forEach(function(e) {
	Object.defineProperty(ge.prototype, e, {
		get() {
			return this._context[e];
		},
		set(t) {
			this._context[e] = t;
		}
	});
});
var _e = class extends ge {
	constructor(e, { willReadFrequently: t = !1 } = {}) {
		super(e), this._context = e._canvas.getContext("2d", { willReadFrequently: t });
	}
	_getFillPattern(e) {
		let t = this._context;
		return "patternQuality" in t && (t.patternQuality = t.imageSmoothingEnabled ? "good" : "nearest"), e._getFillPattern();
	}
	_getFillStyle(e) {
		let t = e.fill(), n = e.fillPriority();
		if (t && n === "color") return t;
		let r = e.fillPatternImage();
		if (r && n === "pattern") return this._getFillPattern(e);
		let i = e.fillLinearGradientColorStops();
		if (i && n === "linear-gradient") return e._getLinearGradient();
		let a = e.fillRadialGradientColorStops();
		if (a && n === "radial-gradient") return e._getRadialGradient();
		if (t) return t;
		if (r) return this._getFillPattern(e);
		if (i) return e._getLinearGradient();
		if (a) return e._getRadialGradient();
	}
	_fill(e) {
		let t = this._getFillStyle(e);
		t !== void 0 && (this.setAttr("fillStyle", t), e._fillFunc(this));
	}
	_strokeLinearGradient(e) {
		let t = e._toStyleSpace(e.getStrokeLinearGradientStartPoint()), n = e._toStyleSpace(e.getStrokeLinearGradientEndPoint());
		if (!e.getStrokeScaleEnabled()) {
			let { a: e, b: r, c: i, d: a, e: o, f: s } = this._context.getTransform(), l = new c([
				e,
				r,
				i,
				a,
				o,
				s
			]), u = this.canvas.getPixelRatio(), d = n.x - t.x, f = n.y - t.y, p = a * d - r * f, m = e * f - i * d, h = p * p + m * m, g = h ? (d * d + f * f) * (e * a - r * i) / h : 0;
			t = l.point(t), n = {
				x: t.x + p * g,
				y: t.y + m * g
			}, t = {
				x: t.x / u,
				y: t.y / u
			}, n = {
				x: n.x / u,
				y: n.y / u
			};
		}
		let r = e.getStrokeLinearGradientColorStops(), i = this.createLinearGradient(t.x, t.y, n.x, n.y);
		if (r) {
			for (let e = 0; e < r.length; e += 2) i.addColorStop(r[e], r[e + 1]);
			this.setAttr("strokeStyle", i);
		}
	}
	_applyStrokeStyle(e) {
		e.strokeLinearGradientColorStops() ? this._strokeLinearGradient(e) : this.setAttr("strokeStyle", e.stroke());
	}
	_applyDecorationStyle(e) {
		if (e.hasFill()) this.strokeStyle = this._getFillStyle(e);
		else if (e.hasStroke()) this._applyStrokeStyle(e);
		else return !1;
		return !0;
	}
	_stroke(e) {
		let t = e.dash(), n = e.getStrokeScaleEnabled();
		n || this.save(), this._applyLineCap(e), t && e.dashEnabled() && (this.setLineDash(t), this.setAttr("lineDashOffset", e.dashOffset())), this.setAttr("lineWidth", e.strokeWidth());
		let r = this.shadowColor, i = e.getShadowForStrokeEnabled();
		if (i || this.setAttr("shadowColor", "rgba(0,0,0,0)"), this._applyStrokeStyle(e), !n) {
			let e = this.getCanvas().getPixelRatio();
			this.setTransform(e, 0, 0, e, 0, 0);
		}
		try {
			e._strokeFunc(this);
		} finally {
			i || this.setAttr("shadowColor", r), n || this.restore();
		}
	}
	_applyShadow(e) {
		let t = e.getShadowRGBA() ?? "black", n = e.getShadowBlur(), r = e.getShadowOffset(), i = e.getAbsoluteScale(), a = this.canvas.getPixelRatio(), o = i.x * a, s = i.y * a;
		this.setAttr("shadowColor", t), this.setAttr("shadowBlur", n * Math.min(Math.abs(o), Math.abs(s))), this.setAttr("shadowOffsetX", r.x * o), this.setAttr("shadowOffsetY", r.y * s);
	}
}, ve = class extends ge {
	constructor(e) {
		super(e), this._context = e._canvas.getContext("2d", { willReadFrequently: !0 });
	}
	_fill(e) {
		this.save(), this.setAttr("fillStyle", e.colorKey), e._fillFuncHit(this), this.restore();
	}
	strokeShape(e) {
		e.hasHitStroke() && this._stroke(e);
	}
	_stroke(e) {
		let t = e.getStrokeScaleEnabled();
		if (!t) {
			this.save();
			let e = this.getCanvas().getPixelRatio();
			this.setTransform(e, 0, 0, e, 0, 0);
		}
		this._applyLineCap(e);
		let n = e.hitStrokeWidth(), r = n === "auto" ? e.strokeWidth() : n;
		this.setAttr("lineWidth", r), this.setAttr("strokeStyle", e.colorKey), e._strokeFuncHit(this), t || this.restore();
	}
}, ye = class {
	constructor(e) {
		this.pixelRatio = 1, this.width = 0, this.height = 0, this._logicalWidth = 0, this._logicalHeight = 0, this.isCache = !1;
		let t = (e || {}).pixelRatio || r.pixelRatio || r._global.devicePixelRatio || 1;
		this.pixelRatio = t, this._canvas = j.createCanvasElement(), this._canvas.style.padding = "0", this._canvas.style.margin = "0", this._canvas.style.border = "0", this._canvas.style.background = "transparent", this._canvas.style.position = "absolute", this._canvas.style.top = "0", this._canvas.style.left = "0";
	}
	getContext() {
		return this.context;
	}
	getPixelRatio() {
		return this.pixelRatio;
	}
	setPixelRatio(e) {
		this.pixelRatio = e, this.setSize(this._logicalWidth, this._logicalHeight);
	}
	setWidth(e) {
		this.setSize(e, this._logicalHeight);
	}
	setHeight(e) {
		this.setSize(this._logicalWidth, e);
	}
	getWidth() {
		return this.width;
	}
	getHeight() {
		return this.height;
	}
	_bitmapSize(e) {
		return Math.floor((e || 0) * this.pixelRatio);
	}
	setSize(e, t) {
		isFinite(e ?? 0) && isFinite(t ?? 0) || (j.error(`Canvas size must be finite numbers, got ${e}x${t}. The canvas is left empty.`), e = t = 0), e ||= 0, t ||= 0;
		let n = this.pixelRatio, r = this.getContext()._context, i = r.imageSmoothingEnabled;
		this._logicalWidth = e, this._logicalHeight = t, this.width = this._canvas.width = this._bitmapSize(e), this.height = this._canvas.height = this._bitmapSize(t), this._canvas.style.width = e + "px", this._canvas.style.height = t + "px", r.scale(n, n), r.imageSmoothingEnabled = i;
	}
	setSizeIfChanged(e, t) {
		(this.width !== this._bitmapSize(e) || this.height !== this._bitmapSize(t)) && this.setSize(e, t);
	}
	toDataURL(e, t) {
		try {
			return this._canvas.toDataURL(e, t);
		} catch {
			try {
				return this._canvas.toDataURL();
			} catch (e) {
				throw j.error("Unable to get data URL. " + e.message + " For more info read https://konvajs.org/docs/posts/Tainted_Canvas.html."), e;
			}
		}
	}
}, be = class e extends ye {
	_prepareIsolationCanvas(t) {
		let { a: n, b: r, c: i, d: a, e: o, f: s } = this.getContext()._context.getTransform(), l = this._isolationRect || this, u = 0, d = 0, f = l.width, p = l.height;
		if (t) {
			let e = new c([
				n,
				r,
				i,
				a,
				o,
				s
			])._getTransformedRect(t);
			u = Math.max(0, Math.floor(e.x) - 1), d = Math.max(0, Math.floor(e.y) - 1), f = Math.min(f, Math.ceil(e.x + e.width) + 1) - u, p = Math.min(p, Math.ceil(e.y + e.height) + 1) - d;
		}
		f > 0 && p > 0 || (u = d = 0, f = p = 1);
		let m = this._isolationCanvas ||= new e({
			width: 0,
			height: 0,
			pixelRatio: this.pixelRatio
		});
		if (m.width < f || m.height < p) {
			let e = this.pixelRatio, t = (t, n, r) => Math.min(r, Math.ceil((n < t ? Math.max(t, n * 1.5) : n) / e));
			m.setSize(t(f, m.width, this._logicalWidth), t(p, m.height, this._logicalHeight));
		}
		m._isolationRect = {
			x: u,
			y: d,
			width: f,
			height: p
		};
		let h = m._isolationPeak;
		h.width = Math.max(h.width, f), h.height = Math.max(h.height, p);
		let g = m.getContext();
		g.setTransform(1, 0, 0, 1, 0, 0), g.clearRect(0, 0, f, p), g.setTransform(n, r, i, a, o - u, s - d);
		let _ = this.getContext();
		return g.imageSmoothingEnabled = _.imageSmoothingEnabled, g.imageSmoothingQuality = _.imageSmoothingQuality, g.direction = _.direction, m;
	}
	_trimIsolationCanvas() {
		let e = this._isolationCanvas;
		if (!e) return;
		let t = e._isolationPeak;
		e._isolationLowFrames = e.width * e.height > 4 * t.width * t.height ? e._isolationLowFrames + 1 : 0, e._isolationLowFrames >= 10 ? this._releaseIsolationCanvas() : (t.width = t.height = 0, e._trimIsolationCanvas());
	}
	_releaseIsolationCanvas() {
		let e = this._isolationCanvas;
		e && (e._releaseIsolationCanvas(), j.releaseCanvas(e._canvas), this._isolationCanvas = void 0);
	}
	setSize(e, t) {
		this._releaseIsolationCanvas(), super.setSize(e, t);
	}
	constructor(e = {
		width: 0,
		height: 0,
		willReadFrequently: !1
	}) {
		super(e), this._isolationPeak = {
			width: 0,
			height: 0
		}, this._isolationLowFrames = 0, this.context = new _e(this, { willReadFrequently: e.willReadFrequently }), this.setSize(e.width, e.height);
	}
}, xe = class extends ye {
	constructor(e = {
		width: 0,
		height: 0
	}) {
		super(e), this.hitCanvas = !0, this.context = new ve(this), this.context.imageSmoothingEnabled = !1, this.setSize(e.width, e.height);
	}
}, M = {
	get isDragging() {
		let e = !1;
		return M._dragElements.forEach((t) => {
			t.dragStatus === "dragging" && (e = !0);
		}), e;
	},
	get node() {
		let e;
		for (let t of M._dragElements.values()) {
			if (t.dragStatus === "dragging") return t.node;
			e = t.node;
		}
		return e;
	},
	_dragElements: /* @__PURE__ */ new Map(),
	_listenToWindow(e) {
		let t = (t) => M._endDragBefore(t, e), n = (t) => M._batchEvents(() => M._drag(t, e), e), r = (e) => M._batchEvents(() => M._endDragAfter(e));
		e.addEventListener("mouseup", t, !0), e.addEventListener("touchend", t, !0), e.addEventListener("touchcancel", t, !0), e.addEventListener("mousemove", n), e.addEventListener("touchmove", n), e.addEventListener("mouseup", r, !1), e.addEventListener("touchend", r, !1), e.addEventListener("touchcancel", r, !1);
	},
	_batchEvents(e, t) {
		if (!M._dragElements.size) return;
		let n = /* @__PURE__ */ new Set();
		for (let { node: e } of M._dragElements.values()) {
			let r = e.getStage();
			if (!r || t && r._getOwnerWindow() !== t) continue;
			let i = r.eventBatchFunc();
			i && n.add(i);
		}
		let r = e;
		for (let e of n) {
			let t = r;
			r = () => j._batchEvents(e, t);
		}
		r();
	},
	_drag(e, t) {
		let n = [], r = /* @__PURE__ */ new Set();
		M._dragElements.forEach((i, a) => {
			let { node: o } = i, s = o.getStage();
			if (t && s._getOwnerWindow() !== t || (r.has(s) || (s.setPointersPositions(e), r.add(s)), i.pointerEventType && i.pointerEventType !== s._pointerEventType)) return;
			i.pointerId === void 0 && (i.pointerId = j._getFirstPointerId(e), i.pointerEventType = s._pointerEventType, i.dragStatus === "dragging" && s._cancelClick(i.pointerId, i.pointerEventType));
			let c = s._changedPointerPositions.find((e) => e.id === i.pointerId);
			if (c) {
				if (i.dragStatus !== "dragging") {
					let t = o.dragDistance();
					if (Math.max(Math.abs(c.x - i.startPointerPos.x), Math.abs(c.y - i.startPointerPos.y)) < t || (o.startDrag({ evt: e }), !o.isDragging())) return;
				}
				o._setDragPosition(e, i), n.push(o);
			}
		}), n.forEach((t) => {
			t.getStage() && t.fire("dragmove", {
				type: "dragmove",
				target: t,
				evt: e
			}, !0);
		});
	},
	_endDragBefore(e, t, n) {
		let r = [], i = /* @__PURE__ */ new Set();
		M._dragElements.forEach((a, o) => {
			let { node: s } = a;
			if (n && a !== n && a.pointerId !== n.pointerId) return;
			let c = s.getStage();
			if (!e || i.has(c) || t && c._getOwnerWindow() !== t || (c.setPointersPositions(e), i.add(c)), n || (!e || !a.pointerEventType || a.pointerEventType === j._getEventType(e.type)) && (a.pointerId === void 0 || c._changedPointerPositions.some((e) => e.id === a.pointerId))) {
				if (a.dragStatus === "ready") M._dragElements.delete(o);
				else {
					c._cancelClick(a.pointerId, a.pointerEventType), a.dragStatus = "stopped";
					let e = s.getLayer() || c;
					e && r.indexOf(e) === -1 && r.push(e);
				}
			}
		}), r.forEach((e) => {
			e.draw();
		});
	},
	_endDragAfter(e, t) {
		M._dragElements.forEach((n, r) => {
			n.dragStatus !== "stopped" || t && n !== t && n.pointerId !== t.pointerId || (n.node.fire("dragend", {
				type: "dragend",
				target: n.node,
				evt: e
			}, !0), n.dragStatus !== "dragging" && M._dragElements.delete(r));
		});
	}
}, Se = /* @__PURE__ */ new Map(), Ce = r._global.PointerEvent !== void 0;
function we(e, t) {
	let n = Se.get(e);
	return n && (!t || n.stage === t) ? n.shape : void 0;
}
function Te(e, t, n) {
	e._fire(t, {
		evt: new PointerEvent(t, { pointerId: n }),
		pointerId: n
	});
}
function Ee(e, t) {
	return Se.get(e)?.shape === t;
}
function De(e, t) {
	var n;
	ke(e);
	let r = t.getStage();
	if (r && (Se.set(e, {
		shape: t,
		stage: r
	}), Ce)) {
		try {
			(n = r.content) == null || n.setPointerCapture(e);
		} catch {}
		Te(t, "gotpointercapture", e);
	}
}
function Oe(e) {
	Se.forEach(({ shape: t, stage: n }, r) => {
		(t === e || n === e) && ke(r);
	});
}
function ke(e, t) {
	var n;
	let r = Se.get(e);
	if (!r || t && r.shape !== t) return;
	let { shape: i, stage: a } = r;
	if (Se.delete(e), Ce) {
		try {
			(n = a.content) == null || n.releasePointerCapture(e);
		} catch {}
		Te(i, "lostpointercapture", e);
	}
}
// node_modules/konva/lib/Validators.js
function N(e) {
	return j._isString(e) ? "\"" + e + "\"" : Object.prototype.toString.call(e) === "[object Number]" || j._isBoolean(e) ? e : Object.prototype.toString.call(e);
}
function Ae(e) {
	return e > 255 ? 255 : e < 0 ? 0 : Math.round(e);
}
function P() {
	if (r.isUnminified) return function(e, t) {
		return j._isNumber(e) || j.warn(N(e) + " is a not valid value for \"" + t + "\" attribute. The value should be a number."), e;
	};
}
function je(e) {
	if (r.isUnminified) return function(t, n) {
		let r = j._isNumber(t), i = j._isArray(t) && t.length == e;
		return !r && !i && j.warn(N(t) + " is a not valid value for \"" + n + "\" attribute. The value should be a number or Array<number>(" + e + ")"), t;
	};
}
function Me() {
	if (r.isUnminified) return function(e, t) {
		return j._isNumber(e) || e === "auto" || j.warn(N(e) + " is a not valid value for \"" + t + "\" attribute. The value should be a number or \"auto\"."), e;
	};
}
function Ne() {
	if (r.isUnminified) return function(e, t) {
		return j._isString(e) || j.warn(N(e) + " is a not valid value for \"" + t + "\" attribute. The value should be a string."), e;
	};
}
function Pe() {
	if (r.isUnminified) return function(e, t) {
		let n = j._isString(e), r = Object.prototype.toString.call(e) === "[object CanvasGradient]" || e && e.addColorStop;
		return n || r || j.warn(N(e) + " is a not valid value for \"" + t + "\" attribute. The value should be a string or a native gradient."), e;
	};
}
function Fe() {
	if (r.isUnminified) return function(e, t) {
		return e instanceof te || (j._isArray(e) ? e.forEach(function(e) {
			j._isNumber(e) || j.warn("\"" + t + "\" attribute has non numeric element " + e + ". Make sure that all elements are numbers.");
		}) : j.warn(N(e) + " is a not valid value for \"" + t + "\" attribute. The value should be a array of numbers.")), e;
	};
}
function F() {
	if (r.isUnminified) return function(e, t) {
		return e !== !0 && e !== !1 && j.warn(N(e) + " is a not valid value for \"" + t + "\" attribute. The value should be a boolean."), e;
	};
}
function Ie(e) {
	if (r.isUnminified) return function(t, n) {
		return t == null || j.isObject(t) || j.warn(N(t) + " is a not valid value for \"" + n + "\" attribute. The value should be an object with properties " + e), t;
	};
}
// node_modules/konva/lib/Factory.js
var Le = "get", Re = "set", I = {
	addGetterSetter(e, t, n, r, i) {
		I.addGetter(e, t, n), I.addSetter(e, t, r, i), I.addOverloadedGetterSetter(e, t);
	},
	addGetter(e, t, n) {
		let r = Le + j._capitalize(t), i = Array.isArray(n), a = function() {
			let e = this.attrs[t];
			return e === void 0 ? i ? n.slice() : n : e;
		};
		a._def = n, e.prototype[r] = e.prototype[r] || a;
	},
	addSetter(e, t, n, r) {
		let i = Re + j._capitalize(t);
		e.prototype[i] || I.overWriteSetter(e, t, n, r);
	},
	overWriteSetter(e, t, n, r) {
		let i = Re + j._capitalize(t);
		e.prototype[i] = function(e) {
			return n && e != null && (e = n.call(this, e, t)), this._setAttr(t, e), r && r.call(this), this;
		};
	},
	addComponentsGetterSetter(e, t, n, r, i) {
		let a = n.length, o = j._capitalize, s = Le + o(t), c = Re + o(t), l = n.map((e) => t + o(e)), u = l.map((e) => Le + o(e));
		e.prototype[s] = function() {
			let e = {};
			for (let t = 0; t < a; t++) {
				let r = this[u[t]];
				e[n[t]] = r ? r.call(this) : this.attrs[l[t]];
			}
			return e;
		};
		let d = Ie(n);
		e.prototype[c] = function(e) {
			let a = this[s]();
			r && (e = r.call(this, e, t)), d && d.call(this, e, t);
			for (let n in e) e.hasOwnProperty(n) && this._setAttr(t + o(n), e[n]);
			return e || n.forEach((e) => {
				this._setAttr(t + o(e), void 0);
			}), this._fireChangeEvent(t, a, e), i && i.call(this), this;
		}, I.addOverloadedGetterSetter(e, t);
	},
	addOverloadedGetterSetter(e, t) {
		let n = j._capitalize(t), r = Re + n, i = Le + n, a = function() {
			return arguments.length ? (this[r](arguments[0]), this) : this[i]();
		};
		e.prototype[t] = a;
	},
	backCompat(e, t) {
		j.each(t, function(t, n) {
			let r = e.prototype[n], i = Le + j._capitalize(t), a = Re + j._capitalize(t);
			function o() {
				return j.error("\"" + t + "\" method is deprecated and will be removed soon. Use \"\"" + n + "\" instead."), r.apply(this, arguments);
			}
			e.prototype[t] = o, e.prototype[i] = o, e.prototype[a] = o;
		});
	},
	afterSetFilter() {
		this._filterUpToDate = !1;
	}
};
// node_modules/konva/lib/Node.js
function ze(e) {
	let t = [], n = /(\w+)\(([^)]*)\)/g, r;
	for (; (r = n.exec(e)) !== null;) {
		let [, e, n] = r, i = Be[e];
		if (!i) {
			j.warn(`CSS filter "${e}" is not supported in fallback mode. Consider using function filters for better compatibility.`);
			continue;
		}
		let a = n.trim() === "" ? e === "blur" ? 0 : 1 : parseFloat(n) / (n.includes("%") ? 100 : 1);
		t.push({
			fallback: i,
			value: a
		});
	}
	return function(e, n = 1) {
		for (let { fallback: r, value: i } of t) r(e, i, n);
	};
}
var Be = {};
function Ve(e, t) {
	Be[e] = t;
}
for (let e of [
	"grayscale",
	"sepia",
	"invert"
]) Ve(e, (t, n) => {
	let r = Math.min(1, Math.max(0, n)), i = t.data;
	for (let t = 0; t < i.length; t += 4) {
		let n = i[t], a = i[t + 1], o = i[t + 2], s, c, l;
		e === "grayscale" ? s = c = l = .2126 * n + .7152 * a + .0722 * o : e === "sepia" ? (s = .393 * n + .769 * a + .189 * o, c = .349 * n + .686 * a + .168 * o, l = .272 * n + .534 * a + .131 * o) : (s = 255 - n, c = 255 - a, l = 255 - o), i[t] = n + (s - n) * r, i[t + 1] = a + (c - a) * r, i[t + 2] = o + (l - o) * r;
	}
});
var He = "absoluteOpacity", L = "absoluteTransform", Ue = "Change", We = "children", Ge = "konva", Ke = "listening", qe = [
	"mouseenter",
	"mouseleave",
	"pointerenter",
	"pointerleave",
	"touchenter",
	"touchleave"
], Je = "set", Ye = "Shape", Xe = " ", Ze = "stage", R = "transform", Qe = "Stage", $e = "visible", et = [
	"xChange.konva",
	"yChange.konva",
	"scaleXChange.konva",
	"scaleYChange.konva",
	"skewXChange.konva",
	"skewYChange.konva",
	"rotationChange.konva",
	"offsetXChange.konva",
	"offsetYChange.konva",
	"transformsEnabledChange.konva"
].join(Xe), tt = 1, z = class e {
	constructor(e) {
		this._id = tt++, this.eventListeners = {}, this.attrs = {}, this.index = 0, this.parent = null, this._cache = {}, this._canvasCache = null, this._batchingTransformChange = !1, this._needClearTransformCache = !1, this._filterUpToDate = !1, this._isUnderCache = !1, this._dragEventId = null, this._shouldFireChangeEvents = !1, this.setAttrs(e), this._shouldFireChangeEvents = !0;
	}
	hasChildren() {
		return !1;
	}
	_clearCache(e) {
		(e === R || e === L) && this._cache[e] ? this._cache[e].dirty = !0 : e ? this._cache[e] = void 0 : (this._cache = {}, this._attrsVersion !== void 0 && this._attrsVersion++);
	}
	_releaseCanvasCache() {
		let e = this._canvasCache;
		e && (j.releaseCanvas(e.scene._canvas, e.filter._canvas, ...e.hit ? [e.hit._canvas] : []), this._canvasCache = null);
	}
	_getCache(e, t) {
		let n = this._cache[e];
		return (n === void 0 || (e === R || e === L) && n.dirty === !0) && (n = t.call(this), this._cache[e] = n), n;
	}
	_getCanvasCache() {
		return this._canvasCache;
	}
	_clearSelfAndDescendantCache(e) {
		this._clearCache(e), (e === void 0 || e === L) && this.fire("absoluteTransformChange");
	}
	static _runAfterUpdateBatch(t) {
		e._updateBatchDepth > 0 ? e._pendingUpdates.add(t) : t();
	}
	static _flushUpdateBatch() {
		if (e._updateBatchDepth > 0) return;
		let t = e._pendingUpdates;
		t.size && (e._pendingUpdates = /* @__PURE__ */ new Set(), t.forEach((e) => e()));
	}
	static _updateBatch(t) {
		e._updateBatchDepth++;
		try {
			return t();
		} finally {
			e._updateBatchDepth--, e._flushUpdateBatch();
		}
	}
	static _beginUpdateBatch() {
		e._updateBatchDepth++;
		let t = !1;
		return () => {
			t || (t = !0, e._updateBatchDepth--, e._flushUpdateBatch());
		};
	}
	clearCache() {
		return this._releaseCanvasCache(), this._clearSelfAndDescendantCache(), this._requestDraw(), this;
	}
	cache(e) {
		let t = e || {}, n = {};
		if (t.x === void 0 || t.y === void 0 || t.width === void 0 || t.height === void 0) {
			let e = this._isUnderCache;
			this._isUnderCache = !0, n = this.getClientRect({
				skipTransform: !0,
				relativeTo: this.getParent() || void 0
			}), this._isUnderCache = e;
		}
		let r = t.x === void 0 ? Math.floor(n.x) : t.x, i = t.y === void 0 ? Math.floor(n.y) : t.y, a = Math.ceil(t.width || n.x + n.width - r), o = Math.ceil(t.height || n.y + n.height - i), s = t.pixelRatio, c = t.offset || 0, l = t.drawBorder || !1, u = t.hitCanvasPixelRatio || 1;
		if (a <= 0 || o <= 0 || !isFinite(r + i + a + o)) return j.error(`Can not cache the node. Its size is 0 or its bounds are not finite numbers (${r}, ${i}, ${a}x${o}). Caching is skipped.`), this;
		a += c * 2, o += c * 2, r -= c, i -= c;
		let d = new be({
			pixelRatio: s,
			width: a,
			height: o
		}), f = new be({
			pixelRatio: s,
			width: 0,
			height: 0,
			willReadFrequently: !0
		}), p = d.getContext();
		d.isCache = !0, this._releaseCanvasCache(), this._filterUpToDate = !1, t.imageSmoothingEnabled === !1 && (d.getContext()._context.imageSmoothingEnabled = !1, f.getContext()._context.imageSmoothingEnabled = !1), p.save(), p.translate(-r, -i), this._isUnderCache = !0, this._clearSelfAndDescendantCache(He);
		try {
			this.drawScene(d, this);
		} catch (e) {
			throw j.releaseCanvas(d._canvas), e;
		} finally {
			this._isUnderCache = !1, this._clearSelfAndDescendantCache(He), p.restore(), d._releaseIsolationCanvas();
		}
		return l && (p.save(), p.beginPath(), p.rect(0, 0, a, o), p.closePath(), p.setAttr("strokeStyle", "red"), p.setAttr("lineWidth", 5), p.stroke(), p.restore()), this._canvasCache = {
			scene: d,
			filter: f,
			hit: null,
			hitConfig: {
				pixelRatio: u,
				width: a,
				height: o
			},
			x: r,
			y: i
		}, this._clearSelfAndDescendantCache(), this._requestDraw(), this;
	}
	_getCachedHitCanvas(e) {
		if (e === this) return null;
		let t = this._getCanvasCache();
		if (!t) return null;
		if (t.hit) return t.hit;
		let n = new xe(t.hitConfig);
		n.isCache = !0;
		let r = n.getContext();
		return r.save(), r.translate(-t.x, -t.y), this.drawHit(n, this), r.restore(), t.hit = n, n;
	}
	isCached() {
		return !!this._canvasCache;
	}
	getClientRect(e) {
		throw Error("abstract \"getClientRect\" method call");
	}
	_getCachedSceneRect(e) {
		let t = e._forDrawing && !this._isUnderCache && this._getCanvasCache();
		if (!t) return;
		let n = {
			x: t.x,
			y: t.y,
			width: t.scene.width / t.scene.pixelRatio,
			height: t.scene.height / t.scene.pixelRatio
		};
		return e.skipTransform ? n : this._transformedRect(n, e.relativeTo);
	}
	_transformedRect(e, t) {
		return this.getAbsoluteTransform(t)._getTransformedRect(e);
	}
	_drawCachedSceneCanvas(e) {
		e.save(), e._applyOpacity(this), e._applyGlobalCompositeOperation(this);
		let t = this._getCanvasCache();
		e.translate(t.x, t.y);
		let n = this._getCachedSceneCanvas(), r = n.pixelRatio;
		e.drawImage(n._canvas, 0, 0, n.width / r, n.height / r), e.restore();
	}
	_drawCachedHitCanvas(e, t) {
		let n = this._getCanvasCache();
		e.save(), e.translate(n.x, n.y), e.drawImage(t._canvas, 0, 0, t.width / t.pixelRatio, t.height / t.pixelRatio), e.restore();
	}
	_getCachedSceneCanvas() {
		let e = this.filters(), t = this._getCanvasCache(), n = t.scene, r = t.filter, i = r.getContext(), a, o, s, c;
		if (!e || e.length === 0) return n;
		if (this._filterUpToDate) return r;
		let l = !0;
		for (let t = 0; t < e.length; t++) if (typeof e[t] != "string" || !he()) {
			l = !1;
			break;
		}
		let u = n.pixelRatio;
		if (r.setSizeIfChanged(n._logicalWidth, n._logicalHeight), l) {
			let t = e.join(" ").replace(/url\((?:[^()"']|"[^"]*"|'[^']*')*\)|"[^"]*"|'[^']*'|([-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?)(px|em|rem|ex|ch|cap|ic|lh|rlh|vw|vh|vmin|vmax|cm|mm|q|in|pt|pc)\b/gi, (e, t, n) => t === void 0 ? e : `${Number(t) * u}${n}`);
			return i.clear(), i.save(), i.setAttr("filter", t), i.drawImage(n._canvas, 0, 0, n.getWidth() / u, n.getHeight() / u), i.restore(), this._filterUpToDate = !0, r;
		}
		try {
			for (a = e.length, i.clear(), i.drawImage(n._canvas, 0, 0, n.getWidth() / u, n.getHeight() / u), o = i.getImageData(0, 0, r.getWidth(), r.getHeight()), s = 0; s < a; s++) c = e[s], typeof c == "string" && (c = ze(c)), c.call(this, o, u);
			i.putImageData(o, 0, 0);
		} catch (e) {
			j.error("Unable to apply filter. " + e.message + " This post my help you https://konvajs.org/docs/posts/Tainted_Canvas.html.");
		}
		return this._filterUpToDate = !0, r;
	}
	on(...e) {
		this._prepareListeners();
		let t = e[0], n = e[1];
		if (e[2], e.length === 3) return this._delegate.apply(this, e);
		let r = t.split(Xe);
		for (let e = 0; e < r.length; e++) {
			let t = r[e].split("."), i = t[0], a = t[1] || "";
			this.eventListeners[i] || (this.eventListeners[i] = []), this.eventListeners[i].push({
				name: a,
				handler: n
			});
		}
		return this;
	}
	_prepareListeners() {
		this === this.constructor.prototype && (this.hasOwnProperty("eventListeners") || (this.eventListeners = {}), e.protoListenerMap = /* @__PURE__ */ new WeakMap());
	}
	off(e, t) {
		this._prepareListeners();
		let n = (e || "").split(Xe), r = n.length, i, a, o, s, c, l;
		if (!e) for (a in this.eventListeners) this._off(a);
		for (i = 0; i < r; i++) if (o = n[i], s = o.split("."), c = s[0], l = s[1], c) this.eventListeners[c] && this._off(c, l, t);
		else for (a in this.eventListeners) this._off(a, l, t);
		return this;
	}
	dispatchEvent(e) {
		let t = {
			target: this,
			type: e.type,
			evt: e
		};
		return this.fire(e.type, t), this;
	}
	addEventListener(e, t) {
		return this.on(e, function(e) {
			t.call(this, e.evt);
		}), this;
	}
	removeEventListener(e) {
		return this.off(e), this;
	}
	_delegate(e, t, n) {
		let r = this;
		return this.on(e, function(e) {
			let i = e, a = e.target.findAncestors(t, !0, r);
			for (let t = 0; t < a.length; t++) e = j.cloneObject(e), e.currentTarget = a[t], n.call(a[t], e);
			e.cancelBubble && (i.cancelBubble = !0);
		}), this;
	}
	remove() {
		return this.isDragging() && this.stopDrag(), M._dragElements.delete(this._id), M._dragElements.forEach((e, t) => {
			this.isAncestorOf(e.node) && M._dragElements.delete(t);
		}), this._remove(), this;
	}
	_clearCaches() {
		this._clearSelfAndDescendantCache(L), this._clearSelfAndDescendantCache(He), this._clearSelfAndDescendantCache(Ze), this._clearSelfAndDescendantCache($e), this._clearSelfAndDescendantCache(Ke);
	}
	_remove() {
		let e = this.getParent();
		e && e.children && (e.children.splice(this.index, 1), e._setChildrenIndices(), this.parent = null), this._clearCaches();
	}
	destroy() {
		return this._fire("destroy", { target: this }), Oe(this), this.remove(), this.clearCache(), this;
	}
	getAttr(e) {
		let t = "get" + j._capitalize(e);
		return j._isFunction(this[t]) ? this[t]() : this.attrs[e];
	}
	getAncestors() {
		let e = this.getParent(), t = [];
		for (; e;) t.push(e), e = e.getParent();
		return t;
	}
	getAttrs() {
		return this.attrs || {};
	}
	setAttrs(e) {
		return this._batchTransformChanges(() => {
			let t, n;
			if (!e) return this;
			for (t in e) t !== We && (n = Je + j._capitalize(t), j._isFunction(this[n]) ? this[n](e[t]) : this._setAttr(t, e[t]));
		}), this;
	}
	isListening() {
		return this._getCache(Ke, this._isListening);
	}
	_isListening(e) {
		if (!this.listening()) return !1;
		let t = this.getParent();
		return t && t !== e && this !== e ? t._isListening(e) : !0;
	}
	isVisible() {
		return this._getCache($e, this._isVisible);
	}
	_isVisible(e) {
		if (!this.visible()) return !1;
		let t = this.getParent();
		return t && t !== e && this !== e ? t._isVisible(e) : !0;
	}
	shouldDrawHit(e) {
		return e ? this._isVisible(e) && this._isListening(e) : this.isListening() && this.isVisible();
	}
	show() {
		return this.visible(!0), this;
	}
	hide() {
		return this.visible(!1), this;
	}
	getZIndex() {
		return this.index || 0;
	}
	getAbsoluteZIndex() {
		let e = this.getDepth(), t = this, n = 0, r, i, a, o;
		function s(c) {
			for (r = [], i = c.length, a = 0; a < i; a++) o = c[a], n++, o.nodeType !== Ye && (r = r.concat(o.children)), o._id === t._id && (a = i);
			r.length > 0 && r[0].getDepth() <= e && s(r);
		}
		let c = this.getStage();
		return t.nodeType !== Qe && c && s(c.children), n;
	}
	getDepth() {
		let e = 0, t = this.parent;
		for (; t;) e++, t = t.parent;
		return e;
	}
	_batchTransformChanges(t) {
		this._batchingTransformChange ? t() : e._updateBatch(() => {
			this._batchingTransformChange = !0;
			try {
				t();
			} finally {
				this._batchingTransformChange = !1, this._needClearTransformCache && (this._needClearTransformCache = !1, this._clearCache(R), this._clearSelfAndDescendantCache(L));
			}
		});
	}
	setPosition(e) {
		return this._batchTransformChanges(() => {
			this.x(e.x), this.y(e.y);
		}), this;
	}
	getPosition() {
		return {
			x: this.x(),
			y: this.y()
		};
	}
	getRelativePointerPosition() {
		let e = this.getStage();
		if (!e) return null;
		let t = e.getPointerPosition();
		if (!t) return null;
		let n = this.getAbsoluteTransform().copy();
		return n.invert(), n.point(t);
	}
	getAbsolutePosition(e) {
		let t = this.getAbsoluteTransform(e).getMatrix(), n = new c(), r = this.offset();
		return n.m = t.slice(), n.translate(r.x, r.y), n.getTranslation();
	}
	setAbsolutePosition(e) {
		let { x: t, y: n, ...r } = this._clearTransform();
		this.attrs.x = t, this.attrs.y = n, this._clearCache(R);
		let i = this._getAbsoluteTransform().copy(), a = i.isInvertible();
		i.invert(), i.translate(e.x, e.y);
		let { x: o, y: s } = i.getTranslation();
		return this._setTransform(r), a ? this.setPosition({
			x: this.attrs.x + o,
			y: this.attrs.y + s
		}) : j.warn("Cannot set the absolute position: the absolute transform is not invertible (an ancestor has a zero scale)."), this._clearCache(R), this._clearSelfAndDescendantCache(L), this;
	}
	_setTransform(e) {
		let t;
		for (t in e) this.attrs[t] = e[t];
	}
	_clearTransform() {
		let e = {
			x: this.x(),
			y: this.y(),
			rotation: this.rotation(),
			scaleX: this.scaleX(),
			scaleY: this.scaleY(),
			offsetX: this.offsetX(),
			offsetY: this.offsetY(),
			skewX: this.skewX(),
			skewY: this.skewY()
		};
		return this.attrs.x = 0, this.attrs.y = 0, this.attrs.rotation = 0, this.attrs.scaleX = 1, this.attrs.scaleY = 1, this.attrs.offsetX = 0, this.attrs.offsetY = 0, this.attrs.skewX = 0, this.attrs.skewY = 0, e;
	}
	move(e) {
		let t = e.x, n = e.y, r = this.x(), i = this.y();
		return t !== void 0 && (r += t), n !== void 0 && (i += n), this.setPosition({
			x: r,
			y: i
		}), this;
	}
	rotate(e) {
		return this.rotation(this.rotation() + e), this;
	}
	moveToTop() {
		if (!this.parent) return j.warn("Node has no parent. moveToTop function is ignored."), !1;
		let e = this.index;
		return e < this.parent.children.length - 1 && (this.parent.children.splice(e, 1), this.parent.children.push(this), this.parent._setChildrenIndices(), !0);
	}
	moveUp() {
		if (!this.parent) return j.warn("Node has no parent. moveUp function is ignored."), !1;
		let e = this.index;
		return e < this.parent.children.length - 1 && (this.parent.children.splice(e, 1), this.parent.children.splice(e + 1, 0, this), this.parent._setChildrenIndices(), !0);
	}
	moveDown() {
		if (!this.parent) return j.warn("Node has no parent. moveDown function is ignored."), !1;
		let e = this.index;
		return e > 0 && (this.parent.children.splice(e, 1), this.parent.children.splice(e - 1, 0, this), this.parent._setChildrenIndices(), !0);
	}
	moveToBottom() {
		if (!this.parent) return j.warn("Node has no parent. moveToBottom function is ignored."), !1;
		let e = this.index;
		return e > 0 && (this.parent.children.splice(e, 1), this.parent.children.unshift(this), this.parent._setChildrenIndices(), !0);
	}
	setZIndex(e) {
		if (!this.parent) return j.warn("Node has no parent. zIndex parameter is ignored."), this;
		(e < 0 || e >= this.parent.children.length) && j.warn("Unexpected value " + e + " for zIndex property. zIndex is just index of a node in children of its parent. Expected value is from 0 to " + (this.parent.children.length - 1) + ".");
		let t = this.index;
		return this.parent.children.splice(t, 1), this.parent.children.splice(e, 0, this), this.parent._setChildrenIndices(), this;
	}
	getAbsoluteOpacity() {
		return this._getCache(He, this._getAbsoluteOpacity);
	}
	_getAbsoluteOpacity() {
		let e = this.opacity(), t = this.getParent();
		return t && !t._isUnderCache && (e *= t.getAbsoluteOpacity()), e;
	}
	moveTo(e) {
		return this.getParent() !== e && (this._remove(), e.add(this)), this;
	}
	toObject() {
		let e = this.getAttrs(), t, n, r, i = {
			attrs: {},
			className: this.getClassName()
		};
		for (t in e) n = e[t], n instanceof te && (n = Array.from(n)), r = j.isObject(n) && !j._isPlainObject(n) && !j._isArray(n), r || (this["get" + j._capitalize(t)]?._def !== n || t === "brightness" || t === "threshold") && (i.attrs[t] = t === "filters" && j._isArray(n) ? n.filter((e) => typeof e == "string") : j.isObject(n) ? j._prepareToStringify(n) : n);
		return i;
	}
	toJSON() {
		return JSON.stringify(this.toObject());
	}
	getParent() {
		return this.parent;
	}
	findAncestors(e, t, n) {
		let r = [];
		t && this._isMatch(e) && r.push(this);
		let i = this.parent;
		for (; i;) {
			if (i === n) return r;
			i._isMatch(e) && r.push(i), i = i.parent;
		}
		return r;
	}
	isAncestorOf(e) {
		return !1;
	}
	findAncestor(e, t, n) {
		return this.findAncestors(e, t, n)[0];
	}
	_isMatch(e) {
		if (!e) return !1;
		if (typeof e == "function") return e(this);
		let t = e.replace(/ /g, "").split(","), n = t.length, r, i;
		for (r = 0; r < n; r++) if (i = t[r], j.isValidSelector(i) || (j.warn("Selector \"" + i + "\" is invalid. Allowed selectors examples are \"#foo\", \".bar\" or \"Group\"."), j.warn("If you have a custom shape with such className, please change it to start with upper letter like \"Triangle\"."), j.warn("Konva is awesome, right?")), i.charAt(0) === "#") {
			if (this.id() === i.slice(1)) return !0;
		} else if (i.charAt(0) === ".") {
			if (this.hasName(i.slice(1))) return !0;
		} else if (this.className === i || this.nodeType === i) return !0;
		return !1;
	}
	getLayer() {
		let e = this.getParent();
		return e ? e.getLayer() : null;
	}
	getStage() {
		return this._getCache(Ze, this._getStage);
	}
	_getStage() {
		let e = this.getParent();
		return e ? e.getStage() : null;
	}
	fire(e, t, n) {
		return t ||= {}, t.target = t.target || this, n ? this._fireAndBubble(e, t) : this._fire(e, t), this;
	}
	getAbsoluteTransform(e) {
		return e || this._hasCachedAncestor() ? this._getAbsoluteTransform(e) : this._getCache(L, this._getCachedAbsoluteTransform);
	}
	_hasCachedAncestor() {
		let e = this.parent;
		for (; e;) {
			if (e.isCached()) return !0;
			e = e.parent;
		}
		return !1;
	}
	_getAbsoluteTransform(e) {
		let t = new c();
		return this === e ? t : (this.parent && this.parent !== e && this.parent.getAbsoluteTransform(e).copyInto(t), this._multiplyOwnTransform(t));
	}
	_getCachedAbsoluteTransform() {
		let e = this._cache[L] || new c();
		return this.parent ? this.parent.getAbsoluteTransform().copyInto(e) : e.reset(), this._multiplyOwnTransform(e), e.dirty = !1, e;
	}
	_multiplyOwnTransform(e) {
		let t = this.transformsEnabled();
		if (t === "all") e.multiply(this.getTransform());
		else if (t === "position") {
			let t = this.attrs.x || 0, n = this.attrs.y || 0, r = this.attrs.offsetX || 0, i = this.attrs.offsetY || 0;
			e.translate(t - r, n - i);
		}
		return e;
	}
	getAbsoluteScale(e) {
		let t = this;
		for (; t;) t._isUnderCache && (e = t), t = t.getParent();
		let n = this.getAbsoluteTransform(e).decompose();
		return {
			x: n.scaleX,
			y: n.scaleY
		};
	}
	getAbsoluteRotation() {
		return this.getAbsoluteTransform().decompose().rotation;
	}
	getTransform() {
		return this._getCache(R, this._getTransform);
	}
	_getTransform() {
		let e = this._cache[R] || new c();
		e.reset();
		let t = this.x(), n = this.y(), i = r.getAngle(this.rotation()), a = this.attrs.scaleX ?? 1, o = this.attrs.scaleY ?? 1, s = this.attrs.skewX || 0, l = this.attrs.skewY || 0, u = this.attrs.offsetX || 0, d = this.attrs.offsetY || 0;
		return (t !== 0 || n !== 0) && e.translate(t, n), i !== 0 && e.rotate(i), (s !== 0 || l !== 0) && e.skew(s, l), (a !== 1 || o !== 1) && e.scale(a, o), (u !== 0 || d !== 0) && e.translate(-1 * u, -1 * d), e.dirty = !1, e;
	}
	clone(e) {
		let t = j.cloneObject(this.attrs), n, r, i, a, o;
		for (n in e) t[n] = e[n];
		let s = new this.constructor(t);
		for (n in this.eventListeners) for (r = this.eventListeners[n], i = r.length, a = 0; a < i; a++) o = r[a], o.name.indexOf(Ge) < 0 && (s.eventListeners[n] || (s.eventListeners[n] = []), s.eventListeners[n].push(o));
		return s;
	}
	_toKonvaCanvas(e) {
		e ||= {};
		let t = e.x === void 0 || e.y === void 0 || !e.width || !e.height ? this.getClientRect() : {
			x: 0,
			y: 0,
			width: 0,
			height: 0
		};
		isFinite(t.x + t.y + t.width + t.height) || j.error(`Cannot find the bounds of the node to export, its client rect is ${t.x}, ${t.y}, ${t.width}x${t.height}. Check its position, size and points.`);
		let n = this.getStage(), r = e.x === void 0 ? Math.floor(t.x) : e.x, i = e.y === void 0 ? Math.floor(t.y) : e.y, a = e.pixelRatio || 1, o = new be({
			width: e.width || Math.max(0, Math.ceil(t.x + t.width - r)) || (n ? n.width() : 0),
			height: e.height || Math.max(0, Math.ceil(t.y + t.height - i)) || (n ? n.height() : 0),
			pixelRatio: a
		}), s = o.getContext();
		return e.imageSmoothingEnabled === !1 && (s._context.imageSmoothingEnabled = !1), s.save(), (r || i) && s.translate(-1 * r, -1 * i), this.drawScene(o), s.restore(), o._releaseIsolationCanvas(), o;
	}
	toCanvas(e) {
		return this._toKonvaCanvas(e)._canvas;
	}
	toDataURL(e) {
		e ||= {};
		let t = e.mimeType || null, n = e.quality ?? null, r = this._toKonvaCanvas(e).toDataURL(t, n);
		return e.callback && e.callback(r), r;
	}
	toImage(e) {
		return new Promise((t, n) => {
			try {
				let { callback: r, ...i } = e || {};
				j._urlToImage(this.toDataURL(i), function(e) {
					t(e), r?.(e);
				}, n);
			} catch (e) {
				n(e);
			}
		});
	}
	toBlob(e) {
		return new Promise((t, n) => {
			try {
				this.toCanvas(e).toBlob((r) => {
					var i;
					r ? (t(r), (i = e?.callback) == null || i.call(e, r)) : n(/* @__PURE__ */ Error("Konva: toBlob() failed, the canvas was not encoded"));
				}, e?.mimeType, e?.quality);
			} catch (e) {
				n(e);
			}
		});
	}
	setSize(e) {
		return this.width(e.width), this.height(e.height), this;
	}
	getSize() {
		return {
			width: this.width(),
			height: this.height()
		};
	}
	getClassName() {
		return this.className || this.nodeType;
	}
	getType() {
		return this.nodeType;
	}
	getDragDistance() {
		return this.attrs.dragDistance === void 0 ? this.parent ? this.parent.getDragDistance() : r.dragDistance : this.attrs.dragDistance;
	}
	_off(e, t, n) {
		let r = this.eventListeners[e], i, a, o;
		for (i = 0; i < r.length; i++) if (a = r[i].name, o = r[i].handler, (a !== "konva" || t === "konva") && (!t || a === t) && (!n || n === o)) {
			if (r.splice(i, 1), r.length === 0) {
				delete this.eventListeners[e];
				break;
			}
			i--;
		}
	}
	_fireChangeEvent(e, t, n) {
		this._fire(e + Ue, {
			oldVal: t,
			newVal: n
		});
	}
	addName(e) {
		if (!this.hasName(e)) {
			let t = this.name(), n = t ? t + " " + e : e;
			this.name(n);
		}
		return this;
	}
	hasName(e) {
		if (!e) return !1;
		let t = this.name();
		return t ? (t || "").split(/\s/g).indexOf(e) !== -1 : !1;
	}
	removeName(e) {
		let t = (this.name() || "").split(/\s/g), n = t.indexOf(e);
		return n !== -1 && (t.splice(n, 1), this.name(t.join(" "))), this;
	}
	setAttr(e, t) {
		let n = this[Je + j._capitalize(e)];
		return j._isFunction(n) ? n.call(this, t) : this._setAttr(e, t), this;
	}
	_addSubtreeObserver(t) {
		(this._subtreeObservers ??= /* @__PURE__ */ new Set()).add(t), e._subtreeObserverCount++;
	}
	_removeSubtreeObserver(t) {
		this._subtreeObservers?.delete(t) && e._subtreeObserverCount--;
	}
	_notifySubtreeChange() {
		if (e._subtreeObserverCount) for (let e = this; e; e = e.parent) {
			let t = e._subtreeObservers;
			if (t) for (let n of t) n._onSubtreeChange(e);
		}
	}
	_requestDraw() {
		var e;
		(e = this.parent) == null || e._notifySubtreeChange(), r.autoDrawEnabled && (this.getLayer() || this.getStage())?.batchDraw();
	}
	_setAttr(e, t) {
		let n = this.attrs[e];
		(n !== t || j.isObject(t)) && (t == null ? delete this.attrs[e] : this.attrs[e] = t, this._attrsVersion !== void 0 && this._attrsVersion++, this._shouldFireChangeEvents && this._fireChangeEvent(e, n, t), this._requestDraw());
	}
	_fireAndBubble(e, t, n) {
		t && this.nodeType === Ye && (t.target = this);
		let r = qe.indexOf(e) !== -1;
		if (!(r && (n && (this === n || this.isAncestorOf && this.isAncestorOf(n)) || this.nodeType === "Stage" && !n))) {
			this._fire(e, t);
			let i = r && n && n.isAncestorOf && n.isAncestorOf(this) && !n.isAncestorOf(this.parent);
			(t && !t.cancelBubble || !t) && this.parent && this.parent.isListening() && !i && (n && n.parent ? this._fireAndBubble.call(this.parent, e, t, n) : this._fireAndBubble.call(this.parent, e, t));
		}
	}
	_getProtoListeners(t) {
		let n = Object.getPrototypeOf(this), r = e.protoListenerMap.get(n);
		r || (r = {}, e.protoListenerMap.set(n, r));
		let i = r[t];
		if (i === void 0) {
			i = [];
			let e = /* @__PURE__ */ new Set(), n = Object.getPrototypeOf(this);
			for (; n;) {
				let r = n.eventListeners?.[t] ?? [];
				for (let t = 0; t < r.length; t++) {
					let n = r[t];
					e.has(n) || (e.add(n), i.push(n));
				}
				n = Object.getPrototypeOf(n);
			}
			r[t] = i;
		}
		return i;
	}
	_fire(e, t) {
		t ||= {}, t.currentTarget = this, t.type = e;
		let n = this._getProtoListeners(e);
		if (n) for (let e = 0; e < n.length; e++) n[e].handler.call(this, t);
		let r = this.eventListeners[e];
		if (r) {
			let n = r.slice(), i = n.length;
			for (let e = 0; e < n.length; e++) n[e].handler.call(this, t);
			let a = this.eventListeners[e];
			if (a) for (let e = i; e < a.length; e++) a[e].handler.call(this, t);
		}
	}
	draw() {
		return this.drawScene(), this.drawHit(), this;
	}
	_createDragElement(e) {
		let t = e ? e.pointerId : void 0, n = this.getStage(), r = this.getAbsolutePosition();
		if (!n) return;
		let i = n._getPointerById(t) || n._changedPointerPositions[0] || r, a = e?.evt?.type ? j._getEventType(e.evt.type) : n._pointerEventType, o = a !== "pointer";
		M._dragElements.set(this._id, {
			node: this,
			startPointerPos: i,
			offset: {
				x: i.x - r.x,
				y: i.y - r.y
			},
			dragStatus: "ready",
			pointerId: o ? t ?? ("id" in i ? i.id : void 0) : void 0,
			pointerEventType: o ? a : void 0,
			startEvent: e
		});
	}
	startDrag(e, t = !0) {
		var n;
		M._dragElements.has(this._id) || this._createDragElement(e);
		let r = M._dragElements.get(this._id);
		r && (r.dragStatus = "dragging", (n = this.getStage()) == null || n._cancelClick(r.pointerId, r.pointerEventType), this.fire("dragstart", {
			type: "dragstart",
			target: this,
			evt: r.startEvent && r.startEvent.evt || e && e.evt
		}, t));
	}
	_setDragPosition(e, t) {
		let n = this.getStage()._getPointerById(t.pointerId);
		if (!n) return;
		let r = {
			x: n.x - t.offset.x,
			y: n.y - t.offset.y
		}, i = this.dragBoundFunc();
		if (i !== void 0) {
			let t = i.call(this, r, e);
			if (!t) j.warn("dragBoundFunc did not return any value. That is unexpected behavior. You must return new absolute position from dragBoundFunc.");
			else if (!j._isNumber(t.x) || !j._isNumber(t.y)) {
				j.warn(`dragBoundFunc returned a position with a non-finite x or y (${t.x}, ${t.y}). The node was not moved.`);
				return;
			} else r = t;
		}
		let a = t.lastPos;
		a && a.x === r.x && a.y === r.y || (this.setAbsolutePosition(r), this._requestDraw()), t.lastPos = r;
	}
	stopDrag(e) {
		let t = M._dragElements.get(this._id);
		t && (t.dragStatus = "stopped", M._endDragBefore(e, void 0, t), M._endDragAfter(e, t));
	}
	setDraggable(e) {
		this._setAttr("draggable", e), this._dragChange();
	}
	isDragging() {
		let e = M._dragElements.get(this._id);
		return e ? e.dragStatus === "dragging" : !1;
	}
	_listenDrag() {
		this._dragCleanup(), this.on("mousedown.konva touchstart.konva", function(e) {
			if (!(e.evt.button === void 0 || r.dragButtons.indexOf(e.evt.button) >= 0) || M._dragElements.has(this._id)) return;
			let t = !1;
			M._dragElements.forEach((e) => {
				this.isAncestorOf(e.node) && (t = !0);
			}), t || this._createDragElement(e);
		});
	}
	_dragChange() {
		if (this.attrs.draggable) this._listenDrag();
		else {
			if (this._dragCleanup(), !this.getStage()) return;
			let e = M._dragElements.get(this._id), t = e && e.dragStatus === "dragging", n = e && e.dragStatus === "ready";
			t ? this.stopDrag() : n && M._dragElements.delete(this._id);
		}
	}
	_dragCleanup() {
		this.off("mousedown.konva"), this.off("touchstart.konva");
	}
	isClientRectOnScreen(e = {
		x: 0,
		y: 0
	}) {
		let t = this.getStage();
		if (!t) return !1;
		let n = {
			x: -e.x,
			y: -e.y,
			width: t.width() + 2 * e.x,
			height: t.height() + 2 * e.y
		};
		return j.haveIntersection(n, this.getClientRect());
	}
	static create(e, t) {
		return j._isString(e) && (e = JSON.parse(e)), this._createNode(e, t);
	}
	static _createNode(t, n) {
		let i = e.prototype.getClassName.call(t), a = t.children, o, s, c;
		if (n && (t.attrs.container = n), !r[i]) {
			let e = a ? "Group" : "Shape";
			j.warn("Can not find a node with class name \"" + i + `". Fallback to "${e}".`), i = e;
		}
		if (o = new r[i](t.attrs), a) for (s = a.length, c = 0; c < s; c++) o.add(e._createNode(a[c]));
		return o;
	}
};
z._subtreeObserverCount = 0, z._updateBatchDepth = 0, z._pendingUpdates = /* @__PURE__ */ new Set(), z.protoListenerMap = /* @__PURE__ */ new WeakMap(), z.prototype.nodeType = "Node", z.prototype._attrsAffectingSize = [], z.prototype.on(et, function() {
	this._batchingTransformChange ? this._needClearTransformCache = !0 : (this._clearCache(R), this._clearSelfAndDescendantCache(L));
}), z.prototype.on("visibleChange.konva", function() {
	this._clearSelfAndDescendantCache($e);
}), z.prototype.on("listeningChange.konva", function() {
	this._clearSelfAndDescendantCache(Ke);
	for (let e = this.getParent(); e; e = e.getParent()) {
		let t = e._getCanvasCache();
		t?.hit && (j.releaseCanvas(t.hit._canvas), t.hit = null);
	}
}), z.prototype.on("opacityChange.konva", function() {
	this._clearSelfAndDescendantCache(He);
});
var B = I.addGetterSetter;
B(z, "zIndex"), B(z, "absolutePosition"), B(z, "position"), B(z, "x", 0, P()), B(z, "y", 0, P()), B(z, "globalCompositeOperation", "source-over", Ne()), B(z, "opacity", 1, P()), B(z, "name", "", Ne()), B(z, "id", "", Ne()), B(z, "rotation", 0, P()), I.addComponentsGetterSetter(z, "scale", ["x", "y"]), B(z, "scaleX", 1, P()), B(z, "scaleY", 1, P()), I.addComponentsGetterSetter(z, "skew", ["x", "y"]), B(z, "skewX", 0, P()), B(z, "skewY", 0, P()), I.addComponentsGetterSetter(z, "offset", ["x", "y"]), B(z, "offsetX", 0, P()), B(z, "offsetY", 0, P()), B(z, "dragDistance", void 0, P()), B(z, "width", 0, P()), B(z, "height", 0, P()), B(z, "listening", !0, F()), B(z, "preventDefault", !0, F()), B(z, "filters", void 0, function(e) {
	return this._filterUpToDate = !1, e;
}), B(z, "visible", !0, F()), B(z, "transformsEnabled", "all", Ne()), B(z, "size"), B(z, "dragBoundFunc"), B(z, "draggable", !1, F()), I.backCompat(z, {
	rotateDeg: "rotate",
	setRotationDeg: "setRotation",
	getRotationDeg: "getRotation"
});
// node_modules/konva/lib/Container.js
var V = class extends z {
	constructor() {
		super(...arguments), this.children = [];
	}
	getChildren(e) {
		let t = this.children || [];
		return e ? t.filter(e) : t.slice();
	}
	hasChildren() {
		return this.children.length > 0;
	}
	removeChildren() {
		return this._clearChildren("remove");
	}
	destroyChildren() {
		return this._clearChildren("destroy");
	}
	_clearChildren(e) {
		return z._updateBatch(() => (this.children.forEach((t) => {
			t.parent = null, t.index = 0, t[e]();
		}), this.children = [], this._notifySubtreeChange(), this._requestDraw(), this));
	}
	add(...e) {
		if (e.length === 0) return this;
		if (e.length > 1) {
			for (let t = 0; t < e.length; t++) this.add(e[t]);
			return this;
		}
		let t = e[0];
		return t.getParent() ? (t.moveTo(this), this) : (this._validateAdd(t), t.index = this.children.length, t.parent = this, t._clearCaches(), this.children.push(t), this._fire("add", { child: t }), this._notifySubtreeChange(), this._requestDraw(), this);
	}
	destroy() {
		return this.hasChildren() && this.destroyChildren(), super.destroy(), this;
	}
	find(e) {
		return this._generalFind(e, !1);
	}
	findOne(e) {
		let t = this._generalFind(e, !0);
		return t.length > 0 ? t[0] : void 0;
	}
	_generalFind(e, t) {
		let n = [];
		return this._descendants((r) => {
			let i = r._isMatch(e);
			return i && n.push(r), !!(i && t);
		}), n;
	}
	_descendants(e) {
		let t = !1;
		for (let n of this.children) if (t = e(n), t || n.hasChildren() && (t = n._descendants(e), t)) return !0;
		return !1;
	}
	toObject() {
		let e = z.prototype.toObject.call(this);
		return e.children = [], this.children.forEach((t) => {
			e.children.push(t.toObject());
		}), e;
	}
	isAncestorOf(e) {
		let t = e.getParent();
		for (; t;) {
			if (t._id === this._id) return !0;
			t = t.getParent();
		}
		return !1;
	}
	clone(e) {
		let t = z.prototype.clone.call(this, e);
		return this.children.forEach(function(e) {
			t.add(e.clone());
		}), t;
	}
	getAllIntersections(e) {
		let t = [];
		return this.find("Shape").forEach((n) => {
			n.isVisible() && n.intersects(e) && t.push(n);
		}), t;
	}
	_clearSelfAndDescendantCache(e) {
		var t;
		let n = e === void 0 || e === "absoluteTransform";
		n && z._updateBatchDepth++;
		try {
			if (super._clearSelfAndDescendantCache(e), e === "absoluteTransform" && this.isCached()) return;
			(t = this.children) == null || t.forEach(function(t) {
				t._clearSelfAndDescendantCache(e);
			});
		} finally {
			n && --z._updateBatchDepth === 0 && z._flushUpdateBatch();
		}
	}
	_setChildrenIndices() {
		var e;
		(e = this.children) == null || e.forEach(function(e, t) {
			e.index = t;
		}), this._notifySubtreeChange(), this._requestDraw();
	}
	drawScene(e, t) {
		let n = this.getLayer(), r = e || n && n.getCanvas(), i = r && r.getContext(), a = this._getCanvasCache(), o = a && a.scene, s = t === this;
		if (!(t ? this._isVisible(t) : this.isVisible()) && !s) return this;
		if (o) {
			i.save();
			let e = this.getAbsoluteTransform(t).getMatrix();
			i.transform(e[0], e[1], e[2], e[3], e[4], e[5]), this._drawCachedSceneCanvas(i), i.restore();
		} else this._drawChildren("drawScene", r, t);
		return this;
	}
	drawHit(e, t) {
		if (!this.shouldDrawHit(t)) return this;
		let n = this.getLayer(), r = e || n && n.hitCanvas, i = r && r.getContext(), a = this._getCachedHitCanvas(t);
		if (a) {
			i.save();
			let e = this.getAbsoluteTransform(t).getMatrix();
			i.transform(e[0], e[1], e[2], e[3], e[4], e[5]), this._drawCachedHitCanvas(i, a), i.restore();
		} else this._drawChildren("drawHit", r, t);
		return this;
	}
	_drawChildren(e, t, n) {
		let r = t && t.getContext(), i = this.clipWidth(), a = this.clipHeight(), o = this.clipFunc(), s = typeof i == "number" && typeof a == "number" || o, c = n === this;
		if (s) {
			r.save();
			let e = this.getAbsoluteTransform(n), t = e.getMatrix();
			r.transform(t[0], t[1], t[2], t[3], t[4], t[5]), r.beginPath();
			let s;
			if (o) s = o.call(this, r, this);
			else {
				let e = this.clipX(), t = this.clipY();
				r.rect(e || 0, t || 0, i, a);
			}
			r.clip.apply(r, s), t = e.copy().invert().getMatrix(), r.transform(t[0], t[1], t[2], t[3], t[4], t[5]);
		}
		let l = !c && this.globalCompositeOperation() !== "source-over" && e === "drawScene";
		l && (r.save(), r._applyGlobalCompositeOperation(this));
		try {
			this._drawChildNodes(e, t, n);
		} finally {
			l && r.restore(), s && r.restore();
		}
	}
	_drawChildNodes(e, t, n) {
		var r;
		(r = this.children) == null || r.forEach(function(r) {
			r[e](t, n);
		});
	}
	getClientRect(e = {}) {
		var t;
		let n = this._getCachedSceneRect(e);
		if (n) return n;
		let r = e.skipTransform, i = e.relativeTo, [a, o, s, c] = this.getAbsoluteTransform().getMatrix(), l = !r && (e._forDrawing || a * c - o * s === 0), u, d, f, p, m = {
			x: 1e400,
			y: 1e400,
			width: 0,
			height: 0
		}, h = this;
		return (t = this.children) == null || t.forEach(function(t) {
			if (!t.visible()) return;
			let n = t.getClientRect({
				relativeTo: l ? i : h,
				_forDrawing: e._forDrawing,
				skipShadow: e.skipShadow,
				skipStroke: e.skipStroke
			});
			n.width === 0 && n.height === 0 || !isFinite(n.x + n.y + n.width + n.height) || (u === void 0 ? (u = n.x, d = n.y, f = n.x + n.width, p = n.y + n.height) : (u = Math.min(u, n.x), d = Math.min(d, n.y), f = Math.max(f, n.x + n.width), p = Math.max(p, n.y + n.height)));
		}), m = u === void 0 ? {
			x: 0,
			y: 0,
			width: 0,
			height: 0
		} : {
			x: u,
			y: d,
			width: f - u,
			height: p - d
		}, !r && !l ? this._transformedRect(m, i) : m;
	}
};
I.addComponentsGetterSetter(V, "clip", [
	"x",
	"y",
	"width",
	"height"
]), I.addGetterSetter(V, "clipX", void 0, P()), I.addGetterSetter(V, "clipY", void 0, P()), I.addGetterSetter(V, "clipWidth", void 0, P()), I.addGetterSetter(V, "clipHeight", void 0, P()), I.addGetterSetter(V, "clipFunc");
// node_modules/konva/lib/Stage.js
var nt = "Stage", rt = "string", it = "px", at = "mouseout", ot = "mouseleave", st = "mouseover", ct = "mouseenter", lt = "mousemove", ut = "mousedown", dt = "mouseup", ft = "pointermove", pt = "pointerdown", mt = "pointerup", ht = "pointercancel", gt = "lostpointercapture", _t = "pointerout", vt = "pointerleave", yt = "pointerover", bt = "pointerenter", xt = "contextmenu", St = "touchstart", Ct = "touchend", wt = "touchmove", Tt = "touchcancel", Et = "wheel", Dt = 5, Ot = [
	[ct, "_pointerenter"],
	[ut, "_pointerdown"],
	[lt, "_pointermove"],
	[dt, "_pointerup"],
	[ot, "_pointerleave"],
	[St, "_pointerdown"],
	[wt, "_pointermove"],
	[Ct, "_pointerup"],
	[Tt, "_pointercancel"],
	[st, "_pointerover"],
	[Et, "_wheel"],
	[xt, "_contextmenu"],
	[pt, "_pointerdown"],
	[ft, "_pointermove"],
	[mt, "_pointerup"],
	[ht, "_pointercancel"],
	[vt, "_pointerleave"],
	[gt, "_lostpointercapture"]
], kt = {
	mouse: {
		[_t]: at,
		[vt]: ot,
		[yt]: st,
		[bt]: ct,
		[ft]: lt,
		[pt]: ut,
		[mt]: dt,
		[ht]: "mousecancel",
		pointerclick: "click",
		pointerdblclick: "dblclick"
	},
	touch: {
		[_t]: "touchout",
		[vt]: "touchleave",
		[yt]: "touchover",
		[bt]: "touchenter",
		[ft]: wt,
		[pt]: St,
		[mt]: Ct,
		[ht]: Tt,
		pointerclick: "tap",
		pointerdblclick: "dbltap"
	},
	pointer: {
		[_t]: _t,
		[vt]: vt,
		[yt]: yt,
		[bt]: bt,
		[ft]: ft,
		[pt]: pt,
		[mt]: mt,
		[ht]: ht,
		pointerclick: "pointerclick",
		pointerdblclick: "pointerdblclick"
	}
}, At = (e) => {
	let t = j._getEventType(e);
	if (t === "pointer") return r.pointerEventsEnabled && kt.pointer;
	if (t === "touch") return kt.touch;
	if (t === "mouse") return kt.mouse;
};
function jt(e = {}) {
	return (e.clipFunc || e.clipWidth || e.clipHeight) && j.warn("Stage does not support clipping. Please use clip for Layers or Groups."), e;
}
var Mt = "Pointer position is missing and not registered by the stage. Looks like it is outside of the stage container. You can set it manually from event: stage.setPointersPositions(event);", Nt = [], Pt = /* @__PURE__ */ new WeakSet(), Ft = (e) => {
	e && !Pt.has(e) && (Pt.add(e), M._listenToWindow(e), e.document.addEventListener("visibilitychange", () => {
		Nt.forEach((e) => {
			e.batchDraw();
		});
	}));
}, It = class extends V {
	constructor(e) {
		super(jt(e)), this._pointerPositions = [], this._changedPointerPositions = [], this._pointerStates = /* @__PURE__ */ new Map(), this._lastClicks = {}, this._buildDOM(), this._bindContentEvents(), Nt.push(this), this.on("widthChange.konva heightChange.konva", this._resizeDOM), this.on("visibleChange.konva", this._checkVisibility), this.on("clipWidthChange.konva clipHeightChange.konva clipFuncChange.konva", () => {
			jt(this.attrs);
		}), this._checkVisibility();
	}
	_validateAdd(e) {
		let t = e.getType() === "Layer", n = e.getType() === "FastLayer";
		t || n || j.throw("You may only add layers to the stage.");
	}
	_checkVisibility() {
		if (!this.content) return;
		let e = this.visible() ? "" : "none";
		this.content.style.display = e;
	}
	_getOwnerWindow() {
		return (this.content || this.container())?.ownerDocument?.defaultView || (r.isBrowser ? window : null);
	}
	setContainer(e) {
		if (typeof e === rt) {
			let t;
			if (e.charAt(0) === ".") {
				let t = e.slice(1);
				e = document.getElementsByClassName(t)[0];
			} else t = e.charAt(0) === "#" ? e.slice(1) : e, e = document.getElementById(t);
			if (!e) throw "Can not find container in document with id " + t;
		}
		return this._setAttr("container", e), this.content && (this.content.parentElement && this.content.parentElement.removeChild(this.content), e.appendChild(this.content), Ft(this._getOwnerWindow())), this;
	}
	shouldDrawHit() {
		return !0;
	}
	clear() {
		let e = this.children, t = e.length;
		for (let n = 0; n < t; n++) e[n].clear();
		return this;
	}
	clone(e) {
		return e ||= {}, e.container = typeof document < "u" && document.createElement("div"), V.prototype.clone.call(this, e);
	}
	destroy() {
		var e;
		super.destroy(), this._pointerStates.clear(), this._lastClicks = {};
		let t = this.content;
		(e = t?.parentNode) == null || e.removeChild(t);
		let n = Nt.indexOf(this);
		return n > -1 && Nt.splice(n, 1), j.releaseCanvas(this.bufferHitCanvas._canvas), this;
	}
	getPointerPosition() {
		let e = this._pointerPositions[0] || this._changedPointerPositions[0];
		return e ? {
			x: e.x,
			y: e.y
		} : (j.warn(Mt), null);
	}
	_getPointerById(e) {
		return this._pointerPositions.find((t) => t.id === e);
	}
	getPointersPositions() {
		return this._pointerPositions;
	}
	getStage() {
		return this;
	}
	getContent() {
		return this.content;
	}
	_toKonvaCanvas(e) {
		e = { ...e }, e.x = e.x || 0, e.y = e.y || 0, e.width = e.width || this.width(), e.height = e.height || this.height();
		let t = new be({
			width: e.width,
			height: e.height,
			pixelRatio: e.pixelRatio || 1
		}), n = t.getContext()._context, r = this.children;
		return (e.x || e.y) && n.translate(-1 * e.x, -1 * e.y), r.forEach(function(t) {
			if (!t.isVisible()) return;
			let r = t._toKonvaCanvas(e);
			n.drawImage(r._canvas, e.x, e.y, r.getWidth() / r.getPixelRatio(), r.getHeight() / r.getPixelRatio()), j.releaseCanvas(r._canvas);
		}), t;
	}
	getIntersection(e) {
		if (!e) return null;
		let t = this.children, n = t.length - 1;
		for (let r = n; r >= 0; r--) {
			let n = t[r].getIntersection(e);
			if (n) return n;
		}
		return null;
	}
	_resizeDOM() {
		let e = this.width(), t = this.height();
		this.content && (this.content.style.width = e + it, this.content.style.height = t + it), this.children.forEach((n) => {
			n._setSize({
				width: e,
				height: t
			}), n.draw();
		});
	}
	add(e, ...t) {
		if (arguments.length > 1) {
			for (let e = 0; e < arguments.length; e++) this.add(arguments[e]);
			return this;
		}
		super.add(e);
		let n = this.children.length;
		return n > Dt && j.warn("The stage has " + n + " layers. Recommended maximum number of layers is 3-5. Adding more layers into the stage may drop the performance. Rethink your tree structure, you can use Konva.Group."), e._setSize({
			width: this.width(),
			height: this.height()
		}), e.draw(), r.isBrowser && this.content.appendChild(e.canvas._canvas), this;
	}
	getParent() {
		return null;
	}
	getLayer() {
		return null;
	}
	hasPointerCapture(e) {
		return Ee(e, this);
	}
	setPointerCapture(e) {
		De(e, this);
	}
	releaseCapture(e) {
		ke(e, this);
	}
	getLayers() {
		return this.getChildren();
	}
	_bindContentEvents() {
		r.isBrowser && Ot.forEach(([e, t]) => {
			this.content.addEventListener(e, (e) => {
				this._batchEvents(() => this[t](e));
			}, { passive: !1 });
		});
	}
	_batchEvents(e) {
		j._batchEvents(this.eventBatchFunc(), e);
	}
	_pointerenter(e) {
		this.setPointersPositions(e);
		let t = At(e.type);
		t && this._fire(t.pointerenter, {
			evt: e,
			target: this,
			currentTarget: this
		});
	}
	_pointerover(e) {
		this.setPointersPositions(e);
		let t = At(e.type);
		t && this._fire(t.pointerover, {
			evt: e,
			target: this,
			currentTarget: this
		});
	}
	_pointerEventsEnabled() {
		if (r.hitOnDragEnabled) return !0;
		for (let { node: e, dragStatus: t } of M._dragElements.values()) if (t === "dragging" && e.getStage() === this) return !1;
		return !this.getLayers().some((e) => r.Transformer?._isLayerTransforming(e));
	}
	_cancelClick(e, t) {
		let n = t ? [t] : [
			"mouse",
			"touch",
			"pointer"
		];
		for (let t of n) {
			let n = this._pointerStates.get(`${t}:${e}`);
			n && (n.clickStartShape = void 0, n.relatedPointer && (n.relatedPointer.clickStartShape = void 0));
		}
	}
	_pointerleave(e) {
		let t = At(e.type), n = j._getEventType(e.type);
		if (!t) return;
		this.setPointersPositions(e);
		let r = this._changedPointerPositions[0]?.id, i = `${n}:${r}`, a = this._pointerStates.get(i), o = (a?.targetShape)?.getStage() === this ? a.targetShape : void 0, s = this._pointerEventsEnabled() || e.pointerType === "touch" && !a?.downPosition;
		s && (a?.clickStartShape === void 0 ? this._pointerStates.delete(i) : a.targetShape = void 0), o && s ? (o._fireAndBubble(t.pointerout, {
			evt: e,
			pointerId: r
		}), o._fireAndBubble(t.pointerleave, {
			evt: e,
			pointerId: r
		}), this._fire(t.pointerleave, {
			evt: e,
			target: this,
			currentTarget: this
		})) : s && (this._fire(t.pointerleave, {
			evt: e,
			target: this,
			currentTarget: this
		}), this._fire(t.pointerout, {
			evt: e,
			target: this,
			currentTarget: this
		})), this.pointerPos = null, this._pointerPositions = [], this._changedPointerPositions = [], this._pointerEventType = void 0;
	}
	_pointerdown(e) {
		let t = At(e.type), n = j._getEventType(e.type);
		if (!t) return;
		this.setPointersPositions(e);
		let i = !1;
		this._changedPointerPositions.forEach((a) => {
			let o = this.getIntersection(a), s = `${n}:${a.id}`, c = {
				targetShape: this._pointerStates.get(s)?.targetShape,
				clickStartShape: o && o.isListening() ? o : null,
				lastClick: this._lastClicks[n],
				downPosition: a,
				pointerType: e.pointerType
			};
			if (this._pointerStates.delete(s), n !== "pointer") {
				for (let [e, t] of [...this._pointerStates].reverse()) if (!(!e.startsWith("pointer:") || !t.downPosition || n === "touch" && t.relatedPointer) && (n === "mouse" ? t.pointerType !== "touch" : t.pointerType === "touch" && t.downPosition.x === a.x && t.downPosition.y === a.y)) {
					c.relatedPointer = t, t.relatedPointer = c, t.clickStartShape === void 0 && (c.clickStartShape = void 0);
					break;
				}
			}
			this._pointerStates.set(s, c);
			for (let e of M._dragElements.values()) e.dragStatus === "dragging" && (e.pointerId === void 0 || e.pointerEventType === n && e.pointerId === a.id || e.pointerEventType === "mouse" && n === "pointer" && c.pointerType !== "touch") && e.node.getStage() === this && (e.pointerId === void 0 && n !== "pointer" && (e.pointerId = a.id, e.pointerEventType = n), this._cancelClick(a.id, n));
			if (!o || !o.isListening()) return;
			r.capturePointerEventsEnabled && o.setPointerCapture(a.id), o._fireAndBubble(t.pointerdown, {
				evt: e,
				pointerId: a.id
			}), i = !0;
			let l = e.type.indexOf("touch") >= 0;
			o.preventDefault() && e.cancelable && l && e.preventDefault();
		}), i || this._fire(t.pointerdown, {
			evt: e,
			target: this,
			currentTarget: this,
			pointerId: this._changedPointerPositions[0].id
		});
	}
	_pointermove(e) {
		let t = At(e.type), n = j._getEventType(e.type);
		if (!t) return;
		let r = e.type.indexOf("touch") >= 0 || e.pointerType === "touch";
		if (e.cancelable && r) {
			for (let { node: t, dragStatus: n } of M._dragElements.values()) if (n === "dragging" && t.getStage() === this && t.preventDefault()) {
				e.preventDefault();
				break;
			}
		}
		if (this.setPointersPositions(e), !this._pointerEventsEnabled()) return;
		let i = {}, a = !1;
		this._changedPointerPositions.forEach((r) => {
			let o = `${n}:${r.id}`, s = this._pointerStates.get(o);
			s || (s = {}, this._pointerStates.set(o, s));
			let c = we(r.id) || this.getIntersection(r), l = s.targetShape === c || s.targetShape?.getStage() === this ? s.targetShape : void 0, u = r.id, d = {
				evt: e,
				pointerId: u
			}, f = l !== c;
			s.targetShape = c && c.isListening() ? c : void 0, f && l && (l._fireAndBubble(t.pointerout, { ...d }, c), l._fireAndBubble(t.pointerleave, { ...d }, c)), c && c.isListening() ? (a = !0, f && (c._fireAndBubble(t.pointerover, { ...d }, l), c._fireAndBubble(t.pointerenter, { ...d }, l)), i[c._id] || (i[c._id] = !0, c._fireAndBubble(t.pointermove, { ...d }))) : l && this._fire(t.pointerover, {
				evt: e,
				target: this,
				currentTarget: this,
				pointerId: u
			});
		}), a || this._fire(t.pointermove, {
			evt: e,
			target: this,
			currentTarget: this,
			pointerId: this._changedPointerPositions[0].id
		});
	}
	_pointerup(e) {
		let t = At(e.type), n = j._getEventType(e.type);
		if (!t) return;
		this.setPointersPositions(e);
		let i = {}, a = !1;
		this._changedPointerPositions.forEach((o) => {
			let s = `${n}:${o.id}`, c = this._pointerStates.get(s), l = c?.clickStartShape !== void 0, u = c?.clickStartShape;
			c?.targetShape && n !== "touch" ? this._pointerStates.set(s, { targetShape: c.targetShape }) : this._pointerStates.delete(s);
			let d = we(o.id) || this.getIntersection(o), f = d && i[d._id];
			d && (d.releaseCapture(o.id), i[d._id] = !0);
			let p = o.id, m = {
				evt: e,
				pointerId: p
			}, h = d && d.isListening() ? d : null, g = this._lastClicks[n], _ = l && (!h || u === h), v = _ && g && c?.lastClick === g && g.shape === h && Date.now() - g.time < r.dblClickWindow;
			_ && (this._lastClicks[n] = v ? void 0 : {
				shape: h,
				time: Date.now()
			}), d && d.isListening() ? (a = !0, f || d._fireAndBubble(t.pointerup, { ...m }), l && u === d && (d._fireAndBubble(t.pointerclick, { ...m }), v && d._fireAndBubble(t.pointerdblclick, { ...m }))) : (a ||= (this._fire(t.pointerup, {
				evt: e,
				target: this,
				currentTarget: this,
				pointerId: this._changedPointerPositions[0].id
			}), !0), l && this._fire(t.pointerclick, {
				evt: e,
				target: this,
				currentTarget: this,
				pointerId: p
			}), v && this._fire(t.pointerdblclick, {
				evt: e,
				target: this,
				currentTarget: this,
				pointerId: p
			})), n === "touch" && (c?.targetShape)?.getStage() === this && (c.targetShape._fireAndBubble(t.pointerout, { ...m }), c.targetShape._fireAndBubble(t.pointerleave, { ...m }));
		}), a || this._fire(t.pointerup, {
			evt: e,
			target: this,
			currentTarget: this,
			pointerId: this._changedPointerPositions[0].id
		}), e.cancelable && n !== "touch" && n !== "pointer" && e.preventDefault();
	}
	_contextmenu(e) {
		this.setPointersPositions(e);
		let t = this.getIntersection(this.getPointerPosition());
		t && t.isListening() ? t._fireAndBubble(xt, { evt: e }) : this._fire(xt, {
			evt: e,
			target: this,
			currentTarget: this
		});
	}
	_wheel(e) {
		this.setPointersPositions(e);
		let t = this.getIntersection(this.getPointerPosition());
		t && t.isListening() ? t._fireAndBubble(Et, { evt: e }) : this._fire(Et, {
			evt: e,
			target: this,
			currentTarget: this
		});
	}
	_pointercancel(e) {
		this.setPointersPositions(e);
		let t = At(e.type);
		this._changedPointerPositions.forEach((n) => {
			let r = j._getEventType(e.type), i = `${r}:${n.id}`;
			this._cancelClick(n.id, r);
			let a = this._pointerStates.get(i)?.targetShape;
			a && r !== "touch" ? this._pointerStates.set(i, { targetShape: a }) : this._pointerStates.delete(i);
			let o = we(n.id) || this.getIntersection(n), s = {
				evt: e,
				pointerId: n.id
			};
			o ? (t && o._fireAndBubble(t.pointercancel, { ...s }), o._fireAndBubble(mt, { ...s })) : t && this._fire(t.pointercancel, {
				...s,
				target: this,
				currentTarget: this
			}), ke(n.id), t && r === "touch" && a?.getStage() === this && (a._fireAndBubble(t.pointerout, { ...s }), a._fireAndBubble(t.pointerleave, { ...s }));
		});
	}
	_lostpointercapture(e) {
		we(e.pointerId, this) && ke(e.pointerId);
	}
	setPointersPositions(e) {
		let t = this._getContentPosition(), n = null, r = null;
		e ||= window.event, e.touches === void 0 ? (this._pointerEventType = e.pointerId === void 0 ? "mouse" : "pointer", n = (e.clientX - t.left) / t.scaleX, r = (e.clientY - t.top) / t.scaleY, this.pointerPos = {
			x: n,
			y: r
		}, this._pointerPositions = [{
			x: n,
			y: r,
			id: j._getFirstPointerId(e)
		}], this._changedPointerPositions = [{
			x: n,
			y: r,
			id: j._getFirstPointerId(e)
		}]) : (this._pointerEventType = "touch", this._pointerPositions = [], this._changedPointerPositions = [], Array.prototype.forEach.call(e.touches, (e) => {
			this._pointerPositions.push({
				id: e.identifier,
				x: (e.clientX - t.left) / t.scaleX,
				y: (e.clientY - t.top) / t.scaleY
			});
		}), Array.prototype.forEach.call(e.changedTouches || e.touches, (e) => {
			this._changedPointerPositions.push({
				id: e.identifier,
				x: (e.clientX - t.left) / t.scaleX,
				y: (e.clientY - t.top) / t.scaleY
			});
		}));
	}
	_setPointerPosition(e) {
		j.warn("Method _setPointerPosition is deprecated. Use \"stage.setPointersPositions(event)\" instead."), this.setPointersPositions(e);
	}
	_getContentPosition() {
		if (!this.content || !this.content.getBoundingClientRect) return {
			top: 0,
			left: 0,
			scaleX: 1,
			scaleY: 1
		};
		let e = this.content.getBoundingClientRect();
		return {
			top: e.top,
			left: e.left,
			scaleX: e.width / this.content.clientWidth || 1,
			scaleY: e.height / this.content.clientHeight || 1
		};
	}
	_buildDOM() {
		if (this.bufferHitCanvas = new xe({
			pixelRatio: 1,
			width: 0,
			height: 0
		}), !r.isBrowser) return;
		let e = this.container();
		if (!e) throw "Stage has no container. A container is required.";
		e.innerHTML = "", this.content = e.ownerDocument.createElement("div"), this.content.style.position = "relative", this.content.style.userSelect = "none", this.content.className = "konvajs-content", this.content.setAttribute("role", "presentation"), e.appendChild(this.content), Ft(this._getOwnerWindow()), this._resizeDOM();
	}
	cache() {
		return j.warn("Cache function is not allowed for stage. You may use cache only for layers, groups and shapes."), this;
	}
	clearCache() {
		return this;
	}
	batchDraw() {
		var e;
		return (e = this.children) == null || e.forEach(function(e) {
			e.batchDraw();
		}), this;
	}
};
It.prototype.nodeType = nt, a(It), I.addGetterSetter(It, "container"), I.addGetterSetter(It, "eventBatchFunc");
// node_modules/konva/lib/Shape.js
var Lt = "hasShadow", Rt = "hasFill", zt = "hasStroke", Bt = "shadowRGBA", Vt = "patternImage", Ht = "linearGradient", Ut = "radialGradient", Wt;
function Gt() {
	return Wt || (Wt = j.createCanvasElement().getContext("2d"), Wt);
}
var Kt = {};
function qt(e) {
	let t = this.attrs.fillRule;
	t ? e.fill(t) : e.fill();
}
function Jt(e) {
	e.stroke();
}
function Yt() {
	this._clearCache(Lt);
}
function Xt() {
	this._clearCache(Rt);
}
function Zt() {
	this._clearCache(zt);
}
function Qt() {
	this._clearCache(Bt);
}
function $t() {
	this._clearCache(Vt);
}
function en() {
	this._clearCache(Ht);
}
function tn() {
	this._clearCache(Ut);
}
var H = class e extends z {
	constructor(e) {
		super(e);
		let t, n = 0;
		for (; t = j.getHitColor(), !t || t in Kt;) if (n++, n >= 1e4) {
			j.warn("Failed to find a unique color key for a shape. Konva may work incorrectly. Most likely your browser is using canvas farbling. Consider disabling it."), t = j.getRandomColor();
			break;
		}
		this.colorKey = t, Kt[t] = this;
	}
	getContext() {
		return j.warn("shape.getContext() method is deprecated. Please do not use it."), this.getLayer().getContext();
	}
	getCanvas() {
		return j.warn("shape.getCanvas() method is deprecated. Please do not use it."), this.getLayer().getCanvas();
	}
	getSceneFunc() {
		return this.attrs.sceneFunc || this._sceneFunc;
	}
	getHitFunc() {
		return this.attrs.hitFunc || this._hitFunc;
	}
	hasShadow() {
		return this._getCache(Lt, this._hasShadow);
	}
	_hasShadow() {
		return this.shadowEnabled() && this.shadowOpacity() !== 0 && !!(this.shadowColor() || this.shadowBlur() || this.shadowOffsetX() || this.shadowOffsetY());
	}
	_toStyleSpace(e) {
		return this._styleTransform ? this._styleTransform.point(e) : e;
	}
	_getFillPattern() {
		let e = this._getCache(Vt, this._createFillPattern);
		return e && this._setFillPatternTransform(e);
	}
	_createFillPattern() {
		if (this.fillPatternImage()) return Gt().createPattern(this.fillPatternImage(), this.fillPatternRepeat() || "repeat");
	}
	_setFillPatternTransform(e) {
		if (e.setTransform) {
			let t = this._styleTransform?.copy() || new c();
			t.translate(this.fillPatternX(), this.fillPatternY()), t.rotate(r.getAngle(this.fillPatternRotation())), t.scale(this.fillPatternScaleX(), this.fillPatternScaleY()), t.translate(-1 * this.fillPatternOffsetX(), -1 * this.fillPatternOffsetY());
			let n = t.getMatrix(), i = typeof DOMMatrix > "u" ? {
				a: n[0],
				b: n[1],
				c: n[2],
				d: n[3],
				e: n[4],
				f: n[5]
			} : new DOMMatrix(n);
			e.setTransform(i);
		}
		return e;
	}
	_getLinearGradient() {
		return this._styleTransform ? this.__getLinearGradient() : this._getCache(Ht, this.__getLinearGradient);
	}
	__getLinearGradient() {
		let e = this.fillLinearGradientColorStops();
		if (e) {
			let t = Gt(), n = this._toStyleSpace(this.fillLinearGradientStartPoint()), r = this._toStyleSpace(this.fillLinearGradientEndPoint()), i = t.createLinearGradient(n.x, n.y, r.x, r.y);
			for (let t = 0; t < e.length; t += 2) i.addColorStop(e[t], e[t + 1]);
			return i;
		}
	}
	_getRadialGradient() {
		return this._styleTransform ? this.__getRadialGradient() : this._getCache(Ut, this.__getRadialGradient);
	}
	__getRadialGradient() {
		let e = this.fillRadialGradientColorStops();
		if (e) {
			let t = Gt(), n = this._toStyleSpace(this.fillRadialGradientStartPoint()), r = this._toStyleSpace(this.fillRadialGradientEndPoint()), i = t.createRadialGradient(n.x, n.y, this.fillRadialGradientStartRadius(), r.x, r.y, this.fillRadialGradientEndRadius());
			for (let t = 0; t < e.length; t += 2) i.addColorStop(e[t], e[t + 1]);
			return i;
		}
	}
	getShadowRGBA() {
		return this._getCache(Bt, this._getShadowRGBA);
	}
	_getShadowRGBA() {
		if (!this.hasShadow()) return;
		let e = j.colorToRGBA(this.shadowColor());
		if (e) return "rgba(" + e.r + "," + e.g + "," + e.b + "," + e.a * (this.shadowOpacity() || 1) + ")";
	}
	hasFill() {
		return this._getCache(Rt, this._hasFill);
	}
	_hasFill() {
		return this.fillEnabled() && !!(this.fill() || this.fillPatternImage() || this.fillLinearGradientColorStops() || this.fillRadialGradientColorStops());
	}
	hasStroke() {
		return this._getCache(zt, this._hasStroke);
	}
	_hasStroke() {
		return this.strokeEnabled() && !!(this.strokeWidth() && (this.stroke() || this.strokeLinearGradientColorStops()));
	}
	hasHitStroke() {
		let e = this.hitStrokeWidth();
		return e === "auto" ? this.hasStroke() : this.strokeEnabled() && !!e;
	}
	intersects(e) {
		let t = this.getStage();
		if (!t) return !1;
		let n = t.bufferHitCanvas;
		return n.setSizeIfChanged(t.width(), t.height()), n.getContext().clear(), this.drawHit(n), n.context.getImageData(Math.floor(e.x), Math.floor(e.y), 1, 1).data[3] > 0;
	}
	destroy() {
		return z.prototype.destroy.call(this), delete Kt[this.colorKey], delete this.colorKey, this;
	}
	_useBufferCanvas(e, t = this.getAbsoluteOpacity()) {
		if (!(this.attrs.perfectDrawEnabled ?? !0)) return !1;
		let n = e || this.hasFill(), r = this.hasStroke(), i = !this._isUnderCache && t !== 1;
		if (n && r && i) return !0;
		let a = this.hasShadow(), o = this.shadowForStrokeEnabled();
		return !!(n && r && a && o);
	}
	setStrokeHitEnabled(e) {
		j.warn("strokeHitEnabled property is deprecated. Please use hitStrokeWidth instead."), e ? this.hitStrokeWidth("auto") : this.hitStrokeWidth(0);
	}
	getStrokeHitEnabled() {
		return this.hitStrokeWidth() !== 0;
	}
	getSelfRect() {
		let e = this.attrs.selfRectFunc;
		if (e) return { ...e.call(this, this) };
		let t = this.size();
		return {
			x: this._centroid ? -t.width / 2 : 0,
			y: this._centroid ? -t.height / 2 : 0,
			width: t.width,
			height: t.height
		};
	}
	_getSelfRectForDrawing() {
		return this.getSelfRect();
	}
	getClientRect(e = {}) {
		let t = this._getCachedSceneRect(e);
		if (t) return t;
		let n = e.skipTransform, r = e.relativeTo, i = e._forDrawing, a = i ? this._getSelfRectForDrawing() : this.getSelfRect();
		i && !this.strokeScaleEnabled() ? a = this._transformedRect(a, r) : (a.width < 0 || a.height < 0) && (a = new c()._getTransformedRect(a));
		let o = !e.skipStroke && this.hasStroke() ? i ? this._getStrokePadding() * 2 : this.strokeWidth() : 0, s = o, l = o, u;
		if (!i && o && !this.strokeScaleEnabled()) {
			let e = this;
			for (; e && !e.isCached() && !e._isUnderCache;) e = e.parent;
			let [t, i, a, o] = this.getAbsoluteTransform(e).getMatrix(), d = Math.abs(t * o - i * a);
			if (d) s *= Math.hypot(a, o) / d, l *= Math.hypot(t, i) / d;
			else if (!n && (s = l = 0, u = e ? e.getAbsoluteTransform().copy() : new c(), r)) {
				let e = r.getAbsoluteTransform(), [t, n, i, a] = e.getMatrix();
				u = t * a - n * i ? e.copy().invert().multiply(u) : new c();
			}
		}
		let d = {
			x: a.x - s / 2,
			y: a.y - l / 2,
			width: a.width + s,
			height: a.height + l
		};
		if (i && this.strokeScaleEnabled() && (d = this._transformedRect(d, r)), !e.skipShadow && this.hasShadow()) {
			let e = i ? this.getAbsoluteScale() : {
				x: 1,
				y: 1
			}, t = this.shadowOffsetX() * e.x, n = this.shadowOffsetY() * e.y, r = this.shadowBlur() * (i ? 2 * Math.min(Math.abs(e.x), Math.abs(e.y)) : 1);
			d.x += Math.min(0, t) - r, d.y += Math.min(0, n) - r, d.width += Math.abs(t) + r * 2, d.height += Math.abs(n) + r * 2;
		}
		if (i) return d;
		if (!n) {
			let e = this._transformedRect(d, r);
			if (u) {
				let [t, n, r, i] = u.getMatrix(), a = o * Math.hypot(t, r) / 2, s = o * Math.hypot(n, i) / 2;
				e.x -= a, e.y -= s, e.width += a * 2, e.height += s * 2;
			}
			return e;
		}
		return d;
	}
	_getStrokePadding(e = this.miterLimit() || 10) {
		return this.attrs.sceneFunc && (e = this.miterLimit() || 10), Math.abs(this.strokeWidth()) / 2 * Math.max(this.lineCap() === "square" ? Math.SQRT2 : 1, (this.lineJoin() || "miter") === "miter" ? e : 1);
	}
	drawScene(t, n) {
		let r = this.getLayer(), a = t || r.getCanvas(), o = a.getContext(), s = this._getCanvasCache(), c = this.getSceneFunc(), l = this.hasShadow(), u = n === this;
		if (!(n ? this._isVisible(n) : this.isVisible()) && !u) return this;
		if (s) {
			o.save();
			let e = this.getAbsoluteTransform(n).getMatrix();
			return o.transform(e[0], e[1], e[2], e[3], e[4], e[5]), this._drawCachedSceneCanvas(o), o.restore(), this;
		}
		if (!c) return this;
		o.save();
		try {
			if (a.width && a.height && this._useBufferCanvas(void 0, o._getOpacity(this))) {
				let t = !!o._opacityRoot || !!this.attrs.selfRectFunc && this.getSelfRect === e.prototype.getSelfRect || !this.attrs.sceneFunc && !this.attrs.charRenderFunc && i.has(this.constructor), r = a._prepareIsolationCanvas(t ? this.getClientRect({
					_forDrawing: !0,
					relativeTo: n,
					skipShadow: !0
				}) : void 0), s = r.getContext();
				s.save(), s._applyLineJoin(this), s._applyMiterLimit(this);
				let d = this.getAbsoluteTransform(n).getMatrix();
				s.transform(d[0], d[1], d[2], d[3], d[4], d[5]), c.call(this, s, this), s.restore(), l && o._applyShadow(this), u || (o._applyOpacity(this), o._applyGlobalCompositeOperation(this)), o._drawDeviceBuffer(r);
			} else {
				if (o._applyLineJoin(this), o._applyMiterLimit(this), !u) {
					let e = this.getAbsoluteTransform(n).getMatrix();
					o.transform(e[0], e[1], e[2], e[3], e[4], e[5]), o._applyOpacity(this), o._applyGlobalCompositeOperation(this);
				}
				l && o._applyShadow(this), c.call(this, o, this);
			}
		} catch (e) {
			throw a._releaseIsolationCanvas(), e;
		} finally {
			o.restore();
		}
		return this;
	}
	drawHit(e, t) {
		if (!this.shouldDrawHit(t)) return this;
		let n = this.getLayer(), r = e || n.hitCanvas, i = r && r.getContext(), a = this.hitFunc() || this.sceneFunc(), o = this._getCachedHitCanvas(t);
		if (this.colorKey || j.warn("Looks like your canvas has a destroyed shape in it. Do not reuse shape after you destroyed it. If you want to reuse shape you should call remove() instead of destroy()"), o) {
			i.save();
			let e = this.getAbsoluteTransform(t).getMatrix();
			return i.transform(e[0], e[1], e[2], e[3], e[4], e[5]), this._drawCachedHitCanvas(i, o), i.restore(), this;
		}
		if (!a) return this;
		if (i.save(), i._applyLineJoin(this), i._applyMiterLimit(this), this !== t) {
			let e = this.getAbsoluteTransform(t).getMatrix();
			i.transform(e[0], e[1], e[2], e[3], e[4], e[5]);
		}
		try {
			a.call(this, i, this);
		} finally {
			i.restore();
		}
		return this;
	}
	drawHitFromCache(e = 0) {
		let t = this._getCachedSceneCanvas(), n = this._getCachedHitCanvas(), r = n.getContext(), i = n.getWidth(), a = n.getHeight();
		r.clear(), r.drawImage(t._canvas, 0, 0, i / n.pixelRatio, a / n.pixelRatio);
		try {
			let t = r.getImageData(0, 0, i, a), n = t.data, o = n.length, s = j._hexToRgb(this.colorKey);
			for (let t = 0; t < o; t += 4) n[t + 3] > e ? (n[t] = s.r, n[t + 1] = s.g, n[t + 2] = s.b, n[t + 3] = 255) : n[t + 3] = 0;
			r.putImageData(t, 0, 0);
		} catch (e) {
			j.error("Unable to draw hit graph from cached scene canvas. " + e.message);
		}
		return this;
	}
	hasPointerCapture(e) {
		return Ee(e, this);
	}
	setPointerCapture(e) {
		De(e, this);
	}
	releaseCapture(e) {
		ke(e, this);
	}
};
H.prototype._fillFunc = qt, H.prototype._strokeFunc = Jt, H.prototype._fillFuncHit = qt, H.prototype._strokeFuncHit = Jt, H.prototype._centroid = !1, H.prototype.nodeType = "Shape", a(H), H.prototype.on("shadowColorChange.konva shadowBlurChange.konva shadowOffsetXChange.konva shadowOffsetYChange.konva shadowOpacityChange.konva shadowEnabledChange.konva", Yt), H.prototype.on("shadowColorChange.konva shadowOpacityChange.konva shadowEnabledChange.konva", Qt), H.prototype.on("fillEnabledChange.konva fillChange.konva fillPatternImageChange.konva fillLinearGradientColorStopsChange.konva fillRadialGradientColorStopsChange.konva", Xt), H.prototype.on("strokeEnabledChange.konva strokeWidthChange.konva strokeChange.konva strokeLinearGradientColorStopsChange.konva", Zt), H.prototype.on("fillPriorityChange.konva fillPatternImageChange.konva fillPatternRepeatChange.konva fillPatternScaleXChange.konva fillPatternScaleYChange.konva fillPatternOffsetXChange.konva fillPatternOffsetYChange.konva fillPatternXChange.konva fillPatternYChange.konva fillPatternRotationChange.konva", $t), H.prototype.on("fillPriorityChange.konva fillLinearGradientColorStopsChange.konva fillLinearGradientStartPointXChange.konva fillLinearGradientStartPointYChange.konva fillLinearGradientEndPointXChange.konva fillLinearGradientEndPointYChange.konva", en), H.prototype.on("fillPriorityChange.konva fillRadialGradientColorStopsChange.konva fillRadialGradientStartPointXChange.konva fillRadialGradientStartPointYChange.konva fillRadialGradientEndPointXChange.konva fillRadialGradientEndPointYChange.konva fillRadialGradientStartRadiusChange.konva fillRadialGradientEndRadiusChange.konva", tn), I.addGetterSetter(H, "stroke", void 0, Pe()), I.addGetterSetter(H, "strokeWidth", 2, P()), I.addGetterSetter(H, "fillAfterStrokeEnabled", !1), I.addGetterSetter(H, "hitStrokeWidth", "auto", Me()), I.addGetterSetter(H, "strokeHitEnabled", !0, F()), I.addGetterSetter(H, "perfectDrawEnabled", !0, F()), I.addGetterSetter(H, "shadowForStrokeEnabled", !0, F()), I.addGetterSetter(H, "lineJoin"), I.addGetterSetter(H, "lineCap"), I.addGetterSetter(H, "miterLimit"), I.addGetterSetter(H, "sceneFunc"), I.addGetterSetter(H, "hitFunc"), I.addGetterSetter(H, "selfRectFunc"), I.addGetterSetter(H, "dash"), I.addGetterSetter(H, "dashOffset", 0, P()), I.addGetterSetter(H, "shadowColor", void 0, Ne()), I.addGetterSetter(H, "shadowBlur", 0, P()), I.addGetterSetter(H, "shadowOpacity", 1, P()), I.addComponentsGetterSetter(H, "shadowOffset", ["x", "y"]), I.addGetterSetter(H, "shadowOffsetX", 0, P()), I.addGetterSetter(H, "shadowOffsetY", 0, P()), I.addGetterSetter(H, "fillPatternImage"), I.addGetterSetter(H, "fill", void 0, Pe()), I.addGetterSetter(H, "fillPatternX", 0, P()), I.addGetterSetter(H, "fillPatternY", 0, P()), I.addGetterSetter(H, "fillLinearGradientColorStops"), I.addGetterSetter(H, "strokeLinearGradientColorStops"), I.addGetterSetter(H, "fillRadialGradientStartRadius", 0), I.addGetterSetter(H, "fillRadialGradientEndRadius", 0), I.addGetterSetter(H, "fillRadialGradientColorStops"), I.addGetterSetter(H, "fillPatternRepeat", "repeat"), I.addGetterSetter(H, "fillEnabled", !0), I.addGetterSetter(H, "strokeEnabled", !0), I.addGetterSetter(H, "shadowEnabled", !0), I.addGetterSetter(H, "dashEnabled", !0), I.addGetterSetter(H, "strokeScaleEnabled", !0), I.addGetterSetter(H, "fillPriority", "color"), I.addComponentsGetterSetter(H, "fillPatternOffset", ["x", "y"]), I.addGetterSetter(H, "fillPatternOffsetX", 0, P()), I.addGetterSetter(H, "fillPatternOffsetY", 0, P()), I.addComponentsGetterSetter(H, "fillPatternScale", ["x", "y"]), I.addGetterSetter(H, "fillPatternScaleX", 1, P()), I.addGetterSetter(H, "fillPatternScaleY", 1, P()), I.addComponentsGetterSetter(H, "fillLinearGradientStartPoint", ["x", "y"]), I.addComponentsGetterSetter(H, "strokeLinearGradientStartPoint", ["x", "y"]), I.addGetterSetter(H, "fillLinearGradientStartPointX", 0), I.addGetterSetter(H, "strokeLinearGradientStartPointX", 0), I.addGetterSetter(H, "fillLinearGradientStartPointY", 0), I.addGetterSetter(H, "strokeLinearGradientStartPointY", 0), I.addComponentsGetterSetter(H, "fillLinearGradientEndPoint", ["x", "y"]), I.addComponentsGetterSetter(H, "strokeLinearGradientEndPoint", ["x", "y"]), I.addGetterSetter(H, "fillLinearGradientEndPointX", 0), I.addGetterSetter(H, "strokeLinearGradientEndPointX", 0), I.addGetterSetter(H, "fillLinearGradientEndPointY", 0), I.addGetterSetter(H, "strokeLinearGradientEndPointY", 0), I.addComponentsGetterSetter(H, "fillRadialGradientStartPoint", ["x", "y"]), I.addGetterSetter(H, "fillRadialGradientStartPointX", 0), I.addGetterSetter(H, "fillRadialGradientStartPointY", 0), I.addComponentsGetterSetter(H, "fillRadialGradientEndPoint", ["x", "y"]), I.addGetterSetter(H, "fillRadialGradientEndPointX", 0), I.addGetterSetter(H, "fillRadialGradientEndPointY", 0), I.addGetterSetter(H, "fillPatternRotation", 0), I.addGetterSetter(H, "fillRule", void 0, Ne()), I.backCompat(H, {
	dashArray: "dash",
	getDashArray: "getDash",
	setDashArray: "setDash",
	drawFunc: "sceneFunc",
	getDrawFunc: "getSceneFunc",
	setDrawFunc: "setSceneFunc",
	drawHitFunc: "hitFunc",
	getDrawHitFunc: "getHitFunc",
	setDrawHitFunc: "setHitFunc"
});
// node_modules/konva/lib/Layer.js
var nn = "beforeDraw", rn = "draw", an = 10, on = 256;
function sn(e, t) {
	return e[t + 3] >= 128 ? Kt[j.getHitColorKey(e[t], e[t + 1], e[t + 2])] : void 0;
}
var cn = class extends V {
	constructor(e) {
		super(e), this.canvas = new be(), this.hitCanvas = new xe({ pixelRatio: 1 }), this._waitingForDraw = !1, this.on("visibleChange.konva", this._checkVisibility), this._checkVisibility(), this.on("imageSmoothingEnabledChange.konva", this._setSmoothEnabled), this._setSmoothEnabled();
	}
	createPNGStream() {
		return this.canvas._canvas.createPNGStream();
	}
	getCanvas() {
		return this.canvas;
	}
	getNativeCanvasElement() {
		return this.canvas._canvas;
	}
	getHitCanvas() {
		return this.hitCanvas;
	}
	getContext() {
		return this.getCanvas().getContext();
	}
	clear(e) {
		return this.getContext().clear(e), this.getHitCanvas().getContext().clear(e), this;
	}
	setZIndex(e) {
		super.setZIndex(e);
		let t = this.getStage();
		return t && t.content && (t.content.removeChild(this.getNativeCanvasElement()), e < t.children.length - 1 ? t.content.insertBefore(this.getNativeCanvasElement(), t.children[e + 1].getCanvas()._canvas) : t.content.appendChild(this.getNativeCanvasElement())), this;
	}
	moveToTop() {
		z.prototype.moveToTop.call(this);
		let e = this.getStage();
		return e && e.content && (e.content.removeChild(this.getNativeCanvasElement()), e.content.appendChild(this.getNativeCanvasElement())), !0;
	}
	moveUp() {
		if (!z.prototype.moveUp.call(this)) return !1;
		let e = this.getStage();
		return !e || !e.content ? !1 : (e.content.removeChild(this.getNativeCanvasElement()), this.index < e.children.length - 1 ? e.content.insertBefore(this.getNativeCanvasElement(), e.children[this.index + 1].getCanvas()._canvas) : e.content.appendChild(this.getNativeCanvasElement()), !0);
	}
	moveDown() {
		if (z.prototype.moveDown.call(this)) {
			let e = this.getStage();
			if (e) {
				let t = e.children;
				e.content && (e.content.removeChild(this.getNativeCanvasElement()), e.content.insertBefore(this.getNativeCanvasElement(), t[this.index + 1].getCanvas()._canvas));
			}
			return !0;
		}
		return !1;
	}
	moveToBottom() {
		if (z.prototype.moveToBottom.call(this)) {
			let e = this.getStage();
			if (e) {
				let t = e.children;
				e.content && (e.content.removeChild(this.getNativeCanvasElement()), e.content.insertBefore(this.getNativeCanvasElement(), t[1].getCanvas()._canvas));
			}
			return !0;
		}
		return !1;
	}
	getLayer() {
		return this;
	}
	remove() {
		var e, t;
		super.remove();
		let n = this.getNativeCanvasElement(), r = this.getHitCanvas()._canvas;
		return (e = n.parentNode) == null || e.removeChild(n), (t = r.parentNode) == null || t.removeChild(r), this;
	}
	getStage() {
		return this.parent;
	}
	_setSize({ width: e, height: t }) {
		return this.canvas.setSize(e, t), this._syncHitCanvasSize(), this._setSmoothEnabled(), this;
	}
	_syncHitCanvasSize() {
		let e = this.isListening();
		this.hitCanvas.setSizeIfChanged((e ? this.getWidth() : 0) || 0, (e ? this.getHeight() : 0) || 0);
	}
	_validateAdd(e) {
		let t = e.getType();
		t !== "Group" && t !== "Shape" && j.throw("You may only add groups and shapes to a layer.");
	}
	_toKonvaCanvas(e) {
		return e = { ...e }, e.width = e.width || this.getWidth(), e.height = e.height || this.getHeight(), e.x = e.x === void 0 ? this.x() : e.x, e.y = e.y === void 0 ? this.y() : e.y, z.prototype._toKonvaCanvas.call(this, e);
	}
	_checkVisibility() {
		this.visible() ? this.canvas._canvas.style.display = "block" : this.canvas._canvas.style.display = "none";
	}
	_setSmoothEnabled() {
		this.getContext()._context.imageSmoothingEnabled = this.imageSmoothingEnabled();
	}
	getWidth() {
		if (this.parent) return this.parent.width();
	}
	setWidth() {
		j.warn("Can not change width of layer. Use \"stage.width(value)\" function instead.");
	}
	getHeight() {
		if (this.parent) return this.parent.height();
	}
	setHeight() {
		j.warn("Can not change height of layer. Use \"stage.height(value)\" function instead.");
	}
	batchDraw() {
		return this._waitingForDraw || (this._waitingForDraw = !0, j.requestAnimFrame(() => {
			this._waitingForDraw = !1, this.draw();
		}, this.getStage()?._getOwnerWindow())), this;
	}
	getIntersection(e) {
		if (!this.isListening() || !this.isVisible()) return null;
		let t = this._getIntersection(e);
		if (t.shape) return t.shape;
		if (!t.antialiased) return null;
		let n = this.hitCanvas.pixelRatio, r = Math.floor(e.x * n), i = Math.floor(e.y * n), a = (e) => this.hitCanvas.context.getImageData(r - e, i - e, e * 2 + 1, e * 2 + 1).data, o = an, s = o * 2 + 1, c = a(o), l = c[(o * s + o) * 4 + 3];
		for (let e = 1; e <= on; e++) {
			e > o && (o = Math.min(on, o * 2), s = o * 2 + 1, c = a(o));
			let t = 0;
			for (let n = -e; n <= e; n++) {
				let r = Math.abs(n) === e ? 1 : e * 2;
				for (let i = -e; i <= e; i += r) {
					let e = ((n + o) * s + i + o) * 4, r = sn(c, e);
					if (r) return r;
					t = Math.max(t, c[e + 3]);
				}
			}
			if (t <= l && t !== 255) return null;
			l = t;
		}
		return null;
	}
	_getIntersection(e) {
		if (!this.hitCanvas.width || !this.hitCanvas.height) return {};
		let t = this.hitCanvas.pixelRatio, n = this.hitCanvas.context.getImageData(Math.floor(e.x * t), Math.floor(e.y * t), 1, 1).data, r = sn(n, 0);
		return r ? { shape: r } : n[3] > 0 ? { antialiased: !0 } : {};
	}
	drawScene(e, t) {
		let n = this.getLayer(), r = e || n && n.getCanvas();
		return this._fire(nn, { node: this }), this.clearBeforeDraw() && r.getContext().clear(), V.prototype.drawScene.call(this, r, t), r._trimIsolationCanvas(), this._fire(rn, { node: this }), this;
	}
	shouldDrawHit(e) {
		if (!super.shouldDrawHit(e)) return !1;
		if (e || r.hitOnDragEnabled) return !0;
		let t = !1;
		return M._dragElements.forEach((e) => {
			e.dragStatus === "dragging" && (e.node === this.getStage() || e.node.getLayer() === this) && (t = !0);
		}), !t && !r.Transformer?._isLayerTransforming(this);
	}
	drawHit(e, t) {
		let n = this.getLayer(), r = e || n && n.hitCanvas;
		return !e && n && (n._syncHitCanvasSize(), n.clearBeforeDraw() && n.getHitCanvas().getContext().clear()), V.prototype.drawHit.call(this, r, t), this;
	}
	enableHitGraph() {
		return this.hitGraphEnabled(!0), this;
	}
	disableHitGraph() {
		return this.hitGraphEnabled(!1), this;
	}
	setHitGraphEnabled(e) {
		j.warn("hitGraphEnabled method is deprecated. Please use layer.listening() instead."), this.listening(e);
	}
	getHitGraphEnabled(e) {
		return j.warn("hitGraphEnabled method is deprecated. Please use layer.listening() instead."), this.listening();
	}
	toggleHitCanvas() {
		if (!this.parent || !this.parent.content) return;
		let e = this.parent;
		this.hitCanvas._canvas.parentNode ? e.content.removeChild(this.hitCanvas._canvas) : e.content.appendChild(this.hitCanvas._canvas);
	}
	destroy() {
		return this.getCanvas()._releaseIsolationCanvas(), j.releaseCanvas(this.getNativeCanvasElement(), this.getHitCanvas()._canvas), super.destroy();
	}
};
cn.prototype.nodeType = "Layer", a(cn), I.addGetterSetter(cn, "imageSmoothingEnabled", !0), I.addGetterSetter(cn, "clearBeforeDraw", !0), I.addOverloadedGetterSetter(cn, "hitGraphEnabled");
// node_modules/konva/lib/FastLayer.js
var ln = class extends cn {
	constructor(e) {
		super(e), this.listening(!1), j.warn("Konva.FastLayer is deprecated. Please use \"new Konva.Layer({ listening: false })\" instead.");
	}
};
ln.prototype.nodeType = "FastLayer", a(ln);
// node_modules/konva/lib/Group.js
var un = class extends V {
	_validateAdd(e) {
		let t = e.getType();
		t !== "Group" && t !== "Shape" && j.throw("You may only add groups and shapes to groups.");
	}
	_drawChildNodes(e, t, n) {
		if (e !== "drawScene" || !this.isolated() || n === this) return super._drawChildNodes(e, t, n);
		if (!t.width || !t.height) return;
		let r = t.getContext(), i = t._prepareIsolationCanvas(this.getClientRect({
			_forDrawing: !0,
			relativeTo: n
		})), a = i.getContext();
		a._opacityRoot = this, r.save();
		try {
			super._drawChildNodes(e, i, n), r._applyOpacity(this), r._drawDeviceBuffer(i);
		} catch (e) {
			throw t._releaseIsolationCanvas(), e;
		} finally {
			r.restore(), a._opacityRoot = void 0;
		}
	}
};
I.addGetterSetter(un, "isolated", !1, F()), un.prototype.nodeType = "Group", a(un);
// node_modules/konva/lib/Animation.js
var dn = n.performance?.now ? () => n.performance.now() : Date.now, fn = class e {
	constructor(t, n) {
		this.id = e.animIdCounter++, this.frame = {
			time: 0,
			timeDiff: 0,
			lastTime: dn(),
			frameRate: 0
		}, this.func = t, this.setLayers(n);
	}
	setLayers(e) {
		return this.layers = e ? [].concat(e) : [], this;
	}
	getLayers() {
		return this.layers;
	}
	addLayer(e) {
		let t = this.layers, n = t.length;
		for (let r = 0; r < n; r++) if (t[r]._id === e._id) return !1;
		return this.layers.push(e), !0;
	}
	isRunning() {
		return e.animations.has(this);
	}
	start() {
		return this.stop(), this.frame.timeDiff = 0, this.frame.lastTime = dn(), e._addAnimation(this), this;
	}
	stop() {
		return e._removeAnimation(this), this;
	}
	_updateFrameObject(e) {
		this.frame.timeDiff = e - this.frame.lastTime, this.frame.lastTime = e, this.frame.time += this.frame.timeDiff, this.frame.frameRate = 1e3 / this.frame.timeDiff;
	}
	static _addAnimation(e) {
		this.animations.add(e), this._handleAnimation();
	}
	static _removeAnimation(e) {
		this.animations.delete(e);
	}
	static _runFrames() {
		let e = /* @__PURE__ */ new Set();
		z._updateBatch(() => {
			Array.from(this.animations).forEach((t) => {
				this.animations.has(t) && (t._updateFrameObject(dn()), t.func && t.func.call(t, t.frame) === !1 || t.layers.forEach((t) => t && e.add(t)));
			});
		}), e.forEach((e) => e.batchDraw());
	}
	static _animationLoop() {
		let t = e;
		t.animations.size ? (t._runFrames(), j.requestAnimFrame(t._animationLoop)) : t.animRunning = !1;
	}
	static _handleAnimation() {
		this.animRunning || (this.animRunning = !0, j.requestAnimFrame(this._animationLoop));
	}
};
fn.animations = /* @__PURE__ */ new Set(), fn.animIdCounter = 0, fn.animRunning = !1;
// node_modules/konva/lib/Tween.js
var pn = {
	node: 1,
	duration: 1,
	easing: 1,
	onFinish: 1,
	onUpdate: 1,
	onReset: 1,
	yoyo: 1
}, mn = 1, hn = 2, gn = 3, _n = [
	"fill",
	"stroke",
	"shadowColor"
], vn = 0;
function yn(e) {
	return j.colorToRGBA(e) || j.throw("can not tween the color \"" + e + "\", because it is not a valid color.");
}
function bn(e, t) {
	return {
		r: t.r - e.r,
		g: t.g - e.g,
		b: t.b - e.b,
		a: t.a - e.a
	};
}
function xn(e, t, n) {
	return "rgba(" + Math.round(e.r + t.r * n) + "," + Math.round(e.g + t.g * n) + "," + Math.round(e.b + t.b * n) + "," + (e.a + t.a * n) + ")";
}
var Sn = class {
	constructor(e, t, n, r, i, a, o) {
		this.prop = e, this.propFunc = t, this.begin = r, this._pos = r, this.duration = a, this._change = 0, this.prevPos = 0, this.yoyo = o, this._time = 0, this._position = 0, this._startTime = 0, this._finish = 0, this.func = n, this._change = i - this.begin, this.pause();
	}
	fire(e) {
		let t = this[e];
		t && t();
	}
	setTime(e) {
		e > this.duration ? this.yoyo ? (this._time = this.duration, this.reverse()) : this.finish() : e < 0 ? this.yoyo ? (this._time = 0, this.play()) : this.reset() : (this._time = e, this.update());
	}
	getTime() {
		return this._time;
	}
	setPosition(e) {
		this.prevPos = this._pos, this.propFunc(e), this._pos = e;
	}
	getPosition(e) {
		return e === void 0 && (e = this._time), this.func(e, this.begin, this._change, this.duration);
	}
	play() {
		this.state = hn, this._startTime = this.getTimer() - this._time, this.fire("onPlay"), this.onEnterFrame();
	}
	reverse() {
		this.state = gn, this._time = this.duration - this._time, this._startTime = this.getTimer() - this._time, this.fire("onReverse"), this.onEnterFrame();
	}
	seek(e) {
		this.pause(), this._time = e, this.update(), this.fire("onSeek");
	}
	reset() {
		this.pause(), this._time = 0, this.update(), this.fire("onReset");
	}
	finish() {
		this.pause(), this._time = this.duration, this.update(), this.fire("onFinish");
	}
	update() {
		this.setPosition(this.getPosition(this._time)), this.fire("onUpdate");
	}
	onEnterFrame() {
		let e = this.getTimer() - this._startTime;
		this.state === hn ? this.setTime(e) : this.state === gn && this.setTime(this.duration - e);
	}
	pause() {
		this.state = mn, this.fire("onPause");
	}
	getTimer() {
		return Date.now();
	}
}, Cn = class e {
	constructor(t) {
		let n = this, i = t.node, a = i._id, o = t.easing || wn.Linear, s = !!t.yoyo, c, l;
		c = t.duration === void 0 ? .3 : t.duration === 0 ? .001 : t.duration, this.node = i, this._id = vn++;
		let u = i.getLayer() || (i instanceof r.Stage ? i.getLayers() : null);
		for (l in u || j.error("Tween constructor have `node` that is not in a layer. Please add node into layer first."), this.anim = new fn(function() {
			n.tween.onEnterFrame();
		}, u), this.tween = new Sn(l, function(e) {
			n._tweenFunc(e);
		}, o, 0, 1, c * 1e3, s), this._addListeners(), e.attrs[a] || (e.attrs[a] = {}), e.attrs[a][this._id] || (e.attrs[a][this._id] = {}), e.tweens[a] || (e.tweens[a] = {}), t) pn[l] === void 0 && this._addAttr(l, t[l]);
		this.reset(), this.onFinish = t.onFinish, this.onReset = t.onReset, this.onUpdate = t.onUpdate;
	}
	_addAttr(t, n) {
		if (j._isPlainObject(n)) {
			for (let e in n) this._addAttr(t + j._capitalize(e), n[e]);
			return;
		}
		let r = this.node, i = r._id, a, o, s, c, l = e.tweens[i][t];
		l !== void 0 && delete e.attrs[i][l][t];
		let u = r.getAttr(t);
		if (j._isArray(n) || j._isArray(u)) {
			if (a = [], c = u, s = n, u = j._isArray(u) ? u.slice() : Array(n.length).fill(u || 0), j._isArray(n) || (n = Array(u.length).fill(n)), o = Math.max(n.length, u.length), t === "points" && n.length !== u.length && (n.length > u.length ? u = j._prepareArrayForTween(u, n, r.closed()) : n = j._prepareArrayForTween(n, u, r.closed())), t.endsWith("ColorStops")) for (let e = 0; e < o; e++) if (e % 2 == 0) a.push((n[e] || 0) - (u[e] || 0));
			else {
				let t = yn(u[e]);
				u[e] = t, a.push(bn(t, yn(n[e])));
			}
			else for (let e = 0; e < o; e++) a.push((n[e] || 0) - (u[e] || 0));
		} else _n.indexOf(t) === -1 ? a = n - u : (u = yn(u), a = bn(u, yn(n)));
		e.attrs[i][this._id][t] = {
			start: u,
			diff: a,
			end: n,
			trueEnd: s,
			trueStart: c
		}, e.tweens[i][t] = this._id;
	}
	_tweenFunc(t) {
		let n = this.node, r = e.attrs[n._id]?.[this._id], i, a, o, s, c, l, u, d;
		for (i in r) {
			if (a = r[i], o = a.start, s = a.diff, d = a.end, j._isArray(o)) {
				if (c = [], u = Math.max(o.length, d.length), i.endsWith("ColorStops")) for (l = 0; l < u; l++) l % 2 == 0 ? c.push((o[l] || 0) + s[l] * t) : c.push(xn(o[l], s[l], t));
				else for (l = 0; l < u; l++) c.push((o[l] || 0) + s[l] * t);
			} else c = _n.indexOf(i) === -1 ? o + s * t : xn(o, s, t);
			n.setAttr(i, c);
		}
	}
	_addListeners() {
		let t = `destroy.konva-tween${this._id}`, n = () => this.destroy(), r = () => {
			this.node.off(t).on(t, n), this.anim.start();
		};
		this.tween.onPlay = r, this.tween.onReverse = r, this.tween.onPause = () => {
			this.node.off(t), this.anim.stop();
		};
		let i = (t, n) => {
			let r = e.attrs[this.node._id]?.[this._id];
			if (r) {
				for (let e in r) r[e][t] !== void 0 && this.node.setAttr(e, r[e][t]);
				n?.call(this);
			}
		};
		this.tween.onFinish = () => i("trueEnd", this.onFinish), this.tween.onReset = () => i("trueStart", this.onReset), this.tween.onUpdate = () => {
			this.onUpdate && this.onUpdate.call(this);
		};
	}
	play() {
		return this.tween.play(), this;
	}
	reverse() {
		return this.tween.reverse(), this;
	}
	reset() {
		return this.tween.reset(), this;
	}
	seek(e) {
		return this.tween.seek(e * 1e3), this;
	}
	pause() {
		return this.tween.pause(), this;
	}
	finish() {
		return this.tween.finish(), this;
	}
	destroy() {
		let t = this.node._id, n = this._id, r = e.attrs[t]?.[n], i = e.tweens[t];
		if (this.pause(), this.anim && this.anim.stop(), r) {
			if (i) {
				for (let e in r) delete i[e];
				Object.keys(i).length === 0 && delete e.tweens[t];
			}
			delete e.attrs[t][n], Object.keys(e.attrs[t]).length === 0 && delete e.attrs[t];
		}
	}
};
Cn.attrs = {}, Cn.tweens = {}, z.prototype.to = function(e) {
	let t = e.onFinish, n = new Cn({
		...e,
		node: this,
		onFinish() {
			n.destroy(), t && t();
		}
	});
	return n.play(), n;
};
var wn = {
	BackEaseIn(e, t, n, r) {
		return n * (e /= r) * e * (2.70158 * e - 1.70158) + t;
	},
	BackEaseOut(e, t, n, r) {
		return n * ((e = e / r - 1) * e * (2.70158 * e + 1.70158) + 1) + t;
	},
	BackEaseInOut(e, t, n, r) {
		let i = 1.70158;
		return (e /= r / 2) < 1 ? n / 2 * (e * e * (((i *= 1.525) + 1) * e - i)) + t : n / 2 * ((e -= 2) * e * (((i *= 1.525) + 1) * e + i) + 2) + t;
	},
	ElasticEaseIn(e, t, n, r, i, a) {
		let o = 0;
		return e === 0 ? t : (e /= r) === 1 ? t + n : (a ||= r * .3, !i || i < Math.abs(n) ? (i = n, o = a / 4) : o = a / (2 * Math.PI) * Math.asin(n / i), -(i * 2 ** (10 * --e) * Math.sin((e * r - o) * (2 * Math.PI) / a)) + t);
	},
	ElasticEaseOut(e, t, n, r, i, a) {
		let o = 0;
		return e === 0 ? t : (e /= r) === 1 ? t + n : (a ||= r * .3, !i || i < Math.abs(n) ? (i = n, o = a / 4) : o = a / (2 * Math.PI) * Math.asin(n / i), i * 2 ** (-10 * e) * Math.sin((e * r - o) * (2 * Math.PI) / a) + n + t);
	},
	ElasticEaseInOut(e, t, n, r, i, a) {
		let o = 0;
		return e === 0 ? t : (e /= r / 2) == 2 ? t + n : (a ||= .3 * 1.5 * r, !i || i < Math.abs(n) ? (i = n, o = a / 4) : o = a / (2 * Math.PI) * Math.asin(n / i), e < 1 ? -.5 * (i * 2 ** (10 * --e) * Math.sin((e * r - o) * (2 * Math.PI) / a)) + t : i * 2 ** (-10 * --e) * Math.sin((e * r - o) * (2 * Math.PI) / a) * .5 + n + t);
	},
	BounceEaseOut(e, t, n, r) {
		return (e /= r) < 1 / 2.75 ? n * (7.5625 * e * e) + t : e < 2 / 2.75 ? n * (7.5625 * (e -= 1.5 / 2.75) * e + .75) + t : e < 2.5 / 2.75 ? n * (7.5625 * (e -= 2.25 / 2.75) * e + .9375) + t : n * (7.5625 * (e -= 2.625 / 2.75) * e + .984375) + t;
	},
	BounceEaseIn(e, t, n, r) {
		return n - wn.BounceEaseOut(r - e, 0, n, r) + t;
	},
	BounceEaseInOut(e, t, n, r) {
		return e < r / 2 ? wn.BounceEaseIn(e * 2, 0, n, r) * .5 + t : wn.BounceEaseOut(e * 2 - r, 0, n, r) * .5 + n * .5 + t;
	},
	EaseIn(e, t, n, r) {
		return n * (e /= r) * e + t;
	},
	EaseOut(e, t, n, r) {
		return -n * (e /= r) * (e - 2) + t;
	},
	EaseInOut(e, t, n, r) {
		return (e /= r / 2) < 1 ? n / 2 * e * e + t : -n / 2 * (--e * (e - 2) - 1) + t;
	},
	StrongEaseIn(e, t, n, r) {
		return n * (e /= r) * e * e * e * e + t;
	},
	StrongEaseOut(e, t, n, r) {
		return n * ((e = e / r - 1) * e * e * e * e + 1) + t;
	},
	StrongEaseInOut(e, t, n, r) {
		return (e /= r / 2) < 1 ? n / 2 * e * e * e * e * e + t : n / 2 * ((e -= 2) * e * e * e * e + 2) + t;
	},
	Linear(e, t, n, r) {
		return n * e / r + t;
	}
}, Tn = j._assign(r, {
	beginUpdateBatch: z._beginUpdateBatch,
	Util: j,
	Transform: c,
	Node: z,
	Container: V,
	Stage: It,
	stages: Nt,
	Layer: cn,
	FastLayer: ln,
	Group: un,
	DD: M,
	Shape: H,
	shapes: Kt,
	Animation: fn,
	Tween: Cn,
	Easings: wn,
	Context: ge,
	Canvas: ye
}), U = class extends H {
	_sceneFunc(e) {
		let t = r.getAngle(this.angle()), n = this.clockwise();
		e.beginPath(), e.arc(0, 0, Math.abs(this.outerRadius()), 0, t, n), e.arc(0, 0, Math.abs(this.innerRadius()), t, 0, !n), e.closePath(), e.fillStrokeShape(this);
	}
	getWidth() {
		return Math.abs(this.outerRadius()) * 2;
	}
	getHeight() {
		return Math.abs(this.outerRadius()) * 2;
	}
	setWidth(e) {
		this.outerRadius(e / 2);
	}
	setHeight(e) {
		this.outerRadius(e / 2);
	}
	getSelfRect() {
		let e = Math.abs(this.innerRadius()), t = Math.abs(this.outerRadius()), n = Math.min(e, t), i = Math.max(e, t), a = this.clockwise(), o = r.getAngle(this.angle());
		if (o % (Math.PI * 2) == 0) return o === 0 ? {
			x: n,
			y: 0,
			width: i - n,
			height: 0
		} : {
			x: -i,
			y: -i,
			width: i * 2,
			height: i * 2
		};
		let s = Math.PI * 2, c = a ? -o : o, l = c >= s ? s : (c % s + s) % s, u = Math.cos(Math.min(l, Math.PI)), d = Math.sin(Math.min(Math.max(Math.PI, l), 3 * Math.PI / 2)), f = Math.sin(Math.min(l, Math.PI / 2)), p = u * (u > 0 ? n : i), m = 1 * i, h = d * (d > 0 ? n : i), g = f * (f > 0 ? i : n);
		return {
			x: p,
			y: a ? -1 * g : h,
			width: m - p,
			height: g - h
		};
	}
};
U.prototype._centroid = !0, U.prototype.className = "Arc", U.prototype._attrsAffectingSize = [
	"innerRadius",
	"outerRadius",
	"angle",
	"clockwise"
], a(U, !0), I.addGetterSetter(U, "innerRadius", 0, P()), I.addGetterSetter(U, "outerRadius", 0, P()), I.addGetterSetter(U, "angle", 0, P()), I.addGetterSetter(U, "clockwise", !1, F());
// node_modules/konva/lib/BezierFunctions.js
var En = [
	-.07652652113349734,
	.07652652113349734,
	-.22778585114164507,
	.22778585114164507,
	-.37370608871541955,
	.37370608871541955,
	-.5108670019508271,
	.5108670019508271,
	-.636053680726515,
	.636053680726515,
	-.7463319064601508,
	.7463319064601508,
	-.8391169718222188,
	.8391169718222188,
	-.912234428251326,
	.912234428251326,
	-.9639719272779138,
	.9639719272779138,
	-.9931285991850949,
	.9931285991850949
], Dn = [
	.15275338713072584,
	.15275338713072584,
	.14917298647260374,
	.14917298647260374,
	.14209610931838204,
	.14209610931838204,
	.13168863844917664,
	.13168863844917664,
	.11819453196151841,
	.11819453196151841,
	.10193011981724044,
	.10193011981724044,
	.08327674157670475,
	.08327674157670475,
	.06267204833410907,
	.06267204833410907,
	.04060142980038694,
	.04060142980038694,
	.017614007139152118,
	.017614007139152118
], On = (e, t, n) => {
	let r = n / 2, i = 0;
	for (let n = 0; n < En.length; n++) {
		let a = r * En[n] + r;
		i += Dn[n] * An(e, t, a);
	}
	return r * i;
}, kn = (e, t, n = 1) => On([
	e[0],
	e[0] + 2 / 3 * (e[1] - e[0]),
	e[2] + 2 / 3 * (e[1] - e[2]),
	e[2]
], [
	t[0],
	t[0] + 2 / 3 * (t[1] - t[0]),
	t[2] + 2 / 3 * (t[1] - t[2]),
	t[2]
], n);
function An(e, t, n) {
	let r = 1 - n, i = r * r, a = 2 * r * n, o = n * n, s = i * (3 * (e[1] - e[0])) + a * (3 * (e[2] - e[1])) + o * (3 * (e[3] - e[2])), c = i * (3 * (t[1] - t[0])) + a * (3 * (t[2] - t[1])) + o * (3 * (t[3] - t[2]));
	return Math.sqrt(s * s + c * c);
}
var jn = (e, t, n) => {
	let r = 1, i = e / t, a = (e - n(i)) / t, o = 0;
	for (; r > .001;) {
		let s = n(i + a), c = Math.abs(e - s) / t;
		if (c < r) r = c, i += a;
		else {
			let o = n(i - a), s = Math.abs(e - o) / t;
			s < r ? (r = s, i -= a) : a /= 2;
		}
		if (o++, o > 500) break;
	}
	return i;
}, Mn = (e, t, n, r) => {
	let i = 1 - r;
	return i * i * e + 2 * i * r * t + r * r * n;
}, Nn = (e, t, n, r, i, a) => {
	let o = [];
	for (let s of [[
		e,
		n,
		i
	], [
		t,
		r,
		a
	]]) {
		let c = (s[0] - s[1]) / (s[0] - 2 * s[1] + s[2]);
		c > 0 && c < 1 && o.push(Mn(e, n, i, c), Mn(t, r, a, c));
	}
	return o;
}, Pn = (e, t, n, r, i) => {
	let a = 1 - i;
	return a * a * a * e + 3 * a * a * i * t + 3 * a * i * i * n + i * i * i * r;
}, Fn = (e, t, n, r, i, a, o, s) => {
	let c = [];
	for (let l of [[
		e,
		n,
		i,
		o
	], [
		t,
		r,
		a,
		s
	]]) {
		let u = -3 * l[0] + 9 * l[1] - 9 * l[2] + 3 * l[3], d = 6 * l[0] - 12 * l[1] + 6 * l[2], f = -3 * l[0] + 3 * l[1], p = d * d - 4 * u * f;
		if (p < 0) continue;
		let m = -(d + (d < 0 ? -1 : 1) * Math.sqrt(p)) / 2;
		for (let l of [m / u, f / m]) l > 0 && l < 1 && c.push(Pn(e, n, i, o, l), Pn(t, r, a, s, l));
	}
	return c;
};
// node_modules/konva/lib/shapes/Line.js
function In(e, t, n, r, i, a, o) {
	let s = Math.sqrt((n - e) ** 2 + (r - t) ** 2), c = Math.sqrt((i - n) ** 2 + (a - r) ** 2), l = s + c;
	if (l === 0) return [
		n,
		r,
		n,
		r
	];
	let u = o * s / l, d = o * c / l;
	return [
		n - u * (i - e),
		r - u * (a - t),
		n + d * (i - e),
		r + d * (a - t)
	];
}
function Ln(e, t) {
	let n = e.length, r = [];
	for (let i = 2; i < n - 2; i += 2) {
		let n = In(e[i - 2], e[i - 1], e[i], e[i + 1], e[i + 2], e[i + 3], t);
		isNaN(n[0]) || (r.push(n[0]), r.push(n[1]), r.push(e[i]), r.push(e[i + 1]), r.push(n[2]), r.push(n[3]));
	}
	return r;
}
function Rn(e) {
	let t = [];
	for (let n = 0; n + 7 < e.length; n += 6) t.push(e[n + 6], e[n + 7], ...Fn(e[n], e[n + 1], e[n + 2], e[n + 3], e[n + 4], e[n + 5], e[n + 6], e[n + 7]));
	return t;
}
var W = class extends H {
	constructor(e) {
		super(e), this.on("pointsChange.konva tensionChange.konva closedChange.konva bezierChange.konva", function() {
			this._clearCache("tensionPoints");
		});
	}
	_hasTension() {
		return this.tension() !== 0 && this.points().length > 4;
	}
	_eachTensionSegment(e, t) {
		let n = this.points(), r = n.length, i = this.closed(), a = this.getTensionPoints(), o = a.length, s = n[0], c = n[1], l = i ? 0 : 4;
		for (i || (e(s, c, a[0], a[1], a[2], a[3]), s = a[2], c = a[3]); l < o - 2;) {
			let e = a[l++], n = a[l++], r = a[l++], i = a[l++], o = a[l++], u = a[l++];
			t(s, c, e, n, r, i, o, u), s = o, c = u;
		}
		i || e(s, c, a[o - 2], a[o - 1], n[r - 2], n[r - 1]);
	}
	_getStrokePadding(e = this.points().length === 4 && !this.closed() ? 1 : void 0) {
		return super._getStrokePadding(e);
	}
	_sceneFunc(e) {
		let t = this.points(), n = t.length, r = this.closed(), i = this.bezier();
		if (!n) return;
		let a = 0;
		if (e.beginPath(), e.moveTo(t[0], t[1]), this._hasTension()) this._eachTensionSegment((t, n, r, i, a, o) => e.quadraticCurveTo(r, i, a, o), (t, n, r, i, a, o, s, c) => e.bezierCurveTo(r, i, a, o, s, c));
		else if (i) for (a = 2; a < n;) e.bezierCurveTo(t[a++], t[a++], t[a++], t[a++], t[a++], t[a++]);
		else for (a = 2; a < n; a += 2) e.lineTo(t[a], t[a + 1]);
		r ? (e.closePath(), e.fillStrokeShape(this)) : e.strokeShape(this);
	}
	getTensionPoints() {
		return this._getCache("tensionPoints", this._getTensionPoints);
	}
	_getTensionPoints() {
		return this.closed() ? this._getTensionPointsClosed() : Ln(this.points(), this.tension());
	}
	_getTensionPointsClosed() {
		let e = this.points(), t = e.length, n = this.tension(), r = In(e[t - 2], e[t - 1], e[0], e[1], e[2], e[3], n), i = In(e[t - 4], e[t - 3], e[t - 2], e[t - 1], e[0], e[1], n), a = Ln(e, n);
		return [r[2], r[3]].concat(a).concat([
			i[0],
			i[1],
			e[t - 2],
			e[t - 1],
			i[2],
			i[3],
			r[0],
			r[1],
			e[0],
			e[1]
		]);
	}
	getWidth() {
		return this.getSelfRect().width;
	}
	getHeight() {
		return this.getSelfRect().height;
	}
	getSelfRect() {
		let e = this.points();
		if (e.length < 4) return {
			x: e[0] || 0,
			y: e[1] || 0,
			width: 0,
			height: 0
		};
		if (this._hasTension()) {
			let t = [e[0], e[1]];
			this._eachTensionSegment((e, n, r, i, a, o) => t.push(a, o, ...Nn(e, n, r, i, a, o)), (e, n, r, i, a, o, s, c) => t.push(s, c, ...Fn(e, n, r, i, a, o, s, c))), e = t;
		} else this.bezier() && (e = [
			e[0],
			e[1],
			...Rn(e)
		]);
		return j._getPointsRect(e);
	}
};
W.prototype.className = "Line", W.prototype._attrsAffectingSize = [
	"points",
	"bezier",
	"tension",
	"closed"
], a(W, !0), I.addGetterSetter(W, "closed", !1), I.addGetterSetter(W, "bezier", !1), I.addGetterSetter(W, "tension", 0, P()), I.addGetterSetter(W, "points", [], Fe());
// node_modules/konva/lib/shapes/Path.js
var zn = {
	m: 2,
	l: 2,
	h: 1,
	v: 1,
	c: 6,
	s: 4,
	q: 4,
	t: 2,
	a: 7,
	z: 0
}, Bn = Math.PI * 2, G = class e extends H {
	constructor(e) {
		super(e), this.dataArray = [], this.pathLength = 0, this._readDataAttribute(), this.on("dataChange.konva", function() {
			this._readDataAttribute();
		});
	}
	_readDataAttribute() {
		this.dataArray = e.parsePathData(this.data()), this.pathLength = e.getPathLength(this.dataArray);
	}
	_sceneFunc(e) {
		let t = this.dataArray;
		e.beginPath();
		let n = !1;
		for (let r = 0; r < t.length; r++) {
			let i = t[r].command, a = t[r].points;
			switch (i) {
				case "L":
					e.lineTo(a[0], a[1]);
					break;
				case "M":
					e.moveTo(a[0], a[1]);
					break;
				case "C":
					e.bezierCurveTo(a[0], a[1], a[2], a[3], a[4], a[5]);
					break;
				case "Q":
					e.quadraticCurveTo(a[0], a[1], a[2], a[3]);
					break;
				case "A":
					e.ellipse(a[0], a[1], a[2], a[3], a[6], a[4], a[4] + a[5], !a[7]);
					break;
				case "z": n = !0, e.closePath();
			}
		}
		!n && !this.hasFill() ? e.strokeShape(this) : e.fillStrokeShape(this);
	}
	getWidth() {
		return this.getSelfRect().width;
	}
	getHeight() {
		return this.getSelfRect().height;
	}
	getSelfRect() {
		let t = [];
		return this.dataArray.forEach(function(n) {
			if (n.command === "A") {
				let [r, i, a, o, s, c, l] = n.points, u = Math.cos(l), d = Math.sin(l), f = e.getPointOnEllipticalArc(r, i, a, o, s + c, l);
				t.push(n.start.x, n.start.y, f.x, f.y);
				let p = Math.atan2(-o * d, a * u), m = Math.atan2(o * u, a * d);
				[
					p,
					p + Math.PI,
					m,
					m + Math.PI
				].forEach((n) => {
					if (((n - s) * Math.sign(c) % Bn + Bn) % Bn < Math.abs(c)) {
						let s = e.getPointOnEllipticalArc(r, i, a, o, n, l);
						t.push(s.x, s.y);
					}
				});
			} else n.command === "C" ? t.push(n.start.x, n.start.y, n.points[4], n.points[5], ...Fn(n.start.x, n.start.y, n.points[0], n.points[1], n.points[2], n.points[3], n.points[4], n.points[5])) : n.command === "Q" ? t.push(n.start.x, n.start.y, n.points[2], n.points[3], ...Nn(n.start.x, n.start.y, n.points[0], n.points[1], n.points[2], n.points[3])) : t.push(...n.points);
		}), j._getPointsRect(t);
	}
	getLength() {
		return this.pathLength;
	}
	getPointAtLength(t) {
		return e.getPointAtLengthOfDataArray(t, this.dataArray);
	}
	static getLineLength(e, t, n, r) {
		return Math.sqrt((n - e) * (n - e) + (r - t) * (r - t));
	}
	static getPathLength(e) {
		let t = 0;
		for (let n = 0; n < e.length; ++n) t += e[n].pathLength;
		return t;
	}
	static getPointAtLengthOfDataArray(t, n, r) {
		let i, a = r?.index ?? 0, o = r?.offset ?? 0, s = n.length;
		if (!s) return null;
		for (; a > 0 && t <= o;) o -= n[--a].pathLength;
		for (t -= o; a < s && t > n[a].pathLength;) {
			let e = n[a].pathLength;
			t -= e, o += e, ++a;
		}
		if (r && a < s && (r.index = a, r.offset = o), a === s && (a--, t = n[a].pathLength), t < .01) return n[a].command === "M" ? (i = n[a].points.slice(0, 2), {
			x: i[0],
			y: i[1]
		}) : {
			x: n[a].start.x,
			y: n[a].start.y
		};
		let c = n[a], l = c.points;
		switch (c.command) {
			case "L":
			case "z": return e.getPointOnLine(t, c.start.x, c.start.y, l[0], l[1]);
			case "C": return e.getPointOnCubicBezier(jn(t, c.pathLength, (e) => On([
				c.start.x,
				l[0],
				l[2],
				l[4]
			], [
				c.start.y,
				l[1],
				l[3],
				l[5]
			], e)), c.start.x, c.start.y, l[0], l[1], l[2], l[3], l[4], l[5]);
			case "Q": return e.getPointOnQuadraticBezier(jn(t, c.pathLength, (e) => kn([
				c.start.x,
				l[0],
				l[2]
			], [
				c.start.y,
				l[1],
				l[3]
			], e)), c.start.x, c.start.y, l[0], l[1], l[2], l[3]);
			case "A": return e.getPointOnEllipticalArc(l[0], l[1], l[2], l[3], l[2] === l[3] ? l[4] + l[5] * t / c.pathLength : e._walkArc(l, t).theta, l[6]);
		}
		return null;
	}
	static getPointOnLine(e, t, n, r, i, a, o) {
		a ??= t, o ??= n;
		let s = this.getLineLength(t, n, r, i);
		if (s < 1e-10) return {
			x: t,
			y: n
		};
		if (r === t) return {
			x: a,
			y: o + (i > n ? e : -e)
		};
		let c = (i - n) / (r - t), l = Math.sqrt(e * e / (1 + c * c)) * (r < t ? -1 : 1), u = c * l;
		if (Math.abs(o - n - c * (a - t)) < 1e-10) return {
			x: a + l,
			y: o + u
		};
		let d = ((a - t) * (r - t) + (o - n) * (i - n)) / (s * s), f = t + d * (r - t), p = n + d * (i - n), m = this.getLineLength(a, o, f, p), h = Math.sqrt(e * e - m * m), g = Math.sqrt(h * h / (1 + c * c)) * (r < t ? -1 : 1), _ = c * g;
		return {
			x: f + g,
			y: p + _
		};
	}
	static getPointOnCubicBezier(e, t, n, r, i, a, o, s, c) {
		function l(e) {
			return e * e * e;
		}
		function u(e) {
			return 3 * e * e * (1 - e);
		}
		function d(e) {
			return 3 * e * (1 - e) * (1 - e);
		}
		function f(e) {
			return (1 - e) * (1 - e) * (1 - e);
		}
		return {
			x: s * l(e) + a * u(e) + r * d(e) + t * f(e),
			y: c * l(e) + o * u(e) + i * d(e) + n * f(e)
		};
	}
	static getPointOnQuadraticBezier(e, t, n, r, i, a, o) {
		function s(e) {
			return e * e;
		}
		function c(e) {
			return 2 * e * (1 - e);
		}
		function l(e) {
			return (1 - e) * (1 - e);
		}
		return {
			x: a * s(e) + r * c(e) + t * l(e),
			y: o * s(e) + i * c(e) + n * l(e)
		};
	}
	static getPointOnEllipticalArc(e, t, n, r, i, a) {
		let o = Math.cos(a), s = Math.sin(a), c = {
			x: n * Math.cos(i),
			y: r * Math.sin(i)
		};
		return {
			x: e + (c.x * o - c.y * s),
			y: t + (c.x * s + c.y * o)
		};
	}
	static parsePathData(e) {
		if (!e) return [];
		let t = e, n = [
			"m",
			"M",
			"l",
			"L",
			"v",
			"V",
			"h",
			"H",
			"z",
			"Z",
			"c",
			"C",
			"q",
			"Q",
			"t",
			"T",
			"s",
			"S",
			"a",
			"A"
		];
		t = t.replace(/* @__PURE__ */ RegExp(" ", "g"), ",");
		for (let e = 0; e < n.length; e++) t = t.replace(new RegExp(n[e], "g"), "|" + n[e]);
		let r = t.split("|"), i = [], a = [], o = 0, s = 0, c = 0, l = 0, u = /([-+]?((\d+\.\d+)|((\d+)|(\.\d+)))(?:e[-+]?\d+)?)/gi, d;
		for (let e = 1; e < r.length; e++) {
			let t = r[e], n = t.charAt(0);
			for (t = t.slice(1), a.length = 0; d = u.exec(t);) a.push(d[0]);
			let f = [], p = n === "A" || n === "a" ? 0 : -1;
			for (let e = 0, t = a.length; e < t; e++) {
				let t = a[e];
				for (; (p === 3 || p === 4) && t.length > 1 && (t[0] === "0" || t[0] === "1");) f.push(+t[0]), p++, t = t.slice(1);
				let n = parseFloat(t);
				f.push(isNaN(n) ? 0 : n), p >= 0 && (p = (p + 1) % 7);
			}
			let m = 0;
			for (; m < f.length && !(f.length - m < zn[n.toLowerCase()] || n === "z" || n === "Z");) {
				let e = "", t = [], r = o, a = s, u, d, p, h, g, _, v, y, b, x;
				switch (n) {
					case "l":
						o += f[m++], s += f[m++], e = "L", t.push(o, s);
						break;
					case "L":
						o = f[m++], s = f[m++], t.push(o, s);
						break;
					case "m":
						o += f[m++], s += f[m++], e = "M", c = o, l = s, t.push(o, s), n = "l";
						break;
					case "M":
						o = f[m++], s = f[m++], e = "M", c = o, l = s, t.push(o, s), n = "L";
						break;
					case "h":
						o += f[m++], e = "L", t.push(o, s);
						break;
					case "H":
						o = f[m++], e = "L", t.push(o, s);
						break;
					case "v":
						s += f[m++], e = "L", t.push(o, s);
						break;
					case "V":
						s = f[m++], e = "L", t.push(o, s);
						break;
					case "C":
						t.push(f[m++], f[m++], f[m++], f[m++]), o = f[m++], s = f[m++], t.push(o, s);
						break;
					case "c":
						t.push(o + f[m++], s + f[m++], o + f[m++], s + f[m++]), o += f[m++], s += f[m++], e = "C", t.push(o, s);
						break;
					case "S":
						d = o, p = s, u = i[i.length - 1], u?.command === "C" && (d = o + (o - u.points[2]), p = s + (s - u.points[3])), t.push(d, p, f[m++], f[m++]), o = f[m++], s = f[m++], e = "C", t.push(o, s);
						break;
					case "s":
						d = o, p = s, u = i[i.length - 1], u?.command === "C" && (d = o + (o - u.points[2]), p = s + (s - u.points[3])), t.push(d, p, o + f[m++], s + f[m++]), o += f[m++], s += f[m++], e = "C", t.push(o, s);
						break;
					case "Q":
						t.push(f[m++], f[m++]), o = f[m++], s = f[m++], t.push(o, s);
						break;
					case "q":
						t.push(o + f[m++], s + f[m++]), o += f[m++], s += f[m++], e = "Q", t.push(o, s);
						break;
					case "T":
						d = o, p = s, u = i[i.length - 1], u?.command === "Q" && (d = o + (o - u.points[0]), p = s + (s - u.points[1])), o = f[m++], s = f[m++], e = "Q", t.push(d, p, o, s);
						break;
					case "t":
						d = o, p = s, u = i[i.length - 1], u?.command === "Q" && (d = o + (o - u.points[0]), p = s + (s - u.points[1])), o += f[m++], s += f[m++], e = "Q", t.push(d, p, o, s);
						break;
					case "A":
					case "a":
						if (h = Math.abs(f[m++]), g = Math.abs(f[m++]), _ = f[m++], v = f[m++], y = f[m++], b = o, x = s, n === "a" ? (o += f[m++], s += f[m++]) : (o = f[m++], s = f[m++]), e = "A", o === b && s === x) continue;
						!h || !g ? (e = "L", t.push(o, s)) : t = this.convertEndpointToCenterParameterization(b, x, o, s, v, y, h, g, _);
				}
				i.push({
					command: e || n,
					points: t,
					start: {
						x: r,
						y: a
					},
					pathLength: this.calcLength(r, a, e || n, t)
				});
			}
			(n === "z" || n === "Z") && (i.push({
				command: "z",
				points: [c, l],
				start: {
					x: o,
					y: s
				},
				pathLength: this.getLineLength(o, s, c, l)
			}), o = c, s = l);
		}
		return i;
	}
	static _walkArc(t, n) {
		let [r, i, a, o, s, c] = t, l = Math.max(1, Math.ceil(Math.abs(c) / (Math.PI / 180))), u = e.getPointOnEllipticalArc(r, i, a, o, s, 0), d = s, f = 0;
		for (let t = 1; t <= l; t++) {
			let p = s + c * t / l, m = e.getPointOnEllipticalArc(r, i, a, o, p, 0), h = e.getLineLength(u.x, u.y, m.x, m.y);
			if (f + h >= n) return {
				theta: d + (p - d) * ((n - f) / h),
				length: n
			};
			f += h, u = m, d = p;
		}
		return {
			theta: d,
			length: f
		};
	}
	static calcLength(t, n, r, i) {
		let a = e;
		switch (r) {
			case "L": return a.getLineLength(t, n, i[0], i[1]);
			case "C": return On([
				t,
				i[0],
				i[2],
				i[4]
			], [
				n,
				i[1],
				i[3],
				i[5]
			], 1);
			case "Q": return kn([
				t,
				i[0],
				i[2]
			], [
				n,
				i[1],
				i[3]
			], 1);
			case "A": return a._walkArc(i, 1e400).length;
		}
		return 0;
	}
	static convertEndpointToCenterParameterization(e, t, n, r, i, a, o, s, c) {
		let l = Math.PI / 180 * c, u = Math.cos(l) * (e - n) / 2 + Math.sin(l) * (t - r) / 2, d = -1 * Math.sin(l) * (e - n) / 2 + Math.cos(l) * (t - r) / 2, f = u * u / (o * o) + d * d / (s * s);
		f > 1 && (o *= Math.sqrt(f), s *= Math.sqrt(f));
		let p = Math.sqrt((o * o * (s * s) - o * o * (d * d) - s * s * (u * u)) / (o * o * (d * d) + s * s * (u * u)));
		i === a && (p *= -1), isNaN(p) && (p = 0);
		let m = p * o * d / s, h = p * -s * u / o, g = (e + n) / 2 + Math.cos(l) * m - Math.sin(l) * h, _ = (t + r) / 2 + Math.sin(l) * m + Math.cos(l) * h, v = function(e) {
			return Math.sqrt(e[0] * e[0] + e[1] * e[1]);
		}, y = function(e, t) {
			return (e[0] * t[0] + e[1] * t[1]) / (v(e) * v(t));
		}, b = function(e, t) {
			return (e[0] * t[1] < e[1] * t[0] ? -1 : 1) * Math.acos(y(e, t));
		}, x = b([1, 0], [(u - m) / o, (d - h) / s]), S = [(u - m) / o, (d - h) / s], C = [(-1 * u - m) / o, (-1 * d - h) / s], w = b(S, C);
		return y(S, C) <= -1 && (w = Math.PI), y(S, C) >= 1 && (w = 0), a === 0 && w > 0 && (w -= 2 * Math.PI), a === 1 && w < 0 && (w += 2 * Math.PI), [
			g,
			_,
			o,
			s,
			x,
			w,
			l,
			a
		];
	}
};
G.prototype.className = "Path", G.prototype._attrsAffectingSize = ["data"], a(G, !0), I.addGetterSetter(G, "data");
// node_modules/konva/lib/shapes/Arrow.js
var K = class extends W {
	_getStrokePadding() {
		return super._getStrokePadding(this.pointerAtBeginning() || this.pointerAtEnding() ? this.miterLimit() || 10 : void 0);
	}
	_sceneFunc(e) {
		super._sceneFunc(e);
		let t = this.points(), n = t.length;
		if (n < 4) return;
		let r = this.pointerLength(), i = this.pointerWidth();
		this.pointerAtEnding() && (e.save(), e.beginPath(), e.translate(t[n - 2], t[n - 1]), e.rotate(this._getPointerAngle(!1)), e.moveTo(0, 0), e.lineTo(-r, i / 2), e.lineTo(-r, -i / 2), e.closePath(), e.restore(), this.__fillStroke(e)), this.pointerAtBeginning() && (e.save(), e.beginPath(), e.translate(t[0], t[1]), e.rotate(this._getPointerAngle(!0)), e.moveTo(0, 0), e.lineTo(-r, i / 2), e.lineTo(-r, -i / 2), e.closePath(), e.restore(), this.__fillStroke(e));
	}
	_getPointerAngle(e) {
		let t = this.points(), n = t.length, r = this.tension() !== 0 && n > 4, i = r ? this.getTensionPoints() : t, a = e ? t[0] : t[n - 2], o = e ? t[1] : t[n - 1], s = 0, c = 0;
		if (r && e) s = a - (i[0] + i[2]) / 2, c = o - (i[1] + i[3]) / 2;
		else if (r) {
			let e = i[i.length - 4], t = i[i.length - 3], n = i[i.length - 2], r = i[i.length - 1], l = G.calcLength(e, t, "Q", [
				n,
				r,
				a,
				o
			]), u = G.getPointOnQuadraticBezier(l ? Math.max(0, 1 - this.pointerLength() / l) : 0, e, t, n, r, a, o);
			s = a - u.x, c = o - u.y;
		}
		for (let t = e ? 0 : i.length - 2; !s && !c && t >= 0 && t < i.length; t += e ? 2 : -2) s = a - i[t], c = o - i[t + 1];
		let l = Math.PI * 2;
		return (Math.atan2(c, s) + l) % l;
	}
	__fillStroke(e) {
		let t = this.dashEnabled();
		t && (this.attrs.dashEnabled = !1, e.setLineDash([])), e.fillStrokeShape(this), t && (this.attrs.dashEnabled = !0);
	}
	getSelfRect() {
		let e = super.getSelfRect(), t = this.points();
		if (t.length < 4) return e;
		let n = e.x, r = e.y, i = n + e.width, a = r + e.height;
		for (let e of [!1, !0]) {
			if (!(e ? this.pointerAtBeginning() : this.pointerAtEnding())) continue;
			let o = e ? 0 : t.length - 2, s = this._getPointerAngle(e), c = Math.cos(s), l = Math.sin(s), u = t[o] - this.pointerLength() * c, d = t[o + 1] - this.pointerLength() * l, f = Math.abs(this.pointerWidth() * l / 2), p = Math.abs(this.pointerWidth() * c / 2);
			n = Math.min(n, u - f), r = Math.min(r, d - p), i = Math.max(i, u + f), a = Math.max(a, d + p);
		}
		return {
			x: n,
			y: r,
			width: i - n,
			height: a - r
		};
	}
};
K.prototype.className = "Arrow", K.prototype._attrsAffectingSize = [
	...W.prototype._attrsAffectingSize,
	"pointerLength",
	"pointerWidth",
	"pointerAtBeginning",
	"pointerAtEnding"
], a(K, !0), I.addGetterSetter(K, "pointerLength", 10, P()), I.addGetterSetter(K, "pointerWidth", 10, P()), I.addGetterSetter(K, "pointerAtBeginning", !1), I.addGetterSetter(K, "pointerAtEnding", !0);
// node_modules/konva/lib/shapes/Circle.js
var Vn = class extends H {
	_getStrokePadding() {
		return super._getStrokePadding(1);
	}
	_sceneFunc(e) {
		e.beginPath(), e.arc(0, 0, Math.abs(this.attrs.radius || 0), 0, Math.PI * 2, !1), e.closePath(), e.fillStrokeShape(this);
	}
	getWidth() {
		return Math.abs(this.radius()) * 2;
	}
	getHeight() {
		return Math.abs(this.radius()) * 2;
	}
	setWidth(e) {
		this.radius(e / 2);
	}
	setHeight(e) {
		this.radius(e / 2);
	}
};
Vn.prototype._centroid = !0, Vn.prototype.className = "Circle", Vn.prototype._attrsAffectingSize = ["radius"], a(Vn, !0), I.addGetterSetter(Vn, "radius", 0, P());
// node_modules/konva/lib/shapes/Ellipse.js
var Hn = class extends H {
	_getStrokePadding() {
		return super._getStrokePadding(1);
	}
	_sceneFunc(e) {
		let t = Math.abs(this.radiusX()), n = Math.abs(this.radiusY());
		e.beginPath(), e.ellipse(0, 0, t, n, 0, 0, Math.PI * 2, !1), e.closePath(), e.fillStrokeShape(this);
	}
	getWidth() {
		return Math.abs(this.radiusX()) * 2;
	}
	getHeight() {
		return Math.abs(this.radiusY()) * 2;
	}
	setWidth(e) {
		this.radiusX(e / 2);
	}
	setHeight(e) {
		this.radiusY(e / 2);
	}
};
Hn.prototype.className = "Ellipse", Hn.prototype._centroid = !0, Hn.prototype._attrsAffectingSize = ["radiusX", "radiusY"], a(Hn, !0), I.addComponentsGetterSetter(Hn, "radius", ["x", "y"]), I.addGetterSetter(Hn, "radiusX", 0, P()), I.addGetterSetter(Hn, "radiusY", 0, P());
// node_modules/konva/lib/shapes/Image.js
var q = class e extends H {
	constructor(e) {
		super(e), this._loadListener = () => {
			this._requestDraw();
		}, this.on("imageChange.konva", (e) => {
			this._removeImageLoad(e.oldVal), this._setImageLoad();
		}), this._setImageLoad();
	}
	_setImageLoad() {
		var e;
		let t = this.image();
		t?.complete && t.src || t?.readyState >= 2 || (e = t?.addEventListener) == null || e.call(t, "videoWidth" in t ? "loadeddata" : "load", this._loadListener);
	}
	_removeImageLoad(e) {
		var t;
		(t = e?.removeEventListener) == null || t.call(e, "videoWidth" in e ? "loadeddata" : "load", this._loadListener);
	}
	destroy() {
		return this._removeImageLoad(this.image()), super.destroy(), this;
	}
	_useBufferCanvas(e, t = this.getAbsoluteOpacity()) {
		if (this.attrs.perfectDrawEnabled === !1) return !1;
		let n = !!this.cornerRadius(), r = this.hasShadow();
		return n && r ? !0 : super._useBufferCanvas(!0, t);
	}
	_getStrokePadding() {
		return super._getStrokePadding(this.strokeScaleEnabled() ? 1 : void 0);
	}
	_sceneFunc(e) {
		let t = this.getWidth(), n = this.getHeight(), r = this.cornerRadius(), i = this.attrs.image;
		if ((this.hasFill() || this.hasStroke() || r) && (e.beginPath(), r ? j.drawRoundedRectPath(e, t, n, r) : e.rect(0, 0, t, n), e.closePath(), e.fillStrokeShape(this)), i) {
			r && e.clip();
			let a = this.attrs.cropWidth, o = this.attrs.cropHeight;
			a && o ? e.drawImage(i, this.cropX(), this.cropY(), a, o, 0, 0, t, n) : e.drawImage(i, 0, 0, t, n);
		}
	}
	_hitFunc(e) {
		let t = this.width(), n = this.height(), r = this.cornerRadius();
		e.beginPath(), r ? j.drawRoundedRectPath(e, t, n, r) : e.rect(0, 0, t, n), e.closePath(), e.fillStrokeShape(this);
	}
	getWidth() {
		let e = this.image();
		return this.attrs.width ?? e?.videoWidth ?? e?.width ?? 0;
	}
	getHeight() {
		let e = this.image();
		return this.attrs.height ?? e?.videoHeight ?? e?.height ?? 0;
	}
	static fromURL(t, n, r = null) {
		let i = j.createImageElement();
		i.onload = () => {
			i.onload = i.onerror = null, n(new e({ image: i }));
		}, i.onerror = r, i.crossOrigin = "Anonymous", i.src = t;
	}
};
q.prototype.className = "Image", q.prototype._attrsAffectingSize = ["image"], a(q, !0), I.addGetterSetter(q, "cornerRadius", 0, je(4)), I.addGetterSetter(q, "image"), I.addComponentsGetterSetter(q, "crop", [
	"x",
	"y",
	"width",
	"height"
]), I.addGetterSetter(q, "cropX", 0, P()), I.addGetterSetter(q, "cropY", 0, P()), I.addGetterSetter(q, "cropWidth", 0, P()), I.addGetterSetter(q, "cropHeight", 0, P());
// node_modules/konva/lib/shapes/Text.js
var Un = typeof Intl < "u" && Intl.Segmenter ? new Intl.Segmenter(void 0, { granularity: "grapheme" }) : null;
function Wn(e) {
	return e / 15;
}
function Gn(e) {
	return Un ? Array.from(Un.segment(e), (e) => e.segment) : e.match(/\p{RI}\p{RI}|\P{M}(?:\p{M}|\p{Emoji_Modifier}|\uFE0F|\u200D\P{M})*|\p{M}+/gu) || [];
}
var Kn = "auto", qn = "center", Jn = "inherit", Yn = "justify", Xn = "Change.konva", Zn = "2d", Qn = "-", $n = "left", er = "text", tr = "Text", nr = "top", rr = "bottom", ir = "middle", ar = "normal", or = "px ", sr = " ", cr = "right", lr = "rtl", ur = "word", dr = "char", fr = "none", pr = "…", mr = [
	"direction",
	"fontFamily",
	"fontSize",
	"fontStyle",
	"fontVariant",
	"padding",
	"align",
	"verticalAlign",
	"lineHeight",
	"text",
	"width",
	"height",
	"wrap",
	"ellipsis",
	"letterSpacing"
], hr = null;
function gr() {
	if (hr !== null) return hr;
	hr = !1;
	let e;
	try {
		e = j.createCanvasElement(), e.width = 10, e.height = 10;
		let t = e.getContext(Zn);
		if (t) {
			t.globalAlpha = 0, t.shadowColor = "black", t.shadowBlur = 5, t.shadowOffsetX = 5, t.shadowOffsetY = 5, t.fillStyle = "black", t.font = "10px Arial", t.fillText("X", 0, 10);
			let e = t.getImageData(0, 0, 10, 10).data;
			for (let t = 3; t < e.length; t += 4) if (e[t] > 0) {
				hr = !0;
				break;
			}
		}
	} catch {} finally {
		e && j.releaseCanvas(e);
	}
	return hr;
}
function _r(e) {
	return e.split(",").map((e) => {
		e = e.trim();
		let t = e.indexOf(" ") >= 0, n = e.indexOf("\"") >= 0 || e.indexOf("'") >= 0;
		return t && !n && (e = `"${e}"`), e;
	}).join(", ");
}
var vr;
function yr() {
	return vr || (vr = j.createCanvasElement().getContext(Zn), vr);
}
function br(e) {
	return e ||= {}, e.fill || e.fillLinearGradientColorStops || e.fillRadialGradientColorStops || e.fillPatternImage ? e : {
		...e,
		fill: "black"
	};
}
var J = class extends H {
	constructor(e) {
		super(br(e)), this._partialTextX = 0, this._partialTextY = 0, this._baselineShift = 0, this._setTextData();
	}
	_sceneFunc(e) {
		let t = this.textArr, n = t.length;
		if (!this.text()) return;
		let i = this.padding(), a = this.fontSize(), o = this.lineHeight() * a, s = this.direction(), c = this.align(), l = this.getWidth(), u = this.letterSpacing(), d = this.charRenderFunc(), f = this.textDecoration(), p = f.indexOf("underline") !== -1, m = f.indexOf("line-through") !== -1, h, g = o / 2, _ = ir;
		if (!r.legacyTextRendering) {
			let e = this.measureSize("M");
			_ = "alphabetic", g = ((e.fontBoundingBoxAscent ?? e.actualBoundingBoxAscent) - (e.fontBoundingBoxDescent ?? e.actualBoundingBoxDescent)) / 2 + o / 2;
		}
		if (s === Jn ? s = e.direction : e.setAttr("direction", s), e.setAttr("font", this._getContextFont()), e.setAttr("textBaseline", _), e.setAttr("textAlign", $n), e.translate(i, this._getTextTop()), d) {
			let t = e._getFillStyle(this);
			t !== void 0 && (e.fillStyle = t), this.hasStroke() && e._applyStrokeStyle(this);
		}
		let v = d ? e.fillStyle : void 0, y = d ? e.strokeStyle : void 0, b = 0;
		for (h = 0; h < n; h++) {
			let f = 0, _ = t[h], x = _.text, S = _.width, C = _.lastInParagraph;
			if (e.save(), c === cr ? f += l - S - i * 2 : c === qn && (f += (l - S - i * 2) / 2), p) {
				e.save(), e.beginPath();
				let t = this._getUnderlineOffset(), n = f, r = g + 0 + t;
				e.moveTo(n, r);
				let o = c === Yn && !C ? l - i * 2 : S;
				e.lineTo(n + Math.round(o), r), e.lineWidth = Wn(a), e._applyDecorationStyle(this) && e.stroke(), e.restore();
			}
			let w = f;
			if (s !== lr && (u !== 0 || c === Yn || d)) {
				let t = x.split(" ").length - 1, n = Gn(x);
				for (let r = 0; r < n.length; r++) {
					let a = n[r];
					a === " " && !C && c === Yn && (f += (l - i * 2 - S) / t), this._partialTextX = f, this._partialTextY = g + 0, this._partialText = a;
					let o = e.measureText(a).width;
					if (d) {
						e.save(), d({
							char: a,
							index: b,
							x: f,
							y: g + 0,
							lineIndex: h,
							column: r,
							isLastInLine: r === n.length - 1,
							width: o,
							context: e
						});
						let t = e.fillStyle;
						t !== v && (this._partialFillStyle = t);
						let i = e.strokeStyle;
						i !== y && (this._partialStrokeStyle = i);
					}
					e.fillStrokeShape(this), d && (this._partialFillStyle = void 0, this._partialStrokeStyle = void 0, e.restore()), f += o + u, b++;
				}
			} else u !== 0 && e.setAttr("letterSpacing", `${u}px`), this._partialTextX = f, this._partialTextY = g + 0, this._partialText = x, e.fillStrokeShape(this);
			if (m) {
				e.save(), e.beginPath();
				let t = r.legacyTextRendering ? 0 : -Math.round(a / 4), n = w;
				e.moveTo(n, g + 0 + t);
				let o = c === Yn && !C ? l - i * 2 : S;
				e.lineTo(n + Math.round(o), g + 0 + t), e.lineWidth = Wn(a), e._applyDecorationStyle(this) && e.stroke(), e.restore();
			}
			e.restore(), n > 1 && (g += o);
		}
	}
	_getTextTop() {
		let e = this.padding(), t = this.getHeight() - this.textArr.length * this.lineHeight() * this.fontSize() - e * 2, n = this.verticalAlign();
		return n === ir ? e + t / 2 : n === rr ? e + t : e;
	}
	_getUnderlineOffset() {
		return this.underlineOffset() ?? Math.round(this.fontSize() / (r.legacyTextRendering ? 2 : 4));
	}
	getSelfRect() {
		let e = super.getSelfRect(), t = this.textArr.length;
		if (!t || this.textDecoration().indexOf("underline") === -1) return e;
		let n = this.fontSize(), i = this.lineHeight() * n, a = this._getTextTop() + t * i - i / 2;
		return r.legacyTextRendering || (a += this._baselineShift), a += this._getUnderlineOffset() + Wn(n) / 2, e.height = Math.max(e.y + e.height, a) - e.y, e;
	}
	_getSelfRectForDrawing() {
		let e = this.getSelfRect(), t = this.fontSize(), n = this.padding(), r = this.lineHeight() * t, i = this.getWidth() - n * 2, a = this.align(), o = this.textArr.length * r, s = this._getTextTop(), c = e.x, l = e.x + e.width;
		for (let { text: e, width: t } of this.textArr) {
			let r = n + (a === cr ? i - t : a === qn ? (i - t) / 2 : 0), o = Math.min(0, this.letterSpacing()) * e.length;
			c = Math.min(c, r + o), l = Math.max(l, r + t - o);
		}
		let u = this.textDecoration().includes("underline"), d = Math.min(e.y, s + (u ? Math.min(0, this._getUnderlineOffset()) : 0));
		return {
			x: c - t,
			y: d - t,
			width: l - c + t * 2,
			height: Math.max(e.y + e.height, s + o) - d + t * 2
		};
	}
	_hitFunc(e) {
		let t = this.getWidth(), n = this.getHeight();
		e.beginPath(), e.rect(0, 0, t, n), e.closePath(), e.fillStrokeShape(this);
	}
	setText(e) {
		let t = j._isString(e) ? e : e == null ? "" : e + "";
		return this._setAttr(er, t), this;
	}
	getWidth() {
		return this.attrs.width === Kn || this.attrs.width === void 0 ? this.getTextWidth() + this.padding() * 2 : this.attrs.width;
	}
	getHeight() {
		return this.attrs.height === Kn || this.attrs.height === void 0 ? this.fontSize() * this.textArr.length * this.lineHeight() + this.padding() * 2 : this.attrs.height;
	}
	getTextWidth() {
		return this.textWidth;
	}
	getTextHeight() {
		return j.warn("text.getTextHeight() method is deprecated. Use text.height() - for full height and text.fontSize() - for one line height."), this.textHeight;
	}
	measureSize(e) {
		let t = yr(), n = this.fontSize(), r;
		t.save(), t.font = this._getContextFont(), r = t.measureText(e), t.restore();
		let i = n / 100;
		return {
			actualBoundingBoxAscent: r.actualBoundingBoxAscent ?? 71.58203125 * i,
			actualBoundingBoxDescent: r.actualBoundingBoxDescent ?? 0,
			actualBoundingBoxLeft: r.actualBoundingBoxLeft ?? -7.421875 * i,
			actualBoundingBoxRight: r.actualBoundingBoxRight ?? 75.732421875 * i,
			alphabeticBaseline: r.alphabeticBaseline ?? 0,
			emHeightAscent: r.emHeightAscent ?? 100 * i,
			emHeightDescent: r.emHeightDescent ?? -20 * i,
			fontBoundingBoxAscent: r.fontBoundingBoxAscent ?? 91 * i,
			fontBoundingBoxDescent: r.fontBoundingBoxDescent ?? 21 * i,
			hangingBaseline: r.hangingBaseline ?? 72.80000305175781 * i,
			ideographicBaseline: r.ideographicBaseline ?? -21 * i,
			width: r.width,
			height: n
		};
	}
	_getContextFont() {
		return this.fontStyle() + sr + this.fontVariant() + sr + (this.fontSize() + or) + _r(this.fontFamily());
	}
	_addTextLine(e) {
		this.align() === Yn && (e = e.trim());
		let t = this._getTextWidth(e);
		return this.textArr.push({
			text: e,
			width: t,
			lastInParagraph: !1
		});
	}
	_getTextWidth(e, t) {
		let n = this.letterSpacing(), r = n ? n * (t ?? Gn(e).length) : 0;
		return yr().measureText(e).width + r;
	}
	_setTextData() {
		let e = this.text().split("\n"), t = +this.fontSize(), n = this.lineHeight() * t, r = this.attrs.width, i = this.attrs.height, a = r !== Kn && r !== void 0, o = i !== Kn && i !== void 0, s = this.padding(), c = r - s * 2, l = i - s * 2, u = 0, d = this.wrap(), f = d !== dr && d !== fr, p = this.ellipsis(), m = this.measureSize("M");
		this._baselineShift = (m.fontBoundingBoxAscent - m.fontBoundingBoxDescent) / 2, this.textArr = [];
		let h = yr();
		h.font = this._getContextFont(), h.fontKerning = this.direction() !== lr && (this.letterSpacing() !== 0 || this.align() === Yn || this.charRenderFunc()) ? "none" : "auto";
		let g = p ? this._getTextWidth(pr) : 0;
		for (let t = 0, r = e.length; t < r; ++t) {
			let i = e[t], s = this._getTextWidth(i);
			if (a && s > c) {
				let e = Gn(i), a = e.length, d = 0, m = (t) => e.slice(d, t).join(""), h = (e) => e === sr || e === Qn, _ = Math.max(1, Math.ceil(a * c / s));
				for (; d < a;) {
					let i = p && o && u + n > l ? g : 0, s = (e) => !(this._getTextWidth(m(e), e - d) + i > c), v = d, y = Math.min(a, d + _);
					for (; s(y) && (v = y, y !== a);) y = Math.min(a, y + (y - d));
					for (; y - v > 1;) {
						let e = v + y >>> 1;
						s(e) ? v = e : y = e;
					}
					if (v === d) break;
					if (v === a) {
						this._addTextLine(m(a)), u += n, o && u + n > l && t < r - 1 && this._tryToAddEllipsisToLastLine();
						break;
					}
					if (f && !h(e[v])) {
						let t = v - 1;
						for (; t >= d && !h(e[t]);) t--;
						t >= d && (v = t + 1);
					}
					if (this._addTextLine(m(v).trimRight()), u += n, this._shouldHandleEllipsis(u)) {
						this._tryToAddEllipsisToLastLine();
						break;
					}
					for (d = v; d < a && !e[d].trim();) d++;
				}
			} else this._addTextLine(i), u += n, o && u + n > l && t < r - 1 && this._tryToAddEllipsisToLastLine();
			if (this.textArr[this.textArr.length - 1] && (this.textArr[this.textArr.length - 1].lastInParagraph = !0), o && u + n > l) break;
		}
		this.textHeight = t, this.textWidth = this.textArr.reduce((e, t) => Math.max(e, t.width), 0);
	}
	_shouldHandleEllipsis(e) {
		let t = +this.fontSize(), n = this.lineHeight() * t, r = this.attrs.height, i = r !== Kn && r !== void 0, a = r - this.padding() * 2;
		return this.wrap() === fr || i && e + n > a;
	}
	_tryToAddEllipsisToLastLine() {
		let e = this.attrs.width, t = e !== Kn && e !== void 0, n = e - this.padding() * 2, r = this.ellipsis(), i = this.textArr[this.textArr.length - 1];
		if (!i || !r) return;
		let a = i.text + pr;
		if (t) {
			let e = Gn(i.text);
			for (; e.length && this._getTextWidth(a) > n;) e.pop(), a = e.join("") + pr;
			this._getTextWidth(a) > n && (a = "");
		}
		i.text = a, i.width = this._getTextWidth(a);
	}
	getStrokeScaleEnabled() {
		return !0;
	}
	_getStrokePadding() {
		return super._getStrokePadding(2);
	}
	_useBufferCanvas(e, t = this.getAbsoluteOpacity()) {
		if (this.attrs.perfectDrawEnabled === !1) return !1;
		let n = this.textDecoration().indexOf("underline") !== -1 || this.textDecoration().indexOf("line-through") !== -1, r = this.hasShadow();
		return n && r || r && t !== 1 && gr() ? !0 : super._useBufferCanvas(e, t);
	}
};
J.prototype._fillFunc = function(e) {
	this._partialFillStyle && e.setAttr("fillStyle", this._partialFillStyle), e.fillText(this._partialText, this._partialTextX, this._partialTextY);
}, J.prototype._strokeFunc = function(e) {
	e.setAttr("miterLimit", 2), this._partialStrokeStyle && e.setAttr("strokeStyle", this._partialStrokeStyle), e.strokeText(this._partialText, this._partialTextX, this._partialTextY);
}, J.prototype.className = tr, J.prototype._attrsAffectingSize = mr.filter((e) => e !== "width" && e !== "height").concat(["textDecoration", "underlineOffset"]), a(J, !0), J.prototype.on(mr.map((e) => e + Xn).join(" "), function() {
	this._setTextData();
}), I.overWriteSetter(J, "width", Me()), I.overWriteSetter(J, "height", Me()), I.addGetterSetter(J, "direction", Jn), I.addGetterSetter(J, "fontFamily", "Arial"), I.addGetterSetter(J, "fontSize", 12, P()), I.addGetterSetter(J, "fontStyle", ar), I.addGetterSetter(J, "fontVariant", ar), I.addGetterSetter(J, "padding", 0, P()), I.addGetterSetter(J, "align", $n), I.addGetterSetter(J, "verticalAlign", nr), I.addGetterSetter(J, "lineHeight", 1, P()), I.addGetterSetter(J, "wrap", ur), I.addGetterSetter(J, "ellipsis", !1, F()), I.addGetterSetter(J, "letterSpacing", 0, P()), I.addGetterSetter(J, "text", "", Ne()), I.addGetterSetter(J, "textDecoration", ""), I.addGetterSetter(J, "underlineOffset", void 0, P()), I.addGetterSetter(J, "charRenderFunc", void 0);
// node_modules/konva/lib/shapes/Label.js
var xr = [
	...J.prototype._attrsAffectingSize,
	"width",
	"height",
	"pointerDirection",
	"pointerWidth",
	"pointerHeight"
].map((e) => e + "Change.konva").join(" "), Sr = "none", Cr = "up", wr = "right", Tr = "down", Er = "left", Dr = class extends un {
	constructor(e) {
		super(e), this._sync = this._sync.bind(this), this.on("add.konva", function(e) {
			e.child.off(xr, this._sync).on(xr, this._sync), this._sync();
		});
	}
	getText() {
		return this.find("Text")[0];
	}
	getTag() {
		return this.find("Tag")[0];
	}
	getWidth() {
		return this.getText().width();
	}
	getHeight() {
		return this.getText().height();
	}
	_sync() {
		let e = this.getText(), t = this.getTag(), n, r, i, a, o, s, c;
		if (e && t) {
			switch (n = e.width(), r = e.height(), i = t.pointerDirection(), a = t.pointerWidth(), c = t.pointerHeight(), o = 0, s = 0, i) {
				case Cr:
					o = n / 2, s = -1 * c;
					break;
				case wr:
					o = n + a, s = r / 2;
					break;
				case Tr:
					o = n / 2, s = r + c;
					break;
				case Er: o = -1 * a, s = r / 2;
			}
			t.setAttrs({
				x: -1 * o,
				y: -1 * s,
				width: n,
				height: r
			}), e.setAttrs({
				x: -1 * o,
				y: -1 * s
			});
		}
	}
};
Dr.prototype.className = "Label", a(Dr);
var Or = class extends H {
	_sceneFunc(e) {
		let t = this.width(), n = this.height(), r = this.pointerDirection(), i = this.pointerWidth(), a = this.pointerHeight(), o = this.cornerRadius(), [s, c, l, u] = j._cornerRadii(o, t, n);
		e.beginPath(), e.moveTo(s, 0), r === Cr && (e.lineTo((t - i) / 2, 0), e.lineTo(t / 2, -1 * a), e.lineTo((t + i) / 2, 0)), e.lineTo(t - c, 0), e.arc(t - c, c, c, Math.PI * 3 / 2, 0, !1), r === wr && (e.lineTo(t, (n - a) / 2), e.lineTo(t + i, n / 2), e.lineTo(t, (n + a) / 2)), e.lineTo(t, n - l), e.arc(t - l, n - l, l, 0, Math.PI / 2, !1), r === Tr && (e.lineTo((t + i) / 2, n), e.lineTo(t / 2, n + a), e.lineTo((t - i) / 2, n)), e.lineTo(u, n), e.arc(u, n - u, u, Math.PI / 2, Math.PI, !1), r === Er && (e.lineTo(0, (n + a) / 2), e.lineTo(-1 * i, n / 2), e.lineTo(0, (n - a) / 2)), e.lineTo(0, s), e.arc(s, s, s, Math.PI, Math.PI * 3 / 2, !1), e.closePath(), e.fillStrokeShape(this);
	}
	getSelfRect() {
		let e = this.pointerWidth(), t = this.pointerHeight(), n = this.pointerDirection(), r = this.width(), i = this.height();
		return n === Cr || n === Tr ? {
			x: Math.min(0, (r - e) / 2),
			y: n === Cr ? -t : 0,
			width: Math.max(r, e),
			height: i + t
		} : n === Er || n === wr ? {
			x: n === Er ? -e : 0,
			y: Math.min(0, (i - t) / 2),
			width: r + e,
			height: Math.max(i, t)
		} : {
			x: 0,
			y: 0,
			width: r,
			height: i
		};
	}
};
Or.prototype.className = "Tag", a(Or, !0), I.addGetterSetter(Or, "pointerDirection", Sr), I.addGetterSetter(Or, "pointerWidth", 0, P()), I.addGetterSetter(Or, "pointerHeight", 0, P()), I.addGetterSetter(Or, "cornerRadius", 0, je(4));
// node_modules/konva/lib/shapes/Rect.js
var kr = class extends H {
	_getStrokePadding() {
		return super._getStrokePadding(this.strokeScaleEnabled() ? 1 : void 0);
	}
	_sceneFunc(e) {
		let t = this.cornerRadius(), n = this.width(), r = this.height();
		e.beginPath(), t ? j.drawRoundedRectPath(e, n, r, t) : e.rect(0, 0, n, r), e.closePath(), e.fillStrokeShape(this);
	}
};
kr.prototype.className = "Rect", a(kr, !0), I.addGetterSetter(kr, "cornerRadius", 0, je(4));
// node_modules/konva/lib/shapes/RegularPolygon.js
var Ar = class extends H {
	_sceneFunc(e) {
		let t = this._getPoints(), n = this.radius(), r = this.sides(), i = this.cornerRadius();
		if (t.length) {
			if (e.beginPath(), i) j.drawRoundedPolygonPath(e, t, r, n, i);
			else {
				e.moveTo(t[0].x, t[0].y);
				for (let n = 1; n < t.length; n++) e.lineTo(t[n].x, t[n].y);
			}
			e.closePath(), e.fillStrokeShape(this);
		}
	}
	_getPoints() {
		let e = this.attrs.sides, t = this.attrs.radius || 0, n = [];
		for (let r = 0; r < e; r++) n.push({
			x: t * Math.sin(r * 2 * Math.PI / e),
			y: -1 * t * Math.cos(r * 2 * Math.PI / e)
		});
		return n;
	}
	getSelfRect() {
		let e = this._getPoints();
		if (!e.length) return {
			x: 0,
			y: 0,
			width: 0,
			height: 0
		};
		let t = e[0].x, n = e[0].x, r = e[0].y, i = e[0].y;
		return e.forEach((e) => {
			t = Math.min(t, e.x), n = Math.max(n, e.x), r = Math.min(r, e.y), i = Math.max(i, e.y);
		}), {
			x: t,
			y: r,
			width: n - t,
			height: i - r
		};
	}
	getWidth() {
		return this.radius() * 2;
	}
	getHeight() {
		return this.radius() * 2;
	}
	setWidth(e) {
		this.radius(e / 2);
	}
	setHeight(e) {
		this.radius(e / 2);
	}
};
Ar.prototype.className = "RegularPolygon", Ar.prototype._centroid = !0, Ar.prototype._attrsAffectingSize = ["radius", "sides"], a(Ar, !0), I.addGetterSetter(Ar, "radius", 0, P()), I.addGetterSetter(Ar, "sides", 0, P()), I.addGetterSetter(Ar, "cornerRadius", 0, je(4));
// node_modules/konva/lib/shapes/Ring.js
var jr = Math.PI * 2, Mr = class extends H {
	_getStrokePadding() {
		return super._getStrokePadding(1);
	}
	_sceneFunc(e) {
		let t = Math.abs(this.innerRadius()), n = Math.abs(this.outerRadius());
		e.beginPath(), e.arc(0, 0, t, 0, jr, !1), e.moveTo(n, 0), e.arc(0, 0, n, jr, 0, !0), e.closePath(), e.fillStrokeShape(this);
	}
	getSelfRect() {
		let e = Math.max(Math.abs(this.innerRadius()), Math.abs(this.outerRadius()));
		return {
			x: -e,
			y: -e,
			width: e * 2,
			height: e * 2
		};
	}
	getWidth() {
		return Math.abs(this.outerRadius()) * 2;
	}
	getHeight() {
		return Math.abs(this.outerRadius()) * 2;
	}
	setWidth(e) {
		this.outerRadius(e / 2);
	}
	setHeight(e) {
		this.outerRadius(e / 2);
	}
};
Mr.prototype.className = "Ring", Mr.prototype._centroid = !0, Mr.prototype._attrsAffectingSize = ["innerRadius", "outerRadius"], a(Mr, !0), I.addGetterSetter(Mr, "innerRadius", 0, P()), I.addGetterSetter(Mr, "outerRadius", 0, P());
// node_modules/konva/lib/shapes/Sprite.js
var Y = class extends H {
	constructor(e) {
		super(e), this._updated = !0, this.anim = new fn(() => {
			let e = this._updated;
			return this._updated = !1, e;
		}), this.on("animationChange.konva", function() {
			this.frameIndex(0);
		}), this.on("frameIndexChange.konva", function() {
			this._updated = !0;
		}), this.on("frameRateChange.konva", function() {
			this.anim.isRunning() && (clearInterval(this.interval), this._setInterval());
		});
	}
	_getFrame() {
		let e = this.animation(), t = this.animations()?.[e], n = this.frameIndex(), r = n * 4;
		if (!t || !Number.isInteger(n) || r < 0 || r + 4 > t.length) return;
		let i = this.frameOffsets()?.[e] || [];
		return {
			x: t[r],
			y: t[r + 1],
			width: t[r + 2],
			height: t[r + 3],
			offsetX: i[n * 2] || 0,
			offsetY: i[n * 2 + 1] || 0
		};
	}
	_getStrokePadding() {
		return super._getStrokePadding(this.strokeScaleEnabled() ? 1 : void 0);
	}
	_sceneFunc(e) {
		let t = this._getFrame();
		if (!t) return;
		let { x: n, y: r, width: i, height: a, offsetX: o, offsetY: s } = t, c = this.image();
		(this.hasFill() || this.hasStroke()) && (e.beginPath(), e.rect(o, s, i, a), e.closePath(), e.fillStrokeShape(this)), c && e.drawImage(c, n, r, i, a, o, s, i, a);
	}
	_hitFunc(e) {
		let { x: t, y: n, width: r, height: i } = this.getSelfRect();
		e.beginPath(), e.rect(t, n, r, i), e.closePath(), e.fillShape(this);
	}
	getSelfRect() {
		let e = this._getFrame();
		return e ? {
			x: e.offsetX,
			y: e.offsetY,
			width: e.width,
			height: e.height
		} : {
			x: 0,
			y: 0,
			width: 0,
			height: 0
		};
	}
	_useBufferCanvas(e, t = this.getAbsoluteOpacity()) {
		return super._useBufferCanvas(!0, t);
	}
	_setInterval() {
		let e = this;
		this.interval = setInterval(function() {
			e._updateIndex();
		}, 1e3 / this.frameRate());
	}
	start() {
		if (this.isRunning()) return;
		let e = this.getLayer();
		this.anim.setLayers(e), this._setInterval(), this.anim.start();
	}
	stop() {
		this.anim.stop(), clearInterval(this.interval);
	}
	destroy() {
		return this.stop(), super.destroy();
	}
	isRunning() {
		return this.anim.isRunning();
	}
	_updateIndex() {
		let e = this.frameIndex(), t = this.animations()?.[this.animation()], n = t ? t.length / 4 : 0;
		this.frameIndex(e < n - 1 ? e + 1 : 0);
	}
};
Y.prototype.className = "Sprite", a(Y, !0), I.addGetterSetter(Y, "animation"), I.addGetterSetter(Y, "animations"), I.addGetterSetter(Y, "frameOffsets"), I.addGetterSetter(Y, "image"), I.addGetterSetter(Y, "frameIndex", 0, P()), I.addGetterSetter(Y, "frameRate", 17, P()), I.backCompat(Y, {
	index: "frameIndex",
	getIndex: "getFrameIndex",
	setIndex: "setFrameIndex"
});
// node_modules/konva/lib/shapes/Star.js
var Nr = class extends H {
	_sceneFunc(e) {
		let t = this.innerRadius(), n = this.outerRadius(), r = this.numPoints();
		e.beginPath(), e.moveTo(0, 0 - n);
		for (let i = 1; i < r * 2; i++) {
			let a = i % 2 == 0 ? n : t, o = a * Math.sin(i * Math.PI / r), s = -1 * a * Math.cos(i * Math.PI / r);
			e.lineTo(o, s);
		}
		e.closePath(), e.fillStrokeShape(this);
	}
	getSelfRect() {
		let e = Math.max(Math.abs(this.innerRadius()), Math.abs(this.outerRadius()));
		return {
			x: -e,
			y: -e,
			width: e * 2,
			height: e * 2
		};
	}
	getWidth() {
		return this.outerRadius() * 2;
	}
	getHeight() {
		return this.outerRadius() * 2;
	}
	setWidth(e) {
		this.outerRadius(e / 2);
	}
	setHeight(e) {
		this.outerRadius(e / 2);
	}
};
Nr.prototype.className = "Star", Nr.prototype._centroid = !0, Nr.prototype._attrsAffectingSize = ["innerRadius", "outerRadius"], a(Nr, !0), I.addGetterSetter(Nr, "numPoints", 5, P()), I.addGetterSetter(Nr, "innerRadius", 0, P()), I.addGetterSetter(Nr, "outerRadius", 0, P());
// node_modules/konva/lib/shapes/TextPath.js
var Pr = "", Fr = "normal";
function Ir(e) {
	e.fillText(this.partialText, 0, 0);
}
function Lr(e) {
	e.strokeText(this.partialText, 0, 0);
}
var X = class extends H {
	constructor(e) {
		super(e), this.dataArray = [], this._readDataAttribute(), this._setTextData();
	}
	_getTextPathLength() {
		return G.getPathLength(this.dataArray);
	}
	_getPointAtLength(e, t) {
		return !this.attrs.data || e > this.pathLength ? null : G.getPointAtLengthOfDataArray(e, this.dataArray, t);
	}
	_readDataAttribute() {
		this.dataArray = G.parsePathData(this.attrs.data), this.pathLength = this._getTextPathLength();
	}
	_sceneFunc(e) {
		e.setAttr("font", this._getContextFont()), e.setAttr("textBaseline", this.textBaseline()), e.setAttr("textAlign", "left"), e.save();
		let t = this.textDecoration(), n = this.fontSize(), r = this._getUnderlineOffset(), i = this.glyphInfo, a = t.indexOf("underline") !== -1, o = t.indexOf("line-through") !== -1;
		a && e.beginPath();
		try {
			for (let t = 0; t < i.length; t++) {
				e.save();
				let n = i[t].p0, o = i[t].rotation;
				e.translate(n.x, n.y), e.rotate(o), this.partialText = i[t].text, this._styleTransform = new c().rotate(-o).translate(-n.x, -n.y), e.fillStrokeShape(this), a && (t === 0 && e.moveTo(0, r), e.lineTo(i[t].width, r)), e.restore();
			}
		} finally {
			this._styleTransform = void 0;
		}
		if (e.lineWidth = Wn(n), a && e._applyDecorationStyle(this) && e.stroke(), o) {
			e.beginPath();
			for (let t = 0; t < i.length; t++) {
				e.save();
				let n = i[t].p0;
				e.translate(n.x, n.y), e.rotate(i[t].rotation), t === 0 && e.moveTo(0, 0), e.lineTo(i[t].width, 0), e.restore();
			}
			e._applyDecorationStyle(this) && e.stroke();
		}
		e.restore();
	}
	_hitFunc(e) {
		e.beginPath();
		let t = this.glyphInfo;
		if (t.length >= 1) {
			let n = t[0].p0;
			e.moveTo(n.x, n.y);
		}
		for (let n = 0; n < t.length; n++) {
			let r = t[n].p1;
			e.lineTo(r.x, r.y);
		}
		e.setAttr("lineWidth", this.fontSize()), e.setAttr("strokeStyle", this.colorKey), e.stroke();
	}
	getTextWidth() {
		return this.textWidth;
	}
	getTextHeight() {
		return j.warn("text.getTextHeight() method is deprecated. Use text.height() - for full height and text.fontSize() - for one line height."), this.textHeight;
	}
	setText(e) {
		return J.prototype.setText.call(this, e);
	}
	_getContextFont() {
		return J.prototype._getContextFont.call(this);
	}
	_getTextSize(e) {
		let t = yr();
		t.save(), t.font = this._getContextFont(), t.fontKerning = "auto";
		let n = t.measureText(e);
		return t.restore(), {
			width: n.width,
			height: parseInt(`${this.fontSize()}`, 10)
		};
	}
	_setTextData() {
		let e = Gn(this.text());
		this.direction() === "rtl" && e.reverse();
		let t = this.kerningFunc(), n = [], r = 0;
		for (let i = 0; i < e.length; i++) {
			let a = 0;
			if (t && i > 0) try {
				a = t(e[i - 1], e[i]) * this.fontSize();
			} catch {}
			n.push({
				char: e[i],
				width: this._getTextSize(e[i]).width,
				kern: a
			}), r += n[i].width + a;
		}
		let { width: i, height: a } = this._getTextSize(this.attrs.text);
		if (this.textWidth = r, this.textHeight = a, this.glyphInfo = [], !this.attrs.data) return null;
		let o = this.letterSpacing(), s = this.align(), c = s === "justify" ? this.text().split(" ").length - 1 : 0, l = Math.max(0, r - i), u = Math.max(this.textWidth + (e.length - 1) * o, 0), d = 0;
		s === "center" && (d = Math.max(0, this.pathLength / 2 - u / 2)), s === "right" && (d = Math.max(0, this.pathLength - u));
		let f = d, p = this.dataArray.some((e, t) => t > 0 && e.command === "M") ? void 0 : {
			index: 0,
			offset: 0
		};
		for (let t = 0; t < n.length; t++) {
			f += n[t].kern;
			let r = this._getPointAtLength(f, p);
			if (!r) return;
			let i = n[t].char, a = n[t].width + (t < n.length - 1 ? o : 0);
			i === " " && s === "justify" && (a += (this.pathLength - u) / c);
			let d = f + a, m = this._getPointAtLength(d > this.pathLength && d - this.pathLength <= l ? this.pathLength : d, p);
			if (!m) return;
			let h = G.getLineLength(r.x, r.y, m.x, m.y), g = Math.atan2(m.y - r.y, m.x - r.x);
			this.glyphInfo.push({
				text: e[t],
				rotation: g,
				p0: r,
				p1: m,
				width: h
			}), f += a;
		}
	}
	getSelfRect() {
		if (!this.glyphInfo.length) return {
			x: 0,
			y: 0,
			width: 0,
			height: 0
		};
		let e = [];
		this.glyphInfo.forEach(function(t) {
			e.push(t.p0.x), e.push(t.p0.y), e.push(t.p1.x), e.push(t.p1.y);
		});
		let t = j._getPointsRect(e), n = this.fontSize(), r = t.x - n / 2, i = t.y - n / 2, a = t.x + t.width + n / 2, o = t.y + t.height + n / 2;
		if (this.textDecoration().indexOf("underline") !== -1) {
			let e = Wn(n), t = this._getUnderlineOffset() - e / 2;
			this.glyphInfo.forEach(function(n) {
				let s = new c().translate(n.p0.x, n.p0.y).rotate(n.rotation)._getTransformedRect({
					x: 0,
					y: t,
					width: n.width,
					height: e
				});
				r = Math.min(r, s.x), i = Math.min(i, s.y), a = Math.max(a, s.x + s.width), o = Math.max(o, s.y + s.height);
			});
		}
		return {
			x: r,
			y: i,
			width: a - r,
			height: o - i
		};
	}
	_getUnderlineOffset() {
		return this.fontSize() / 2 + 1;
	}
	getStrokeScaleEnabled() {
		return !0;
	}
	_getSelfRectForDrawing() {
		let e = this.getSelfRect(), t = this.fontSize();
		return {
			x: e.x - t,
			y: e.y - t,
			width: e.width + t * 2,
			height: e.height + t * 2
		};
	}
};
X.prototype._fillFunc = Ir, X.prototype._strokeFunc = Lr, X.prototype._fillFuncHit = Ir, X.prototype._strokeFuncHit = Lr, X.prototype.className = "TextPath";
var Rr = [
	"text",
	"fontSize",
	"align",
	"letterSpacing",
	"kerningFunc",
	"fontFamily",
	"fontStyle",
	"fontVariant",
	"direction"
];
X.prototype._attrsAffectingSize = Rr.concat("data", "textDecoration"), a(X, !0), X.prototype.on("dataChange.konva", function() {
	this._readDataAttribute(), this._setTextData();
}), X.prototype.on(Rr.map((e) => e + "Change.konva").join(" "), function() {
	this._setTextData();
}), I.addGetterSetter(X, "data"), I.addGetterSetter(X, "fontFamily", "Arial"), I.addGetterSetter(X, "fontSize", 12, P()), I.addGetterSetter(X, "fontStyle", Fr), I.addGetterSetter(X, "align", "left"), I.addGetterSetter(X, "letterSpacing", 0, P()), I.addGetterSetter(X, "textBaseline", "middle"), I.addGetterSetter(X, "fontVariant", Fr), I.addGetterSetter(X, "text", Pr), I.addGetterSetter(X, "textDecoration", ""), I.addGetterSetter(X, "kerningFunc", void 0), I.addGetterSetter(X, "direction", "inherit");
// node_modules/konva/lib/shapes/Transformer.js
var zr = "tr-konva", Br = [
	"resizeEnabledChange",
	"rotateAnchorOffsetChange",
	"rotateAnchorAngleChange",
	"rotateEnabledChange",
	"rotateModeChange",
	"enabledAnchorsChange",
	"anchorSizeChange",
	"borderEnabledChange",
	"shouldOverdrawWholeAreaChange",
	"borderStrokeChange",
	"borderStrokeWidthChange",
	"borderDashChange",
	"anchorStrokeChange",
	"anchorStrokeWidthChange",
	"anchorFillChange",
	"anchorCornerRadiusChange",
	"ignoreStrokeChange",
	"anchorStyleFuncChange",
	"paddingChange"
].map((e) => e + `.${zr}`).join(" "), Vr = "nodesRect", Hr = [
	"widthChange",
	"heightChange",
	"scaleXChange",
	"scaleYChange",
	"skewXChange",
	"skewYChange",
	"rotationChange",
	"offsetXChange",
	"offsetYChange",
	"transformsEnabledChange",
	"strokeWidthChange",
	"strokeChange",
	"selfRectFuncChange",
	"strokeLinearGradientColorStopsChange",
	"strokeScaleEnabledChange",
	"strokeEnabledChange",
	"draggableChange"
], Ur = {
	"top-left": -45,
	"top-center": 0,
	"top-right": 45,
	"middle-right": -90,
	"middle-left": 90,
	"bottom-left": -135,
	"bottom-center": 180,
	"bottom-right": 135
}, Wr = "ontouchstart" in r._global, Gr = [
	"rotater-top-left",
	"rotater-top-right",
	"rotater-bottom-left",
	"rotater-bottom-right"
];
function Kr(e) {
	return e.startsWith("rotater");
}
var qr = Math.PI / 12;
function Jr(e, t) {
	let n = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><g transform="rotate(${e} 12 12)" stroke-linejoin="round"><path d="M5 8 A11 11 0 0 1 16 19" fill="none" stroke="white" stroke-width="4"/><path d="M2 8 L6 4.5 L6 11.5 Z M16 22 L12.5 18 L19.5 18 Z" fill="black" stroke="white"/><path d="M5 8 A11 11 0 0 1 16 19" fill="none" stroke="black" stroke-width="1.5"/></g></svg>`;
	return `url("data:image/svg+xml,${encodeURIComponent(n)}") 12 12, ${t}`;
}
function Yr(e, t, n) {
	if (e === "rotater") return n;
	if (Kr(e)) {
		let r = e.slice(8);
		return Jr(Math.round(j.radToDeg(t) + Ur[r] - 45), n);
	}
	t += j.degToRad(Ur[e] || 0);
	let r = (j.radToDeg(t) % 360 + 360) % 360;
	return j._inRange(r, 337.5, 360) || j._inRange(r, 0, 22.5) ? "ns-resize" : j._inRange(r, 22.5, 67.5) ? "nesw-resize" : j._inRange(r, 67.5, 112.5) ? "ew-resize" : j._inRange(r, 112.5, 157.5) ? "nwse-resize" : j._inRange(r, 157.5, 202.5) ? "ns-resize" : j._inRange(r, 202.5, 247.5) ? "nesw-resize" : j._inRange(r, 247.5, 292.5) ? "ew-resize" : j._inRange(r, 292.5, 337.5) ? "nwse-resize" : (j.error("Transformer has unknown angle for cursor detection: " + r), "pointer");
}
var Xr = [
	"top-left",
	"top-center",
	"top-right",
	"middle-right",
	"middle-left",
	"bottom-left",
	"bottom-center",
	"bottom-right"
];
function Zr(e) {
	return {
		x: e.x + e.width / 2 * Math.cos(e.rotation) + e.height / 2 * Math.sin(-e.rotation),
		y: e.y + e.height / 2 * Math.cos(e.rotation) + e.width / 2 * Math.sin(e.rotation)
	};
}
function Qr(e, t, n) {
	let r = n.x + (e.x - n.x) * Math.cos(t) - (e.y - n.y) * Math.sin(t), i = n.y + (e.x - n.x) * Math.sin(t) + (e.y - n.y) * Math.cos(t);
	return {
		...e,
		rotation: e.rotation + t,
		x: r,
		y: i
	};
}
function $r(e, t) {
	return Qr(e, t, Zr(e));
}
function ei(e, t, n) {
	let i = t, a = n;
	for (let n = 0; n < e.length; n++) {
		let o = r.getAngle(e[n]), s = Math.abs(o - t) % (Math.PI * 2), c = Math.min(s, Math.PI * 2 - s);
		c < a && (a = c, i = o);
	}
	return i;
}
function ti(e, t, n) {
	let r = j.degToRad(e.rotateAnchorAngle()), i = Math.sin(r), a = -Math.cos(r), o = t / 2, s = n / 2, c = 1e400;
	a < 0 ? c = Math.min(c, -s / a) : a > 0 && (c = Math.min(c, (n - s) / a)), i < 0 ? c = Math.min(c, -o / i) : i > 0 && (c = Math.min(c, (t - o) / i));
	let l = o + i * c, u = s + a * c, d = e.rotateAnchorOffset() + e.padding();
	return {
		edgeX: l,
		edgeY: u,
		endX: l + i * d,
		endY: u + a * d
	};
}
var ni = /* @__PURE__ */ new Set(), Z = class extends un {
	static _isLayerTransforming(e) {
		for (let t of ni) if (t.getLayer() === e || t._nodes.some((t) => t.getLayer() === e)) return !0;
		return !1;
	}
	constructor(e) {
		super(e), this._movingAnchorName = null, this._anchors = {}, this._transforming = !1, this._fitting = !1, this._transformWindow = null, this._elementsCreated = !1, this._updatePending = !1, this._createElements(), this._handleMouseMove = this._handleMouseMove.bind(this), this._handleMouseUp = this._handleMouseUp.bind(this), this.update = this.update.bind(this), this._syncUpdate = this._syncUpdate.bind(this), this.on(Br, (e) => {
			e.type === "ignoreStrokeChange" && this._resetTransformCache(), this.update();
		}), this.on(`rotationChange.${zr}`, () => this._clearCache(Vr)), this.getNode() && this.update();
	}
	attachTo(e) {
		return this.setNode(e), this;
	}
	setNode(e) {
		return j.warn("tr.setNode(shape), tr.node(shape) and tr.attachTo(shape) methods are deprecated. Please use tr.nodes(nodesArray) instead."), this.setNodes([e]);
	}
	getNode() {
		return this._nodes && this._nodes[0];
	}
	_getEventNamespace() {
		return zr + this._id;
	}
	setNodes(e = []) {
		this._nodes && this._nodes.length && this.detach();
		let t = new Set(e);
		for (let e of t) e.isAncestorOf(this) && (j.error("Konva.Transformer cannot be an a child of the node you are trying to attach"), t.delete(e));
		let n = Array.from(t).filter((e) => {
			for (let n = e.getParent(); n; n = n.getParent()) if (t.has(n)) return !1;
			return !0;
		});
		return this._nodes = e = n, this._resetRotation(), this._nodes.forEach((e) => {
			let t = () => {
				var t;
				this._fitting ? (t = this._nodeRectCache) == null || t.delete(e) : (this.nodes().length === 1 && this.useSingleNodeRotation() && this.rotation(this.nodes()[0].getAbsoluteRotation()), this._resetTransformCache(e), this.isDragging() || this._scheduleUpdate());
			};
			if (e._attrsAffectingSize.length) {
				let n = e._attrsAffectingSize.map((e) => e + "Change." + this._getEventNamespace()).join(" ");
				e.on(n, t);
			}
			e.on(Hr.map((e) => e + `.${this._getEventNamespace()}`).join(" "), t), e.on(`absoluteTransformChange.${this._getEventNamespace()}`, t), e instanceof V && e._addSubtreeObserver(this), e.on(`destroy.${this._getEventNamespace()}`, () => {
				this._removeNode(e);
			}), this._proxyDrag(e);
		}), this._resetTransformCache(), this._elementsCreated && this.update(), this;
	}
	_proxyDrag(e) {
		let t;
		e.on(`dragstart.${this._getEventNamespace()}`, (n) => {
			t = e.getAbsolutePosition(), !this.isDragging() && e !== this._back && this.startDrag(n, !1);
		}), e.on(`dragmove.${this._getEventNamespace()}`, (n) => {
			if (!t) return;
			let r = e.getAbsolutePosition(), i = r.x - t.x, a = r.y - t.y;
			this.nodes().forEach((t) => {
				if (t === e || t.isDragging()) return;
				let r = t.getAbsolutePosition();
				t.setAbsolutePosition({
					x: r.x + i,
					y: r.y + a
				}), t.startDrag(n);
			}), t = null;
		});
	}
	_detachNode(e) {
		e.off("." + this._getEventNamespace()), e._removeSubtreeObserver(this);
	}
	_resetRotation() {
		let e = this._nodes.length === 1 && this.useSingleNodeRotation();
		this.rotation(e ? this._nodes[0].getAbsoluteRotation() : 0);
	}
	_removeNode(e) {
		this._detachNode(e), this._nodes = this._nodes.filter((t) => t !== e), this._resetRotation(), this._resetTransformCache(e), this._scheduleUpdate();
	}
	getNodes() {
		return this._nodes || [];
	}
	getActiveAnchor() {
		return this._movingAnchorName;
	}
	detach() {
		var e, t;
		(e = this._nodes) == null || e.forEach((e) => this._detachNode(e)), this._nodes = [], this._updatePending = !1, this._resetTransformCache(), (t = this.getLayer()) == null || t.batchDraw();
	}
	_resetTransformCache(e) {
		var t, n;
		e ? (t = this._nodeRectCache) == null || t.delete(e) : (n = this._nodeRectCache) == null || n.clear(), this._clearCache(Vr), this._clearCache("transform"), this._clearSelfAndDescendantCache("absoluteTransform");
	}
	_onSubtreeChange(e) {
		var t;
		this._fitting || ((!this._updatePending || this._cache[Vr]) && this._resetTransformCache(e), z._updateBatchDepth > 0 ? this._scheduleUpdate() : this._updatePending || (this._updatePending = !0, j.requestAnimFrame(this._syncUpdate, this.getStage()?._getOwnerWindow()), (t = this.getLayer()) == null || t.batchDraw()));
	}
	_syncUpdate() {
		this._updatePending && !this._fitting && !this.isDragging() && this._update();
	}
	drawScene(e, t) {
		return this._syncUpdate(), super.drawScene(e, t);
	}
	drawHit(e, t) {
		return this._syncUpdate(), super.drawHit(e, t);
	}
	_getNodeRect() {
		return this._getCache(Vr, this.__getNodeRect);
	}
	__getNodeRect() {
		if (!this.getNode()) return {
			x: -1e8,
			y: -1e8,
			width: 0,
			height: 0,
			rotation: 0
		};
		let e = r.getAngle(this.rotation()), t = this.ignoreStroke(), n = new c();
		n.rotate(-e);
		let i = this._nodeRectCache ||= /* @__PURE__ */ new Map(), a = 1e400, o = 1e400, s = -1e400, l = -1e400;
		for (let r of this.nodes()) {
			let u = r instanceof H && r.getSelfRect === H.prototype.getSelfRect && !r.attrs.selfRectFunc && !r._hasCachedAncestor(), d = u ? r.width() : 0, f = u ? r.height() : 0;
			u && (r._attrsVersion ??= 0);
			let p = u ? i.get(r) : void 0;
			if (!p || p.rotation !== e || p.ignoreStroke !== t || p.version !== r._attrsVersion || p.width !== d || p.height !== f) {
				let a = r.getAbsoluteTransform(), [o, s, l, m] = a.getMatrix(), h = o * m - s * l === 0, g = r.getClientRect({
					skipTransform: !h,
					skipShadow: !0,
					skipStroke: t
				}), _ = [
					{
						x: g.x,
						y: g.y
					},
					{
						x: g.x + g.width,
						y: g.y
					},
					{
						x: g.x + g.width,
						y: g.y + g.height
					},
					{
						x: g.x,
						y: g.y + g.height
					}
				];
				h && (a = new c()), p = {
					rotation: e,
					ignoreStroke: t,
					width: d,
					height: f,
					version: r._attrsVersion || 0,
					minX: 1e400,
					minY: 1e400,
					maxX: -1e400,
					maxY: -1e400
				};
				for (let e of _) {
					let t = n.point(a.point(e));
					p.minX = Math.min(p.minX, t.x), p.minY = Math.min(p.minY, t.y), p.maxX = Math.max(p.maxX, t.x), p.maxY = Math.max(p.maxY, t.y);
				}
				u && i.set(r, p);
			}
			a = Math.min(a, p.minX), o = Math.min(o, p.minY), s = Math.max(s, p.maxX), l = Math.max(l, p.maxY);
		}
		n.invert();
		let u = n.point({
			x: a,
			y: o
		});
		return {
			x: u.x,
			y: u.y,
			width: s - a,
			height: l - o,
			rotation: r.getAngle(this.rotation())
		};
	}
	getX() {
		return this._getNodeRect().x;
	}
	getY() {
		return this._getNodeRect().y;
	}
	getWidth() {
		return this._getNodeRect().width;
	}
	getHeight() {
		return this._getNodeRect().height;
	}
	_createElements() {
		this._createBack(), Gr.forEach((e) => {
			this._createAnchor(e, "_rotate-zone").setAttrs({
				fill: "transparent",
				strokeEnabled: !1,
				visible: !1
			});
		}), Xr.forEach((e) => {
			this._createAnchor(e);
		}), this._createAnchor("rotater"), this._elementsCreated = !0;
	}
	_createAnchor(e, t = "_anchor") {
		let n = new kr({
			stroke: "rgb(0, 161, 255)",
			fill: "white",
			strokeWidth: 1,
			name: e + " " + t,
			dragDistance: 0,
			draggable: !0,
			hitStrokeWidth: Wr ? 10 : "auto"
		});
		this._anchors[e] = n;
		let r = this;
		return n.on("mousedown touchstart", function(e) {
			r._handleMouseDown(e);
		}), n.on("dragstart", (e) => {
			n.stopDrag(), e.cancelBubble = !0;
		}), n.on("dragend", (e) => {
			e.cancelBubble = !0;
		}), n.on("mouseenter", () => {
			this.isTransforming() || (this._setAnchorCursor(e), this._cursorChange = !0);
		}), n.on("mouseout", () => {
			this._cursorChange = !1, this.isTransforming() || n.getStage().content && (n.getStage().content.style.cursor = "");
		}), this.add(n), n;
	}
	_setAnchorCursor(e, t = r.getAngle(this.rotation())) {
		let n = this.getStage()?.content;
		n && (n.style.cursor = Yr(e, t, this.rotateAnchorCursor()));
	}
	_createBack() {
		let e = new H({
			name: "back",
			width: 0,
			height: 0,
			sceneFunc(e, t) {
				let n = t.getParent();
				if (!n.borderEnabled()) return;
				let r = n.padding(), i = t.width(), a = t.height();
				if (e.beginPath(), e.rect(-r, -r, i + r * 2, a + r * 2), n.rotateEnabled() && n.rotateLineVisible() && n.rotateMode() !== "corners") {
					let t = ti(n, i, a);
					e.moveTo(t.edgeX, t.edgeY), e.lineTo(t.endX, t.endY);
				}
				e.fillStrokeShape(t);
			},
			hitFunc: (e, t) => {
				if (!this.shouldOverdrawWholeArea()) return;
				let n = this.padding();
				e.beginPath(), e.rect(-n, -n, t.width() + n * 2, t.height() + n * 2), e.fillStrokeShape(t);
			}
		});
		this._back = e, this.add(e), this._proxyDrag(e), e.on("dragstart", (e) => {
			e.cancelBubble = !0;
		}), e.on("dragmove", (e) => {
			e.cancelBubble = !0;
		}), e.on("dragend", (e) => {
			e.cancelBubble = !0;
		}), this.on("dragmove", (e) => {
			this.update();
		});
	}
	_handleMouseDown(e) {
		if (e.evt.button !== void 0 && !r.dragButtons.includes(e.evt.button) || this._transforming) return;
		this._movingAnchorName = e.target.name().split(" ")[0];
		let t = this._getNodeRect(), n = t.width, i = t.height, a = Math.sqrt(n ** 2 + i ** 2);
		this.sin = Math.abs(i / a), this.cos = Math.abs(n / a);
		let o = this.getStage()?._getOwnerWindow();
		this._transformWindow = o || null, o && (o.addEventListener("mousemove", this._handleMouseMove), o.addEventListener("touchmove", this._handleMouseMove), o.addEventListener("mouseup", this._handleMouseUp, !0), o.addEventListener("touchend", this._handleMouseUp, !0), o.addEventListener("touchcancel", this._handleMouseUp, !0)), this._transforming = !0, this._pointerId = e.pointerId ?? j._getFirstPointerId(e.evt);
		let s = e.target.getAbsolutePosition(), c = e.target.getStage()._getPointerById(this._pointerId);
		if (this._anchorDragOffset = {
			x: c.x - s.x,
			y: c.y - s.y
		}, Kr(this._movingAnchorName)) {
			let e = Zr(t);
			this._rotateStart = {
				pointerAngle: Math.atan2(c.y - e.y, c.x - e.x),
				rotation: t.rotation
			};
		}
		ni.add(this), this._fire("transformstart", {
			evt: e.evt,
			target: this.getNode()
		}), this._nodes.forEach((t) => {
			t._fire("transformstart", {
				evt: e.evt,
				target: t
			});
		});
	}
	_handleMouseMove(e) {
		var t;
		(t = this.getStage()) == null || t._batchEvents(() => this._moveTransform(e));
	}
	_moveTransform(e) {
		this._syncUpdate();
		let t, n, i, a = this._anchors[this._movingAnchorName], o = a.getStage();
		o.setPointersPositions(e);
		let s = o._getPointerById(this._pointerId);
		if (!s) return;
		let c = {
			x: s.x - this._anchorDragOffset.x,
			y: s.y - this._anchorDragOffset.y
		}, l = a.getAbsolutePosition();
		this.anchorDragBoundFunc() && (c = this.anchorDragBoundFunc()(l, c, e)), a.setAbsolutePosition(c);
		let u = a.getAbsolutePosition();
		if (l.x === u.x && l.y === u.y) return;
		if (Kr(this._movingAnchorName)) {
			let t = this._getNodeRect(), n = Zr(t), i = this._rotateStart, a = {
				x: u.x + this._anchorDragOffset.x,
				y: u.y + this._anchorDragOffset.y
			}, o = Math.atan2(a.y - n.y, a.x - n.x), s = i.rotation + o - i.pointerAngle, c;
			if (e.shiftKey && this.shiftBehavior() !== "none") c = Math.round(s / qr) * qr;
			else {
				let e = r.getAngle(this.rotationSnapTolerance());
				c = ei(this.rotationSnaps(), s, e);
			}
			this._movingAnchorName !== "rotater" && this._setAnchorCursor(this._movingAnchorName, c);
			let l = $r(t, c - t.rotation);
			this._fitNodesInto(l, e);
			return;
		}
		let d = this.shiftBehavior(), f;
		f = d === "inverted" ? this.keepRatio() && !e.shiftKey : d === "none" ? this.keepRatio() : this.keepRatio() || e.shiftKey;
		let p = this.centeredScaling() || e.altKey, m = !1;
		if (this._movingAnchorName === "top-left") {
			if (f) {
				m = !0;
				let e = p ? {
					x: this.width() / 2,
					y: this.height() / 2
				} : {
					x: this._anchors["bottom-right"].x(),
					y: this._anchors["bottom-right"].y()
				};
				i = Math.sqrt((e.x - a.x()) ** 2 + (e.y - a.y()) ** 2);
				let r = this._anchors["top-left"].x() > e.x ? -1 : 1, o = this._anchors["top-left"].y() > e.y ? -1 : 1;
				t = i * this.cos * r, n = i * this.sin * o, this._anchors["top-left"].x(e.x - t), this._anchors["top-left"].y(e.y - n);
			}
		} else if (this._movingAnchorName === "top-center") this._anchors["top-left"].y(a.y());
		else if (this._movingAnchorName === "top-right") {
			if (f) {
				m = !0;
				let e = p ? {
					x: this.width() / 2,
					y: this.height() / 2
				} : {
					x: this._anchors["bottom-left"].x(),
					y: this._anchors["bottom-left"].y()
				};
				i = Math.sqrt((a.x() - e.x) ** 2 + (e.y - a.y()) ** 2);
				let r = this._anchors["top-right"].x() < e.x ? -1 : 1, o = this._anchors["top-right"].y() > e.y ? -1 : 1;
				t = i * this.cos * r, n = i * this.sin * o, this._anchors["top-right"].x(e.x + t), this._anchors["top-right"].y(e.y - n);
			}
			var h = a.position();
			this._anchors["top-left"].y(h.y), this._anchors["bottom-right"].x(h.x);
		} else if (this._movingAnchorName === "middle-left") this._anchors["top-left"].x(a.x());
		else if (this._movingAnchorName === "middle-right") this._anchors["bottom-right"].x(a.x());
		else if (this._movingAnchorName === "bottom-left") {
			if (f) {
				m = !0;
				let e = p ? {
					x: this.width() / 2,
					y: this.height() / 2
				} : {
					x: this._anchors["top-right"].x(),
					y: this._anchors["top-right"].y()
				};
				i = Math.sqrt((e.x - a.x()) ** 2 + (a.y() - e.y) ** 2);
				let r = e.x < a.x() ? -1 : 1, o = a.y() < e.y ? -1 : 1;
				t = i * this.cos * r, n = i * this.sin * o, a.x(e.x - t), a.y(e.y + n);
			}
			h = a.position(), this._anchors["top-left"].x(h.x), this._anchors["bottom-right"].y(h.y);
		} else if (this._movingAnchorName === "bottom-center") this._anchors["bottom-right"].y(a.y());
		else if (this._movingAnchorName === "bottom-right") {
			if (f) {
				m = !0;
				let e = p ? {
					x: this.width() / 2,
					y: this.height() / 2
				} : {
					x: this._anchors["top-left"].x(),
					y: this._anchors["top-left"].y()
				};
				i = Math.sqrt((a.x() - e.x) ** 2 + (a.y() - e.y) ** 2);
				let r = this._anchors["bottom-right"].x() < e.x ? -1 : 1, o = this._anchors["bottom-right"].y() < e.y ? -1 : 1;
				t = i * this.cos * r, n = i * this.sin * o, this._anchors["bottom-right"].x(e.x + t), this._anchors["bottom-right"].y(e.y + n);
			}
		} else console.error(/* @__PURE__ */ Error("Wrong position argument of selection resizer: " + this._movingAnchorName));
		if (p = this.centeredScaling() || e.altKey, p) {
			let e = this._anchors["top-left"], t = this._anchors["bottom-right"], n = e.x(), r = e.y(), i = this.getWidth() - t.x(), a = this.getHeight() - t.y();
			t.move({
				x: -n,
				y: -r
			}), e.move({
				x: i,
				y: a
			});
		}
		let g = this._anchors["top-left"].getAbsolutePosition();
		t = g.x, n = g.y;
		let _ = this._anchors["bottom-right"].x() - this._anchors["top-left"].x(), v = this._anchors["bottom-right"].y() - this._anchors["top-left"].y();
		this._fitNodesInto({
			x: t,
			y: n,
			width: _,
			height: v,
			rotation: r.getAngle(this.rotation())
		}, e, m);
	}
	_handleMouseUp(e) {
		let t = this.getStage();
		t && (t.setPointersPositions(e), !t._changedPointerPositions.some((e) => e.id === this._pointerId)) || (t ? t._batchEvents(() => this._removeEvents(e)) : this._removeEvents(e));
	}
	getAbsoluteTransform(e) {
		let t = this.getTransform();
		return e ? e.getAbsoluteTransform().copy().invert().multiply(t) : t;
	}
	_removeEvents(e) {
		var t;
		if (this._transforming) {
			this._transforming = !1;
			let n = this.getStage()?.content;
			n && !this._cursorChange && (n.style.cursor = "");
			let r = this._transformWindow;
			this._transformWindow = null, r && (r.removeEventListener("mousemove", this._handleMouseMove), r.removeEventListener("touchmove", this._handleMouseMove), r.removeEventListener("mouseup", this._handleMouseUp, !0), r.removeEventListener("touchend", this._handleMouseUp, !0), r.removeEventListener("touchcancel", this._handleMouseUp, !0));
			let i = this.getNode();
			ni.delete(this), this._fire("transformend", {
				evt: e,
				target: i
			}), (t = this.getLayer()) == null || t.batchDraw(), i && this._nodes.forEach((t) => {
				var n;
				t._fire("transformend", {
					evt: e,
					target: t
				}), (n = t.getLayer()) == null || n.batchDraw();
			}), this._movingAnchorName = null;
		}
	}
	_fitNodesInto(e, t, n = !1) {
		this._fitting = !0;
		try {
			return this._doFitNodesInto(e, t, n);
		} finally {
			this._fitting = !1;
		}
	}
	_doFitNodesInto(e, t, n = !1) {
		let i = this._getNodeRect();
		if (!i.width || !i.height || j._inRange(e.width, -this.padding() * 2 - 1, 1) || j._inRange(e.height, -this.padding() * 2 - 1, 1)) {
			this.update();
			return;
		}
		let a = new c();
		a.rotate(r.getAngle(this.rotation()));
		let o = n ? 0 : this.padding() * 2, s = null, l = null;
		if (this._movingAnchorName && e.width < 0 && this._movingAnchorName.indexOf("left") >= 0) {
			let t = a.point({
				x: -o,
				y: 0
			});
			e.x += t.x, e.y += t.y, e.width += o, s = {
				axis: "width",
				from: "left",
				to: "right",
				offset: t
			};
		} else if (this._movingAnchorName && e.width < 0 && this._movingAnchorName.indexOf("right") >= 0) {
			let t = a.point({
				x: o,
				y: 0
			});
			e.width += o, s = {
				axis: "width",
				from: "right",
				to: "left",
				offset: t
			};
		}
		if (this._movingAnchorName && e.height < 0 && this._movingAnchorName.indexOf("top") >= 0) {
			let t = a.point({
				x: 0,
				y: -o
			});
			e.x += t.x, e.y += t.y, e.height += o, l = {
				axis: "height",
				from: "top",
				to: "bottom",
				offset: t
			};
		} else if (this._movingAnchorName && e.height < 0 && this._movingAnchorName.indexOf("bottom") >= 0) {
			let t = a.point({
				x: 0,
				y: o
			});
			e.height += o, l = {
				axis: "height",
				from: "bottom",
				to: "top",
				offset: t
			};
		}
		if (this.boundBoxFunc()) {
			let t = this.boundBoxFunc()(i, e);
			t ? e = t : j.warn("boundBoxFunc returned falsy. You should return new bound rect from it!");
		}
		for (let t of [s, l]) t && e[t.axis] < 0 && this._movingAnchorName && (this._movingAnchorName = this._movingAnchorName.replace(t.from, t.to), this._anchorDragOffset.x -= t.offset.x, this._anchorDragOffset.y -= t.offset.y);
		let u = 1e7, d = new c();
		d.translate(i.x, i.y), d.rotate(i.rotation), d.scale(i.width / u, i.height / u);
		let f = new c(), p = e.width / u, m = e.height / u;
		this.flipEnabled() === !1 ? (f.translate(e.x, e.y), f.rotate(e.rotation), f.translate(e.width < 0 ? e.width : 0, e.height < 0 ? e.height : 0), f.scale(Math.abs(p), Math.abs(m))) : (f.translate(e.x, e.y), f.rotate(e.rotation), f.scale(p, m));
		let h = f.multiply(d.invert()), g = /* @__PURE__ */ new Set();
		this._nodes.forEach((e) => {
			if (!e.getStage()) return;
			let t = e.getParent().getAbsoluteTransform(), n = e.getTransform().copy();
			n.translate(e.offsetX(), e.offsetY());
			let r = new c();
			r.multiply(t.copy().invert()).multiply(h).multiply(t).multiply(n);
			let i = r.decompose();
			e.setAttrs(i);
			let a = e.getLayer();
			a && g.add(a);
		}), this.rotation(j._getRotation(e.rotation)), this._nodes.forEach((e) => {
			this._fire("transform", {
				evt: t,
				target: e
			}), e._fire("transform", {
				evt: t,
				target: e
			});
		}), this._resetTransformCache(), this.update(), g.add(this.getLayer()), g.forEach((e) => e && e.batchDraw());
	}
	_scheduleUpdate() {
		this._updatePending = !0, z._runAfterUpdateBatch(this._syncUpdate);
	}
	forceUpdate() {
		this._resetTransformCache(), this.update();
	}
	update() {
		this._lastNodeRect = void 0, this._update();
	}
	_update() {
		var e;
		this._updatePending = !1;
		let t = this._getNodeRect();
		this._updateElements(t);
		let n = this.nodes().some((e) => e.draggable());
		this._back.draggable() !== n && this._back.draggable(n);
		let r = this.anchorStyleFunc();
		r && Object.values(this._anchors).forEach((e) => e.hasName("_anchor") && r(e)), (e = this.getLayer()) == null || e.batchDraw();
	}
	_updateElements(e) {
		let t = this._lastNodeRect;
		if (t && !this.anchorStyleFunc() && e.x === t.x && e.y === t.y && e.width === t.width && e.height === t.height && e.rotation === t.rotation) return;
		this._lastNodeRect = { ...e };
		let n = e.width, r = e.height, i = this.enabledAnchors(), a = this.resizeEnabled(), o = this.padding(), s = this.anchorSize();
		Object.values(this._anchors).filter((e) => e.hasName("_anchor")).forEach((e) => {
			e.setAttrs({
				width: s,
				height: s,
				offsetX: s / 2,
				offsetY: s / 2,
				stroke: this.anchorStroke(),
				strokeWidth: this.anchorStrokeWidth(),
				fill: this.anchorFill(),
				cornerRadius: this.anchorCornerRadius()
			});
		}), this._anchors["top-left"].setAttrs({
			x: 0,
			y: 0,
			offsetX: s / 2 + o,
			offsetY: s / 2 + o,
			visible: a && i.indexOf("top-left") >= 0
		}), this._anchors["top-center"].setAttrs({
			x: n / 2,
			y: 0,
			offsetY: s / 2 + o,
			visible: a && i.indexOf("top-center") >= 0
		}), this._anchors["top-right"].setAttrs({
			x: n,
			y: 0,
			offsetX: s / 2 - o,
			offsetY: s / 2 + o,
			visible: a && i.indexOf("top-right") >= 0
		}), this._anchors["middle-left"].setAttrs({
			x: 0,
			y: r / 2,
			offsetX: s / 2 + o,
			visible: a && i.indexOf("middle-left") >= 0
		}), this._anchors["middle-right"].setAttrs({
			x: n,
			y: r / 2,
			offsetX: s / 2 - o,
			visible: a && i.indexOf("middle-right") >= 0
		}), this._anchors["bottom-left"].setAttrs({
			x: 0,
			y: r,
			offsetX: s / 2 + o,
			offsetY: s / 2 - o,
			visible: a && i.indexOf("bottom-left") >= 0
		}), this._anchors["bottom-center"].setAttrs({
			x: n / 2,
			y: r,
			offsetY: s / 2 - o,
			visible: a && i.indexOf("bottom-center") >= 0
		}), this._anchors["bottom-right"].setAttrs({
			x: n,
			y: r,
			offsetX: s / 2 - o,
			offsetY: s / 2 - o,
			visible: a && i.indexOf("bottom-right") >= 0
		});
		let c = this.rotateMode(), l = ti(this, n, r);
		this._anchors.rotater.setAttrs({
			x: l.endX,
			y: l.endY,
			visible: this.rotateEnabled() && c !== "corners"
		});
		let u = s * 2, d = this.rotateEnabled() && c !== "handle", f = -o - u;
		Gr.forEach((e) => {
			this._anchors[e].setAttrs({
				x: e.includes("left") ? f : n + o,
				y: e.includes("top") ? f : r + o,
				width: u,
				height: u,
				visible: d
			});
		}), this._back.setAttrs({
			width: n,
			height: r,
			visible: this.borderEnabled() || this.shouldOverdrawWholeArea(),
			stroke: this.borderStroke(),
			strokeWidth: this.borderStrokeWidth(),
			dash: this.borderDash(),
			x: 0,
			y: 0
		});
	}
	isTransforming() {
		return this._transforming;
	}
	stopTransform() {
		this._transforming && this._removeEvents();
	}
	destroy() {
		return this.getStage() && this._cursorChange && this.getStage().content && (this.getStage().content.style.cursor = ""), un.prototype.destroy.call(this), this.detach(), this._removeEvents(), this;
	}
	add(...e) {
		return this._elementsCreated ? (j.error("You cannot add external nodes to the Transformer. Use tr.nodes([node]) instead."), this) : super.add(...e);
	}
	toObject() {
		return z.prototype.toObject.call(this);
	}
	clone(e) {
		return z.prototype.clone.call(this, e);
	}
	getClientRect(e) {
		return this._syncUpdate(), this.nodes().length > 0 ? super.getClientRect(e) : {
			x: 0,
			y: 0,
			width: 0,
			height: 0
		};
	}
};
Z.isTransforming = () => ni.size > 0;
function ri(e) {
	return e instanceof Array || j.warn("enabledAnchors value should be an array"), e instanceof Array && e.forEach(function(e) {
		Xr.indexOf(e) === -1 && j.warn("Unknown anchor name: " + e + ". Available names are: " + Xr.join(", "));
	}), e || [];
}
Z.prototype.className = "Transformer", a(Z), I.addGetterSetter(Z, "enabledAnchors", Xr, ri), I.addGetterSetter(Z, "flipEnabled", !0, F()), I.addGetterSetter(Z, "resizeEnabled", !0), I.addGetterSetter(Z, "anchorSize", 10, P()), I.addGetterSetter(Z, "rotateEnabled", !0), I.addGetterSetter(Z, "rotateLineVisible", !0), I.addGetterSetter(Z, "rotationSnaps", []), I.addGetterSetter(Z, "rotateAnchorOffset", 50, P()), I.addGetterSetter(Z, "rotateAnchorAngle", 0, P()), I.addGetterSetter(Z, "rotateAnchorCursor", "crosshair"), I.addGetterSetter(Z, "rotateMode", "handle"), I.addGetterSetter(Z, "rotationSnapTolerance", 5, P()), I.addGetterSetter(Z, "borderEnabled", !0), I.addGetterSetter(Z, "anchorStroke", "rgb(0, 161, 255)"), I.addGetterSetter(Z, "anchorStrokeWidth", 1, P()), I.addGetterSetter(Z, "anchorFill", "white"), I.addGetterSetter(Z, "anchorCornerRadius", 0, P()), I.addGetterSetter(Z, "borderStroke", "rgb(0, 161, 255)"), I.addGetterSetter(Z, "borderStrokeWidth", 1, P()), I.addGetterSetter(Z, "borderDash"), I.addGetterSetter(Z, "keepRatio", !0), I.addGetterSetter(Z, "shiftBehavior", "default"), I.addGetterSetter(Z, "centeredScaling", !1), I.addGetterSetter(Z, "ignoreStroke", !1), I.addGetterSetter(Z, "padding", 0, P()), I.addGetterSetter(Z, "nodes"), I.addGetterSetter(Z, "node"), I.addGetterSetter(Z, "boundBoxFunc"), I.addGetterSetter(Z, "anchorDragBoundFunc"), I.addGetterSetter(Z, "anchorStyleFunc"), I.addGetterSetter(Z, "shouldOverdrawWholeArea", !1), I.addGetterSetter(Z, "useSingleNodeRotation", !0), I.backCompat(Z, {
	lineEnabled: "borderEnabled",
	rotateHandlerOffset: "rotateAnchorOffset",
	enabledHandlers: "enabledAnchors"
});
// node_modules/konva/lib/shapes/Wedge.js
var Q = class extends H {
	_sceneFunc(e) {
		e.beginPath(), e.arc(0, 0, Math.abs(this.radius()), 0, r.getAngle(this.angle()), this.clockwise()), e.lineTo(0, 0), e.closePath(), e.fillStrokeShape(this);
	}
	getWidth() {
		return Math.abs(this.radius()) * 2;
	}
	getHeight() {
		return Math.abs(this.radius()) * 2;
	}
	setWidth(e) {
		this.radius(e / 2);
	}
	setHeight(e) {
		this.radius(e / 2);
	}
};
Q.prototype.className = "Wedge", Q.prototype._centroid = !0, Q.prototype._attrsAffectingSize = ["radius"], a(Q, !0), I.addGetterSetter(Q, "radius", 0, P()), I.addGetterSetter(Q, "angle", 0, P()), I.addGetterSetter(Q, "clockwise", !1), I.backCompat(Q, {
	angleDeg: "angle",
	getAngleDeg: "getAngle",
	setAngleDeg: "setAngle"
});
// node_modules/konva/lib/filters/Blur.js
function ii() {
	this.r = 0, this.g = 0, this.b = 0, this.a = 0, this.next = null;
}
var ai = [
	512,
	512,
	456,
	512,
	328,
	456,
	335,
	512,
	405,
	328,
	271,
	456,
	388,
	335,
	292,
	512,
	454,
	405,
	364,
	328,
	298,
	271,
	496,
	456,
	420,
	388,
	360,
	335,
	312,
	292,
	273,
	512,
	482,
	454,
	428,
	405,
	383,
	364,
	345,
	328,
	312,
	298,
	284,
	271,
	259,
	496,
	475,
	456,
	437,
	420,
	404,
	388,
	374,
	360,
	347,
	335,
	323,
	312,
	302,
	292,
	282,
	273,
	265,
	512,
	497,
	482,
	468,
	454,
	441,
	428,
	417,
	405,
	394,
	383,
	373,
	364,
	354,
	345,
	337,
	328,
	320,
	312,
	305,
	298,
	291,
	284,
	278,
	271,
	265,
	259,
	507,
	496,
	485,
	475,
	465,
	456,
	446,
	437,
	428,
	420,
	412,
	404,
	396,
	388,
	381,
	374,
	367,
	360,
	354,
	347,
	341,
	335,
	329,
	323,
	318,
	312,
	307,
	302,
	297,
	292,
	287,
	282,
	278,
	273,
	269,
	265,
	261,
	512,
	505,
	497,
	489,
	482,
	475,
	468,
	461,
	454,
	447,
	441,
	435,
	428,
	422,
	417,
	411,
	405,
	399,
	394,
	389,
	383,
	378,
	373,
	368,
	364,
	359,
	354,
	350,
	345,
	341,
	337,
	332,
	328,
	324,
	320,
	316,
	312,
	309,
	305,
	301,
	298,
	294,
	291,
	287,
	284,
	281,
	278,
	274,
	271,
	268,
	265,
	262,
	259,
	257,
	507,
	501,
	496,
	491,
	485,
	480,
	475,
	470,
	465,
	460,
	456,
	451,
	446,
	442,
	437,
	433,
	428,
	424,
	420,
	416,
	412,
	408,
	404,
	400,
	396,
	392,
	388,
	385,
	381,
	377,
	374,
	370,
	367,
	363,
	360,
	357,
	354,
	350,
	347,
	344,
	341,
	338,
	335,
	332,
	329,
	326,
	323,
	320,
	318,
	315,
	312,
	310,
	307,
	304,
	302,
	299,
	297,
	294,
	292,
	289,
	287,
	285,
	282,
	280,
	278,
	275,
	273,
	271,
	269,
	267,
	265,
	263,
	261,
	259
], oi = [
	9,
	11,
	12,
	13,
	13,
	14,
	14,
	15,
	15,
	15,
	15,
	16,
	16,
	16,
	16,
	17,
	17,
	17,
	17,
	17,
	17,
	17,
	18,
	18,
	18,
	18,
	18,
	18,
	18,
	18,
	18,
	19,
	19,
	19,
	19,
	19,
	19,
	19,
	19,
	19,
	19,
	19,
	19,
	19,
	19,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	20,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	21,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	22,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	23,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24,
	24
];
function $(e, t) {
	return t === 255 ? e : e * t / 255;
}
var si = 180;
function ci(e, t) {
	let n = e.data, r = e.width, i = e.height, a, o, s, c, l, u, d, f, p, m, h, g, _, v, y, b, x, S, C, w, ee = t + t + 1, te = r - 1, ne = i - 1, T = t + 1, E = T * (T + 1) / 2, D = new ii(), O = t <= si ? ai[t] / 2 ** oi[t] : 1 / (T * T), re = null, k = D, A = null, j = null;
	for (let e = 1; e < ee; e++) k = k.next = new ii(), e === T && (re = k);
	k.next = D, s = o = 0;
	for (let e = 0; e < i; e++) {
		g = _ = v = y = c = l = u = d = 0, C = n[o + 3], b = $(n[o], C), x = $(n[o + 1], C), S = $(n[o + 2], C), f = T * b, p = T * x, m = T * S, h = T * C, c += E * b, l += E * x, u += E * S, d += E * C, k = D;
		for (let e = 0; e < T; e++) k.r = b, k.g = x, k.b = S, k.a = C, k = k.next;
		for (let e = 1; e < T; e++) a = o + ((te < e ? te : e) << 2), C = n[a + 3], c += (k.r = b = $(n[a], C)) * (w = T - e), l += (k.g = x = $(n[a + 1], C)) * w, u += (k.b = S = $(n[a + 2], C)) * w, d += (k.a = C) * w, g += b, _ += x, v += S, y += C, k = k.next;
		A = D, j = re;
		for (let e = 0; e < r; e++) n[o] = Math.floor(c * O), n[o + 1] = Math.floor(l * O), n[o + 2] = Math.floor(u * O), n[o + 3] = Math.floor(d * O), c -= f, l -= p, u -= m, d -= h, f -= A.r, p -= A.g, m -= A.b, h -= A.a, a = s + ((a = e + t + 1) < te ? a : te) << 2, C = n[a + 3], g += A.r = $(n[a], C), _ += A.g = $(n[a + 1], C), v += A.b = $(n[a + 2], C), y += A.a = C, c += g, l += _, u += v, d += y, A = A.next, f += b = j.r, p += x = j.g, m += S = j.b, h += C = j.a, g -= b, _ -= x, v -= S, y -= C, j = j.next, o += 4;
		s += r;
	}
	for (let e = 0; e < r; e++) {
		_ = v = y = g = l = u = d = c = 0, o = e << 2, f = T * (b = n[o]), p = T * (x = n[o + 1]), m = T * (S = n[o + 2]), h = T * (C = n[o + 3]), c += E * b, l += E * x, u += E * S, d += E * C, k = D;
		for (let e = 0; e < T; e++) k.r = b, k.g = x, k.b = S, k.a = C, k = k.next;
		let s = Math.min(1, ne) * r;
		for (let i = 1; i <= t; i++) o = s + e << 2, c += (k.r = b = n[o]) * (w = T - i), l += (k.g = x = n[o + 1]) * w, u += (k.b = S = n[o + 2]) * w, d += (k.a = C = n[o + 3]) * w, g += b, _ += x, v += S, y += C, k = k.next, i < ne && (s += r);
		o = e, A = D, j = re;
		for (let t = 0; t < i; t++) a = o << 2, n[a + 3] = C = Math.floor(d * O), C > 0 ? (C = 255 / C, n[a] = Math.floor(c * O) * C, n[a + 1] = Math.floor(l * O) * C, n[a + 2] = Math.floor(u * O) * C) : n[a] = n[a + 1] = n[a + 2] = 0, c -= f, l -= p, u -= m, d -= h, f -= A.r, p -= A.g, m -= A.b, h -= A.a, a = e + ((a = t + T) < ne ? a : ne) * r << 2, c += g += A.r = n[a], l += _ += A.g = n[a + 1], u += v += A.b = n[a + 2], d += y += A.a = n[a + 3], A = A.next, f += b = j.r, p += x = j.g, m += S = j.b, h += C = j.a, g -= b, _ -= x, v -= S, y -= C, j = j.next, o += r;
	}
}
var li = function(e, t = 1) {
	let n = Math.round(Math.min(this.blurRadius(), si) * t);
	n > 0 && ci(e, n);
};
Ve("blur", (e, t, n) => {
	let r = Math.round(2 * t * n);
	if (r <= 0) return;
	let { width: i, height: a, data: o } = e, s = i * 4, c = s + 8, l = {
		width: i + 2,
		height: a + 2,
		data: new Uint8ClampedArray(c * (a + 2))
	};
	for (let e = 0; e < a; e++) l.data.set(o.subarray(e * s, e * s + s), (e + 1) * c + 4);
	ci(l, r);
	for (let e = 0; e < a; e++) {
		let t = (e + 1) * c + 4;
		o.set(l.data.subarray(t, t + s), e * s);
	}
}), I.addGetterSetter(z, "blurRadius", 0, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/Brighten.js
var ui = function(e) {
	let t = this.brightness() * 255, n = e.data, r = n.length;
	for (let e = 0; e < r; e += 4) n[e] += t, n[e + 1] += t, n[e + 2] += t;
};
I.addGetterSetter(z, "brightness", 0, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/Brightness.js
var di = function(e) {
	fi(e, this.attrs.brightness === void 0 ? 1 : this.brightness());
};
Ve("brightness", fi);
function fi(e, t) {
	let n = e.data, r = n.length;
	for (let e = 0; e < r; e += 4) n[e] = Math.min(255, n[e] * t), n[e + 1] = Math.min(255, n[e + 1] * t), n[e + 2] = Math.min(255, n[e + 2] * t);
}
// node_modules/konva/lib/filters/Contrast.js
var pi = function(e) {
	mi(e, ((this.contrast() + 100) / 100) ** 2);
};
Ve("contrast", mi);
function mi(e, t) {
	let n = e.data, r = n.length, i = 150, a = 150, o = 150;
	for (let e = 0; e < r; e += 4) i = n[e], a = n[e + 1], o = n[e + 2], i /= 255, i -= .5, i *= t, i += .5, i *= 255, a /= 255, a -= .5, a *= t, a += .5, a *= 255, o /= 255, o -= .5, o *= t, o += .5, o *= 255, i = i < 0 ? 0 : i > 255 ? 255 : i, a = a < 0 ? 0 : a > 255 ? 255 : a, o = o < 0 ? 0 : o > 255 ? 255 : o, n[e] = i, n[e + 1] = a, n[e + 2] = o;
}
I.addGetterSetter(z, "contrast", 0, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/Emboss.js
var hi = function(e) {
	let t = e.data, n = e.width, r = e.height, i = Math.min(1, Math.max(0, this.embossStrength?.call(this) ?? .5)), a = Math.min(1, Math.max(0, this.embossWhiteLevel?.call(this) ?? .5)), o = {
		"top-left": 315,
		top: 270,
		"top-right": 225,
		right: 180,
		"bottom-right": 135,
		bottom: 90,
		"bottom-left": 45,
		left: 0
	}, s = this.embossDirection?.call(this) ?? "top-left", c = o[s];
	c === void 0 && (j.warn("Unknown emboss direction: \"" + s + "\". Using \"top-left\"."), c = o["top-left"]);
	let l = !!(this.embossBlend?.call(this) ?? !1), u = i * 10, d = a * 255, f = c * Math.PI / 180, p = Math.cos(f), m = -Math.sin(f), h = 128 / 1020 * u, g = new Float32Array(n * r);
	for (let e = 0, n = 0; n < t.length; n += 4, e++) g[e] = .2126 * t[n] + .7152 * t[n + 1] + .0722 * t[n + 2];
	let _ = [
		-1,
		0,
		1,
		-2,
		0,
		2,
		-1,
		0,
		1
	], v = [
		-1,
		-2,
		-1,
		0,
		0,
		0,
		1,
		2,
		1
	], y = (e) => e < 0 ? 0 : e > 255 ? 255 : e;
	for (let e = 0; e < r; e++) for (let i = 0; i < n; i++) {
		let a = 0, o = 0, s = 0;
		for (let t = -1; t <= 1; t++) {
			let c = Math.max(0, Math.min(r - 1, e + t)) * n;
			for (let e = -1; e <= 1; e++, s++) {
				let t = g[c + Math.max(0, Math.min(n - 1, i + e))];
				a += t * _[s], o += t * v[s];
			}
		}
		let c = e * n + i, u = y(d + (p * a + m * o) * h), f = c * 4;
		if (l) {
			let e = u - d;
			t[f] = y(t[f] + e), t[f + 1] = y(t[f + 1] + e), t[f + 2] = y(t[f + 2] + e);
		} else t[f] = t[f + 1] = t[f + 2] = u;
	}
	return e;
};
I.addGetterSetter(z, "embossStrength", .5, P(), I.afterSetFilter), I.addGetterSetter(z, "embossWhiteLevel", .5, P(), I.afterSetFilter), I.addGetterSetter(z, "embossDirection", "top-left", void 0, I.afterSetFilter), I.addGetterSetter(z, "embossBlend", !1, void 0, I.afterSetFilter);
// node_modules/konva/lib/filters/Enhance.js
function gi(e, t, n, r, i) {
	let a = n - t, o = i - r;
	if (a === 0) return r + o / 2;
	if (o === 0) return r;
	let s = (e - t) / a;
	return s = o * s + r, s;
}
var _i = function(e) {
	let t = e.data, n = t.length, r = t[0], i = r, a, o = t[1], s = o, c, l = t[2], u = l, d, f = this.enhance();
	if (f === 0) return;
	for (let e = 0; e < n; e += 4) a = t[e + 0], a < r ? r = a : a > i && (i = a), c = t[e + 1], c < o ? o = c : c > s && (s = c), d = t[e + 2], d < l ? l = d : d > u && (u = d);
	i === r && (i = 255, r = 0), s === o && (s = 255, o = 0), u === l && (u = 255, l = 0);
	let p, m, h, g, _, v;
	if (f > 0) p = i + f * (255 - i), m = r - f * (r - 0), h = s + f * (255 - s), g = o - f * (o - 0), _ = u + f * (255 - u), v = l - f * (l - 0);
	else {
		let e = (i + r) * .5;
		p = i + f * (i - e), m = r + f * (r - e);
		let t = (s + o) * .5;
		h = s + f * (s - t), g = o + f * (o - t);
		let n = (u + l) * .5;
		_ = u + f * (u - n), v = l + f * (l - n);
	}
	for (let e = 0; e < n; e += 4) t[e + 0] = gi(t[e + 0], r, i, m, p), t[e + 1] = gi(t[e + 1], o, s, g, h), t[e + 2] = gi(t[e + 2], l, u, v, _);
};
I.addGetterSetter(z, "enhance", 0, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/Grayscale.js
var vi = function(e) {
	let t = e.data, n = t.length;
	for (let e = 0; e < n; e += 4) {
		let n = .34 * t[e] + .5 * t[e + 1] + .16 * t[e + 2];
		t[e] = n, t[e + 1] = n, t[e + 2] = n;
	}
};
I.addGetterSetter(z, "hue", 0, P(), I.afterSetFilter), I.addGetterSetter(z, "saturation", 0, P(), I.afterSetFilter), I.addGetterSetter(z, "luminance", 0, P(), I.afterSetFilter);
var yi = function(e) {
	let t = e.data, n = t.length, r = 2 ** this.saturation(), i = (this.hue() % 360 + 360) % 360, a = this.luminance() * 127, o = 1 * r * Math.cos(i * Math.PI / 180), s = 1 * r * Math.sin(i * Math.PI / 180), c = .299 + .701 * o + .168 * s, l = .587 - .587 * o + .33 * s, u = .114 - .114 * o - .497 * s, d = .299 - .299 * o - .328 * s, f = .587 + .413 * o + .035 * s, p = .114 - .114 * o + .292 * s, m = .299 - .3 * o + 1.25 * s, h = .587 - .588 * o - 1.05 * s, g = .114 + .886 * o - .203 * s, _, v, y, b;
	for (let e = 0; e < n; e += 4) _ = t[e + 0], v = t[e + 1], y = t[e + 2], b = t[e + 3], t[e + 0] = c * _ + l * v + u * y + a, t[e + 1] = d * _ + f * v + p * y + a, t[e + 2] = m * _ + h * v + g * y + a, t[e + 3] = b;
}, bi = function(e) {
	let t = e.data, n = t.length, r = 2 ** this.value(), i = 2 ** this.saturation(), a = (this.hue() % 360 + 360) % 360, o = r * i * Math.cos(a * Math.PI / 180), s = r * i * Math.sin(a * Math.PI / 180), c = .299 * r + .701 * o + .168 * s, l = .587 * r - .587 * o + .33 * s, u = .114 * r - .114 * o - .497 * s, d = .299 * r - .299 * o - .328 * s, f = .587 * r + .413 * o + .035 * s, p = .114 * r - .114 * o + .292 * s, m = .299 * r - .3 * o + 1.25 * s, h = .587 * r - .588 * o - 1.05 * s, g = .114 * r + .886 * o - .203 * s;
	for (let e = 0; e < n; e += 4) {
		let n = t[e + 0], r = t[e + 1], i = t[e + 2], a = t[e + 3];
		t[e + 0] = c * n + l * r + u * i, t[e + 1] = d * n + f * r + p * i, t[e + 2] = m * n + h * r + g * i, t[e + 3] = a;
	}
};
I.addGetterSetter(z, "hue", 0, P(), I.afterSetFilter), I.addGetterSetter(z, "saturation", 0, P(), I.afterSetFilter), I.addGetterSetter(z, "value", 0, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/Invert.js
var xi = function(e) {
	let t = e.data, n = t.length;
	for (let e = 0; e < n; e += 4) t[e] = 255 - t[e], t[e + 1] = 255 - t[e + 1], t[e + 2] = 255 - t[e + 2];
}, Si = function(e, t, n) {
	let r = e.data, i = t.data, a = e.width, o = e.height, s = n.polarCenterX || a / 2, c = n.polarCenterY || o / 2, l = Math.sqrt(s * s + c * c), u = a - s, d = o - c, f = Math.sqrt(u * u + d * d);
	l = f > l ? f : l;
	let p = o, m = a, h = 360 / m * Math.PI / 180;
	for (let e = 0; e < m; e += 1) {
		let t = Math.sin(e * h), n = Math.cos(e * h);
		for (let o = 0; o < p; o += 1) {
			u = Math.floor(s + l * o / p * n), d = Math.floor(c + l * o / p * t);
			let f = (d * a + u) * 4, m = r[f + 0], h = r[f + 1], g = r[f + 2], _ = r[f + 3];
			f = (e + o * a) * 4, i[f + 0] = m, i[f + 1] = h, i[f + 2] = g, i[f + 3] = _;
		}
	}
}, Ci = function(e, t, n) {
	let r = e.data, i = t.data, a = e.width, o = e.height, s = n.polarCenterX || a / 2, c = n.polarCenterY || o / 2, l = Math.sqrt(s * s + c * c), u = a - s, d = o - c, f = Math.sqrt(u * u + d * d);
	l = f > l ? f : l;
	let p = o, m = a, h = n.polarRotation || 0, g, _;
	for (u = 0; u < a; u += 1) for (d = 0; d < o; d += 1) {
		let e = u - s, t = d - c, n = Math.sqrt(e * e + t * t) * p / l, o = (Math.atan2(t, e) * 180 / Math.PI + 360 + h) % 360;
		o = o * m / 360, g = Math.floor(o), _ = Math.floor(n);
		let f = (_ * a + g) * 4, v = r[f + 0], y = r[f + 1], b = r[f + 2], x = r[f + 3];
		f = (d * a + u) * 4, i[f + 0] = v, i[f + 1] = y, i[f + 2] = b, i[f + 3] = x;
	}
}, wi = function(e) {
	let t = e.width, n = e.height, r, i, a, o, s, c, l, u, d, f, p = Math.round(this.kaleidoscopePower()), m = Math.round(this.kaleidoscopeAngle()), h = Math.floor(t * ((m % 360 + 360) % 360) / 360);
	if (p < 1) return;
	let g = {
		width: t,
		height: n,
		data: new Uint8ClampedArray(t * n * 4)
	};
	Si(e, g, {
		polarCenterX: t / 2,
		polarCenterY: n / 2
	});
	let _ = t / 2 ** p;
	for (; _ <= 8;) _ *= 2, --p;
	_ = Math.ceil(_);
	let v = _, y = 0, b = v, x = 1;
	for (h + _ > t && (y = v, b = 0, x = -1), i = 0; i < n; i += 1) for (r = y; r !== b; r += x) a = Math.round(r + h) % t, d = (t * i + a) * 4, s = g.data[d + 0], c = g.data[d + 1], l = g.data[d + 2], u = g.data[d + 3], f = (t * i + r) * 4, g.data[f + 0] = s, g.data[f + 1] = c, g.data[f + 2] = l, g.data[f + 3] = u;
	for (i = 0; i < n; i += 1) for (v = Math.floor(_), o = 0; o < p; o += 1) {
		for (r = 0; r < v + 1; r += 1) d = (t * i + r) * 4, s = g.data[d + 0], c = g.data[d + 1], l = g.data[d + 2], u = g.data[d + 3], f = (t * i + v * 2 - r - 1) * 4, g.data[f + 0] = s, g.data[f + 1] = c, g.data[f + 2] = l, g.data[f + 3] = u;
		v *= 2;
	}
	Ci(g, e, { polarRotation: 0 });
};
I.addGetterSetter(z, "kaleidoscopePower", 2, P(), I.afterSetFilter), I.addGetterSetter(z, "kaleidoscopeAngle", 0, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/Mask.js
function Ti(e, t, n) {
	let r = (n * e.width + t) * 4, i = [];
	return i.push(e.data[r++], e.data[r++], e.data[r++], e.data[r++]), i;
}
function Ei(e, t) {
	return Math.sqrt((e[0] - t[0]) ** 2 + (e[1] - t[1]) ** 2 + (e[2] - t[2]) ** 2);
}
function Di(e) {
	let t = [
		0,
		0,
		0
	];
	for (let n = 0; n < e.length; n++) t[0] += e[n][0], t[1] += e[n][1], t[2] += e[n][2];
	return t[0] /= e.length, t[1] /= e.length, t[2] /= e.length, t;
}
function Oi(e, t) {
	let n = Ti(e, 0, 0), r = Ti(e, e.width - 1, 0), i = Ti(e, 0, e.height - 1), a = Ti(e, e.width - 1, e.height - 1);
	if (Ei(n, r) < t && Ei(r, a) < t && Ei(a, i) < t && Ei(i, n) < t) {
		let o = Di([
			r,
			n,
			a,
			i
		]), s = [];
		for (let n = 0; n < e.width * e.height; n++) {
			let r = Ei(o, [
				e.data[n * 4],
				e.data[n * 4 + 1],
				e.data[n * 4 + 2]
			]);
			s[n] = r < t ? 0 : 255;
		}
		return s;
	}
}
function ki(e, t) {
	for (let n = 0; n < e.width * e.height; n++) e.data[4 * n + 3] = t[n];
}
function Ai(e, t, n) {
	let r = [
		1,
		1,
		1,
		1,
		0,
		1,
		1,
		1,
		1
	], i = Math.round(Math.sqrt(r.length)), a = Math.floor(i / 2), o = [];
	for (let s = 0; s < n; s++) for (let c = 0; c < t; c++) {
		let l = s * t + c, u = 0;
		for (let o = 0; o < i; o++) for (let l = 0; l < i; l++) {
			let d = s + o - a, f = c + l - a;
			if (d >= 0 && d < n && f >= 0 && f < t) {
				let n = d * t + f, a = r[o * i + l];
				u += e[n] * a;
			}
		}
		o[l] = u === 2040 ? 255 : 0;
	}
	return o;
}
function ji(e, t, n) {
	let r = [
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1
	], i = Math.round(Math.sqrt(r.length)), a = Math.floor(i / 2), o = [];
	for (let s = 0; s < n; s++) for (let c = 0; c < t; c++) {
		let l = s * t + c, u = 0;
		for (let o = 0; o < i; o++) for (let l = 0; l < i; l++) {
			let d = s + o - a, f = c + l - a;
			if (d >= 0 && d < n && f >= 0 && f < t) {
				let n = d * t + f, a = r[o * i + l];
				u += e[n] * a;
			}
		}
		o[l] = u >= 1020 ? 255 : 0;
	}
	return o;
}
function Mi(e, t, n) {
	let r = [
		1 / 9,
		1 / 9,
		1 / 9,
		1 / 9,
		1 / 9,
		1 / 9,
		1 / 9,
		1 / 9,
		1 / 9
	], i = Math.round(Math.sqrt(r.length)), a = Math.floor(i / 2), o = [];
	for (let s = 0; s < n; s++) for (let c = 0; c < t; c++) {
		let l = s * t + c, u = 0;
		for (let o = 0; o < i; o++) for (let l = 0; l < i; l++) {
			let d = s + o - a, f = c + l - a;
			if (d >= 0 && d < n && f >= 0 && f < t) {
				let n = d * t + f, a = r[o * i + l];
				u += e[n] * a;
			}
		}
		o[l] = u;
	}
	return o;
}
var Ni = function(e) {
	let t = Oi(e, this.attrs.threshold ?? 10);
	return t && (t = Ai(t, e.width, e.height), t = ji(t, e.width, e.height), t = Mi(t, e.width, e.height), ki(e, t)), e;
};
I.addGetterSetter(z, "threshold", .5, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/Noise.js
var Pi = function(e) {
	let t = this.noise() * 255, n = e.data, r = n.length, i = t / 2;
	for (let e = 0; e < r; e += 4) n[e + 0] += i - 2 * i * Math.random(), n[e + 1] += i - 2 * i * Math.random(), n[e + 2] += i - 2 * i * Math.random();
};
I.addGetterSetter(z, "noise", .2, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/Pixelate.js
var Fi = function(e, t = 1) {
	let n = Math.ceil(this.pixelSize() * t), r = e.width, i = e.height, a = Math.ceil(r / n), o = Math.ceil(i / n), s = e.data;
	if (n <= 0) j.error("pixelSize value can not be <= 0");
	else for (let e = 0; e < a; e += 1) for (let t = 0; t < o; t += 1) {
		let a = 0, o = 0, c = 0, l = 0, u = e * n, d = Math.min(u + n, r), f = t * n, p = Math.min(f + n, i);
		for (let e = u; e < d; e += 1) for (let t = f; t < p; t += 1) {
			let n = (r * t + e) * 4, i = s[n + 3];
			a += s[n + 0] * i, o += s[n + 1] * i, c += s[n + 2] * i, l += i;
		}
		l && (a /= l, o /= l, c /= l), l /= (d - u) * (p - f);
		for (let e = u; e < d; e += 1) for (let t = f; t < p; t += 1) {
			let n = (r * t + e) * 4;
			s[n + 0] = a, s[n + 1] = o, s[n + 2] = c, s[n + 3] = l;
		}
	}
};
I.addGetterSetter(z, "pixelSize", 8, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/Posterize.js
var Ii = function(e) {
	let t = Math.round(this.levels() * 254) + 1, n = e.data, r = n.length, i = 255 / t;
	for (let e = 0; e < r; e += 1) n[e] = Math.floor(n[e] / i) * i;
};
I.addGetterSetter(z, "levels", .5, P(), I.afterSetFilter);
// node_modules/konva/lib/filters/RGB.js
var Li = function(e) {
	let t = e.data, n = t.length, r = this.red(), i = this.green(), a = this.blue();
	for (let e = 0; e < n; e += 4) {
		let n = (.34 * t[e] + .5 * t[e + 1] + .16 * t[e + 2]) / 255;
		t[e] = n * r, t[e + 1] = n * i, t[e + 2] = n * a, t[e + 3] = t[e + 3];
	}
};
I.addGetterSetter(z, "red", 0, Ae, I.afterSetFilter), I.addGetterSetter(z, "green", 0, Ae, I.afterSetFilter), I.addGetterSetter(z, "blue", 0, Ae, I.afterSetFilter);
// node_modules/konva/lib/filters/RGBA.js
var Ri = function(e) {
	let t = e.data, n = t.length, r = this.red(), i = this.green(), a = this.blue(), o = this.alpha();
	for (let e = 0; e < n; e += 4) {
		let n = 1 - o;
		t[e] = r * o + t[e] * n, t[e + 1] = i * o + t[e + 1] * n, t[e + 2] = a * o + t[e + 2] * n;
	}
};
I.addGetterSetter(z, "alpha", 1, (e) => Math.min(1, Math.max(0, e)), I.afterSetFilter);
// node_modules/konva/lib/filters/Sepia.js
var zi = function(e) {
	let t = e.data, n = t.length;
	for (let e = 0; e < n; e += 4) {
		let n = t[e + 0], r = t[e + 1], i = t[e + 2];
		t[e + 0] = Math.min(255, n * .393 + r * .769 + i * .189), t[e + 1] = Math.min(255, n * .349 + r * .686 + i * .168), t[e + 2] = Math.min(255, n * .272 + r * .534 + i * .131);
	}
}, Bi = function(e) {
	let t = e.data;
	for (let e = 0; e < t.length; e += 4) {
		let n = t[e], r = t[e + 1], i = t[e + 2];
		.2126 * n + .7152 * r + .0722 * i >= 128 && (t[e] = 255 - n, t[e + 1] = 255 - r, t[e + 2] = 255 - i);
	}
	return e;
}, Vi = function(e) {
	let t = this.threshold() * 255, n = e.data, r = n.length;
	for (let e = 0; e < r; e += 1) n[e] = n[e] < t ? 0 : 255;
};
I.addGetterSetter(z, "threshold", .5, P(), I.afterSetFilter);
// node_modules/konva/lib/index.js
var Hi = Tn.Util._assign(Tn, {
	Arc: U,
	Arrow: K,
	Circle: Vn,
	Ellipse: Hn,
	Image: q,
	Label: Dr,
	Tag: Or,
	Line: W,
	Path: G,
	Rect: kr,
	RegularPolygon: Ar,
	Ring: Mr,
	Sprite: Y,
	Star: Nr,
	Text: J,
	TextPath: X,
	Transformer: Z,
	Wedge: Q,
	Filters: {
		Blur: li,
		Brightness: di,
		Brighten: ui,
		Contrast: pi,
		Emboss: hi,
		Enhance: _i,
		Grayscale: vi,
		HSL: yi,
		HSV: bi,
		Invert: xi,
		Kaleidoscope: wi,
		Mask: Ni,
		Noise: Pi,
		Pixelate: Fi,
		Posterize: Ii,
		RGB: Li,
		RGBA: Ri,
		Sepia: zi,
		Solarize: Bi,
		Threshold: Vi
	}
});
export { Hi as default };
