// \0rolldown/runtime.js
var e = Object.create, t = Object.defineProperty, n = Object.getOwnPropertyDescriptor, r = Object.getOwnPropertyNames, i = Object.getPrototypeOf, a = Object.prototype.hasOwnProperty, o = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), s = (e, i, o, s) => {
	if (i && typeof i == "object" || typeof i == "function") for (var c = r(i), l = 0, u = c.length, d; l < u; l++) d = c[l], !a.call(e, d) && d !== o && t(e, d, {
		get: ((e) => i[e]).bind(null, d),
		enumerable: !(s = n(i, d)) || s.enumerable
	});
	return e;
}, c = /* @__PURE__ */ ((n, r, a) => (a = n == null ? {} : e(i(n)), s(t(a, "default", {
	value: n,
	enumerable: !0
}), n)))((/* @__PURE__ */ o(((e, t, n) => {
	var r;
	(function(e, n) {
		typeof t == "object" && typeof t.exports == "object" ? t.exports = e.document ? n(e, !0) : function(e) {
			if (!e.document) throw Error("jQuery requires a window with a document");
			return n(e);
		} : n(e);
	})(typeof window < "u" ? window : n, function(e, t) {
		var n = [], i = Object.getPrototypeOf, a = n.slice, o = n.flat ? function(e) {
			return n.flat.call(e);
		} : function(e) {
			return n.concat.apply([], e);
		}, s = n.push, c = n.indexOf, l = {}, u = l.toString, d = l.hasOwnProperty, f = d.toString, p = f.call(Object), m = {}, h = function(e) {
			return typeof e == "function" && typeof e.nodeType != "number" && typeof e.item != "function";
		}, g = function(e) {
			return e != null && e === e.window;
		}, _ = e.document, v = {
			type: !0,
			src: !0,
			nonce: !0,
			noModule: !0
		};
		function y(e, t, n) {
			n ||= _;
			var r, i, a = n.createElement("script");
			if (a.text = e, t) for (r in v) i = t[r] || t.getAttribute && t.getAttribute(r), i && a.setAttribute(r, i);
			n.head.appendChild(a).parentNode.removeChild(a);
		}
		function b(e) {
			return e == null ? e + "" : typeof e == "object" || typeof e == "function" ? l[u.call(e)] || "object" : typeof e;
		}
		var x = "3.7.1", S = /HTML$/i, C = function(e, t) {
			return new C.fn.init(e, t);
		};
		C.fn = C.prototype = {
			jquery: x,
			constructor: C,
			length: 0,
			toArray: function() {
				return a.call(this);
			},
			get: function(e) {
				return e == null ? a.call(this) : e < 0 ? this[e + this.length] : this[e];
			},
			pushStack: function(e) {
				var t = C.merge(this.constructor(), e);
				return t.prevObject = this, t;
			},
			each: function(e) {
				return C.each(this, e);
			},
			map: function(e) {
				return this.pushStack(C.map(this, function(t, n) {
					return e.call(t, n, t);
				}));
			},
			slice: function() {
				return this.pushStack(a.apply(this, arguments));
			},
			first: function() {
				return this.eq(0);
			},
			last: function() {
				return this.eq(-1);
			},
			even: function() {
				return this.pushStack(C.grep(this, function(e, t) {
					return (t + 1) % 2;
				}));
			},
			odd: function() {
				return this.pushStack(C.grep(this, function(e, t) {
					return t % 2;
				}));
			},
			eq: function(e) {
				var t = this.length, n = +e + (e < 0 ? t : 0);
				return this.pushStack(n >= 0 && n < t ? [this[n]] : []);
			},
			end: function() {
				return this.prevObject || this.constructor();
			},
			push: s,
			sort: n.sort,
			splice: n.splice
		}, C.extend = C.fn.extend = function() {
			var e, t, n, r, i, a, o = arguments[0] || {}, s = 1, c = arguments.length, l = !1;
			for (typeof o == "boolean" && (l = o, o = arguments[s] || {}, s++), typeof o != "object" && !h(o) && (o = {}), s === c && (o = this, s--); s < c; s++) if ((e = arguments[s]) != null) for (t in e) r = e[t], t !== "__proto__" && o !== r && (l && r && (C.isPlainObject(r) || (i = Array.isArray(r))) ? (n = o[t], a = i && !Array.isArray(n) ? [] : !i && !C.isPlainObject(n) ? {} : n, i = !1, o[t] = C.extend(l, a, r)) : r !== void 0 && (o[t] = r));
			return o;
		}, C.extend({
			expando: "jQuery" + (x + Math.random()).replace(/\D/g, ""),
			isReady: !0,
			error: function(e) {
				throw Error(e);
			},
			noop: function() {},
			isPlainObject: function(e) {
				var t, n;
				return !e || u.call(e) !== "[object Object]" ? !1 : (t = i(e), !t || (n = d.call(t, "constructor") && t.constructor, typeof n == "function" && f.call(n) === p));
			},
			isEmptyObject: function(e) {
				for (var t in e) return !1;
				return !0;
			},
			globalEval: function(e, t, n) {
				y(e, { nonce: t && t.nonce }, n);
			},
			each: function(e, t) {
				var n, r = 0;
				if (w(e)) for (n = e.length; r < n && t.call(e[r], r, e[r]) !== !1; r++);
				else for (r in e) if (t.call(e[r], r, e[r]) === !1) break;
				return e;
			},
			text: function(e) {
				var t, n = "", r = 0, i = e.nodeType;
				if (!i) for (; t = e[r++];) n += C.text(t);
				return i === 1 || i === 11 ? e.textContent : i === 9 ? e.documentElement.textContent : i === 3 || i === 4 ? e.nodeValue : n;
			},
			makeArray: function(e, t) {
				var n = t || [];
				return e != null && (w(Object(e)) ? C.merge(n, typeof e == "string" ? [e] : e) : s.call(n, e)), n;
			},
			inArray: function(e, t, n) {
				return t == null ? -1 : c.call(t, e, n);
			},
			isXMLDoc: function(e) {
				var t = e && e.namespaceURI, n = e && (e.ownerDocument || e).documentElement;
				return !S.test(t || n && n.nodeName || "HTML");
			},
			merge: function(e, t) {
				for (var n = +t.length, r = 0, i = e.length; r < n; r++) e[i++] = t[r];
				return e.length = i, e;
			},
			grep: function(e, t, n) {
				for (var r, i = [], a = 0, o = e.length, s = !n; a < o; a++) r = !t(e[a], a), r !== s && i.push(e[a]);
				return i;
			},
			map: function(e, t, n) {
				var r, i, a = 0, s = [];
				if (w(e)) for (r = e.length; a < r; a++) i = t(e[a], a, n), i != null && s.push(i);
				else for (a in e) i = t(e[a], a, n), i != null && s.push(i);
				return o(s);
			},
			guid: 1,
			support: m
		}), typeof Symbol == "function" && (C.fn[Symbol.iterator] = n[Symbol.iterator]), C.each("Boolean Number String Function Array Date RegExp Object Error Symbol".split(" "), function(e, t) {
			l["[object " + t + "]"] = t.toLowerCase();
		});
		function w(e) {
			var t = !!e && "length" in e && e.length, n = b(e);
			return h(e) || g(e) ? !1 : n === "array" || t === 0 || typeof t == "number" && t > 0 && t - 1 in e;
		}
		function T(e, t) {
			return e.nodeName && e.nodeName.toLowerCase() === t.toLowerCase();
		}
		var ee = n.pop, te = n.sort, ne = n.splice, E = "[\\x20\\t\\r\\n\\f]", re = RegExp("^" + E + "+|((?:^|[^\\\\])(?:\\\\.)*)" + E + "+$", "g");
		C.contains = function(e, t) {
			var n = t && t.parentNode;
			return e === n || !!(n && n.nodeType === 1 && (e.contains ? e.contains(n) : e.compareDocumentPosition && e.compareDocumentPosition(n) & 16));
		};
		var ie = /([\0-\x1f\x7f]|^-?\d)|^-$|[^\x80-\uFFFF\w-]/g;
		function ae(e, t) {
			return t ? e === "\0" ? "�" : e.slice(0, -1) + "\\" + e.charCodeAt(e.length - 1).toString(16) + " " : "\\" + e;
		}
		C.escapeSelector = function(e) {
			return (e + "").replace(ie, ae);
		};
		var D = _, oe = s;
		(function() {
			var t, r, i, o, s, l = oe, u, f, p, h, g, _ = C.expando, v = 0, y = 0, b = xe(), x = xe(), S = xe(), w = xe(), ie = function(e, t) {
				return e === t && (s = !0), 0;
			}, ae = "checked|selected|async|autofocus|autoplay|controls|defer|disabled|hidden|ismap|loop|multiple|open|readonly|required|scoped", O = "(?:\\\\[\\da-fA-F]{1,6}" + E + "?|\\\\[^\\r\\n\\f]|[\\w-]|[^\0-\\x7f])+", se = "\\[" + E + "*(" + O + ")(?:" + E + "*([*^$|!~]?=)" + E + "*(?:'((?:\\\\.|[^\\\\'])*)'|\"((?:\\\\.|[^\\\\\"])*)\"|(" + O + "))|)" + E + "*\\]", ce = ":(" + O + ")(?:\\((('((?:\\\\.|[^\\\\'])*)'|\"((?:\\\\.|[^\\\\\"])*)\")|((?:\\\\.|[^\\\\()[\\]]|" + se + ")*)|.*)\\)|)", le = RegExp(E + "+", "g"), ue = RegExp("^" + E + "*," + E + "*"), de = RegExp("^" + E + "*([>+~]|" + E + ")" + E + "*"), fe = RegExp(E + "|>"), pe = new RegExp(ce), me = RegExp("^" + O + "$"), he = {
				ID: RegExp("^#(" + O + ")"),
				CLASS: RegExp("^\\.(" + O + ")"),
				TAG: RegExp("^(" + O + "|[*])"),
				ATTR: RegExp("^" + se),
				PSEUDO: RegExp("^" + ce),
				CHILD: RegExp("^:(only|first|last|nth|nth-last)-(child|of-type)(?:\\(" + E + "*(even|odd|(([+-]|)(\\d*)n|)" + E + "*(?:([+-]|)" + E + "*(\\d+)|))" + E + "*\\)|)", "i"),
				bool: RegExp("^(?:" + ae + ")$", "i"),
				needsContext: RegExp("^" + E + "*[>+~]|:(even|odd|eq|gt|lt|nth|first|last)(?:\\(" + E + "*((?:-\\d)?\\d*)" + E + "*\\)|)(?=[^-]|$)", "i")
			}, ge = /^(?:input|select|textarea|button)$/i, k = /^h\d$/i, _e = /^(?:#([\w-]+)|(\w+)|\.([\w-]+))$/, A = /[+~]/, j = RegExp("\\\\[\\da-fA-F]{1,6}" + E + "?|\\\\([^\\r\\n\\f])", "g"), M = function(e, t) {
				var n = "0x" + e.slice(1) - 65536;
				return t || (n < 0 ? String.fromCharCode(n + 65536) : String.fromCharCode(n >> 10 | 55296, n & 1023 | 56320));
			}, ve = function() {
				V();
			}, ye = U(function(e) {
				return e.disabled === !0 && T(e, "fieldset");
			}, {
				dir: "parentNode",
				next: "legend"
			});
			function be() {
				try {
					return u.activeElement;
				} catch {}
			}
			try {
				l.apply(n = a.call(D.childNodes), D.childNodes), n[D.childNodes.length].nodeType;
			} catch {
				l = {
					apply: function(e, t) {
						oe.apply(e, a.call(t));
					},
					call: function(e) {
						oe.apply(e, a.call(arguments, 1));
					}
				};
			}
			function N(e, t, n, r) {
				var i, a, o, s, c, d, f, g = t && t.ownerDocument, v = t ? t.nodeType : 9;
				if (n ||= [], typeof e != "string" || !e || v !== 1 && v !== 9 && v !== 11) return n;
				if (!r && (V(t), t ||= u, p)) {
					if (v !== 11 && (c = _e.exec(e))) {
						if (i = c[1]) {
							if (v === 9) {
								if (o = t.getElementById(i)) {
									if (o.id === i) return l.call(n, o), n;
								} else return n;
							} else if (g && (o = g.getElementById(i)) && N.contains(t, o) && o.id === i) return l.call(n, o), n;
						} else if (c[2]) return l.apply(n, t.getElementsByTagName(e)), n;
						else if ((i = c[3]) && t.getElementsByClassName) return l.apply(n, t.getElementsByClassName(i)), n;
					}
					if (!w[e + " "] && (!h || !h.test(e))) {
						if (f = e, g = t, v === 1 && (fe.test(e) || de.test(e))) {
							for (g = A.test(e) && B(t.parentNode) || t, g == t && m.scope || ((s = t.getAttribute("id")) ? s = C.escapeSelector(s) : t.setAttribute("id", s = _)), d = H(e), a = d.length; a--;) d[a] = (s ? "#" + s : ":scope") + " " + Ce(d[a]);
							f = d.join(",");
						}
						try {
							return l.apply(n, g.querySelectorAll(f)), n;
						} catch {
							w(e, !0);
						} finally {
							s === _ && t.removeAttribute("id");
						}
					}
				}
				return De(e.replace(re, "$1"), t, n, r);
			}
			function xe() {
				var e = [];
				function t(n, i) {
					return e.push(n + " ") > r.cacheLength && delete t[e.shift()], t[n + " "] = i;
				}
				return t;
			}
			function P(e) {
				return e[_] = !0, e;
			}
			function F(e) {
				var t = u.createElement("fieldset");
				try {
					return !!e(t);
				} catch {
					return !1;
				} finally {
					t.parentNode && t.parentNode.removeChild(t), t = null;
				}
			}
			function I(e) {
				return function(t) {
					return T(t, "input") && t.type === e;
				};
			}
			function L(e) {
				return function(t) {
					return (T(t, "input") || T(t, "button")) && t.type === e;
				};
			}
			function R(e) {
				return function(t) {
					return "form" in t ? t.parentNode && t.disabled === !1 ? "label" in t ? "label" in t.parentNode ? t.parentNode.disabled === e : t.disabled === e : t.isDisabled === e || t.isDisabled !== !e && ye(t) === e : t.disabled === e : "label" in t && t.disabled === e;
				};
			}
			function z(e) {
				return P(function(t) {
					return t = +t, P(function(n, r) {
						for (var i, a = e([], n.length, t), o = a.length; o--;) n[i = a[o]] && (n[i] = !(r[i] = n[i]));
					});
				});
			}
			function B(e) {
				return e && e.getElementsByTagName !== void 0 && e;
			}
			function V(e) {
				var t, n = e ? e.ownerDocument || e : D;
				return n == u || n.nodeType !== 9 || !n.documentElement || (u = n, f = u.documentElement, p = !C.isXMLDoc(u), g = f.matches || f.webkitMatchesSelector || f.msMatchesSelector, f.msMatchesSelector && D != u && (t = u.defaultView) && t.top !== t && t.addEventListener("unload", ve), m.getById = F(function(e) {
					return f.appendChild(e).id = C.expando, !u.getElementsByName || !u.getElementsByName(C.expando).length;
				}), m.disconnectedMatch = F(function(e) {
					return g.call(e, "*");
				}), m.scope = F(function() {
					return u.querySelectorAll(":scope");
				}), m.cssHas = F(function() {
					try {
						return u.querySelector(":has(*,:jqfake)"), !1;
					} catch {
						return !0;
					}
				}), m.getById ? (r.filter.ID = function(e) {
					var t = e.replace(j, M);
					return function(e) {
						return e.getAttribute("id") === t;
					};
				}, r.find.ID = function(e, t) {
					if (t.getElementById !== void 0 && p) {
						var n = t.getElementById(e);
						return n ? [n] : [];
					}
				}) : (r.filter.ID = function(e) {
					var t = e.replace(j, M);
					return function(e) {
						var n = e.getAttributeNode !== void 0 && e.getAttributeNode("id");
						return n && n.value === t;
					};
				}, r.find.ID = function(e, t) {
					if (t.getElementById !== void 0 && p) {
						var n, r, i, a = t.getElementById(e);
						if (a) {
							if (n = a.getAttributeNode("id"), n && n.value === e) return [a];
							for (i = t.getElementsByName(e), r = 0; a = i[r++];) if (n = a.getAttributeNode("id"), n && n.value === e) return [a];
						}
						return [];
					}
				}), r.find.TAG = function(e, t) {
					return t.getElementsByTagName === void 0 ? t.querySelectorAll(e) : t.getElementsByTagName(e);
				}, r.find.CLASS = function(e, t) {
					if (t.getElementsByClassName !== void 0 && p) return t.getElementsByClassName(e);
				}, h = [], F(function(e) {
					var t;
					f.appendChild(e).innerHTML = "<a id='" + _ + "' href='' disabled='disabled'></a><select id='" + _ + "-\r\\' disabled='disabled'><option selected=''></option></select>", e.querySelectorAll("[selected]").length || h.push("\\[" + E + "*(?:value|" + ae + ")"), e.querySelectorAll("[id~=" + _ + "-]").length || h.push("~="), e.querySelectorAll("a#" + _ + "+*").length || h.push(".#.+[+~]"), e.querySelectorAll(":checked").length || h.push(":checked"), t = u.createElement("input"), t.setAttribute("type", "hidden"), e.appendChild(t).setAttribute("name", "D"), f.appendChild(e).disabled = !0, e.querySelectorAll(":disabled").length !== 2 && h.push(":enabled", ":disabled"), t = u.createElement("input"), t.setAttribute("name", ""), e.appendChild(t), e.querySelectorAll("[name='']").length || h.push("\\[" + E + "*name" + E + "*=" + E + "*(?:''|\"\")");
				}), m.cssHas || h.push(":has"), h = h.length && new RegExp(h.join("|")), ie = function(e, t) {
					if (e === t) return s = !0, 0;
					var n = !e.compareDocumentPosition - !t.compareDocumentPosition;
					return n || (n = (e.ownerDocument || e) == (t.ownerDocument || t) ? e.compareDocumentPosition(t) : 1, n & 1 || !m.sortDetached && t.compareDocumentPosition(e) === n ? e === u || e.ownerDocument == D && N.contains(D, e) ? -1 : t === u || t.ownerDocument == D && N.contains(D, t) ? 1 : o ? c.call(o, e) - c.call(o, t) : 0 : n & 4 ? -1 : 1);
				}), u;
			}
			for (t in N.matches = function(e, t) {
				return N(e, null, null, t);
			}, N.matchesSelector = function(e, t) {
				if (V(e), p && !w[t + " "] && (!h || !h.test(t))) try {
					var n = g.call(e, t);
					if (n || m.disconnectedMatch || e.document && e.document.nodeType !== 11) return n;
				} catch {
					w(t, !0);
				}
				return N(t, u, null, [e]).length > 0;
			}, N.contains = function(e, t) {
				return (e.ownerDocument || e) != u && V(e), C.contains(e, t);
			}, N.attr = function(e, t) {
				(e.ownerDocument || e) != u && V(e);
				var n = r.attrHandle[t.toLowerCase()], i = n && d.call(r.attrHandle, t.toLowerCase()) ? n(e, t, !p) : void 0;
				return i === void 0 ? e.getAttribute(t) : i;
			}, N.error = function(e) {
				throw Error("Syntax error, unrecognized expression: " + e);
			}, C.uniqueSort = function(e) {
				var t, n = [], r = 0, i = 0;
				if (s = !m.sortStable, o = !m.sortStable && a.call(e, 0), te.call(e, ie), s) {
					for (; t = e[i++];) t === e[i] && (r = n.push(i));
					for (; r--;) ne.call(e, n[r], 1);
				}
				return o = null, e;
			}, C.fn.uniqueSort = function() {
				return this.pushStack(C.uniqueSort(a.apply(this)));
			}, r = C.expr = {
				cacheLength: 50,
				createPseudo: P,
				match: he,
				attrHandle: {},
				find: {},
				relative: {
					">": {
						dir: "parentNode",
						first: !0
					},
					" ": { dir: "parentNode" },
					"+": {
						dir: "previousSibling",
						first: !0
					},
					"~": { dir: "previousSibling" }
				},
				preFilter: {
					ATTR: function(e) {
						return e[1] = e[1].replace(j, M), e[3] = (e[3] || e[4] || e[5] || "").replace(j, M), e[2] === "~=" && (e[3] = " " + e[3] + " "), e.slice(0, 4);
					},
					CHILD: function(e) {
						return e[1] = e[1].toLowerCase(), e[1].slice(0, 3) === "nth" ? (e[3] || N.error(e[0]), e[4] = +(e[4] ? e[5] + (e[6] || 1) : 2 * (e[3] === "even" || e[3] === "odd")), e[5] = +(e[7] + e[8] || e[3] === "odd")) : e[3] && N.error(e[0]), e;
					},
					PSEUDO: function(e) {
						var t, n = !e[6] && e[2];
						return he.CHILD.test(e[0]) ? null : (e[3] ? e[2] = e[4] || e[5] || "" : n && pe.test(n) && (t = H(n, !0)) && (t = n.indexOf(")", n.length - t) - n.length) && (e[0] = e[0].slice(0, t), e[2] = n.slice(0, t)), e.slice(0, 3));
					}
				},
				filter: {
					TAG: function(e) {
						var t = e.replace(j, M).toLowerCase();
						return e === "*" ? function() {
							return !0;
						} : function(e) {
							return T(e, t);
						};
					},
					CLASS: function(e) {
						var t = b[e + " "];
						return t || (t = RegExp("(^|" + E + ")" + e + "(" + E + "|$)")) && b(e, function(e) {
							return t.test(typeof e.className == "string" && e.className || e.getAttribute !== void 0 && e.getAttribute("class") || "");
						});
					},
					ATTR: function(e, t, n) {
						return function(r) {
							var i = N.attr(r, e);
							return i == null ? t === "!=" : !t || (i += "", t === "=" ? i === n : t === "!=" ? i !== n : t === "^=" ? n && i.indexOf(n) === 0 : t === "*=" ? n && i.indexOf(n) > -1 : t === "$=" ? n && i.slice(-n.length) === n : t === "~=" ? (" " + i.replace(le, " ") + " ").indexOf(n) > -1 : t === "|=" ? i === n || i.slice(0, n.length + 1) === n + "-" : !1);
						};
					},
					CHILD: function(e, t, n, r, i) {
						var a = e.slice(0, 3) !== "nth", o = e.slice(-4) !== "last", s = t === "of-type";
						return r === 1 && i === 0 ? function(e) {
							return !!e.parentNode;
						} : function(t, n, c) {
							var l, u, d, f, p, m = a === o ? "previousSibling" : "nextSibling", h = t.parentNode, g = s && t.nodeName.toLowerCase(), y = !c && !s, b = !1;
							if (h) {
								if (a) {
									for (; m;) {
										for (d = t; d = d[m];) if (s ? T(d, g) : d.nodeType === 1) return !1;
										p = m = e === "only" && !p && "nextSibling";
									}
									return !0;
								}
								if (p = [o ? h.firstChild : h.lastChild], o && y) {
									for (u = h[_] || (h[_] = {}), l = u[e] || [], f = l[0] === v && l[1], b = f && l[2], d = f && h.childNodes[f]; d = ++f && d && d[m] || (b = f = 0) || p.pop();) if (d.nodeType === 1 && ++b && d === t) {
										u[e] = [
											v,
											f,
											b
										];
										break;
									}
								} else if (y && (u = t[_] || (t[_] = {}), l = u[e] || [], f = l[0] === v && l[1], b = f), b === !1) for (; (d = ++f && d && d[m] || (b = f = 0) || p.pop()) && !((s ? T(d, g) : d.nodeType === 1) && ++b && (y && (u = d[_] || (d[_] = {}), u[e] = [v, b]), d === t)););
								return b -= i, b === r || b % r === 0 && b / r >= 0;
							}
						};
					},
					PSEUDO: function(e, t) {
						var n, i = r.pseudos[e] || r.setFilters[e.toLowerCase()] || N.error("unsupported pseudo: " + e);
						return i[_] ? i(t) : i.length > 1 ? (n = [
							e,
							e,
							"",
							t
						], r.setFilters.hasOwnProperty(e.toLowerCase()) ? P(function(e, n) {
							for (var r, a = i(e, t), o = a.length; o--;) r = c.call(e, a[o]), e[r] = !(n[r] = a[o]);
						}) : function(e) {
							return i(e, 0, n);
						}) : i;
					}
				},
				pseudos: {
					not: P(function(e) {
						var t = [], n = [], r = Ee(e.replace(re, "$1"));
						return r[_] ? P(function(e, t, n, i) {
							for (var a, o = r(e, null, i, []), s = e.length; s--;) (a = o[s]) && (e[s] = !(t[s] = a));
						}) : function(e, i, a) {
							return t[0] = e, r(t, null, a, n), t[0] = null, !n.pop();
						};
					}),
					has: P(function(e) {
						return function(t) {
							return N(e, t).length > 0;
						};
					}),
					contains: P(function(e) {
						return e = e.replace(j, M), function(t) {
							return (t.textContent || C.text(t)).indexOf(e) > -1;
						};
					}),
					lang: P(function(e) {
						return me.test(e || "") || N.error("unsupported lang: " + e), e = e.replace(j, M).toLowerCase(), function(t) {
							var n;
							do
								if (n = p ? t.lang : t.getAttribute("xml:lang") || t.getAttribute("lang")) return n = n.toLowerCase(), n === e || n.indexOf(e + "-") === 0;
							while ((t = t.parentNode) && t.nodeType === 1);
							return !1;
						};
					}),
					target: function(t) {
						var n = e.location && e.location.hash;
						return n && n.slice(1) === t.id;
					},
					root: function(e) {
						return e === f;
					},
					focus: function(e) {
						return e === be() && u.hasFocus() && !!(e.type || e.href || ~e.tabIndex);
					},
					enabled: R(!1),
					disabled: R(!0),
					checked: function(e) {
						return T(e, "input") && !!e.checked || T(e, "option") && !!e.selected;
					},
					selected: function(e) {
						return e.parentNode && e.parentNode.selectedIndex, e.selected === !0;
					},
					empty: function(e) {
						for (e = e.firstChild; e; e = e.nextSibling) if (e.nodeType < 6) return !1;
						return !0;
					},
					parent: function(e) {
						return !r.pseudos.empty(e);
					},
					header: function(e) {
						return k.test(e.nodeName);
					},
					input: function(e) {
						return ge.test(e.nodeName);
					},
					button: function(e) {
						return T(e, "input") && e.type === "button" || T(e, "button");
					},
					text: function(e) {
						var t;
						return T(e, "input") && e.type === "text" && ((t = e.getAttribute("type")) == null || t.toLowerCase() === "text");
					},
					first: z(function() {
						return [0];
					}),
					last: z(function(e, t) {
						return [t - 1];
					}),
					eq: z(function(e, t, n) {
						return [n < 0 ? n + t : n];
					}),
					even: z(function(e, t) {
						for (var n = 0; n < t; n += 2) e.push(n);
						return e;
					}),
					odd: z(function(e, t) {
						for (var n = 1; n < t; n += 2) e.push(n);
						return e;
					}),
					lt: z(function(e, t, n) {
						for (var r = n < 0 ? n + t : n > t ? t : n; --r >= 0;) e.push(r);
						return e;
					}),
					gt: z(function(e, t, n) {
						for (var r = n < 0 ? n + t : n; ++r < t;) e.push(r);
						return e;
					})
				}
			}, r.pseudos.nth = r.pseudos.eq, {
				radio: !0,
				checkbox: !0,
				file: !0,
				password: !0,
				image: !0
			}) r.pseudos[t] = I(t);
			for (t in {
				submit: !0,
				reset: !0
			}) r.pseudos[t] = L(t);
			function Se() {}
			Se.prototype = r.filters = r.pseudos, r.setFilters = new Se();
			function H(e, t) {
				var n, i, a, o, s, c, l, u = x[e + " "];
				if (u) return t ? 0 : u.slice(0);
				for (s = e, c = [], l = r.preFilter; s;) {
					for (o in (!n || (i = ue.exec(s))) && (i && (s = s.slice(i[0].length) || s), c.push(a = [])), n = !1, (i = de.exec(s)) && (n = i.shift(), a.push({
						value: n,
						type: i[0].replace(re, " ")
					}), s = s.slice(n.length)), r.filter) (i = he[o].exec(s)) && (!l[o] || (i = l[o](i))) && (n = i.shift(), a.push({
						value: n,
						type: o,
						matches: i
					}), s = s.slice(n.length));
					if (!n) break;
				}
				return t ? s.length : s ? N.error(e) : x(e, c).slice(0);
			}
			function Ce(e) {
				for (var t = 0, n = e.length, r = ""; t < n; t++) r += e[t].value;
				return r;
			}
			function U(e, t, n) {
				var r = t.dir, i = t.next, a = i || r, o = n && a === "parentNode", s = y++;
				return t.first ? function(t, n, i) {
					for (; t = t[r];) if (t.nodeType === 1 || o) return e(t, n, i);
					return !1;
				} : function(t, n, c) {
					var l, u, d = [v, s];
					if (c) {
						for (; t = t[r];) if ((t.nodeType === 1 || o) && e(t, n, c)) return !0;
					} else for (; t = t[r];) if (t.nodeType === 1 || o) {
						if (u = t[_] || (t[_] = {}), i && T(t, i)) t = t[r] || t;
						else if ((l = u[a]) && l[0] === v && l[1] === s) return d[2] = l[2];
						else if (u[a] = d, d[2] = e(t, n, c)) return !0;
					}
					return !1;
				};
			}
			function W(e) {
				return e.length > 1 ? function(t, n, r) {
					for (var i = e.length; i--;) if (!e[i](t, n, r)) return !1;
					return !0;
				} : e[0];
			}
			function G(e, t, n) {
				for (var r = 0, i = t.length; r < i; r++) N(e, t[r], n);
				return n;
			}
			function K(e, t, n, r, i) {
				for (var a, o = [], s = 0, c = e.length, l = t != null; s < c; s++) (a = e[s]) && (!n || n(a, r, i)) && (o.push(a), l && t.push(s));
				return o;
			}
			function q(e, t, n, r, i, a) {
				return r && !r[_] && (r = q(r)), i && !i[_] && (i = q(i, a)), P(function(a, o, s, u) {
					var d, f, p, m, h = [], g = [], _ = o.length, v = a || G(t || "*", s.nodeType ? [s] : s, []), y = e && (a || !t) ? K(v, h, e, s, u) : v;
					if (n ? (m = i || (a ? e : _ || r) ? [] : o, n(y, m, s, u)) : m = y, r) for (d = K(m, g), r(d, [], s, u), f = d.length; f--;) (p = d[f]) && (m[g[f]] = !(y[g[f]] = p));
					if (a) {
						if (i || e) {
							if (i) {
								for (d = [], f = m.length; f--;) (p = m[f]) && d.push(y[f] = p);
								i(null, m = [], d, u);
							}
							for (f = m.length; f--;) (p = m[f]) && (d = i ? c.call(a, p) : h[f]) > -1 && (a[d] = !(o[d] = p));
						}
					} else m = K(m === o ? m.splice(_, m.length) : m), i ? i(null, o, m, u) : l.apply(o, m);
				});
			}
			function we(e) {
				for (var t, n, a, o = e.length, s = r.relative[e[0].type], l = s || r.relative[" "], u = +!!s, d = U(function(e) {
					return e === t;
				}, l, !0), f = U(function(e) {
					return c.call(t, e) > -1;
				}, l, !0), p = [function(e, n, r) {
					var a = !s && (r || n != i) || ((t = n).nodeType ? d(e, n, r) : f(e, n, r));
					return t = null, a;
				}]; u < o; u++) if (n = r.relative[e[u].type]) p = [U(W(p), n)];
				else {
					if (n = r.filter[e[u].type].apply(null, e[u].matches), n[_]) {
						for (a = ++u; a < o && !r.relative[e[a].type]; a++);
						return q(u > 1 && W(p), u > 1 && Ce(e.slice(0, u - 1).concat({ value: e[u - 2].type === " " ? "*" : "" })).replace(re, "$1"), n, u < a && we(e.slice(u, a)), a < o && we(e = e.slice(a)), a < o && Ce(e));
					}
					p.push(n);
				}
				return W(p);
			}
			function Te(e, t) {
				var n = t.length > 0, a = e.length > 0, o = function(o, s, c, d, f) {
					var m, h, g, _ = 0, y = "0", b = o && [], x = [], S = i, w = o || a && r.find.TAG("*", f), T = v += S == null ? 1 : Math.random() || .1, te = w.length;
					for (f && (i = s == u || s || f); y !== te && (m = w[y]) != null; y++) {
						if (a && m) {
							for (h = 0, !s && m.ownerDocument != u && (V(m), c = !p); g = e[h++];) if (g(m, s || u, c)) {
								l.call(d, m);
								break;
							}
							f && (v = T);
						}
						n && ((m = !g && m) && _--, o && b.push(m));
					}
					if (_ += y, n && y !== _) {
						for (h = 0; g = t[h++];) g(b, x, s, c);
						if (o) {
							if (_ > 0) for (; y--;) b[y] || x[y] || (x[y] = ee.call(d));
							x = K(x);
						}
						l.apply(d, x), f && !o && x.length > 0 && _ + t.length > 1 && C.uniqueSort(d);
					}
					return f && (v = T, i = S), b;
				};
				return n ? P(o) : o;
			}
			function Ee(e, t) {
				var n, r = [], i = [], a = S[e + " "];
				if (!a) {
					for (t ||= H(e), n = t.length; n--;) a = we(t[n]), a[_] ? r.push(a) : i.push(a);
					a = S(e, Te(i, r)), a.selector = e;
				}
				return a;
			}
			function De(e, t, n, i) {
				var a, o, s, c, u, d = typeof e == "function" && e, f = !i && H(e = d.selector || e);
				if (n ||= [], f.length === 1) {
					if (o = f[0] = f[0].slice(0), o.length > 2 && (s = o[0]).type === "ID" && t.nodeType === 9 && p && r.relative[o[1].type]) {
						if (t = (r.find.ID(s.matches[0].replace(j, M), t) || [])[0], t) d && (t = t.parentNode);
						else return n;
						e = e.slice(o.shift().value.length);
					}
					for (a = he.needsContext.test(e) ? 0 : o.length; a-- && (s = o[a], !r.relative[c = s.type]);) if ((u = r.find[c]) && (i = u(s.matches[0].replace(j, M), A.test(o[0].type) && B(t.parentNode) || t))) {
						if (o.splice(a, 1), e = i.length && Ce(o), !e) return l.apply(n, i), n;
						break;
					}
				}
				return (d || Ee(e, f))(i, t, !p, n, !t || A.test(e) && B(t.parentNode) || t), n;
			}
			m.sortStable = _.split("").sort(ie).join("") === _, V(), m.sortDetached = F(function(e) {
				return e.compareDocumentPosition(u.createElement("fieldset")) & 1;
			}), C.find = N, C.expr[":"] = C.expr.pseudos, C.unique = C.uniqueSort, N.compile = Ee, N.select = De, N.setDocument = V, N.tokenize = H, N.escape = C.escapeSelector, N.getText = C.text, N.isXML = C.isXMLDoc, N.selectors = C.expr, N.support = C.support, N.uniqueSort = C.uniqueSort;
		})();
		var O = function(e, t, n) {
			for (var r = [], i = n !== void 0; (e = e[t]) && e.nodeType !== 9;) if (e.nodeType === 1) {
				if (i && C(e).is(n)) break;
				r.push(e);
			}
			return r;
		}, se = function(e, t) {
			for (var n = []; e; e = e.nextSibling) e.nodeType === 1 && e !== t && n.push(e);
			return n;
		}, ce = C.expr.match.needsContext, le = /^<([a-z][^\/\0>:\x20\t\r\n\f]*)[\x20\t\r\n\f]*\/?>(?:<\/\1>|)$/i;
		function ue(e, t, n) {
			return h(t) ? C.grep(e, function(e, r) {
				return !!t.call(e, r, e) !== n;
			}) : t.nodeType ? C.grep(e, function(e) {
				return e === t !== n;
			}) : typeof t == "string" ? C.filter(t, e, n) : C.grep(e, function(e) {
				return c.call(t, e) > -1 !== n;
			});
		}
		C.filter = function(e, t, n) {
			var r = t[0];
			return n && (e = ":not(" + e + ")"), t.length === 1 && r.nodeType === 1 ? C.find.matchesSelector(r, e) ? [r] : [] : C.find.matches(e, C.grep(t, function(e) {
				return e.nodeType === 1;
			}));
		}, C.fn.extend({
			find: function(e) {
				var t, n, r = this.length, i = this;
				if (typeof e != "string") return this.pushStack(C(e).filter(function() {
					for (t = 0; t < r; t++) if (C.contains(i[t], this)) return !0;
				}));
				for (n = this.pushStack([]), t = 0; t < r; t++) C.find(e, i[t], n);
				return r > 1 ? C.uniqueSort(n) : n;
			},
			filter: function(e) {
				return this.pushStack(ue(this, e || [], !1));
			},
			not: function(e) {
				return this.pushStack(ue(this, e || [], !0));
			},
			is: function(e) {
				return !!ue(this, typeof e == "string" && ce.test(e) ? C(e) : e || [], !1).length;
			}
		});
		var de, fe = /^(?:\s*(<[\w\W]+>)[^>]*|#([\w-]+))$/, pe = C.fn.init = function(e, t, n) {
			var r, i;
			if (!e) return this;
			if (n ||= de, typeof e == "string") {
				if (r = e[0] === "<" && e[e.length - 1] === ">" && e.length >= 3 ? [
					null,
					e,
					null
				] : fe.exec(e), r && (r[1] || !t)) {
					if (r[1]) {
						if (t = t instanceof C ? t[0] : t, C.merge(this, C.parseHTML(r[1], t && t.nodeType ? t.ownerDocument || t : _, !0)), le.test(r[1]) && C.isPlainObject(t)) for (r in t) h(this[r]) ? this[r](t[r]) : this.attr(r, t[r]);
						return this;
					}
					return i = _.getElementById(r[2]), i && (this[0] = i, this.length = 1), this;
				}
				return !t || t.jquery ? (t || n).find(e) : this.constructor(t).find(e);
			}
			return e.nodeType ? (this[0] = e, this.length = 1, this) : h(e) ? n.ready === void 0 ? e(C) : n.ready(e) : C.makeArray(e, this);
		};
		pe.prototype = C.fn, de = C(_);
		var me = /^(?:parents|prev(?:Until|All))/, he = {
			children: !0,
			contents: !0,
			next: !0,
			prev: !0
		};
		C.fn.extend({
			has: function(e) {
				var t = C(e, this), n = t.length;
				return this.filter(function() {
					for (var e = 0; e < n; e++) if (C.contains(this, t[e])) return !0;
				});
			},
			closest: function(e, t) {
				var n, r = 0, i = this.length, a = [], o = typeof e != "string" && C(e);
				if (!ce.test(e)) {
					for (; r < i; r++) for (n = this[r]; n && n !== t; n = n.parentNode) if (n.nodeType < 11 && (o ? o.index(n) > -1 : n.nodeType === 1 && C.find.matchesSelector(n, e))) {
						a.push(n);
						break;
					}
				}
				return this.pushStack(a.length > 1 ? C.uniqueSort(a) : a);
			},
			index: function(e) {
				return e ? typeof e == "string" ? c.call(C(e), this[0]) : c.call(this, e.jquery ? e[0] : e) : this[0] && this[0].parentNode ? this.first().prevAll().length : -1;
			},
			add: function(e, t) {
				return this.pushStack(C.uniqueSort(C.merge(this.get(), C(e, t))));
			},
			addBack: function(e) {
				return this.add(e == null ? this.prevObject : this.prevObject.filter(e));
			}
		});
		function ge(e, t) {
			for (; (e = e[t]) && e.nodeType !== 1;);
			return e;
		}
		C.each({
			parent: function(e) {
				var t = e.parentNode;
				return t && t.nodeType !== 11 ? t : null;
			},
			parents: function(e) {
				return O(e, "parentNode");
			},
			parentsUntil: function(e, t, n) {
				return O(e, "parentNode", n);
			},
			next: function(e) {
				return ge(e, "nextSibling");
			},
			prev: function(e) {
				return ge(e, "previousSibling");
			},
			nextAll: function(e) {
				return O(e, "nextSibling");
			},
			prevAll: function(e) {
				return O(e, "previousSibling");
			},
			nextUntil: function(e, t, n) {
				return O(e, "nextSibling", n);
			},
			prevUntil: function(e, t, n) {
				return O(e, "previousSibling", n);
			},
			siblings: function(e) {
				return se((e.parentNode || {}).firstChild, e);
			},
			children: function(e) {
				return se(e.firstChild);
			},
			contents: function(e) {
				return e.contentDocument != null && i(e.contentDocument) ? e.contentDocument : (T(e, "template") && (e = e.content || e), C.merge([], e.childNodes));
			}
		}, function(e, t) {
			C.fn[e] = function(n, r) {
				var i = C.map(this, t, n);
				return e.slice(-5) !== "Until" && (r = n), r && typeof r == "string" && (i = C.filter(r, i)), this.length > 1 && (he[e] || C.uniqueSort(i), me.test(e) && i.reverse()), this.pushStack(i);
			};
		});
		var k = /[^\x20\t\r\n\f]+/g;
		function _e(e) {
			var t = {};
			return C.each(e.match(k) || [], function(e, n) {
				t[n] = !0;
			}), t;
		}
		C.Callbacks = function(e) {
			e = typeof e == "string" ? _e(e) : C.extend({}, e);
			var t, n, r, i, a = [], o = [], s = -1, c = function() {
				for (i ||= e.once, r = t = !0; o.length; s = -1) for (n = o.shift(); ++s < a.length;) a[s].apply(n[0], n[1]) === !1 && e.stopOnFalse && (s = a.length, n = !1);
				e.memory || (n = !1), t = !1, i && (a = n ? [] : "");
			}, l = {
				add: function() {
					return a && (n && !t && (s = a.length - 1, o.push(n)), (function t(n) {
						C.each(n, function(n, r) {
							h(r) ? e.unique && l.has(r) || a.push(r) : r && r.length && b(r) !== "string" && t(r);
						});
					})(arguments), n && !t && c()), this;
				},
				remove: function() {
					return C.each(arguments, function(e, t) {
						for (var n; (n = C.inArray(t, a, n)) > -1;) a.splice(n, 1), n <= s && s--;
					}), this;
				},
				has: function(e) {
					return e ? C.inArray(e, a) > -1 : a.length > 0;
				},
				empty: function() {
					return a &&= [], this;
				},
				disable: function() {
					return i = o = [], a = n = "", this;
				},
				disabled: function() {
					return !a;
				},
				lock: function() {
					return i = o = [], !n && !t && (a = n = ""), this;
				},
				locked: function() {
					return !!i;
				},
				fireWith: function(e, n) {
					return i || (n ||= [], n = [e, n.slice ? n.slice() : n], o.push(n), t || c()), this;
				},
				fire: function() {
					return l.fireWith(this, arguments), this;
				},
				fired: function() {
					return !!r;
				}
			};
			return l;
		};
		function A(e) {
			return e;
		}
		function j(e) {
			throw e;
		}
		function M(e, t, n, r) {
			var i;
			try {
				e && h(i = e.promise) ? i.call(e).done(t).fail(n) : e && h(i = e.then) ? i.call(e, t, n) : t.apply(void 0, [e].slice(r));
			} catch (e) {
				n.apply(void 0, [e]);
			}
		}
		C.extend({
			Deferred: function(t) {
				var n = [
					[
						"notify",
						"progress",
						C.Callbacks("memory"),
						C.Callbacks("memory"),
						2
					],
					[
						"resolve",
						"done",
						C.Callbacks("once memory"),
						C.Callbacks("once memory"),
						0,
						"resolved"
					],
					[
						"reject",
						"fail",
						C.Callbacks("once memory"),
						C.Callbacks("once memory"),
						1,
						"rejected"
					]
				], r = "pending", i = {
					state: function() {
						return r;
					},
					always: function() {
						return a.done(arguments).fail(arguments), this;
					},
					catch: function(e) {
						return i.then(null, e);
					},
					pipe: function() {
						var e = arguments;
						return C.Deferred(function(t) {
							C.each(n, function(n, r) {
								var i = h(e[r[4]]) && e[r[4]];
								a[r[1]](function() {
									var e = i && i.apply(this, arguments);
									e && h(e.promise) ? e.promise().progress(t.notify).done(t.resolve).fail(t.reject) : t[r[0] + "With"](this, i ? [e] : arguments);
								});
							}), e = null;
						}).promise();
					},
					then: function(t, r, i) {
						var a = 0;
						function o(t, n, r, i) {
							return function() {
								var s = this, c = arguments, l = function() {
									var e, l;
									if (!(t < a)) {
										if (e = r.apply(s, c), e === n.promise()) throw TypeError("Thenable self-resolution");
										l = e && (typeof e == "object" || typeof e == "function") && e.then, h(l) ? i ? l.call(e, o(a, n, A, i), o(a, n, j, i)) : (a++, l.call(e, o(a, n, A, i), o(a, n, j, i), o(a, n, A, n.notifyWith))) : (r !== A && (s = void 0, c = [e]), (i || n.resolveWith)(s, c));
									}
								}, u = i ? l : function() {
									try {
										l();
									} catch (e) {
										C.Deferred.exceptionHook && C.Deferred.exceptionHook(e, u.error), t + 1 >= a && (r !== j && (s = void 0, c = [e]), n.rejectWith(s, c));
									}
								};
								t ? u() : (C.Deferred.getErrorHook ? u.error = C.Deferred.getErrorHook() : C.Deferred.getStackHook && (u.error = C.Deferred.getStackHook()), e.setTimeout(u));
							};
						}
						return C.Deferred(function(e) {
							n[0][3].add(o(0, e, h(i) ? i : A, e.notifyWith)), n[1][3].add(o(0, e, h(t) ? t : A)), n[2][3].add(o(0, e, h(r) ? r : j));
						}).promise();
					},
					promise: function(e) {
						return e == null ? i : C.extend(e, i);
					}
				}, a = {};
				return C.each(n, function(e, t) {
					var o = t[2], s = t[5];
					i[t[1]] = o.add, s && o.add(function() {
						r = s;
					}, n[3 - e][2].disable, n[3 - e][3].disable, n[0][2].lock, n[0][3].lock), o.add(t[3].fire), a[t[0]] = function() {
						return a[t[0] + "With"](this === a ? void 0 : this, arguments), this;
					}, a[t[0] + "With"] = o.fireWith;
				}), i.promise(a), t && t.call(a, a), a;
			},
			when: function(e) {
				var t = arguments.length, n = t, r = Array(n), i = a.call(arguments), o = C.Deferred(), s = function(e) {
					return function(n) {
						r[e] = this, i[e] = arguments.length > 1 ? a.call(arguments) : n, --t || o.resolveWith(r, i);
					};
				};
				if (t <= 1 && (M(e, o.done(s(n)).resolve, o.reject, !t), o.state() === "pending" || h(i[n] && i[n].then))) return o.then();
				for (; n--;) M(i[n], s(n), o.reject);
				return o.promise();
			}
		});
		var ve = /^(Eval|Internal|Range|Reference|Syntax|Type|URI)Error$/;
		C.Deferred.exceptionHook = function(t, n) {
			e.console && e.console.warn && t && ve.test(t.name) && e.console.warn("jQuery.Deferred exception: " + t.message, t.stack, n);
		}, C.readyException = function(t) {
			e.setTimeout(function() {
				throw t;
			});
		};
		var ye = C.Deferred();
		C.fn.ready = function(e) {
			return ye.then(e).catch(function(e) {
				C.readyException(e);
			}), this;
		}, C.extend({
			isReady: !1,
			readyWait: 1,
			ready: function(e) {
				(e === !0 ? --C.readyWait : C.isReady) || (C.isReady = !0, e !== !0 && --C.readyWait > 0 || ye.resolveWith(_, [C]));
			}
		}), C.ready.then = ye.then;
		function be() {
			_.removeEventListener("DOMContentLoaded", be), e.removeEventListener("load", be), C.ready();
		}
		_.readyState === "complete" || _.readyState !== "loading" && !_.documentElement.doScroll ? e.setTimeout(C.ready) : (_.addEventListener("DOMContentLoaded", be), e.addEventListener("load", be));
		var N = function(e, t, n, r, i, a, o) {
			var s = 0, c = e.length, l = n == null;
			if (b(n) === "object") for (s in i = !0, n) N(e, t, s, n[s], !0, a, o);
			else if (r !== void 0 && (i = !0, h(r) || (o = !0), l && (o ? (t.call(e, r), t = null) : (l = t, t = function(e, t, n) {
				return l.call(C(e), n);
			})), t)) for (; s < c; s++) t(e[s], n, o ? r : r.call(e[s], s, t(e[s], n)));
			return i ? e : l ? t.call(e) : c ? t(e[0], n) : a;
		}, xe = /^-ms-/, P = /-([a-z])/g;
		function F(e, t) {
			return t.toUpperCase();
		}
		function I(e) {
			return e.replace(xe, "ms-").replace(P, F);
		}
		var L = function(e) {
			return e.nodeType === 1 || e.nodeType === 9 || !+e.nodeType;
		};
		function R() {
			this.expando = C.expando + R.uid++;
		}
		R.uid = 1, R.prototype = {
			cache: function(e) {
				var t = e[this.expando];
				return t || (t = {}, L(e) && (e.nodeType ? e[this.expando] = t : Object.defineProperty(e, this.expando, {
					value: t,
					configurable: !0
				}))), t;
			},
			set: function(e, t, n) {
				var r, i = this.cache(e);
				if (typeof t == "string") i[I(t)] = n;
				else for (r in t) i[I(r)] = t[r];
				return i;
			},
			get: function(e, t) {
				return t === void 0 ? this.cache(e) : e[this.expando] && e[this.expando][I(t)];
			},
			access: function(e, t, n) {
				return t === void 0 || t && typeof t == "string" && n === void 0 ? this.get(e, t) : (this.set(e, t, n), n === void 0 ? t : n);
			},
			remove: function(e, t) {
				var n, r = e[this.expando];
				if (r !== void 0) {
					if (t !== void 0) for (Array.isArray(t) ? t = t.map(I) : (t = I(t), t = (t in r) ? [t] : t.match(k) || []), n = t.length; n--;) delete r[t[n]];
					(t === void 0 || C.isEmptyObject(r)) && (e.nodeType ? e[this.expando] = void 0 : delete e[this.expando]);
				}
			},
			hasData: function(e) {
				var t = e[this.expando];
				return t !== void 0 && !C.isEmptyObject(t);
			}
		};
		var z = new R(), B = new R(), V = /^(?:\{[\w\W]*\}|\[[\w\W]*\])$/, Se = /[A-Z]/g;
		function H(e) {
			return e === "true" ? !0 : e === "false" ? !1 : e === "null" ? null : e === +e + "" ? +e : V.test(e) ? JSON.parse(e) : e;
		}
		function Ce(e, t, n) {
			var r;
			if (n === void 0 && e.nodeType === 1) {
				if (r = "data-" + t.replace(Se, "-$&").toLowerCase(), n = e.getAttribute(r), typeof n == "string") {
					try {
						n = H(n);
					} catch {}
					B.set(e, t, n);
				} else n = void 0;
			}
			return n;
		}
		C.extend({
			hasData: function(e) {
				return B.hasData(e) || z.hasData(e);
			},
			data: function(e, t, n) {
				return B.access(e, t, n);
			},
			removeData: function(e, t) {
				B.remove(e, t);
			},
			_data: function(e, t, n) {
				return z.access(e, t, n);
			},
			_removeData: function(e, t) {
				z.remove(e, t);
			}
		}), C.fn.extend({
			data: function(e, t) {
				var n, r, i, a = this[0], o = a && a.attributes;
				if (e === void 0) {
					if (this.length && (i = B.get(a), a.nodeType === 1 && !z.get(a, "hasDataAttrs"))) {
						for (n = o.length; n--;) o[n] && (r = o[n].name, r.indexOf("data-") === 0 && (r = I(r.slice(5)), Ce(a, r, i[r])));
						z.set(a, "hasDataAttrs", !0);
					}
					return i;
				}
				return typeof e == "object" ? this.each(function() {
					B.set(this, e);
				}) : N(this, function(t) {
					var n;
					if (a && t === void 0) return n = B.get(a, e), n !== void 0 || (n = Ce(a, e), n !== void 0) ? n : void 0;
					this.each(function() {
						B.set(this, e, t);
					});
				}, null, t, arguments.length > 1, null, !0);
			},
			removeData: function(e) {
				return this.each(function() {
					B.remove(this, e);
				});
			}
		}), C.extend({
			queue: function(e, t, n) {
				var r;
				if (e) return t = (t || "fx") + "queue", r = z.get(e, t), n && (!r || Array.isArray(n) ? r = z.access(e, t, C.makeArray(n)) : r.push(n)), r || [];
			},
			dequeue: function(e, t) {
				t ||= "fx";
				var n = C.queue(e, t), r = n.length, i = n.shift(), a = C._queueHooks(e, t);
				i === "inprogress" && (i = n.shift(), r--), i && (t === "fx" && n.unshift("inprogress"), delete a.stop, i.call(e, function() {
					C.dequeue(e, t);
				}, a)), !r && a && a.empty.fire();
			},
			_queueHooks: function(e, t) {
				var n = t + "queueHooks";
				return z.get(e, n) || z.access(e, n, { empty: C.Callbacks("once memory").add(function() {
					z.remove(e, [t + "queue", n]);
				}) });
			}
		}), C.fn.extend({
			queue: function(e, t) {
				var n = 2;
				return typeof e != "string" && (t = e, e = "fx", n--), arguments.length < n ? C.queue(this[0], e) : t === void 0 ? this : this.each(function() {
					var n = C.queue(this, e, t);
					C._queueHooks(this, e), e === "fx" && n[0] !== "inprogress" && C.dequeue(this, e);
				});
			},
			dequeue: function(e) {
				return this.each(function() {
					C.dequeue(this, e);
				});
			},
			clearQueue: function(e) {
				return this.queue(e || "fx", []);
			},
			promise: function(e, t) {
				var n, r = 1, i = C.Deferred(), a = this, o = this.length, s = function() {
					--r || i.resolveWith(a, [a]);
				};
				for (typeof e != "string" && (t = e, e = void 0), e ||= "fx"; o--;) n = z.get(a[o], e + "queueHooks"), n && n.empty && (r++, n.empty.add(s));
				return s(), i.promise(t);
			}
		});
		var U = "[+-]?(?:\\d*\\.|)\\d+(?:[eE][+-]?\\d+|)", W = RegExp("^(?:([+-])=|)(" + U + ")([a-z%]*)$", "i"), G = [
			"Top",
			"Right",
			"Bottom",
			"Left"
		], K = _.documentElement, q = function(e) {
			return C.contains(e.ownerDocument, e);
		}, we = { composed: !0 };
		K.getRootNode && (q = function(e) {
			return C.contains(e.ownerDocument, e) || e.getRootNode(we) === e.ownerDocument;
		});
		var Te = function(e, t) {
			return e = t || e, e.style.display === "none" || e.style.display === "" && q(e) && C.css(e, "display") === "none";
		};
		function Ee(e, t, n, r) {
			var i, a, o = 20, s = r ? function() {
				return r.cur();
			} : function() {
				return C.css(e, t, "");
			}, c = s(), l = n && n[3] || (C.cssNumber[t] ? "" : "px"), u = e.nodeType && (C.cssNumber[t] || l !== "px" && +c) && W.exec(C.css(e, t));
			if (u && u[3] !== l) {
				for (c /= 2, l ||= u[3], u = +c || 1; o--;) C.style(e, t, u + l), (1 - a) * (1 - (a = s() / c || .5)) <= 0 && (o = 0), u /= a;
				u *= 2, C.style(e, t, u + l), n ||= [];
			}
			return n && (u = +u || +c || 0, i = n[1] ? u + (n[1] + 1) * n[2] : +n[2], r && (r.unit = l, r.start = u, r.end = i)), i;
		}
		var De = {};
		function Oe(e) {
			var t, n = e.ownerDocument, r = e.nodeName, i = De[r];
			return i || (t = n.body.appendChild(n.createElement(r)), i = C.css(t, "display"), t.parentNode.removeChild(t), i === "none" && (i = "block"), De[r] = i, i);
		}
		function ke(e, t) {
			for (var n, r, i = [], a = 0, o = e.length; a < o; a++) r = e[a], r.style && (n = r.style.display, t ? (n === "none" && (i[a] = z.get(r, "display") || null, i[a] || (r.style.display = "")), r.style.display === "" && Te(r) && (i[a] = Oe(r))) : n !== "none" && (i[a] = "none", z.set(r, "display", n)));
			for (a = 0; a < o; a++) i[a] != null && (e[a].style.display = i[a]);
			return e;
		}
		C.fn.extend({
			show: function() {
				return ke(this, !0);
			},
			hide: function() {
				return ke(this);
			},
			toggle: function(e) {
				return typeof e == "boolean" ? e ? this.show() : this.hide() : this.each(function() {
					Te(this) ? C(this).show() : C(this).hide();
				});
			}
		});
		var Ae = /^(?:checkbox|radio)$/i, je = /<([a-z][^\/\0>\x20\t\r\n\f]*)/i, Me = /^$|^module$|\/(?:java|ecma)script/i;
		(function() {
			var e = _.createDocumentFragment().appendChild(_.createElement("div")), t = _.createElement("input");
			t.setAttribute("type", "radio"), t.setAttribute("checked", "checked"), t.setAttribute("name", "t"), e.appendChild(t), m.checkClone = e.cloneNode(!0).cloneNode(!0).lastChild.checked, e.innerHTML = "<textarea>x</textarea>", m.noCloneChecked = !!e.cloneNode(!0).lastChild.defaultValue, e.innerHTML = "<option></option>", m.option = !!e.lastChild;
		})();
		var J = {
			thead: [
				1,
				"<table>",
				"</table>"
			],
			col: [
				2,
				"<table><colgroup>",
				"</colgroup></table>"
			],
			tr: [
				2,
				"<table><tbody>",
				"</tbody></table>"
			],
			td: [
				3,
				"<table><tbody><tr>",
				"</tr></tbody></table>"
			],
			_default: [
				0,
				"",
				""
			]
		};
		J.tbody = J.tfoot = J.colgroup = J.caption = J.thead, J.th = J.td, m.option || (J.optgroup = J.option = [
			1,
			"<select multiple='multiple'>",
			"</select>"
		]);
		function Y(e, t) {
			var n = e.getElementsByTagName === void 0 ? e.querySelectorAll === void 0 ? [] : e.querySelectorAll(t || "*") : e.getElementsByTagName(t || "*");
			return t === void 0 || t && T(e, t) ? C.merge([e], n) : n;
		}
		function Ne(e, t) {
			for (var n = 0, r = e.length; n < r; n++) z.set(e[n], "globalEval", !t || z.get(t[n], "globalEval"));
		}
		var Pe = /<|&#?\w+;/;
		function Fe(e, t, n, r, i) {
			for (var a, o, s, c, l, u, d = t.createDocumentFragment(), f = [], p = 0, m = e.length; p < m; p++) if (a = e[p], a || a === 0) {
				if (b(a) === "object") C.merge(f, a.nodeType ? [a] : a);
				else if (!Pe.test(a)) f.push(t.createTextNode(a));
				else {
					for (o ||= d.appendChild(t.createElement("div")), s = (je.exec(a) || ["", ""])[1].toLowerCase(), c = J[s] || J._default, o.innerHTML = c[1] + C.htmlPrefilter(a) + c[2], u = c[0]; u--;) o = o.lastChild;
					C.merge(f, o.childNodes), o = d.firstChild, o.textContent = "";
				}
			}
			for (d.textContent = "", p = 0; a = f[p++];) if (r && C.inArray(a, r) > -1) i && i.push(a);
			else if (l = q(a), o = Y(d.appendChild(a), "script"), l && Ne(o), n) for (u = 0; a = o[u++];) Me.test(a.type || "") && n.push(a);
			return d;
		}
		var Ie = /^([^.]*)(?:\.(.+)|)/;
		function Le() {
			return !0;
		}
		function Re() {
			return !1;
		}
		function ze(e, t, n, r, i, a) {
			var o, s;
			if (typeof t == "object") {
				for (s in typeof n != "string" && (r ||= n, n = void 0), t) ze(e, s, n, r, t[s], a);
				return e;
			}
			if (r == null && i == null ? (i = n, r = n = void 0) : i ?? (typeof n == "string" ? (i = r, r = void 0) : (i = r, r = n, n = void 0)), i === !1) i = Re;
			else if (!i) return e;
			return a === 1 && (o = i, i = function(e) {
				return C().off(e), o.apply(this, arguments);
			}, i.guid = o.guid || (o.guid = C.guid++)), e.each(function() {
				C.event.add(this, t, i, r, n);
			});
		}
		C.event = {
			global: {},
			add: function(e, t, n, r, i) {
				var a, o, s, c, l, u, d, f, p, m, h, g = z.get(e);
				if (L(e)) for (n.handler && (a = n, n = a.handler, i = a.selector), i && C.find.matchesSelector(K, i), n.guid || (n.guid = C.guid++), (c = g.events) || (c = g.events = Object.create(null)), (o = g.handle) || (o = g.handle = function(t) {
					return C !== void 0 && C.event.triggered !== t.type ? C.event.dispatch.apply(e, arguments) : void 0;
				}), t = (t || "").match(k) || [""], l = t.length; l--;) s = Ie.exec(t[l]) || [], p = h = s[1], m = (s[2] || "").split(".").sort(), p && (d = C.event.special[p] || {}, p = (i ? d.delegateType : d.bindType) || p, d = C.event.special[p] || {}, u = C.extend({
					type: p,
					origType: h,
					data: r,
					handler: n,
					guid: n.guid,
					selector: i,
					needsContext: i && C.expr.match.needsContext.test(i),
					namespace: m.join(".")
				}, a), (f = c[p]) || (f = c[p] = [], f.delegateCount = 0, (!d.setup || d.setup.call(e, r, m, o) === !1) && e.addEventListener && e.addEventListener(p, o)), d.add && (d.add.call(e, u), u.handler.guid || (u.handler.guid = n.guid)), i ? f.splice(f.delegateCount++, 0, u) : f.push(u), C.event.global[p] = !0);
			},
			remove: function(e, t, n, r, i) {
				var a, o, s, c, l, u, d, f, p, m, h, g = z.hasData(e) && z.get(e);
				if (g && (c = g.events)) {
					for (t = (t || "").match(k) || [""], l = t.length; l--;) if (s = Ie.exec(t[l]) || [], p = h = s[1], m = (s[2] || "").split(".").sort(), !p) for (p in c) C.event.remove(e, p + t[l], n, r, !0);
					else {
						for (d = C.event.special[p] || {}, p = (r ? d.delegateType : d.bindType) || p, f = c[p] || [], s = s[2] && RegExp("(^|\\.)" + m.join("\\.(?:.*\\.|)") + "(\\.|$)"), o = a = f.length; a--;) u = f[a], !i && h !== u.origType || n && n.guid !== u.guid || s && !s.test(u.namespace) || r && r !== u.selector && (r !== "**" || !u.selector) || (f.splice(a, 1), u.selector && f.delegateCount--, d.remove && d.remove.call(e, u));
						o && !f.length && (d.teardown && d.teardown.call(e, m, g.handle) !== !1 || C.removeEvent(e, p, g.handle), delete c[p]);
					}
					C.isEmptyObject(c) && z.remove(e, "handle events");
				}
			},
			dispatch: function(e) {
				var t, n, r, i, a, o, s = Array(arguments.length), c = C.event.fix(e), l = (z.get(this, "events") || Object.create(null))[c.type] || [], u = C.event.special[c.type] || {};
				for (s[0] = c, t = 1; t < arguments.length; t++) s[t] = arguments[t];
				if (c.delegateTarget = this, !(u.preDispatch && u.preDispatch.call(this, c) === !1)) {
					for (o = C.event.handlers.call(this, c, l), t = 0; (i = o[t++]) && !c.isPropagationStopped();) for (c.currentTarget = i.elem, n = 0; (a = i.handlers[n++]) && !c.isImmediatePropagationStopped();) (!c.rnamespace || a.namespace === !1 || c.rnamespace.test(a.namespace)) && (c.handleObj = a, c.data = a.data, r = ((C.event.special[a.origType] || {}).handle || a.handler).apply(i.elem, s), r !== void 0 && (c.result = r) === !1 && (c.preventDefault(), c.stopPropagation()));
					return u.postDispatch && u.postDispatch.call(this, c), c.result;
				}
			},
			handlers: function(e, t) {
				var n, r, i, a, o, s = [], c = t.delegateCount, l = e.target;
				if (c && l.nodeType && !(e.type === "click" && e.button >= 1)) {
					for (; l !== this; l = l.parentNode || this) if (l.nodeType === 1 && (e.type !== "click" || l.disabled !== !0)) {
						for (a = [], o = {}, n = 0; n < c; n++) r = t[n], i = r.selector + " ", o[i] === void 0 && (o[i] = r.needsContext ? C(i, this).index(l) > -1 : C.find(i, this, null, [l]).length), o[i] && a.push(r);
						a.length && s.push({
							elem: l,
							handlers: a
						});
					}
				}
				return l = this, c < t.length && s.push({
					elem: l,
					handlers: t.slice(c)
				}), s;
			},
			addProp: function(e, t) {
				Object.defineProperty(C.Event.prototype, e, {
					enumerable: !0,
					configurable: !0,
					get: h(t) ? function() {
						if (this.originalEvent) return t(this.originalEvent);
					} : function() {
						if (this.originalEvent) return this.originalEvent[e];
					},
					set: function(t) {
						Object.defineProperty(this, e, {
							enumerable: !0,
							configurable: !0,
							writable: !0,
							value: t
						});
					}
				});
			},
			fix: function(e) {
				return e[C.expando] ? e : new C.Event(e);
			},
			special: {
				load: { noBubble: !0 },
				click: {
					setup: function(e) {
						var t = this || e;
						return Ae.test(t.type) && t.click && T(t, "input") && Be(t, "click", !0), !1;
					},
					trigger: function(e) {
						var t = this || e;
						return Ae.test(t.type) && t.click && T(t, "input") && Be(t, "click"), !0;
					},
					_default: function(e) {
						var t = e.target;
						return Ae.test(t.type) && t.click && T(t, "input") && z.get(t, "click") || T(t, "a");
					}
				},
				beforeunload: { postDispatch: function(e) {
					e.result !== void 0 && e.originalEvent && (e.originalEvent.returnValue = e.result);
				} }
			}
		};
		function Be(e, t, n) {
			n ? (z.set(e, t, !1), C.event.add(e, t, {
				namespace: !1,
				handler: function(e) {
					var n, r = z.get(this, t);
					if (e.isTrigger & 1 && this[t]) {
						if (r) (C.event.special[t] || {}).delegateType && e.stopPropagation();
						else if (r = a.call(arguments), z.set(this, t, r), this[t](), n = z.get(this, t), z.set(this, t, !1), r !== n) return e.stopImmediatePropagation(), e.preventDefault(), n;
					} else r && (z.set(this, t, C.event.trigger(r[0], r.slice(1), this)), e.stopPropagation(), e.isImmediatePropagationStopped = Le);
				}
			})) : z.get(e, t) === void 0 && C.event.add(e, t, Le);
		}
		C.removeEvent = function(e, t, n) {
			e.removeEventListener && e.removeEventListener(t, n);
		}, C.Event = function(e, t) {
			if (!(this instanceof C.Event)) return new C.Event(e, t);
			e && e.type ? (this.originalEvent = e, this.type = e.type, this.isDefaultPrevented = e.defaultPrevented || e.defaultPrevented === void 0 && e.returnValue === !1 ? Le : Re, this.target = e.target && e.target.nodeType === 3 ? e.target.parentNode : e.target, this.currentTarget = e.currentTarget, this.relatedTarget = e.relatedTarget) : this.type = e, t && C.extend(this, t), this.timeStamp = e && e.timeStamp || Date.now(), this[C.expando] = !0;
		}, C.Event.prototype = {
			constructor: C.Event,
			isDefaultPrevented: Re,
			isPropagationStopped: Re,
			isImmediatePropagationStopped: Re,
			isSimulated: !1,
			preventDefault: function() {
				var e = this.originalEvent;
				this.isDefaultPrevented = Le, e && !this.isSimulated && e.preventDefault();
			},
			stopPropagation: function() {
				var e = this.originalEvent;
				this.isPropagationStopped = Le, e && !this.isSimulated && e.stopPropagation();
			},
			stopImmediatePropagation: function() {
				var e = this.originalEvent;
				this.isImmediatePropagationStopped = Le, e && !this.isSimulated && e.stopImmediatePropagation(), this.stopPropagation();
			}
		}, C.each({
			altKey: !0,
			bubbles: !0,
			cancelable: !0,
			changedTouches: !0,
			ctrlKey: !0,
			detail: !0,
			eventPhase: !0,
			metaKey: !0,
			pageX: !0,
			pageY: !0,
			shiftKey: !0,
			view: !0,
			char: !0,
			code: !0,
			charCode: !0,
			key: !0,
			keyCode: !0,
			button: !0,
			buttons: !0,
			clientX: !0,
			clientY: !0,
			offsetX: !0,
			offsetY: !0,
			pointerId: !0,
			pointerType: !0,
			screenX: !0,
			screenY: !0,
			targetTouches: !0,
			toElement: !0,
			touches: !0,
			which: !0
		}, C.event.addProp), C.each({
			focus: "focusin",
			blur: "focusout"
		}, function(e, t) {
			function n(e) {
				if (_.documentMode) {
					var n = z.get(this, "handle"), r = C.event.fix(e);
					r.type = e.type === "focusin" ? "focus" : "blur", r.isSimulated = !0, n(e), r.target === r.currentTarget && n(r);
				} else C.event.simulate(t, e.target, C.event.fix(e));
			}
			C.event.special[e] = {
				setup: function() {
					var r;
					if (Be(this, e, !0), _.documentMode) r = z.get(this, t), r || this.addEventListener(t, n), z.set(this, t, (r || 0) + 1);
					else return !1;
				},
				trigger: function() {
					return Be(this, e), !0;
				},
				teardown: function() {
					var e;
					if (_.documentMode) e = z.get(this, t) - 1, e ? z.set(this, t, e) : (this.removeEventListener(t, n), z.remove(this, t));
					else return !1;
				},
				_default: function(t) {
					return z.get(t.target, e);
				},
				delegateType: t
			}, C.event.special[t] = {
				setup: function() {
					var r = this.ownerDocument || this.document || this, i = _.documentMode ? this : r, a = z.get(i, t);
					a || (_.documentMode ? this.addEventListener(t, n) : r.addEventListener(e, n, !0)), z.set(i, t, (a || 0) + 1);
				},
				teardown: function() {
					var r = this.ownerDocument || this.document || this, i = _.documentMode ? this : r, a = z.get(i, t) - 1;
					a ? z.set(i, t, a) : (_.documentMode ? this.removeEventListener(t, n) : r.removeEventListener(e, n, !0), z.remove(i, t));
				}
			};
		}), C.each({
			mouseenter: "mouseover",
			mouseleave: "mouseout",
			pointerenter: "pointerover",
			pointerleave: "pointerout"
		}, function(e, t) {
			C.event.special[e] = {
				delegateType: t,
				bindType: t,
				handle: function(e) {
					var n, r = this, i = e.relatedTarget, a = e.handleObj;
					return (!i || i !== r && !C.contains(r, i)) && (e.type = a.origType, n = a.handler.apply(this, arguments), e.type = t), n;
				}
			};
		}), C.fn.extend({
			on: function(e, t, n, r) {
				return ze(this, e, t, n, r);
			},
			one: function(e, t, n, r) {
				return ze(this, e, t, n, r, 1);
			},
			off: function(e, t, n) {
				var r, i;
				if (e && e.preventDefault && e.handleObj) return r = e.handleObj, C(e.delegateTarget).off(r.namespace ? r.origType + "." + r.namespace : r.origType, r.selector, r.handler), this;
				if (typeof e == "object") {
					for (i in e) this.off(i, t, e[i]);
					return this;
				}
				return (t === !1 || typeof t == "function") && (n = t, t = void 0), n === !1 && (n = Re), this.each(function() {
					C.event.remove(this, e, n, t);
				});
			}
		});
		var Ve = /<script|<style|<link/i, He = /checked\s*(?:[^=]|=\s*.checked.)/i, Ue = /^\s*<!\[CDATA\[|\]\]>\s*$/g;
		function We(e, t) {
			return T(e, "table") && T(t.nodeType === 11 ? t.firstChild : t, "tr") && C(e).children("tbody")[0] || e;
		}
		function Ge(e) {
			return e.type = (e.getAttribute("type") !== null) + "/" + e.type, e;
		}
		function Ke(e) {
			return (e.type || "").slice(0, 5) === "true/" ? e.type = e.type.slice(5) : e.removeAttribute("type"), e;
		}
		function qe(e, t) {
			var n, r, i, a, o, s, c;
			if (t.nodeType === 1) {
				if (z.hasData(e) && (a = z.get(e), c = a.events, c)) for (i in z.remove(t, "handle events"), c) for (n = 0, r = c[i].length; n < r; n++) C.event.add(t, i, c[i][n]);
				B.hasData(e) && (o = B.access(e), s = C.extend({}, o), B.set(t, s));
			}
		}
		function Je(e, t) {
			var n = t.nodeName.toLowerCase();
			n === "input" && Ae.test(e.type) ? t.checked = e.checked : (n === "input" || n === "textarea") && (t.defaultValue = e.defaultValue);
		}
		function Ye(e, t, n, r) {
			t = o(t);
			var i, a, s, c, l, u, d = 0, f = e.length, p = f - 1, g = t[0], _ = h(g);
			if (_ || f > 1 && typeof g == "string" && !m.checkClone && He.test(g)) return e.each(function(i) {
				var a = e.eq(i);
				_ && (t[0] = g.call(this, i, a.html())), Ye(a, t, n, r);
			});
			if (f && (i = Fe(t, e[0].ownerDocument, !1, e, r), a = i.firstChild, i.childNodes.length === 1 && (i = a), a || r)) {
				for (s = C.map(Y(i, "script"), Ge), c = s.length; d < f; d++) l = i, d !== p && (l = C.clone(l, !0, !0), c && C.merge(s, Y(l, "script"))), n.call(e[d], l, d);
				if (c) for (u = s[s.length - 1].ownerDocument, C.map(s, Ke), d = 0; d < c; d++) l = s[d], Me.test(l.type || "") && !z.access(l, "globalEval") && C.contains(u, l) && (l.src && (l.type || "").toLowerCase() !== "module" ? C._evalUrl && !l.noModule && C._evalUrl(l.src, { nonce: l.nonce || l.getAttribute("nonce") }, u) : y(l.textContent.replace(Ue, ""), l, u));
			}
			return e;
		}
		function Xe(e, t, n) {
			for (var r, i = t ? C.filter(t, e) : e, a = 0; (r = i[a]) != null; a++) !n && r.nodeType === 1 && C.cleanData(Y(r)), r.parentNode && (n && q(r) && Ne(Y(r, "script")), r.parentNode.removeChild(r));
			return e;
		}
		C.extend({
			htmlPrefilter: function(e) {
				return e;
			},
			clone: function(e, t, n) {
				var r, i, a, o, s = e.cloneNode(!0), c = q(e);
				if (!m.noCloneChecked && (e.nodeType === 1 || e.nodeType === 11) && !C.isXMLDoc(e)) for (o = Y(s), a = Y(e), r = 0, i = a.length; r < i; r++) Je(a[r], o[r]);
				if (t) {
					if (n) for (a ||= Y(e), o ||= Y(s), r = 0, i = a.length; r < i; r++) qe(a[r], o[r]);
					else qe(e, s);
				}
				return o = Y(s, "script"), o.length > 0 && Ne(o, !c && Y(e, "script")), s;
			},
			cleanData: function(e) {
				for (var t, n, r, i = C.event.special, a = 0; (n = e[a]) !== void 0; a++) if (L(n)) {
					if (t = n[z.expando]) {
						if (t.events) for (r in t.events) i[r] ? C.event.remove(n, r) : C.removeEvent(n, r, t.handle);
						n[z.expando] = void 0;
					}
					n[B.expando] && (n[B.expando] = void 0);
				}
			}
		}), C.fn.extend({
			detach: function(e) {
				return Xe(this, e, !0);
			},
			remove: function(e) {
				return Xe(this, e);
			},
			text: function(e) {
				return N(this, function(e) {
					return e === void 0 ? C.text(this) : this.empty().each(function() {
						(this.nodeType === 1 || this.nodeType === 11 || this.nodeType === 9) && (this.textContent = e);
					});
				}, null, e, arguments.length);
			},
			append: function() {
				return Ye(this, arguments, function(e) {
					(this.nodeType === 1 || this.nodeType === 11 || this.nodeType === 9) && We(this, e).appendChild(e);
				});
			},
			prepend: function() {
				return Ye(this, arguments, function(e) {
					if (this.nodeType === 1 || this.nodeType === 11 || this.nodeType === 9) {
						var t = We(this, e);
						t.insertBefore(e, t.firstChild);
					}
				});
			},
			before: function() {
				return Ye(this, arguments, function(e) {
					this.parentNode && this.parentNode.insertBefore(e, this);
				});
			},
			after: function() {
				return Ye(this, arguments, function(e) {
					this.parentNode && this.parentNode.insertBefore(e, this.nextSibling);
				});
			},
			empty: function() {
				for (var e, t = 0; (e = this[t]) != null; t++) e.nodeType === 1 && (C.cleanData(Y(e, !1)), e.textContent = "");
				return this;
			},
			clone: function(e, t) {
				return e ??= !1, t ??= e, this.map(function() {
					return C.clone(this, e, t);
				});
			},
			html: function(e) {
				return N(this, function(e) {
					var t = this[0] || {}, n = 0, r = this.length;
					if (e === void 0 && t.nodeType === 1) return t.innerHTML;
					if (typeof e == "string" && !Ve.test(e) && !J[(je.exec(e) || ["", ""])[1].toLowerCase()]) {
						e = C.htmlPrefilter(e);
						try {
							for (; n < r; n++) t = this[n] || {}, t.nodeType === 1 && (C.cleanData(Y(t, !1)), t.innerHTML = e);
							t = 0;
						} catch {}
					}
					t && this.empty().append(e);
				}, null, e, arguments.length);
			},
			replaceWith: function() {
				var e = [];
				return Ye(this, arguments, function(t) {
					var n = this.parentNode;
					C.inArray(this, e) < 0 && (C.cleanData(Y(this)), n && n.replaceChild(t, this));
				}, e);
			}
		}), C.each({
			appendTo: "append",
			prependTo: "prepend",
			insertBefore: "before",
			insertAfter: "after",
			replaceAll: "replaceWith"
		}, function(e, t) {
			C.fn[e] = function(e) {
				for (var n, r = [], i = C(e), a = i.length - 1, o = 0; o <= a; o++) n = o === a ? this : this.clone(!0), C(i[o])[t](n), s.apply(r, n.get());
				return this.pushStack(r);
			};
		});
		var Ze = RegExp("^(" + U + ")(?!px)[a-z%]+$", "i"), Qe = /^--/, $e = function(t) {
			var n = t.ownerDocument.defaultView;
			return n && n.opener || (n = e), n.getComputedStyle(t);
		}, et = function(e, t, n) {
			var r, i, a = {};
			for (i in t) a[i] = e.style[i], e.style[i] = t[i];
			for (i in r = n.call(e), t) e.style[i] = a[i];
			return r;
		}, tt = new RegExp(G.join("|"), "i");
		(function() {
			function t() {
				if (u) {
					l.style.cssText = "position:absolute;left:-11111px;width:60px;margin-top:1px;padding:0;border:0", u.style.cssText = "position:relative;display:block;box-sizing:border-box;overflow:scroll;margin:auto;border:1px;padding:1px;width:60%;top:1%", K.appendChild(l).appendChild(u);
					var t = e.getComputedStyle(u);
					r = t.top !== "1%", c = n(t.marginLeft) === 12, u.style.right = "60%", o = n(t.right) === 36, i = n(t.width) === 36, u.style.position = "absolute", a = n(u.offsetWidth / 3) === 12, K.removeChild(l), u = null;
				}
			}
			function n(e) {
				return Math.round(parseFloat(e));
			}
			var r, i, a, o, s, c, l = _.createElement("div"), u = _.createElement("div");
			u.style && (u.style.backgroundClip = "content-box", u.cloneNode(!0).style.backgroundClip = "", m.clearCloneStyle = u.style.backgroundClip === "content-box", C.extend(m, {
				boxSizingReliable: function() {
					return t(), i;
				},
				pixelBoxStyles: function() {
					return t(), o;
				},
				pixelPosition: function() {
					return t(), r;
				},
				reliableMarginLeft: function() {
					return t(), c;
				},
				scrollboxSize: function() {
					return t(), a;
				},
				reliableTrDimensions: function() {
					var t, n, r, i;
					return s ?? (t = _.createElement("table"), n = _.createElement("tr"), r = _.createElement("div"), t.style.cssText = "position:absolute;left:-11111px;border-collapse:separate", n.style.cssText = "box-sizing:content-box;border:1px solid", n.style.height = "1px", r.style.height = "9px", r.style.display = "block", K.appendChild(t).appendChild(n).appendChild(r), i = e.getComputedStyle(n), s = parseInt(i.height, 10) + parseInt(i.borderTopWidth, 10) + parseInt(i.borderBottomWidth, 10) === n.offsetHeight, K.removeChild(t)), s;
				}
			}));
		})();
		function nt(e, t, n) {
			var r, i, a, o, s = Qe.test(t), c = e.style;
			return n ||= $e(e), n && (o = n.getPropertyValue(t) || n[t], s && o && (o = o.replace(re, "$1") || void 0), o === "" && !q(e) && (o = C.style(e, t)), !m.pixelBoxStyles() && Ze.test(o) && tt.test(t) && (r = c.width, i = c.minWidth, a = c.maxWidth, c.minWidth = c.maxWidth = c.width = o, o = n.width, c.width = r, c.minWidth = i, c.maxWidth = a)), o === void 0 ? o : o + "";
		}
		function rt(e, t) {
			return { get: function() {
				if (e()) delete this.get;
				else return (this.get = t).apply(this, arguments);
			} };
		}
		var it = [
			"Webkit",
			"Moz",
			"ms"
		], at = _.createElement("div").style, ot = {};
		function st(e) {
			for (var t = e[0].toUpperCase() + e.slice(1), n = it.length; n--;) if (e = it[n] + t, e in at) return e;
		}
		function ct(e) {
			return C.cssProps[e] || ot[e] || (e in at ? e : ot[e] = st(e) || e);
		}
		var lt = /^(none|table(?!-c[ea]).+)/, ut = {
			position: "absolute",
			visibility: "hidden",
			display: "block"
		}, dt = {
			letterSpacing: "0",
			fontWeight: "400"
		};
		function ft(e, t, n) {
			var r = W.exec(t);
			return r ? Math.max(0, r[2] - (n || 0)) + (r[3] || "px") : t;
		}
		function pt(e, t, n, r, i, a) {
			var o = +(t === "width"), s = 0, c = 0, l = 0;
			if (n === (r ? "border" : "content")) return 0;
			for (; o < 4; o += 2) n === "margin" && (l += C.css(e, n + G[o], !0, i)), r ? (n === "content" && (c -= C.css(e, "padding" + G[o], !0, i)), n !== "margin" && (c -= C.css(e, "border" + G[o] + "Width", !0, i))) : (c += C.css(e, "padding" + G[o], !0, i), n === "padding" ? s += C.css(e, "border" + G[o] + "Width", !0, i) : c += C.css(e, "border" + G[o] + "Width", !0, i));
			return !r && a >= 0 && (c += Math.max(0, Math.ceil(e["offset" + t[0].toUpperCase() + t.slice(1)] - a - c - s - .5)) || 0), c + l;
		}
		function mt(e, t, n) {
			var r = $e(e), i = (!m.boxSizingReliable() || n) && C.css(e, "boxSizing", !1, r) === "border-box", a = i, o = nt(e, t, r), s = "offset" + t[0].toUpperCase() + t.slice(1);
			if (Ze.test(o)) {
				if (!n) return o;
				o = "auto";
			}
			return (!m.boxSizingReliable() && i || !m.reliableTrDimensions() && T(e, "tr") || o === "auto" || !parseFloat(o) && C.css(e, "display", !1, r) === "inline") && e.getClientRects().length && (i = C.css(e, "boxSizing", !1, r) === "border-box", a = s in e, a && (o = e[s])), o = parseFloat(o) || 0, o + pt(e, t, n || (i ? "border" : "content"), a, r, o) + "px";
		}
		C.extend({
			cssHooks: { opacity: { get: function(e, t) {
				if (t) {
					var n = nt(e, "opacity");
					return n === "" ? "1" : n;
				}
			} } },
			cssNumber: {
				animationIterationCount: !0,
				aspectRatio: !0,
				borderImageSlice: !0,
				columnCount: !0,
				flexGrow: !0,
				flexShrink: !0,
				fontWeight: !0,
				gridArea: !0,
				gridColumn: !0,
				gridColumnEnd: !0,
				gridColumnStart: !0,
				gridRow: !0,
				gridRowEnd: !0,
				gridRowStart: !0,
				lineHeight: !0,
				opacity: !0,
				order: !0,
				orphans: !0,
				scale: !0,
				widows: !0,
				zIndex: !0,
				zoom: !0,
				fillOpacity: !0,
				floodOpacity: !0,
				stopOpacity: !0,
				strokeMiterlimit: !0,
				strokeOpacity: !0
			},
			cssProps: {},
			style: function(e, t, n, r) {
				if (e && e.nodeType !== 3 && e.nodeType !== 8 && e.style) {
					var i, a, o, s = I(t), c = Qe.test(t), l = e.style;
					if (c || (t = ct(s)), o = C.cssHooks[t] || C.cssHooks[s], n !== void 0) {
						if (a = typeof n, a === "string" && (i = W.exec(n)) && i[1] && (n = Ee(e, t, i), a = "number"), n == null || n !== n) return;
						a === "number" && !c && (n += i && i[3] || (C.cssNumber[s] ? "" : "px")), !m.clearCloneStyle && n === "" && t.indexOf("background") === 0 && (l[t] = "inherit"), o && "set" in o && (n = o.set(e, n, r)) === void 0 || (c ? l.setProperty(t, n) : l[t] = n);
					} else return o && "get" in o && (i = o.get(e, !1, r)) !== void 0 ? i : l[t];
				}
			},
			css: function(e, t, n, r) {
				var i, a, o, s = I(t);
				return Qe.test(t) || (t = ct(s)), o = C.cssHooks[t] || C.cssHooks[s], o && "get" in o && (i = o.get(e, !0, n)), i === void 0 && (i = nt(e, t, r)), i === "normal" && t in dt && (i = dt[t]), n === "" || n ? (a = parseFloat(i), n === !0 || isFinite(a) ? a || 0 : i) : i;
			}
		}), C.each(["height", "width"], function(e, t) {
			C.cssHooks[t] = {
				get: function(e, n, r) {
					if (n) return lt.test(C.css(e, "display")) && (!e.getClientRects().length || !e.getBoundingClientRect().width) ? et(e, ut, function() {
						return mt(e, t, r);
					}) : mt(e, t, r);
				},
				set: function(e, n, r) {
					var i, a = $e(e), o = !m.scrollboxSize() && a.position === "absolute", s = (o || r) && C.css(e, "boxSizing", !1, a) === "border-box", c = r ? pt(e, t, r, s, a) : 0;
					return s && o && (c -= Math.ceil(e["offset" + t[0].toUpperCase() + t.slice(1)] - parseFloat(a[t]) - pt(e, t, "border", !1, a) - .5)), c && (i = W.exec(n)) && (i[3] || "px") !== "px" && (e.style[t] = n, n = C.css(e, t)), ft(e, n, c);
				}
			};
		}), C.cssHooks.marginLeft = rt(m.reliableMarginLeft, function(e, t) {
			if (t) return (parseFloat(nt(e, "marginLeft")) || e.getBoundingClientRect().left - et(e, { marginLeft: 0 }, function() {
				return e.getBoundingClientRect().left;
			})) + "px";
		}), C.each({
			margin: "",
			padding: "",
			border: "Width"
		}, function(e, t) {
			C.cssHooks[e + t] = { expand: function(n) {
				for (var r = 0, i = {}, a = typeof n == "string" ? n.split(" ") : [n]; r < 4; r++) i[e + G[r] + t] = a[r] || a[r - 2] || a[0];
				return i;
			} }, e !== "margin" && (C.cssHooks[e + t].set = ft);
		}), C.fn.extend({ css: function(e, t) {
			return N(this, function(e, t, n) {
				var r, i, a = {}, o = 0;
				if (Array.isArray(t)) {
					for (r = $e(e), i = t.length; o < i; o++) a[t[o]] = C.css(e, t[o], !1, r);
					return a;
				}
				return n === void 0 ? C.css(e, t) : C.style(e, t, n);
			}, e, t, arguments.length > 1);
		} });
		function X(e, t, n, r, i) {
			return new X.prototype.init(e, t, n, r, i);
		}
		C.Tween = X, X.prototype = {
			constructor: X,
			init: function(e, t, n, r, i, a) {
				this.elem = e, this.prop = n, this.easing = i || C.easing._default, this.options = t, this.start = this.now = this.cur(), this.end = r, this.unit = a || (C.cssNumber[n] ? "" : "px");
			},
			cur: function() {
				var e = X.propHooks[this.prop];
				return e && e.get ? e.get(this) : X.propHooks._default.get(this);
			},
			run: function(e) {
				var t, n = X.propHooks[this.prop];
				return this.pos = t = this.options.duration ? C.easing[this.easing](e, this.options.duration * e, 0, 1, this.options.duration) : e, this.now = (this.end - this.start) * t + this.start, this.options.step && this.options.step.call(this.elem, this.now, this), n && n.set ? n.set(this) : X.propHooks._default.set(this), this;
			}
		}, X.prototype.init.prototype = X.prototype, X.propHooks = { _default: {
			get: function(e) {
				var t;
				return e.elem.nodeType !== 1 || e.elem[e.prop] != null && e.elem.style[e.prop] == null ? e.elem[e.prop] : (t = C.css(e.elem, e.prop, ""), !t || t === "auto" ? 0 : t);
			},
			set: function(e) {
				C.fx.step[e.prop] ? C.fx.step[e.prop](e) : e.elem.nodeType === 1 && (C.cssHooks[e.prop] || e.elem.style[ct(e.prop)] != null) ? C.style(e.elem, e.prop, e.now + e.unit) : e.elem[e.prop] = e.now;
			}
		} }, X.propHooks.scrollTop = X.propHooks.scrollLeft = { set: function(e) {
			e.elem.nodeType && e.elem.parentNode && (e.elem[e.prop] = e.now);
		} }, C.easing = {
			linear: function(e) {
				return e;
			},
			swing: function(e) {
				return .5 - Math.cos(e * Math.PI) / 2;
			},
			_default: "swing"
		}, C.fx = X.prototype.init, C.fx.step = {};
		var ht, gt, _t = /^(?:toggle|show|hide)$/, vt = /queueHooks$/;
		function yt() {
			gt && (_.hidden === !1 && e.requestAnimationFrame ? e.requestAnimationFrame(yt) : e.setTimeout(yt, C.fx.interval), C.fx.tick());
		}
		function bt() {
			return e.setTimeout(function() {
				ht = void 0;
			}), ht = Date.now();
		}
		function xt(e, t) {
			var n, r = 0, i = { height: e };
			for (t = +!!t; r < 4; r += 2 - t) n = G[r], i["margin" + n] = i["padding" + n] = e;
			return t && (i.opacity = i.width = e), i;
		}
		function St(e, t, n) {
			for (var r, i = (Z.tweeners[t] || []).concat(Z.tweeners["*"]), a = 0, o = i.length; a < o; a++) if (r = i[a].call(n, t, e)) return r;
		}
		function Ct(e, t, n) {
			var r, i, a, o, s, c, l, u, d = "width" in t || "height" in t, f = this, p = {}, m = e.style, h = e.nodeType && Te(e), g = z.get(e, "fxshow");
			for (r in n.queue || (o = C._queueHooks(e, "fx"), o.unqueued ?? (o.unqueued = 0, s = o.empty.fire, o.empty.fire = function() {
				o.unqueued || s();
			}), o.unqueued++, f.always(function() {
				f.always(function() {
					o.unqueued--, C.queue(e, "fx").length || o.empty.fire();
				});
			})), t) if (i = t[r], _t.test(i)) {
				if (delete t[r], a ||= i === "toggle", i === (h ? "hide" : "show")) {
					if (i === "show" && g && g[r] !== void 0) h = !0;
					else continue;
				}
				p[r] = g && g[r] || C.style(e, r);
			}
			if (c = !C.isEmptyObject(t), c || !C.isEmptyObject(p)) for (r in d && e.nodeType === 1 && (n.overflow = [
				m.overflow,
				m.overflowX,
				m.overflowY
			], l = g && g.display, l ??= z.get(e, "display"), u = C.css(e, "display"), u === "none" && (l ? u = l : (ke([e], !0), l = e.style.display || l, u = C.css(e, "display"), ke([e]))), (u === "inline" || u === "inline-block" && l != null) && C.css(e, "float") === "none" && (c || (f.done(function() {
				m.display = l;
			}), l ??= (u = m.display, u === "none" ? "" : u)), m.display = "inline-block")), n.overflow && (m.overflow = "hidden", f.always(function() {
				m.overflow = n.overflow[0], m.overflowX = n.overflow[1], m.overflowY = n.overflow[2];
			})), c = !1, p) c || (g ? "hidden" in g && (h = g.hidden) : g = z.access(e, "fxshow", { display: l }), a && (g.hidden = !h), h && ke([e], !0), f.done(function() {
				for (r in h || ke([e]), z.remove(e, "fxshow"), p) C.style(e, r, p[r]);
			})), c = St(h ? g[r] : 0, r, f), r in g || (g[r] = c.start, h && (c.end = c.start, c.start = 0));
		}
		function wt(e, t) {
			var n, r, i, a, o;
			for (n in e) if (r = I(n), i = t[r], a = e[n], Array.isArray(a) && (i = a[1], a = e[n] = a[0]), n !== r && (e[r] = a, delete e[n]), o = C.cssHooks[r], o && "expand" in o) for (n in a = o.expand(a), delete e[r], a) n in e || (e[n] = a[n], t[n] = i);
			else t[r] = i;
		}
		function Z(e, t, n) {
			var r, i, a = 0, o = Z.prefilters.length, s = C.Deferred().always(function() {
				delete c.elem;
			}), c = function() {
				if (i) return !1;
				for (var t = ht || bt(), n = Math.max(0, l.startTime + l.duration - t), r = 1 - (n / l.duration || 0), a = 0, o = l.tweens.length; a < o; a++) l.tweens[a].run(r);
				return s.notifyWith(e, [
					l,
					r,
					n
				]), r < 1 && o ? n : (o || s.notifyWith(e, [
					l,
					1,
					0
				]), s.resolveWith(e, [l]), !1);
			}, l = s.promise({
				elem: e,
				props: C.extend({}, t),
				opts: C.extend(!0, {
					specialEasing: {},
					easing: C.easing._default
				}, n),
				originalProperties: t,
				originalOptions: n,
				startTime: ht || bt(),
				duration: n.duration,
				tweens: [],
				createTween: function(t, n) {
					var r = C.Tween(e, l.opts, t, n, l.opts.specialEasing[t] || l.opts.easing);
					return l.tweens.push(r), r;
				},
				stop: function(t) {
					var n = 0, r = t ? l.tweens.length : 0;
					if (i) return this;
					for (i = !0; n < r; n++) l.tweens[n].run(1);
					return t ? (s.notifyWith(e, [
						l,
						1,
						0
					]), s.resolveWith(e, [l, t])) : s.rejectWith(e, [l, t]), this;
				}
			}), u = l.props;
			for (wt(u, l.opts.specialEasing); a < o; a++) if (r = Z.prefilters[a].call(l, e, u, l.opts), r) return h(r.stop) && (C._queueHooks(l.elem, l.opts.queue).stop = r.stop.bind(r)), r;
			return C.map(u, St, l), h(l.opts.start) && l.opts.start.call(e, l), l.progress(l.opts.progress).done(l.opts.done, l.opts.complete).fail(l.opts.fail).always(l.opts.always), C.fx.timer(C.extend(c, {
				elem: e,
				anim: l,
				queue: l.opts.queue
			})), l;
		}
		C.Animation = C.extend(Z, {
			tweeners: { "*": [function(e, t) {
				var n = this.createTween(e, t);
				return Ee(n.elem, e, W.exec(t), n), n;
			}] },
			tweener: function(e, t) {
				h(e) ? (t = e, e = ["*"]) : e = e.match(k);
				for (var n, r = 0, i = e.length; r < i; r++) n = e[r], Z.tweeners[n] = Z.tweeners[n] || [], Z.tweeners[n].unshift(t);
			},
			prefilters: [Ct],
			prefilter: function(e, t) {
				t ? Z.prefilters.unshift(e) : Z.prefilters.push(e);
			}
		}), C.speed = function(e, t, n) {
			var r = e && typeof e == "object" ? C.extend({}, e) : {
				complete: n || !n && t || h(e) && e,
				duration: e,
				easing: n && t || t && !h(t) && t
			};
			return C.fx.off ? r.duration = 0 : typeof r.duration != "number" && (r.duration = r.duration in C.fx.speeds ? C.fx.speeds[r.duration] : C.fx.speeds._default), (r.queue == null || r.queue === !0) && (r.queue = "fx"), r.old = r.complete, r.complete = function() {
				h(r.old) && r.old.call(this), r.queue && C.dequeue(this, r.queue);
			}, r;
		}, C.fn.extend({
			fadeTo: function(e, t, n, r) {
				return this.filter(Te).css("opacity", 0).show().end().animate({ opacity: t }, e, n, r);
			},
			animate: function(e, t, n, r) {
				var i = C.isEmptyObject(e), a = C.speed(t, n, r), o = function() {
					var t = Z(this, C.extend({}, e), a);
					(i || z.get(this, "finish")) && t.stop(!0);
				};
				return o.finish = o, i || a.queue === !1 ? this.each(o) : this.queue(a.queue, o);
			},
			stop: function(e, t, n) {
				var r = function(e) {
					var t = e.stop;
					delete e.stop, t(n);
				};
				return typeof e != "string" && (n = t, t = e, e = void 0), t && this.queue(e || "fx", []), this.each(function() {
					var t = !0, i = e != null && e + "queueHooks", a = C.timers, o = z.get(this);
					if (i) o[i] && o[i].stop && r(o[i]);
					else for (i in o) o[i] && o[i].stop && vt.test(i) && r(o[i]);
					for (i = a.length; i--;) a[i].elem === this && (e == null || a[i].queue === e) && (a[i].anim.stop(n), t = !1, a.splice(i, 1));
					(t || !n) && C.dequeue(this, e);
				});
			},
			finish: function(e) {
				return e !== !1 && (e ||= "fx"), this.each(function() {
					var t, n = z.get(this), r = n[e + "queue"], i = n[e + "queueHooks"], a = C.timers, o = r ? r.length : 0;
					for (n.finish = !0, C.queue(this, e, []), i && i.stop && i.stop.call(this, !0), t = a.length; t--;) a[t].elem === this && a[t].queue === e && (a[t].anim.stop(!0), a.splice(t, 1));
					for (t = 0; t < o; t++) r[t] && r[t].finish && r[t].finish.call(this);
					delete n.finish;
				});
			}
		}), C.each([
			"toggle",
			"show",
			"hide"
		], function(e, t) {
			var n = C.fn[t];
			C.fn[t] = function(e, r, i) {
				return e == null || typeof e == "boolean" ? n.apply(this, arguments) : this.animate(xt(t, !0), e, r, i);
			};
		}), C.each({
			slideDown: xt("show"),
			slideUp: xt("hide"),
			slideToggle: xt("toggle"),
			fadeIn: { opacity: "show" },
			fadeOut: { opacity: "hide" },
			fadeToggle: { opacity: "toggle" }
		}, function(e, t) {
			C.fn[e] = function(e, n, r) {
				return this.animate(t, e, n, r);
			};
		}), C.timers = [], C.fx.tick = function() {
			var e, t = 0, n = C.timers;
			for (ht = Date.now(); t < n.length; t++) e = n[t], !e() && n[t] === e && n.splice(t--, 1);
			n.length || C.fx.stop(), ht = void 0;
		}, C.fx.timer = function(e) {
			C.timers.push(e), C.fx.start();
		}, C.fx.interval = 13, C.fx.start = function() {
			gt || (gt = !0, yt());
		}, C.fx.stop = function() {
			gt = null;
		}, C.fx.speeds = {
			slow: 600,
			fast: 200,
			_default: 400
		}, C.fn.delay = function(t, n) {
			return t = C.fx && C.fx.speeds[t] || t, n ||= "fx", this.queue(n, function(n, r) {
				var i = e.setTimeout(n, t);
				r.stop = function() {
					e.clearTimeout(i);
				};
			});
		}, (function() {
			var e = _.createElement("input"), t = _.createElement("select").appendChild(_.createElement("option"));
			e.type = "checkbox", m.checkOn = e.value !== "", m.optSelected = t.selected, e = _.createElement("input"), e.value = "t", e.type = "radio", m.radioValue = e.value === "t";
		})();
		var Tt, Et = C.expr.attrHandle;
		C.fn.extend({
			attr: function(e, t) {
				return N(this, C.attr, e, t, arguments.length > 1);
			},
			removeAttr: function(e) {
				return this.each(function() {
					C.removeAttr(this, e);
				});
			}
		}), C.extend({
			attr: function(e, t, n) {
				var r, i, a = e.nodeType;
				if (a !== 3 && a !== 8 && a !== 2) {
					if (e.getAttribute === void 0) return C.prop(e, t, n);
					if (a === 1 && C.isXMLDoc(e) || (i = C.attrHooks[t.toLowerCase()] || (C.expr.match.bool.test(t) ? Tt : void 0)), n !== void 0) {
						if (n === null) {
							C.removeAttr(e, t);
							return;
						}
						return i && "set" in i && (r = i.set(e, n, t)) !== void 0 ? r : (e.setAttribute(t, n + ""), n);
					}
					return i && "get" in i && (r = i.get(e, t)) !== null ? r : (r = C.find.attr(e, t), r ?? void 0);
				}
			},
			attrHooks: { type: { set: function(e, t) {
				if (!m.radioValue && t === "radio" && T(e, "input")) {
					var n = e.value;
					return e.setAttribute("type", t), n && (e.value = n), t;
				}
			} } },
			removeAttr: function(e, t) {
				var n, r = 0, i = t && t.match(k);
				if (i && e.nodeType === 1) for (; n = i[r++];) e.removeAttribute(n);
			}
		}), Tt = { set: function(e, t, n) {
			return t === !1 ? C.removeAttr(e, n) : e.setAttribute(n, n), n;
		} }, C.each(C.expr.match.bool.source.match(/\w+/g), function(e, t) {
			var n = Et[t] || C.find.attr;
			Et[t] = function(e, t, r) {
				var i, a, o = t.toLowerCase();
				return r || (a = Et[o], Et[o] = i, i = n(e, t, r) == null ? null : o, Et[o] = a), i;
			};
		});
		var Dt = /^(?:input|select|textarea|button)$/i, Ot = /^(?:a|area)$/i;
		C.fn.extend({
			prop: function(e, t) {
				return N(this, C.prop, e, t, arguments.length > 1);
			},
			removeProp: function(e) {
				return this.each(function() {
					delete this[C.propFix[e] || e];
				});
			}
		}), C.extend({
			prop: function(e, t, n) {
				var r, i, a = e.nodeType;
				if (a !== 3 && a !== 8 && a !== 2) return a === 1 && C.isXMLDoc(e) || (t = C.propFix[t] || t, i = C.propHooks[t]), n === void 0 ? i && "get" in i && (r = i.get(e, t)) !== null ? r : e[t] : i && "set" in i && (r = i.set(e, n, t)) !== void 0 ? r : e[t] = n;
			},
			propHooks: { tabIndex: { get: function(e) {
				var t = C.find.attr(e, "tabindex");
				return t ? parseInt(t, 10) : Dt.test(e.nodeName) || Ot.test(e.nodeName) && e.href ? 0 : -1;
			} } },
			propFix: {
				for: "htmlFor",
				class: "className"
			}
		}), m.optSelected || (C.propHooks.selected = {
			get: function(e) {
				var t = e.parentNode;
				return t && t.parentNode && t.parentNode.selectedIndex, null;
			},
			set: function(e) {
				var t = e.parentNode;
				t && (t.selectedIndex, t.parentNode && t.parentNode.selectedIndex);
			}
		}), C.each([
			"tabIndex",
			"readOnly",
			"maxLength",
			"cellSpacing",
			"cellPadding",
			"rowSpan",
			"colSpan",
			"useMap",
			"frameBorder",
			"contentEditable"
		], function() {
			C.propFix[this.toLowerCase()] = this;
		});
		function Q(e) {
			return (e.match(k) || []).join(" ");
		}
		function $(e) {
			return e.getAttribute && e.getAttribute("class") || "";
		}
		function kt(e) {
			return Array.isArray(e) ? e : typeof e == "string" && e.match(k) || [];
		}
		C.fn.extend({
			addClass: function(e) {
				var t, n, r, i, a, o;
				return h(e) ? this.each(function(t) {
					C(this).addClass(e.call(this, t, $(this)));
				}) : (t = kt(e), t.length ? this.each(function() {
					if (r = $(this), n = this.nodeType === 1 && " " + Q(r) + " ", n) {
						for (a = 0; a < t.length; a++) i = t[a], n.indexOf(" " + i + " ") < 0 && (n += i + " ");
						o = Q(n), r !== o && this.setAttribute("class", o);
					}
				}) : this);
			},
			removeClass: function(e) {
				var t, n, r, i, a, o;
				return h(e) ? this.each(function(t) {
					C(this).removeClass(e.call(this, t, $(this)));
				}) : arguments.length ? (t = kt(e), t.length ? this.each(function() {
					if (r = $(this), n = this.nodeType === 1 && " " + Q(r) + " ", n) {
						for (a = 0; a < t.length; a++) for (i = t[a]; n.indexOf(" " + i + " ") > -1;) n = n.replace(" " + i + " ", " ");
						o = Q(n), r !== o && this.setAttribute("class", o);
					}
				}) : this) : this.attr("class", "");
			},
			toggleClass: function(e, t) {
				var n, r, i, a, o = typeof e, s = o === "string" || Array.isArray(e);
				return h(e) ? this.each(function(n) {
					C(this).toggleClass(e.call(this, n, $(this), t), t);
				}) : typeof t == "boolean" && s ? t ? this.addClass(e) : this.removeClass(e) : (n = kt(e), this.each(function() {
					if (s) for (a = C(this), i = 0; i < n.length; i++) r = n[i], a.hasClass(r) ? a.removeClass(r) : a.addClass(r);
					else (e === void 0 || o === "boolean") && (r = $(this), r && z.set(this, "__className__", r), this.setAttribute && this.setAttribute("class", r || e === !1 ? "" : z.get(this, "__className__") || ""));
				}));
			},
			hasClass: function(e) {
				var t, n, r = 0;
				for (t = " " + e + " "; n = this[r++];) if (n.nodeType === 1 && (" " + Q($(n)) + " ").indexOf(t) > -1) return !0;
				return !1;
			}
		});
		var At = /\r/g;
		C.fn.extend({ val: function(e) {
			var t, n, r, i = this[0];
			return arguments.length ? (r = h(e), this.each(function(n) {
				var i;
				this.nodeType === 1 && (i = r ? e.call(this, n, C(this).val()) : e, i == null ? i = "" : typeof i == "number" ? i += "" : Array.isArray(i) && (i = C.map(i, function(e) {
					return e == null ? "" : e + "";
				})), t = C.valHooks[this.type] || C.valHooks[this.nodeName.toLowerCase()], t && "set" in t && t.set(this, i, "value") !== void 0 || (this.value = i));
			})) : i ? (t = C.valHooks[i.type] || C.valHooks[i.nodeName.toLowerCase()], t && "get" in t && (n = t.get(i, "value")) !== void 0 ? n : (n = i.value, typeof n == "string" ? n.replace(At, "") : n ?? "")) : void 0;
		} }), C.extend({ valHooks: {
			option: { get: function(e) {
				return C.find.attr(e, "value") ?? Q(C.text(e));
			} },
			select: {
				get: function(e) {
					var t, n, r, i = e.options, a = e.selectedIndex, o = e.type === "select-one", s = o ? null : [], c = o ? a + 1 : i.length;
					for (r = a < 0 ? c : o ? a : 0; r < c; r++) if (n = i[r], (n.selected || r === a) && !n.disabled && (!n.parentNode.disabled || !T(n.parentNode, "optgroup"))) {
						if (t = C(n).val(), o) return t;
						s.push(t);
					}
					return s;
				},
				set: function(e, t) {
					for (var n, r, i = e.options, a = C.makeArray(t), o = i.length; o--;) r = i[o], (r.selected = C.inArray(C.valHooks.option.get(r), a) > -1) && (n = !0);
					return n || (e.selectedIndex = -1), a;
				}
			}
		} }), C.each(["radio", "checkbox"], function() {
			C.valHooks[this] = { set: function(e, t) {
				if (Array.isArray(t)) return e.checked = C.inArray(C(e).val(), t) > -1;
			} }, m.checkOn || (C.valHooks[this].get = function(e) {
				return e.getAttribute("value") === null ? "on" : e.value;
			});
		});
		var jt = e.location, Mt = { guid: Date.now() }, Nt = /\?/;
		C.parseXML = function(t) {
			var n, r;
			if (!t || typeof t != "string") return null;
			try {
				n = new e.DOMParser().parseFromString(t, "text/xml");
			} catch {}
			return r = n && n.getElementsByTagName("parsererror")[0], (!n || r) && C.error("Invalid XML: " + (r ? C.map(r.childNodes, function(e) {
				return e.textContent;
			}).join("\n") : t)), n;
		};
		var Pt = /^(?:focusinfocus|focusoutblur)$/, Ft = function(e) {
			e.stopPropagation();
		};
		C.extend(C.event, {
			trigger: function(t, n, r, i) {
				var a, o, s, c, l, u, f, p, m = [r || _], v = d.call(t, "type") ? t.type : t, y = d.call(t, "namespace") ? t.namespace.split(".") : [];
				if (o = p = s = r ||= _, r.nodeType !== 3 && r.nodeType !== 8 && !Pt.test(v + C.event.triggered) && (v.indexOf(".") > -1 && (y = v.split("."), v = y.shift(), y.sort()), l = v.indexOf(":") < 0 && "on" + v, t = t[C.expando] ? t : new C.Event(v, typeof t == "object" && t), t.isTrigger = i ? 2 : 3, t.namespace = y.join("."), t.rnamespace = t.namespace ? RegExp("(^|\\.)" + y.join("\\.(?:.*\\.|)") + "(\\.|$)") : null, t.result = void 0, t.target || (t.target = r), n = n == null ? [t] : C.makeArray(n, [t]), f = C.event.special[v] || {}, i || !f.trigger || f.trigger.apply(r, n) !== !1)) {
					if (!i && !f.noBubble && !g(r)) {
						for (c = f.delegateType || v, Pt.test(c + v) || (o = o.parentNode); o; o = o.parentNode) m.push(o), s = o;
						s === (r.ownerDocument || _) && m.push(s.defaultView || s.parentWindow || e);
					}
					for (a = 0; (o = m[a++]) && !t.isPropagationStopped();) p = o, t.type = a > 1 ? c : f.bindType || v, u = (z.get(o, "events") || Object.create(null))[t.type] && z.get(o, "handle"), u && u.apply(o, n), u = l && o[l], u && u.apply && L(o) && (t.result = u.apply(o, n), t.result === !1 && t.preventDefault());
					return t.type = v, i || t.isDefaultPrevented() || f._default && f._default.apply(m.pop(), n) !== !1 || !L(r) || !l || !h(r[v]) || g(r) || (s = r[l], s && (r[l] = null), C.event.triggered = v, t.isPropagationStopped() && p.addEventListener(v, Ft), r[v](), t.isPropagationStopped() && p.removeEventListener(v, Ft), C.event.triggered = void 0, s && (r[l] = s)), t.result;
				}
			},
			simulate: function(e, t, n) {
				var r = C.extend(new C.Event(), n, {
					type: e,
					isSimulated: !0
				});
				C.event.trigger(r, null, t);
			}
		}), C.fn.extend({
			trigger: function(e, t) {
				return this.each(function() {
					C.event.trigger(e, t, this);
				});
			},
			triggerHandler: function(e, t) {
				var n = this[0];
				if (n) return C.event.trigger(e, t, n, !0);
			}
		});
		var It = /\[\]$/, Lt = /\r?\n/g, Rt = /^(?:submit|button|image|reset|file)$/i, zt = /^(?:input|select|textarea|keygen)/i;
		function Bt(e, t, n, r) {
			var i;
			if (Array.isArray(t)) C.each(t, function(t, i) {
				n || It.test(e) ? r(e, i) : Bt(e + "[" + (typeof i == "object" && i ? t : "") + "]", i, n, r);
			});
			else if (!n && b(t) === "object") for (i in t) Bt(e + "[" + i + "]", t[i], n, r);
			else r(e, t);
		}
		C.param = function(e, t) {
			var n, r = [], i = function(e, t) {
				var n = h(t) ? t() : t;
				r[r.length] = encodeURIComponent(e) + "=" + encodeURIComponent(n ?? "");
			};
			if (e == null) return "";
			if (Array.isArray(e) || e.jquery && !C.isPlainObject(e)) C.each(e, function() {
				i(this.name, this.value);
			});
			else for (n in e) Bt(n, e[n], t, i);
			return r.join("&");
		}, C.fn.extend({
			serialize: function() {
				return C.param(this.serializeArray());
			},
			serializeArray: function() {
				return this.map(function() {
					var e = C.prop(this, "elements");
					return e ? C.makeArray(e) : this;
				}).filter(function() {
					var e = this.type;
					return this.name && !C(this).is(":disabled") && zt.test(this.nodeName) && !Rt.test(e) && (this.checked || !Ae.test(e));
				}).map(function(e, t) {
					var n = C(this).val();
					return n == null ? null : Array.isArray(n) ? C.map(n, function(e) {
						return {
							name: t.name,
							value: e.replace(Lt, "\r\n")
						};
					}) : {
						name: t.name,
						value: n.replace(Lt, "\r\n")
					};
				}).get();
			}
		});
		var Vt = /%20/g, Ht = /#.*$/, Ut = /([?&])_=[^&]*/, Wt = /^(.*?):[ \t]*([^\r\n]*)$/gm, Gt = /^(?:about|app|app-storage|.+-extension|file|res|widget):$/, Kt = /^(?:GET|HEAD)$/, qt = /^\/\//, Jt = {}, Yt = {}, Xt = "*/*", Zt = _.createElement("a");
		Zt.href = jt.href;
		function Qt(e) {
			return function(t, n) {
				typeof t != "string" && (n = t, t = "*");
				var r, i = 0, a = t.toLowerCase().match(k) || [];
				if (h(n)) for (; r = a[i++];) r[0] === "+" ? (r = r.slice(1) || "*", (e[r] = e[r] || []).unshift(n)) : (e[r] = e[r] || []).push(n);
			};
		}
		function $t(e, t, n, r) {
			var i = {}, a = e === Yt;
			function o(s) {
				var c;
				return i[s] = !0, C.each(e[s] || [], function(e, s) {
					var l = s(t, n, r);
					if (typeof l == "string" && !a && !i[l]) return t.dataTypes.unshift(l), o(l), !1;
					if (a) return !(c = l);
				}), c;
			}
			return o(t.dataTypes[0]) || !i["*"] && o("*");
		}
		function en(e, t) {
			var n, r, i = C.ajaxSettings.flatOptions || {};
			for (n in t) t[n] !== void 0 && ((i[n] ? e : r ||= {})[n] = t[n]);
			return r && C.extend(!0, e, r), e;
		}
		function tn(e, t, n) {
			for (var r, i, a, o, s = e.contents, c = e.dataTypes; c[0] === "*";) c.shift(), r === void 0 && (r = e.mimeType || t.getResponseHeader("Content-Type"));
			if (r) {
				for (i in s) if (s[i] && s[i].test(r)) {
					c.unshift(i);
					break;
				}
			}
			if (c[0] in n) a = c[0];
			else {
				for (i in n) {
					if (!c[0] || e.converters[i + " " + c[0]]) {
						a = i;
						break;
					}
					o ||= i;
				}
				a ||= o;
			}
			if (a) return a !== c[0] && c.unshift(a), n[a];
		}
		function nn(e, t, n, r) {
			var i, a, o, s, c, l = {}, u = e.dataTypes.slice();
			if (u[1]) for (o in e.converters) l[o.toLowerCase()] = e.converters[o];
			for (a = u.shift(); a;) if (e.responseFields[a] && (n[e.responseFields[a]] = t), !c && r && e.dataFilter && (t = e.dataFilter(t, e.dataType)), c = a, a = u.shift(), a) {
				if (a === "*") a = c;
				else if (c !== "*" && c !== a) {
					if (o = l[c + " " + a] || l["* " + a], !o) {
						for (i in l) if (s = i.split(" "), s[1] === a && (o = l[c + " " + s[0]] || l["* " + s[0]], o)) {
							o === !0 ? o = l[i] : l[i] !== !0 && (a = s[0], u.unshift(s[1]));
							break;
						}
					}
					if (o !== !0) {
						if (o && e.throws) t = o(t);
						else try {
							t = o(t);
						} catch (e) {
							return {
								state: "parsererror",
								error: o ? e : "No conversion from " + c + " to " + a
							};
						}
					}
				}
			}
			return {
				state: "success",
				data: t
			};
		}
		C.extend({
			active: 0,
			lastModified: {},
			etag: {},
			ajaxSettings: {
				url: jt.href,
				type: "GET",
				isLocal: Gt.test(jt.protocol),
				global: !0,
				processData: !0,
				async: !0,
				contentType: "application/x-www-form-urlencoded; charset=UTF-8",
				accepts: {
					"*": Xt,
					text: "text/plain",
					html: "text/html",
					xml: "application/xml, text/xml",
					json: "application/json, text/javascript"
				},
				contents: {
					xml: /\bxml\b/,
					html: /\bhtml/,
					json: /\bjson\b/
				},
				responseFields: {
					xml: "responseXML",
					text: "responseText",
					json: "responseJSON"
				},
				converters: {
					"* text": String,
					"text html": !0,
					"text json": JSON.parse,
					"text xml": C.parseXML
				},
				flatOptions: {
					url: !0,
					context: !0
				}
			},
			ajaxSetup: function(e, t) {
				return t ? en(en(e, C.ajaxSettings), t) : en(C.ajaxSettings, e);
			},
			ajaxPrefilter: Qt(Jt),
			ajaxTransport: Qt(Yt),
			ajax: function(t, n) {
				typeof t == "object" && (n = t, t = void 0), n ||= {};
				var r, i, a, o, s, c, l, u, d, f, p = C.ajaxSetup({}, n), m = p.context || p, h = p.context && (m.nodeType || m.jquery) ? C(m) : C.event, g = C.Deferred(), v = C.Callbacks("once memory"), y = p.statusCode || {}, b = {}, x = {}, S = "canceled", w = {
					readyState: 0,
					getResponseHeader: function(e) {
						var t;
						if (l) {
							if (!o) for (o = {}; t = Wt.exec(a);) o[t[1].toLowerCase() + " "] = (o[t[1].toLowerCase() + " "] || []).concat(t[2]);
							t = o[e.toLowerCase() + " "];
						}
						return t == null ? null : t.join(", ");
					},
					getAllResponseHeaders: function() {
						return l ? a : null;
					},
					setRequestHeader: function(e, t) {
						return l ?? (e = x[e.toLowerCase()] = x[e.toLowerCase()] || e, b[e] = t), this;
					},
					overrideMimeType: function(e) {
						return l ?? (p.mimeType = e), this;
					},
					statusCode: function(e) {
						var t;
						if (e) {
							if (l) w.always(e[w.status]);
							else for (t in e) y[t] = [y[t], e[t]];
						}
						return this;
					},
					abort: function(e) {
						var t = e || S;
						return r && r.abort(t), T(0, t), this;
					}
				};
				if (g.promise(w), p.url = ((t || p.url || jt.href) + "").replace(qt, jt.protocol + "//"), p.type = n.method || n.type || p.method || p.type, p.dataTypes = (p.dataType || "*").toLowerCase().match(k) || [""], p.crossDomain == null) {
					c = _.createElement("a");
					try {
						c.href = p.url, c.href = c.href, p.crossDomain = Zt.protocol + "//" + Zt.host != c.protocol + "//" + c.host;
					} catch {
						p.crossDomain = !0;
					}
				}
				if (p.data && p.processData && typeof p.data != "string" && (p.data = C.param(p.data, p.traditional)), $t(Jt, p, n, w), l) return w;
				for (d in u = C.event && p.global, u && C.active++ === 0 && C.event.trigger("ajaxStart"), p.type = p.type.toUpperCase(), p.hasContent = !Kt.test(p.type), i = p.url.replace(Ht, ""), p.hasContent ? p.data && p.processData && (p.contentType || "").indexOf("application/x-www-form-urlencoded") === 0 && (p.data = p.data.replace(Vt, "+")) : (f = p.url.slice(i.length), p.data && (p.processData || typeof p.data == "string") && (i += (Nt.test(i) ? "&" : "?") + p.data, delete p.data), p.cache === !1 && (i = i.replace(Ut, "$1"), f = (Nt.test(i) ? "&" : "?") + "_=" + Mt.guid++ + f), p.url = i + f), p.ifModified && (C.lastModified[i] && w.setRequestHeader("If-Modified-Since", C.lastModified[i]), C.etag[i] && w.setRequestHeader("If-None-Match", C.etag[i])), (p.data && p.hasContent && p.contentType !== !1 || n.contentType) && w.setRequestHeader("Content-Type", p.contentType), w.setRequestHeader("Accept", p.dataTypes[0] && p.accepts[p.dataTypes[0]] ? p.accepts[p.dataTypes[0]] + (p.dataTypes[0] === "*" ? "" : ", " + Xt + "; q=0.01") : p.accepts["*"]), p.headers) w.setRequestHeader(d, p.headers[d]);
				if (p.beforeSend && (p.beforeSend.call(m, w, p) === !1 || l)) return w.abort();
				if (S = "abort", v.add(p.complete), w.done(p.success), w.fail(p.error), r = $t(Yt, p, n, w), !r) T(-1, "No Transport");
				else {
					if (w.readyState = 1, u && h.trigger("ajaxSend", [w, p]), l) return w;
					p.async && p.timeout > 0 && (s = e.setTimeout(function() {
						w.abort("timeout");
					}, p.timeout));
					try {
						l = !1, r.send(b, T);
					} catch (e) {
						if (l) throw e;
						T(-1, e);
					}
				}
				function T(t, n, o, c) {
					var d, f, _, b, x, S = n;
					l || (l = !0, s && e.clearTimeout(s), r = void 0, a = c || "", w.readyState = t > 0 ? 4 : 0, d = t >= 200 && t < 300 || t === 304, o && (b = tn(p, w, o)), !d && C.inArray("script", p.dataTypes) > -1 && C.inArray("json", p.dataTypes) < 0 && (p.converters["text script"] = function() {}), b = nn(p, b, w, d), d ? (p.ifModified && (x = w.getResponseHeader("Last-Modified"), x && (C.lastModified[i] = x), x = w.getResponseHeader("etag"), x && (C.etag[i] = x)), t === 204 || p.type === "HEAD" ? S = "nocontent" : t === 304 ? S = "notmodified" : (S = b.state, f = b.data, _ = b.error, d = !_)) : (_ = S, (t || !S) && (S = "error", t < 0 && (t = 0))), w.status = t, w.statusText = (n || S) + "", d ? g.resolveWith(m, [
						f,
						S,
						w
					]) : g.rejectWith(m, [
						w,
						S,
						_
					]), w.statusCode(y), y = void 0, u && h.trigger(d ? "ajaxSuccess" : "ajaxError", [
						w,
						p,
						d ? f : _
					]), v.fireWith(m, [w, S]), u && (h.trigger("ajaxComplete", [w, p]), --C.active || C.event.trigger("ajaxStop")));
				}
				return w;
			},
			getJSON: function(e, t, n) {
				return C.get(e, t, n, "json");
			},
			getScript: function(e, t) {
				return C.get(e, void 0, t, "script");
			}
		}), C.each(["get", "post"], function(e, t) {
			C[t] = function(e, n, r, i) {
				return h(n) && (i ||= r, r = n, n = void 0), C.ajax(C.extend({
					url: e,
					type: t,
					dataType: i,
					data: n,
					success: r
				}, C.isPlainObject(e) && e));
			};
		}), C.ajaxPrefilter(function(e) {
			for (var t in e.headers) t.toLowerCase() === "content-type" && (e.contentType = e.headers[t] || "");
		}), C._evalUrl = function(e, t, n) {
			return C.ajax({
				url: e,
				type: "GET",
				dataType: "script",
				cache: !0,
				async: !1,
				global: !1,
				converters: { "text script": function() {} },
				dataFilter: function(e) {
					C.globalEval(e, t, n);
				}
			});
		}, C.fn.extend({
			wrapAll: function(e) {
				var t;
				return this[0] && (h(e) && (e = e.call(this[0])), t = C(e, this[0].ownerDocument).eq(0).clone(!0), this[0].parentNode && t.insertBefore(this[0]), t.map(function() {
					for (var e = this; e.firstElementChild;) e = e.firstElementChild;
					return e;
				}).append(this)), this;
			},
			wrapInner: function(e) {
				return h(e) ? this.each(function(t) {
					C(this).wrapInner(e.call(this, t));
				}) : this.each(function() {
					var t = C(this), n = t.contents();
					n.length ? n.wrapAll(e) : t.append(e);
				});
			},
			wrap: function(e) {
				var t = h(e);
				return this.each(function(n) {
					C(this).wrapAll(t ? e.call(this, n) : e);
				});
			},
			unwrap: function(e) {
				return this.parent(e).not("body").each(function() {
					C(this).replaceWith(this.childNodes);
				}), this;
			}
		}), C.expr.pseudos.hidden = function(e) {
			return !C.expr.pseudos.visible(e);
		}, C.expr.pseudos.visible = function(e) {
			return !!(e.offsetWidth || e.offsetHeight || e.getClientRects().length);
		}, C.ajaxSettings.xhr = function() {
			try {
				return new e.XMLHttpRequest();
			} catch {}
		};
		var rn = {
			0: 200,
			1223: 204
		}, an = C.ajaxSettings.xhr();
		m.cors = !!an && "withCredentials" in an, m.ajax = an = !!an, C.ajaxTransport(function(t) {
			var n, r;
			if (m.cors || an && !t.crossDomain) return {
				send: function(i, a) {
					var o, s = t.xhr();
					if (s.open(t.type, t.url, t.async, t.username, t.password), t.xhrFields) for (o in t.xhrFields) s[o] = t.xhrFields[o];
					for (o in t.mimeType && s.overrideMimeType && s.overrideMimeType(t.mimeType), !t.crossDomain && !i["X-Requested-With"] && (i["X-Requested-With"] = "XMLHttpRequest"), i) s.setRequestHeader(o, i[o]);
					n = function(e) {
						return function() {
							n && (n = r = s.onload = s.onerror = s.onabort = s.ontimeout = s.onreadystatechange = null, e === "abort" ? s.abort() : e === "error" ? typeof s.status == "number" ? a(s.status, s.statusText) : a(0, "error") : a(rn[s.status] || s.status, s.statusText, (s.responseType || "text") !== "text" || typeof s.responseText != "string" ? { binary: s.response } : { text: s.responseText }, s.getAllResponseHeaders()));
						};
					}, s.onload = n(), r = s.onerror = s.ontimeout = n("error"), s.onabort === void 0 ? s.onreadystatechange = function() {
						s.readyState === 4 && e.setTimeout(function() {
							n && r();
						});
					} : s.onabort = r, n = n("abort");
					try {
						s.send(t.hasContent && t.data || null);
					} catch (e) {
						if (n) throw e;
					}
				},
				abort: function() {
					n && n();
				}
			};
		}), C.ajaxPrefilter(function(e) {
			e.crossDomain && (e.contents.script = !1);
		}), C.ajaxSetup({
			accepts: { script: "text/javascript, application/javascript, application/ecmascript, application/x-ecmascript" },
			contents: { script: /\b(?:java|ecma)script\b/ },
			converters: { "text script": function(e) {
				return C.globalEval(e), e;
			} }
		}), C.ajaxPrefilter("script", function(e) {
			e.cache === void 0 && (e.cache = !1), e.crossDomain && (e.type = "GET");
		}), C.ajaxTransport("script", function(e) {
			if (e.crossDomain || e.scriptAttrs) {
				var t, n;
				return {
					send: function(r, i) {
						t = C("<script>").attr(e.scriptAttrs || {}).prop({
							charset: e.scriptCharset,
							src: e.url
						}).on("load error", n = function(e) {
							t.remove(), n = null, e && i(e.type === "error" ? 404 : 200, e.type);
						}), _.head.appendChild(t[0]);
					},
					abort: function() {
						n && n();
					}
				};
			}
		});
		var on = [], sn = /(=)\?(?=&|$)|\?\?/;
		C.ajaxSetup({
			jsonp: "callback",
			jsonpCallback: function() {
				var e = on.pop() || C.expando + "_" + Mt.guid++;
				return this[e] = !0, e;
			}
		}), C.ajaxPrefilter("json jsonp", function(t, n, r) {
			var i, a, o, s = t.jsonp !== !1 && (sn.test(t.url) ? "url" : typeof t.data == "string" && (t.contentType || "").indexOf("application/x-www-form-urlencoded") === 0 && sn.test(t.data) && "data");
			if (s || t.dataTypes[0] === "jsonp") return i = t.jsonpCallback = h(t.jsonpCallback) ? t.jsonpCallback() : t.jsonpCallback, s ? t[s] = t[s].replace(sn, "$1" + i) : t.jsonp !== !1 && (t.url += (Nt.test(t.url) ? "&" : "?") + t.jsonp + "=" + i), t.converters["script json"] = function() {
				return o || C.error(i + " was not called"), o[0];
			}, t.dataTypes[0] = "json", a = e[i], e[i] = function() {
				o = arguments;
			}, r.always(function() {
				a === void 0 ? C(e).removeProp(i) : e[i] = a, t[i] && (t.jsonpCallback = n.jsonpCallback, on.push(i)), o && h(a) && a(o[0]), o = a = void 0;
			}), "script";
		}), m.createHTMLDocument = (function() {
			var e = _.implementation.createHTMLDocument("").body;
			return e.innerHTML = "<form></form><form></form>", e.childNodes.length === 2;
		})(), C.parseHTML = function(e, t, n) {
			if (typeof e != "string") return [];
			typeof t == "boolean" && (n = t, t = !1);
			var r, i, a;
			return t || (m.createHTMLDocument ? (t = _.implementation.createHTMLDocument(""), r = t.createElement("base"), r.href = _.location.href, t.head.appendChild(r)) : t = _), i = le.exec(e), a = !n && [], i ? [t.createElement(i[1])] : (i = Fe([e], t, a), a && a.length && C(a).remove(), C.merge([], i.childNodes));
		}, C.fn.load = function(e, t, n) {
			var r, i, a, o = this, s = e.indexOf(" ");
			return s > -1 && (r = Q(e.slice(s)), e = e.slice(0, s)), h(t) ? (n = t, t = void 0) : t && typeof t == "object" && (i = "POST"), o.length > 0 && C.ajax({
				url: e,
				type: i || "GET",
				dataType: "html",
				data: t
			}).done(function(e) {
				a = arguments, o.html(r ? C("<div>").append(C.parseHTML(e)).find(r) : e);
			}).always(n && function(e, t) {
				o.each(function() {
					n.apply(this, a || [
						e.responseText,
						t,
						e
					]);
				});
			}), this;
		}, C.expr.pseudos.animated = function(e) {
			return C.grep(C.timers, function(t) {
				return e === t.elem;
			}).length;
		}, C.offset = { setOffset: function(e, t, n) {
			var r, i, a, o, s, c, l, u = C.css(e, "position"), d = C(e), f = {};
			u === "static" && (e.style.position = "relative"), s = d.offset(), a = C.css(e, "top"), c = C.css(e, "left"), l = (u === "absolute" || u === "fixed") && (a + c).indexOf("auto") > -1, l ? (r = d.position(), o = r.top, i = r.left) : (o = parseFloat(a) || 0, i = parseFloat(c) || 0), h(t) && (t = t.call(e, n, C.extend({}, s))), t.top != null && (f.top = t.top - s.top + o), t.left != null && (f.left = t.left - s.left + i), "using" in t ? t.using.call(e, f) : d.css(f);
		} }, C.fn.extend({
			offset: function(e) {
				if (arguments.length) return e === void 0 ? this : this.each(function(t) {
					C.offset.setOffset(this, e, t);
				});
				var t, n, r = this[0];
				if (r) return r.getClientRects().length ? (t = r.getBoundingClientRect(), n = r.ownerDocument.defaultView, {
					top: t.top + n.pageYOffset,
					left: t.left + n.pageXOffset
				}) : {
					top: 0,
					left: 0
				};
			},
			position: function() {
				if (this[0]) {
					var e, t, n, r = this[0], i = {
						top: 0,
						left: 0
					};
					if (C.css(r, "position") === "fixed") t = r.getBoundingClientRect();
					else {
						for (t = this.offset(), n = r.ownerDocument, e = r.offsetParent || n.documentElement; e && (e === n.body || e === n.documentElement) && C.css(e, "position") === "static";) e = e.parentNode;
						e && e !== r && e.nodeType === 1 && (i = C(e).offset(), i.top += C.css(e, "borderTopWidth", !0), i.left += C.css(e, "borderLeftWidth", !0));
					}
					return {
						top: t.top - i.top - C.css(r, "marginTop", !0),
						left: t.left - i.left - C.css(r, "marginLeft", !0)
					};
				}
			},
			offsetParent: function() {
				return this.map(function() {
					for (var e = this.offsetParent; e && C.css(e, "position") === "static";) e = e.offsetParent;
					return e || K;
				});
			}
		}), C.each({
			scrollLeft: "pageXOffset",
			scrollTop: "pageYOffset"
		}, function(e, t) {
			var n = t === "pageYOffset";
			C.fn[e] = function(r) {
				return N(this, function(e, r, i) {
					var a;
					if (g(e) ? a = e : e.nodeType === 9 && (a = e.defaultView), i === void 0) return a ? a[t] : e[r];
					a ? a.scrollTo(n ? a.pageXOffset : i, n ? i : a.pageYOffset) : e[r] = i;
				}, e, r, arguments.length);
			};
		}), C.each(["top", "left"], function(e, t) {
			C.cssHooks[t] = rt(m.pixelPosition, function(e, n) {
				if (n) return n = nt(e, t), Ze.test(n) ? C(e).position()[t] + "px" : n;
			});
		}), C.each({
			Height: "height",
			Width: "width"
		}, function(e, t) {
			C.each({
				padding: "inner" + e,
				content: t,
				"": "outer" + e
			}, function(n, r) {
				C.fn[r] = function(i, a) {
					var o = arguments.length && (n || typeof i != "boolean"), s = n || (i === !0 || a === !0 ? "margin" : "border");
					return N(this, function(t, n, i) {
						var a;
						return g(t) ? r.indexOf("outer") === 0 ? t["inner" + e] : t.document.documentElement["client" + e] : t.nodeType === 9 ? (a = t.documentElement, Math.max(t.body["scroll" + e], a["scroll" + e], t.body["offset" + e], a["offset" + e], a["client" + e])) : i === void 0 ? C.css(t, n, s) : C.style(t, n, i, s);
					}, t, o ? i : void 0, o);
				};
			});
		}), C.each([
			"ajaxStart",
			"ajaxStop",
			"ajaxComplete",
			"ajaxError",
			"ajaxSuccess",
			"ajaxSend"
		], function(e, t) {
			C.fn[t] = function(e) {
				return this.on(t, e);
			};
		}), C.fn.extend({
			bind: function(e, t, n) {
				return this.on(e, null, t, n);
			},
			unbind: function(e, t) {
				return this.off(e, null, t);
			},
			delegate: function(e, t, n, r) {
				return this.on(t, e, n, r);
			},
			undelegate: function(e, t, n) {
				return arguments.length === 1 ? this.off(e, "**") : this.off(t, e || "**", n);
			},
			hover: function(e, t) {
				return this.on("mouseenter", e).on("mouseleave", t || e);
			}
		}), C.each("blur focus focusin focusout resize scroll click dblclick mousedown mouseup mousemove mouseover mouseout mouseenter mouseleave change select submit keydown keypress keyup contextmenu".split(" "), function(e, t) {
			C.fn[t] = function(e, n) {
				return arguments.length > 0 ? this.on(t, null, e, n) : this.trigger(t);
			};
		});
		var cn = /^[\s\uFEFF\xA0]+|([^\s\uFEFF\xA0])[\s\uFEFF\xA0]+$/g;
		C.proxy = function(e, t) {
			var n, r, i;
			if (typeof t == "string" && (n = e[t], t = e, e = n), h(e)) return r = a.call(arguments, 2), i = function() {
				return e.apply(t || this, r.concat(a.call(arguments)));
			}, i.guid = e.guid = e.guid || C.guid++, i;
		}, C.holdReady = function(e) {
			e ? C.readyWait++ : C.ready(!0);
		}, C.isArray = Array.isArray, C.parseJSON = JSON.parse, C.nodeName = T, C.isFunction = h, C.isWindow = g, C.camelCase = I, C.type = b, C.now = Date.now, C.isNumeric = function(e) {
			var t = C.type(e);
			return (t === "number" || t === "string") && !isNaN(e - parseFloat(e));
		}, C.trim = function(e) {
			return e == null ? "" : (e + "").replace(cn, "$1");
		}, typeof r == "function" && r.amd && r("jquery", [], function() {
			return C;
		});
		var ln = e.jQuery, un = e.$;
		return C.noConflict = function(t) {
			return e.$ === C && (e.$ = un), t && e.jQuery === C && (e.jQuery = ln), C;
		}, t === void 0 && (e.jQuery = e.$ = C), C;
	});
})))(), 1), l = ({ container: e }) => {
	(0, c.default)("<button class='count'>0</button>").appendTo(e), (0, c.default)(document).on("click", ".count", () => (0, c.default)(".count").text((e, t) => Number(t) + 1));
}, u = ({ container: e }) => (0, c.default)(e).empty();
export { l as mount, u as unmount };
