import { n as e, r as t, t as n } from "./react2.js";
import { t as r } from "./react-dom2.js";
// node_modules/scheduler/cjs/scheduler.production.js
var i = /* @__PURE__ */ e(((e) => {
	function t(e, t) {
		var n = e.length;
		for (e.push(t); 0 < n;) {
			var r = n - 1 >>> 1, a = e[r];
			if (0 < i(a, t)) e[r] = t, e[n] = a, n = r;
			else break;
		}
	}
	function n(e) {
		return e.length === 0 ? null : e[0];
	}
	function r(e) {
		if (e.length === 0) return null;
		var t = e[0], n = e.pop();
		if (n !== t) {
			e[0] = n;
			for (var r = 0, a = e.length, o = a >>> 1; r < o;) {
				var s = 2 * (r + 1) - 1, c = e[s], l = s + 1, u = e[l];
				if (0 > i(c, n)) l < a && 0 > i(u, c) ? (e[r] = u, e[l] = n, r = l) : (e[r] = c, e[s] = n, r = s);
				else if (l < a && 0 > i(u, n)) e[r] = u, e[l] = n, r = l;
				else break;
			}
		}
		return t;
	}
	function i(e, t) {
		var n = e.sortIndex - t.sortIndex;
		return n === 0 ? e.id - t.id : n;
	}
	if (e.unstable_now = void 0, typeof performance == "object" && typeof performance.now == "function") {
		var a = performance;
		e.unstable_now = function() {
			return a.now();
		};
	} else {
		var o = Date, s = o.now();
		e.unstable_now = function() {
			return o.now() - s;
		};
	}
	var c = [], l = [], u = 1, d = null, f = 3, p = !1, m = !1, h = !1, g = !1, _ = typeof setTimeout == "function" ? setTimeout : null, v = typeof clearTimeout == "function" ? clearTimeout : null, y = typeof setImmediate < "u" ? setImmediate : null;
	function b(e) {
		for (var i = n(l); i !== null;) {
			if (i.callback === null) r(l);
			else if (i.startTime <= e) r(l), i.sortIndex = i.expirationTime, t(c, i);
			else break;
			i = n(l);
		}
	}
	function ee(e) {
		if (h = !1, b(e), !m) {
			if (n(c) !== null) m = !0, te || (te = !0, oe());
			else {
				var t = n(l);
				t !== null && le(ee, t.startTime - e);
			}
		}
	}
	var te = !1, ne = -1, re = 5, ie = -1;
	function ae() {
		return g ? !0 : !(e.unstable_now() - ie < re);
	}
	function x() {
		if (g = !1, te) {
			var t = e.unstable_now();
			ie = t;
			var i = !0;
			try {
				e: {
					m = !1, h && (h = !1, v(ne), ne = -1), p = !0;
					var a = f;
					try {
						t: {
							for (b(t), d = n(c); d !== null && !(d.expirationTime > t && ae());) {
								var o = d.callback;
								if (typeof o == "function") {
									d.callback = null, f = d.priorityLevel;
									var s = o(d.expirationTime <= t);
									if (t = e.unstable_now(), typeof s == "function") {
										d.callback = s, b(t), i = !0;
										break t;
									}
									d === n(c) && r(c), b(t);
								} else r(c);
								d = n(c);
							}
							if (d !== null) i = !0;
							else {
								var u = n(l);
								u !== null && le(ee, u.startTime - t), i = !1;
							}
						}
						break e;
					} finally {
						d = null, f = a, p = !1;
					}
					i = void 0;
				}
			} finally {
				i ? oe() : te = !1;
			}
		}
	}
	var oe;
	if (typeof y == "function") oe = function() {
		y(x);
	};
	else if (typeof MessageChannel < "u") {
		var se = new MessageChannel(), ce = se.port2;
		se.port1.onmessage = x, oe = function() {
			ce.postMessage(null);
		};
	} else oe = function() {
		_(x, 0);
	};
	function le(t, n) {
		ne = _(function() {
			t(e.unstable_now());
		}, n);
	}
	e.unstable_IdlePriority = 5, e.unstable_ImmediatePriority = 1, e.unstable_LowPriority = 4, e.unstable_NormalPriority = 3, e.unstable_Profiling = null, e.unstable_UserBlockingPriority = 2, e.unstable_cancelCallback = function(e) {
		e.callback = null;
	}, e.unstable_forceFrameRate = function(e) {
		0 > e || 125 < e ? console.error("forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported") : re = 0 < e ? Math.floor(1e3 / e) : 5;
	}, e.unstable_getCurrentPriorityLevel = function() {
		return f;
	}, e.unstable_next = function(e) {
		switch (f) {
			case 1:
			case 2:
			case 3:
				var t = 3;
				break;
			default: t = f;
		}
		var n = f;
		f = t;
		try {
			return e();
		} finally {
			f = n;
		}
	}, e.unstable_requestPaint = function() {
		g = !0;
	}, e.unstable_runWithPriority = function(e, t) {
		switch (e) {
			case 1:
			case 2:
			case 3:
			case 4:
			case 5: break;
			default: e = 3;
		}
		var n = f;
		f = e;
		try {
			return t();
		} finally {
			f = n;
		}
	}, e.unstable_scheduleCallback = function(r, i, a) {
		var o = e.unstable_now();
		switch (typeof a == "object" && a ? (a = a.delay, a = typeof a == "number" && 0 < a ? o + a : o) : a = o, r) {
			case 1:
				var s = -1;
				break;
			case 2:
				s = 250;
				break;
			case 5:
				s = 0x3fffffff;
				break;
			case 4:
				s = 1e4;
				break;
			default: s = 5e3;
		}
		return s = a + s, r = {
			id: u++,
			callback: i,
			priorityLevel: r,
			startTime: a,
			expirationTime: s,
			sortIndex: -1
		}, a > o ? (r.sortIndex = a, t(l, r), n(c) === null && r === n(l) && (h ? (v(ne), ne = -1) : h = !0, le(ee, a - o))) : (r.sortIndex = s, t(c, r), m || p || (m = !0, te || (te = !0, oe()))), r;
	}, e.unstable_shouldYield = ae, e.unstable_wrapCallback = function(e) {
		var t = f;
		return function() {
			var n = f;
			f = t;
			try {
				return e.apply(this, arguments);
			} finally {
				f = n;
			}
		};
	};
})), a = /* @__PURE__ */ e(((e, t) => {
	t.exports = i();
})), o = /* @__PURE__ */ e(((e) => {
	var t = a(), i = n(), o = r();
	function s(e) {
		var t = "https://react.dev/errors/" + e;
		if (1 < arguments.length) {
			t += "?args[]=" + encodeURIComponent(arguments[1]);
			for (var n = 2; n < arguments.length; n++) t += "&args[]=" + encodeURIComponent(arguments[n]);
		}
		return "Minified React error #" + e + "; visit " + t + " for the full message or use the non-minified dev environment for full errors and additional helpful warnings.";
	}
	function c(e) {
		return !(!e || e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11);
	}
	function l(e) {
		for (var t = e, n = t; n && !n.alternate;) t = n, t.flags & 4098 && (e = t.return), n = t.return;
		for (; t.return;) t = t.return;
		return t.tag === 3 ? e : null;
	}
	function u(e) {
		if (e.tag === 13) {
			var t = e.memoizedState;
			if (t === null && (e = e.alternate, e !== null && (t = e.memoizedState)), t !== null) return t.dehydrated;
		}
		return null;
	}
	function d(e) {
		if (e.tag === 31) {
			var t = e.memoizedState;
			if (t === null && (e = e.alternate, e !== null && (t = e.memoizedState)), t !== null) return t.dehydrated;
		}
		return null;
	}
	function f(e) {
		if (l(e) !== e) throw Error(s(188));
	}
	function p(e) {
		var t = e.alternate;
		if (!t) {
			if (t = l(e), t === null) throw Error(s(188));
			return t === e ? e : null;
		}
		for (var n = e, r = t;;) {
			var i = n.return;
			if (i === null) break;
			var a = i.alternate;
			if (a === null) {
				if (r = i.return, r !== null) {
					n = r;
					continue;
				}
				break;
			}
			if (i.child === a.child) {
				for (a = i.child; a;) {
					if (a === n) return f(i), e;
					if (a === r) return f(i), t;
					a = a.sibling;
				}
				throw Error(s(188));
			}
			if (n.return !== r.return) n = i, r = a;
			else {
				for (var o = !1, c = i.child; c;) {
					if (c === n) {
						o = !0, n = i, r = a;
						break;
					}
					if (c === r) {
						o = !0, r = i, n = a;
						break;
					}
					c = c.sibling;
				}
				if (!o) {
					for (c = a.child; c;) {
						if (c === n) {
							o = !0, n = a, r = i;
							break;
						}
						if (c === r) {
							o = !0, r = a, n = i;
							break;
						}
						c = c.sibling;
					}
					if (!o) throw Error(s(189));
				}
			}
			if (n.alternate !== r) throw Error(s(190));
		}
		if (n.tag !== 3) throw Error(s(188));
		return n.stateNode.current === n ? e : t;
	}
	function m(e) {
		var t = e.tag;
		if (t === 5 || t === 26 || t === 27 || t === 6) return e;
		for (e = e.child; e !== null;) {
			if (t = m(e), t !== null) return t;
			e = e.sibling;
		}
		return null;
	}
	function h(e, t, n, r, i, a) {
		for (; e !== null;) {
			if ((e.tag === 5 || e.tag === 27 || e.tag === 6) && n(e, r, i, a) || (e.tag !== 22 || e.memoizedState === null) && (t || e.tag !== 5 && e.tag !== 27) && h(e.child, t, n, r, i, a)) return !0;
			e = e.sibling;
		}
		return !1;
	}
	function g(e) {
		for (e = e.return; e !== null;) {
			if (e.tag === 3 || e.tag === 5 || e.tag === 27) return e;
			e = e.return;
		}
		return null;
	}
	function _(e) {
		var t = !1;
		for (e = e.return; e !== null && (e.tag === 4 && (t = !0), e.tag !== 3 && e.tag !== 5 && e.tag !== 27);) e = e.return;
		return t;
	}
	function v(e) {
		var t = [null, null], n = g(e);
		return n === null || y(t, e, n.child, { foundSelf: !1 }), t;
	}
	function y(e, t, n, r) {
		for (; n !== null;) {
			if (n === t) r.foundSelf = !0;
			else if (n.tag === 5 || n.tag === 27 || n.tag === 6) {
				if (r.foundSelf) return e[1] = n, !0;
				e[0] = n;
			} else if ((n.tag !== 22 || n.memoizedState === null) && y(e, t, n.child, r)) return !0;
			n = n.sibling;
		}
		return !1;
	}
	function b(e) {
		switch (e.tag) {
			case 5:
			case 27:
			case 6: return e.stateNode;
			case 3: return e.stateNode.containerInfo;
			default: throw Error(s(559));
		}
	}
	var ee = null, te = null;
	function ne(e, t, n) {
		return e === n || e === t && (ee = e, !0);
	}
	function re(e, t, n) {
		return e === n ? (te = e, !1) : e === t && (te !== null && (ee = e), !0);
	}
	function ie(e) {
		if (e === null) return null;
		do
			e = e === null ? null : e.return;
		while (e && e.tag !== 5 && e.tag !== 27 && e.tag !== 3);
		return e || null;
	}
	function ae(e, t, n) {
		for (var r = 0, i = e; i; i = n(i)) r++;
		i = 0;
		for (var a = t; a; a = n(a)) i++;
		for (; 0 < r - i;) e = n(e), r--;
		for (; 0 < i - r;) t = n(t), i--;
		for (; r--;) {
			if (e === t || t !== null && e === t.alternate) return e;
			e = n(e), t = n(t);
		}
		return null;
	}
	var x = Object.assign, oe = Symbol.for("react.element"), se = Symbol.for("react.transitional.element"), ce = Symbol.for("react.portal"), le = Symbol.for("react.fragment"), ue = Symbol.for("react.strict_mode"), de = Symbol.for("react.profiler"), fe = Symbol.for("react.consumer"), pe = Symbol.for("react.context"), me = Symbol.for("react.forward_ref"), he = Symbol.for("react.suspense"), ge = Symbol.for("react.suspense_list"), _e = Symbol.for("react.memo"), ve = Symbol.for("react.lazy"), ye = Symbol.for("react.activity"), be = Symbol.for("react.legacy_hidden"), xe = Symbol.for("react.memo_cache_sentinel"), Se = Symbol.for("react.view_transition"), Ce = Symbol.for("react.recoverable"), we = Symbol.iterator;
	function Te(e) {
		return typeof e != "object" || !e ? null : (e = we && e[we] || e["@@iterator"], typeof e == "function" ? e : null);
	}
	var Ee = Symbol.for("react.client.reference");
	function De(e) {
		if (e == null) return null;
		if (typeof e == "function") return e.$$typeof === Ee ? null : e.displayName || e.name || null;
		if (typeof e == "string") return e;
		switch (e) {
			case le: return "Fragment";
			case de: return "Profiler";
			case ue: return "StrictMode";
			case he: return "Suspense";
			case ge: return "SuspenseList";
			case ye: return "Activity";
			case Se: return "ViewTransition";
		}
		if (typeof e == "object") switch (e.$$typeof) {
			case ce: return "Portal";
			case pe: return e.displayName || "Context";
			case fe: return (e._context.displayName || "Context") + ".Consumer";
			case me:
				var t = e.render;
				return e = e.displayName, e ||= (e = t.displayName || t.name || "", e === "" ? "ForwardRef" : "ForwardRef(" + e + ")"), e;
			case _e: return t = e.displayName || null, t === null ? De(e.type) || "Memo" : t;
			case ve:
				t = e._payload, e = e._init;
				try {
					return De(e(t));
				} catch {}
		}
		return null;
	}
	var Oe = Array.isArray, S = i.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE, C = o.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE, ke = {
		pending: !1,
		data: null,
		method: null,
		action: null
	}, Ae = [], je = -1;
	function Me(e) {
		return { current: e };
	}
	function Ne(e) {
		0 > je || (e.current = Ae[je], Ae[je] = null, je--);
	}
	function w(e, t) {
		je++, Ae[je] = e.current, e.current = t;
	}
	var Pe = Me(null), Fe = Me(null), Ie = Me(null), Le = Me(null);
	function Re(e, t) {
		switch (w(Ie, t), w(Fe, e), w(Pe, null), t.nodeType) {
			case 9:
			case 11:
				e = (e = t.documentElement) && (e = e.namespaceURI) ? up(e) : 0;
				break;
			default: if (e = t.tagName, t = t.namespaceURI) t = up(t), e = dp(t, e);
			else switch (e) {
				case "svg":
					e = 1;
					break;
				case "math":
					e = 2;
					break;
				default: e = 0;
			}
		}
		Ne(Pe), w(Pe, e);
	}
	function ze() {
		Ne(Pe), Ne(Fe), Ne(Ie);
	}
	function Be(e) {
		var t = e.memoizedState;
		t !== null && (sh._currentValue = t.memoizedState, w(Le, e)), t = Pe.current;
		var n = dp(t, e.type);
		t !== n && (w(Fe, e), w(Pe, n));
	}
	function Ve(e) {
		Fe.current === e && (Ne(Pe), Ne(Fe)), Le.current === e && (Ne(Le), sh._currentValue = ke);
	}
	var He, Ue;
	function We(e) {
		if (He === void 0) try {
			throw Error();
		} catch (e) {
			var t = e.stack.trim().match(/\n( *(at )?)/);
			He = t && t[1] || "", Ue = -1 < e.stack.indexOf("\n    at") ? " (<anonymous>)" : -1 < e.stack.indexOf("@") ? "@unknown:0:0" : "";
		}
		return "\n" + He + e + Ue;
	}
	var Ge = !1;
	function Ke(e, t) {
		if (!e || Ge) return "";
		Ge = !0;
		var n = Error.prepareStackTrace;
		Error.prepareStackTrace = void 0;
		try {
			var r = { DetermineComponentFrameRoot: function() {
				try {
					if (t) {
						var n = function() {
							throw Error();
						};
						if (Object.defineProperty(n.prototype, "props", { set: function() {
							throw Error();
						} }), typeof Reflect == "object" && Reflect.construct) {
							try {
								Reflect.construct(n, []);
							} catch (e) {
								var r = e;
							}
							Reflect.construct(e, [], n);
						} else {
							try {
								n.call();
							} catch (e) {
								r = e;
							}
							n = !1;
							try {
								var i = Object.getOwnPropertyDescriptor(e.prototype, "props");
								Object.defineProperty(e.prototype, "props", {
									configurable: !0,
									set: function() {
										throw Error();
									}
								}), n = !0, new e();
							} finally {
								n && (i === void 0 ? delete e.prototype.props : Object.defineProperty(e.prototype, "props", i));
							}
						}
					} else {
						try {
							throw Error();
						} catch (e) {
							r = e;
						}
						(n = e()) && typeof n.catch == "function" && n.catch(function() {});
					}
				} catch (e) {
					if (e && r && typeof e.stack == "string") return [e.stack, r.stack];
				}
				return [null, null];
			} };
			r.DetermineComponentFrameRoot.displayName = "DetermineComponentFrameRoot";
			var i = Object.getOwnPropertyDescriptor(r.DetermineComponentFrameRoot, "name");
			i && i.configurable && Object.defineProperty(r.DetermineComponentFrameRoot, "name", { value: "DetermineComponentFrameRoot" });
			var a = r.DetermineComponentFrameRoot(), o = a[0], s = a[1];
			if (o && s) {
				var c = o.split("\n"), l = s.split("\n");
				for (i = r = 0; r < c.length && !c[r].includes("DetermineComponentFrameRoot");) r++;
				for (; i < l.length && !l[i].includes("DetermineComponentFrameRoot");) i++;
				if (r === c.length || i === l.length) for (r = c.length - 1, i = l.length - 1; 1 <= r && 0 <= i && c[r] !== l[i];) i--;
				for (; 1 <= r && 0 <= i; r--, i--) if (c[r] !== l[i]) {
					if (r !== 1 || i !== 1) do
						if (r--, i--, 0 > i || c[r] !== l[i]) {
							var u = "\n" + c[r].replace(" at new ", " at ");
							return e.displayName && u.includes("<anonymous>") && (u = u.replace("<anonymous>", e.displayName)), u;
						}
					while (1 <= r && 0 <= i);
					break;
				}
			}
		} finally {
			Ge = !1, Error.prepareStackTrace = n;
		}
		return (n = e ? e.displayName || e.name : "") ? We(n) : "";
	}
	function qe(e, t) {
		switch (e.tag) {
			case 26:
			case 27:
			case 5: return We(e.type);
			case 16: return We("Lazy");
			case 13: return e.child !== t && t !== null ? We("Suspense Fallback") : We("Suspense");
			case 19: return We("SuspenseList");
			case 0:
			case 15: return Ke(e.type, !1);
			case 11: return Ke(e.type.render, !1);
			case 1: return Ke(e.type, !0);
			case 31: return We("Activity");
			case 30: return We("ViewTransition");
			default: return "";
		}
	}
	function Je(e) {
		try {
			var t = "", n = null;
			do
				t += qe(e, n), n = e, e = e.return;
			while (e);
			return t;
		} catch (e) {
			return "\nError generating stack: " + e.message + "\n" + e.stack;
		}
	}
	var Ye = Object.prototype.hasOwnProperty, Xe = t.unstable_scheduleCallback, Ze = t.unstable_cancelCallback, Qe = t.unstable_shouldYield, $e = t.unstable_requestPaint, et = t.unstable_now, tt = t.unstable_getCurrentPriorityLevel, nt = t.unstable_ImmediatePriority, rt = t.unstable_UserBlockingPriority, it = t.unstable_NormalPriority, at = t.unstable_LowPriority, ot = t.unstable_IdlePriority, st = t.log, ct = t.unstable_setDisableYieldValue, lt = null, ut = null;
	function dt(e) {
		if (typeof st == "function" && ct(e), ut && typeof ut.setStrictMode == "function") try {
			ut.setStrictMode(lt, e);
		} catch {}
	}
	var ft = Math.clz32 ? Math.clz32 : ht, pt = Math.log, mt = Math.LN2;
	function ht(e) {
		return e >>>= 0, e === 0 ? 32 : 31 - (pt(e) / mt | 0) | 0;
	}
	var gt = 256, _t = 262144, vt = 4194304;
	function yt(e) {
		var t = e & 42;
		if (t !== 0) return t;
		switch (e & -e) {
			case 1: return 1;
			case 2: return 2;
			case 4: return 4;
			case 8: return 8;
			case 16: return 16;
			case 32: return 32;
			case 64: return 64;
			case 128: return 128;
			case 256:
			case 512:
			case 1024:
			case 2048:
			case 4096:
			case 8192:
			case 16384:
			case 32768:
			case 65536:
			case 131072: return e & -e;
			case 262144:
			case 524288:
			case 1048576:
			case 2097152: return e & 3932160;
			case 4194304:
			case 8388608:
			case 16777216:
			case 33554432: return e & 62914560;
			case 67108864: return 67108864;
			case 0x8000000: return 0x8000000;
			case 268435456: return 268435456;
			case 536870912: return 536870912;
			case 0x40000000: return 0;
			default: return e;
		}
	}
	function bt(e, t, n) {
		var r = e.pendingLanes;
		if (r === 0) return 0;
		var i = 0, a = e.suspendedLanes, o = e.pingedLanes;
		e = e.warmLanes;
		var s = r & 0x7ffffff;
		return s === 0 ? (s = r & ~a, s === 0 ? o === 0 ? n || (n = r & ~e, n !== 0 && (i = yt(n))) : i = yt(o) : i = yt(s)) : (r = s & ~a, r === 0 ? (o &= s, o === 0 ? n || (n = s & ~e, n !== 0 && (i = yt(n))) : i = yt(o)) : i = yt(r)), i === 0 ? 0 : t !== 0 && t !== i && (t & a) === 0 && (a = i & -i, n = t & -t, a >= n || a === 32 && n & 4194048) ? t : i;
	}
	function xt(e, t) {
		return (e.pendingLanes & ~(e.suspendedLanes & ~e.pingedLanes) & t) === 0;
	}
	function St(e, t) {
		t & 8 && (t |= t & 32);
		var n = e.entangledLanes;
		if (n !== 0) for (e = e.entanglements, n &= t; 0 < n;) {
			var r = 31 - ft(n), i = 1 << r;
			t |= e[r], n &= ~i;
		}
		return t;
	}
	function Ct(e, t) {
		switch (e) {
			case 1:
			case 2:
			case 4:
			case 8:
			case 64: return t + 250;
			case 16:
			case 32:
			case 128:
			case 256:
			case 512:
			case 1024:
			case 2048:
			case 4096:
			case 8192:
			case 16384:
			case 32768:
			case 65536:
			case 131072:
			case 262144:
			case 524288:
			case 1048576:
			case 2097152: return t + 5e3;
			default: return -1;
		}
	}
	function wt() {
		var e = vt;
		return vt <<= 1, !(vt & 62914560) && (vt = 4194304), e;
	}
	function Tt(e) {
		for (var t = [], n = 0; 31 > n; n++) t.push(e);
		return t;
	}
	function Et(e, t) {
		e.pendingLanes |= t, t !== 268435456 && (e.suspendedLanes = 0, e.pingedLanes = 0, e.warmLanes = 0);
	}
	function Dt(e, t, n, r, i, a) {
		var o = e.pendingLanes;
		e.pendingLanes = n, e.suspendedLanes = 0, e.pingedLanes = 0, e.warmLanes = 0, e.expiredLanes &= n, e.entangledLanes &= n, e.errorRecoveryDisabledLanes &= n, e.shellSuspendCounter = 0;
		var s = e.entanglements, c = e.expirationTimes, l = e.hiddenUpdates;
		for (n = o & ~n; 0 < n;) {
			var u = 31 - ft(n), d = 1 << u;
			s[u] = 0, c[u] = -1;
			var f = l[u];
			if (f !== null) for (l[u] = null, u = 0; u < f.length; u++) {
				var p = f[u];
				p !== null && (p.lane &= -536870913);
			}
			n &= ~d;
		}
		r !== 0 && Ot(e, r, 0), a !== 0 && i === 0 && e.tag !== 0 && (e.suspendedLanes |= a & ~(o & ~t));
	}
	function Ot(e, t, n) {
		e.pendingLanes |= t, e.suspendedLanes &= ~t;
		var r = 31 - ft(t);
		e.entangledLanes |= t, e.entanglements[r] = e.entanglements[r] | 0x40000000 | n & 261930;
	}
	function kt(e, t) {
		var n = e.entangledLanes |= t;
		for (e = e.entanglements; n;) {
			var r = 31 - ft(n), i = 1 << r;
			i & t | e[r] & t && (e[r] |= t), n &= ~i;
		}
	}
	function At(e, t) {
		var n = t & -t;
		return n = n & 42 ? 1 : jt(n), (n & (e.suspendedLanes | t)) === 0 ? n : 0;
	}
	function jt(e) {
		switch (e) {
			case 2:
				e = 1;
				break;
			case 8:
				e = 4;
				break;
			case 32:
				e = 16;
				break;
			case 256:
			case 512:
			case 1024:
			case 2048:
			case 4096:
			case 8192:
			case 16384:
			case 32768:
			case 65536:
			case 131072:
			case 262144:
			case 524288:
			case 1048576:
			case 2097152:
			case 4194304:
			case 8388608:
			case 16777216:
			case 33554432:
				e = 128;
				break;
			case 268435456:
				e = 0x8000000;
				break;
			default: e = 0;
		}
		return e;
	}
	function Mt(e) {
		return e &= -e, 2 < e ? 8 < e ? e & 0x7ffffff ? 32 : 268435456 : 8 : 2;
	}
	function Nt() {
		var e = C.p;
		return e === 0 ? (e = window.event, e === void 0 ? 32 : Ch(e.type)) : e;
	}
	function Pt(e, t) {
		var n = C.p;
		try {
			return C.p = e, t();
		} finally {
			C.p = n;
		}
	}
	var Ft = Math.random().toString(36).slice(2), It = "__reactFiber$" + Ft, Lt = "__reactProps$" + Ft, Rt = "__reactContainer$" + Ft, zt = "__reactEvents$" + Ft, Bt = "__reactListeners$" + Ft, Vt = "__reactHandles$" + Ft, Ht = "__reactResources$" + Ft, Ut = "__reactMarker$" + Ft, Wt = "__reactLoad$" + Ft;
	function Gt(e) {
		delete e[It], delete e[Lt], delete e[Bt], delete e[Vt];
	}
	function Kt(e) {
		var t;
		if (t = e[It]) return t;
		for (var n = e.parentNode; n;) {
			if (t = n[Rt] || n[It]) {
				if (n = t.alternate, t.child !== null || n !== null && n.child !== null) for (e = fm(e); e !== null;) {
					if (n = e[It]) return n;
					e = fm(e);
				}
				return t;
			}
			e = n, n = e.parentNode;
		}
		return null;
	}
	function qt(e) {
		if (e = e[It] || e[Rt]) {
			var t = e.tag;
			if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return e;
		}
		return null;
	}
	function Jt(e) {
		var t = e.tag;
		if (t === 5 || t === 26 || t === 27 || t === 6) return e.stateNode;
		throw Error(s(33));
	}
	function Yt(e) {
		var t = e[Ht];
		return t ||= e[Ht] = {
			hoistableStyles: /* @__PURE__ */ new Map(),
			hoistableScripts: /* @__PURE__ */ new Map()
		}, t;
	}
	function T(e) {
		e[Ut] = !0;
	}
	function Xt(e) {
		e[Wt] = void 0;
	}
	var Zt = /* @__PURE__ */ new Set(), Qt = {};
	function $t(e, t) {
		en(e, t), en(e + "Capture", t);
	}
	function en(e, t) {
		for (Qt[e] = t, e = 0; e < t.length; e++) Zt.add(t[e]);
	}
	var tn = RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"), nn = {}, rn = {};
	function an(e) {
		return Ye.call(rn, e) ? !0 : Ye.call(nn, e) ? !1 : tn.test(e) ? rn[e] = !0 : (nn[e] = !0, !1);
	}
	var E = !1;
	function on() {
		var e = E;
		return E = !1, e;
	}
	function sn(e, t, n) {
		if (an(t)) {
			if (n === null) e.removeAttribute(t);
			else {
				switch (typeof n) {
					case "undefined":
					case "function":
					case "symbol":
						e.removeAttribute(t);
						return;
					case "boolean":
						var r = t.toLowerCase().slice(0, 5);
						if (r !== "data-" && r !== "aria-") {
							e.removeAttribute(t);
							return;
						}
				}
				e.setAttribute(t, n);
			}
		}
	}
	function cn(e, t, n) {
		if (n === null) e.removeAttribute(t);
		else {
			switch (typeof n) {
				case "undefined":
				case "function":
				case "symbol":
				case "boolean":
					e.removeAttribute(t);
					return;
			}
			e.setAttribute(t, n);
		}
	}
	function ln(e, t, n, r) {
		if (r === null) e.removeAttribute(n);
		else {
			switch (typeof r) {
				case "undefined":
				case "function":
				case "symbol":
				case "boolean":
					e.removeAttribute(n);
					return;
			}
			e.setAttributeNS(t, n, r);
		}
	}
	function un(e) {
		switch (typeof e) {
			case "bigint":
			case "boolean":
			case "number":
			case "string":
			case "undefined":
			case "object": return e;
			default: return "";
		}
	}
	function dn(e) {
		var t = e.type;
		return (e = e.nodeName) && e.toLowerCase() === "input" && (t === "checkbox" || t === "radio");
	}
	function fn(e, t, n) {
		var r = Object.getOwnPropertyDescriptor(e.constructor.prototype, t);
		if (!e.hasOwnProperty(t) && r !== void 0 && typeof r.get == "function" && typeof r.set == "function") {
			var i = r.get, a = r.set;
			return Object.defineProperty(e, t, {
				configurable: !0,
				get: function() {
					return i.call(this);
				},
				set: function(e) {
					n = "" + e, a.call(this, e);
				}
			}), Object.defineProperty(e, t, { enumerable: r.enumerable }), {
				getValue: function() {
					return n;
				},
				setValue: function(e) {
					n = "" + e;
				},
				stopTracking: function() {
					e._valueTracker = null, delete e[t];
				}
			};
		}
	}
	function pn(e) {
		if (!e._valueTracker) {
			var t = dn(e) ? "checked" : "value";
			e._valueTracker = fn(e, t, "" + e[t]);
		}
	}
	function mn(e) {
		if (!e) return !1;
		var t = e._valueTracker;
		if (!t) return !0;
		var n = t.getValue(), r = "";
		return e && (r = dn(e) ? e.checked ? "true" : "false" : e.value), e = r, e !== n && (t.setValue(e), !0);
	}
	var hn = /[\n"\\]/g;
	function gn(e) {
		return e.replace(hn, function(e) {
			return "\\" + e.charCodeAt(0).toString(16) + " ";
		});
	}
	function _n(e, t, n, r, i, a, o, s) {
		e.name = "", o != null && typeof o != "function" && typeof o != "symbol" && typeof o != "boolean" ? e.type = o : e.removeAttribute("type"), t == null ? o !== "submit" && o !== "reset" || e.removeAttribute("value") : o === "number" ? (t === 0 && e.value === "" || e.value != t) && (e.value = "" + un(t)) : e.value !== "" + un(t) && (e.value = "" + un(t)), t == null ? n == null ? r != null && e.removeAttribute("value") : yn(e, un(n)) : o === "number" && e.value == t ? yn(e, un(e.value)) : yn(e, un(t)), i == null && a != null && (e.defaultChecked = !!a), i != null && (e.checked = i && typeof i != "function" && typeof i != "symbol"), s != null && typeof s != "function" && typeof s != "symbol" && typeof s != "boolean" ? e.name = "" + un(s) : e.removeAttribute("name");
	}
	function vn(e, t, n, r, i, a, o, s) {
		if (a != null && typeof a != "function" && typeof a != "symbol" && typeof a != "boolean" && (e.type = a), t != null || n != null) {
			if (!(a !== "submit" && a !== "reset" || t != null)) {
				pn(e);
				return;
			}
			n = n == null ? "" : "" + un(n), t = t == null ? n : "" + un(t), s || t === e.value || (e.value = t), e.defaultValue = t;
		}
		r ??= i, r = typeof r != "function" && typeof r != "symbol" && !!r, e.checked = s ? e.checked : !!r, e.defaultChecked = !!r, o != null && typeof o != "function" && typeof o != "symbol" && typeof o != "boolean" && (e.name = o), pn(e);
	}
	function yn(e, t) {
		e.defaultValue !== "" + t && (e.defaultValue = "" + t);
	}
	function bn(e, t, n, r) {
		if (e = e.options, t) {
			t = {};
			for (var i = 0; i < n.length; i++) t["$" + n[i]] = !0;
			for (n = 0; n < e.length; n++) i = t.hasOwnProperty("$" + e[n].value), e[n].selected !== i && (e[n].selected = i), i && r && (e[n].defaultSelected = !0);
		} else {
			for (n = "" + un(n), t = null, i = 0; i < e.length; i++) {
				if (e[i].value === n) {
					e[i].selected = !0, r && (e[i].defaultSelected = !0);
					return;
				}
				t !== null || e[i].disabled || (t = e[i]);
			}
			t !== null && (t.selected = !0);
		}
	}
	function xn(e, t, n) {
		t != null && (t = "" + un(t), t !== e.value && (e.value = t), n == null) ? e.defaultValue !== t && (e.defaultValue = t) : e.defaultValue = n == null ? "" : "" + un(n);
	}
	function Sn(e, t, n, r) {
		if (t == null) {
			if (r != null) {
				if (n != null) throw Error(s(92));
				if (Oe(r)) {
					if (1 < r.length) throw Error(s(93));
					r = r[0];
				}
				n = r;
			}
			n ??= "", t = n;
		}
		n = un(t), e.defaultValue = n, r = e.textContent, r === n && r !== "" && r !== null && (e.value = r), pn(e);
	}
	function Cn(e, t) {
		if (t) {
			var n = e.firstChild;
			if (n && n === e.lastChild && n.nodeType === 3) {
				n.nodeValue = t;
				return;
			}
		}
		e.textContent = t;
	}
	var wn = new Set("animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));
	function Tn(e, t, n) {
		var r = t.indexOf("--") === 0;
		n == null || typeof n == "boolean" || n === "" ? r ? e.setProperty(t, "") : t === "float" ? e.cssFloat = "" : e[t] = "" : r ? e.setProperty(t, n) : typeof n != "number" || n === 0 || wn.has(t) ? t === "float" ? e.cssFloat = n : e[t] = ("" + n).trim() : e[t] = n + "px";
	}
	function En(e, t, n) {
		if (t != null && typeof t != "object") throw Error(s(62));
		if (e = e.style, n != null) {
			for (var r in n) !n.hasOwnProperty(r) || t != null && t.hasOwnProperty(r) || (r.indexOf("--") === 0 ? e.setProperty(r, "") : r === "float" ? e.cssFloat = "" : e[r] = "", E = !0);
			for (var i in t) r = t[i], t.hasOwnProperty(i) && n[i] !== r && (Tn(e, i, r), E = !0);
		} else for (var a in t) t.hasOwnProperty(a) && Tn(e, a, t[a]);
	}
	function Dn(e) {
		if (e.indexOf("-") === -1) return !1;
		switch (e) {
			case "annotation-xml":
			case "color-profile":
			case "font-face":
			case "font-face-src":
			case "font-face-uri":
			case "font-face-format":
			case "font-face-name":
			case "missing-glyph": return !1;
			default: return !0;
		}
	}
	var On = /* @__PURE__ */ new Map([
		["acceptCharset", "accept-charset"],
		["htmlFor", "for"],
		["httpEquiv", "http-equiv"],
		["crossOrigin", "crossorigin"],
		["accentHeight", "accent-height"],
		["alignmentBaseline", "alignment-baseline"],
		["arabicForm", "arabic-form"],
		["baselineShift", "baseline-shift"],
		["capHeight", "cap-height"],
		["clipPath", "clip-path"],
		["clipRule", "clip-rule"],
		["colorInterpolation", "color-interpolation"],
		["colorInterpolationFilters", "color-interpolation-filters"],
		["colorProfile", "color-profile"],
		["colorRendering", "color-rendering"],
		["dominantBaseline", "dominant-baseline"],
		["enableBackground", "enable-background"],
		["fillOpacity", "fill-opacity"],
		["fillRule", "fill-rule"],
		["floodColor", "flood-color"],
		["floodOpacity", "flood-opacity"],
		["fontFamily", "font-family"],
		["fontSize", "font-size"],
		["fontSizeAdjust", "font-size-adjust"],
		["fontStretch", "font-stretch"],
		["fontStyle", "font-style"],
		["fontVariant", "font-variant"],
		["fontWeight", "font-weight"],
		["glyphName", "glyph-name"],
		["glyphOrientationHorizontal", "glyph-orientation-horizontal"],
		["glyphOrientationVertical", "glyph-orientation-vertical"],
		["horizAdvX", "horiz-adv-x"],
		["horizOriginX", "horiz-origin-x"],
		["imageRendering", "image-rendering"],
		["letterSpacing", "letter-spacing"],
		["lightingColor", "lighting-color"],
		["markerEnd", "marker-end"],
		["markerMid", "marker-mid"],
		["markerStart", "marker-start"],
		["maskType", "mask-type"],
		["overlinePosition", "overline-position"],
		["overlineThickness", "overline-thickness"],
		["paintOrder", "paint-order"],
		["panose-1", "panose-1"],
		["pointerEvents", "pointer-events"],
		["renderingIntent", "rendering-intent"],
		["shapeRendering", "shape-rendering"],
		["stopColor", "stop-color"],
		["stopOpacity", "stop-opacity"],
		["strikethroughPosition", "strikethrough-position"],
		["strikethroughThickness", "strikethrough-thickness"],
		["strokeDasharray", "stroke-dasharray"],
		["strokeDashoffset", "stroke-dashoffset"],
		["strokeLinecap", "stroke-linecap"],
		["strokeLinejoin", "stroke-linejoin"],
		["strokeMiterlimit", "stroke-miterlimit"],
		["strokeOpacity", "stroke-opacity"],
		["strokeWidth", "stroke-width"],
		["textAnchor", "text-anchor"],
		["textDecoration", "text-decoration"],
		["textRendering", "text-rendering"],
		["transformOrigin", "transform-origin"],
		["underlinePosition", "underline-position"],
		["underlineThickness", "underline-thickness"],
		["unicodeBidi", "unicode-bidi"],
		["unicodeRange", "unicode-range"],
		["unitsPerEm", "units-per-em"],
		["vAlphabetic", "v-alphabetic"],
		["vHanging", "v-hanging"],
		["vIdeographic", "v-ideographic"],
		["vMathematical", "v-mathematical"],
		["vectorEffect", "vector-effect"],
		["vertAdvY", "vert-adv-y"],
		["vertOriginX", "vert-origin-x"],
		["vertOriginY", "vert-origin-y"],
		["wordSpacing", "word-spacing"],
		["writingMode", "writing-mode"],
		["xmlnsXlink", "xmlns:xlink"],
		["xHeight", "x-height"]
	]), kn = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
	function An(e) {
		return kn.test("" + e) ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')" : e;
	}
	function jn() {}
	var Mn = null;
	function Nn(e) {
		return e = e.target || e.srcElement || window, e.correspondingUseElement && (e = e.correspondingUseElement), e.nodeType === 3 ? e.parentNode : e;
	}
	var Pn = null, Fn = null;
	function In(e) {
		var t = qt(e);
		if (t && (e = t.stateNode)) {
			var n = e[Lt] || null;
			switch (e = t.stateNode, t.type) {
				case "input":
					if (_n(e, n.value, n.defaultValue, n.defaultValue, n.checked, n.defaultChecked, n.type, n.name), t = n.name, n.type === "radio" && t != null) {
						for (n = e; n.parentNode;) n = n.parentNode;
						for (n = n.querySelectorAll("input[name=\"" + gn("" + t) + "\"][type=\"radio\"]"), t = 0; t < n.length; t++) {
							var r = n[t];
							if (r !== e && r.form === e.form) {
								var i = r[Lt] || null;
								if (!i) throw Error(s(90));
								_n(r, i.value, i.defaultValue, i.defaultValue, i.checked, i.defaultChecked, i.type, i.name);
							}
						}
						for (t = 0; t < n.length; t++) r = n[t], r.form === e.form && mn(r);
					}
					break;
				case "textarea":
					xn(e, n.value, n.defaultValue);
					break;
				case "select": t = n.value, t != null && bn(e, !!n.multiple, t, !1);
			}
		}
	}
	var Ln = !1;
	function Rn(e, t, n) {
		if (Ln) return e(t, n);
		Ln = !0;
		try {
			return e(t);
		} finally {
			if (Ln = !1, (Pn !== null || Fn !== null) && (Bd(), Pn && (t = Pn, e = Fn, Fn = Pn = null, In(t), e))) for (t = 0; t < e.length; t++) In(e[t]);
		}
	}
	function zn(e, t) {
		var n = e.stateNode;
		if (n === null) return null;
		var r = n[Lt] || null;
		if (r === null) return null;
		switch (n = r[t], t) {
			case "onClick":
			case "onClickCapture":
			case "onDoubleClick":
			case "onDoubleClickCapture":
			case "onMouseDown":
			case "onMouseDownCapture":
			case "onMouseMove":
			case "onMouseMoveCapture":
			case "onMouseUp":
			case "onMouseUpCapture":
			case "onMouseEnter":
				(r = !r.disabled) || (e = e.type, r = e !== "button" && e !== "input" && e !== "select" && e !== "textarea"), e = !r;
				break;
			default: e = !1;
		}
		if (e) return null;
		if (n && typeof n != "function") throw Error(s(231, t, typeof n));
		return n;
	}
	var Bn = typeof window < "u" && window.document !== void 0 && window.document.createElement !== void 0, Vn = !1;
	if (Bn) try {
		var Hn = {};
		Object.defineProperty(Hn, "passive", { get: function() {
			Vn = !0;
		} }), window.addEventListener("test", Hn, Hn), window.removeEventListener("test", Hn, Hn);
	} catch {
		Vn = !1;
	}
	var Un = null, Wn = null, Gn = null;
	function Kn() {
		if (Gn) return Gn;
		var e, t = Wn, n = t.length, r, i = "value" in Un ? Un.value : Un.textContent, a = i.length;
		for (e = 0; e < n && t[e] === i[e]; e++);
		var o = n - e;
		for (r = 1; r <= o && t[n - r] === i[a - r]; r++);
		return Gn = i.slice(e, 1 < r ? 1 - r : void 0);
	}
	function qn(e) {
		var t = e.keyCode;
		return "charCode" in e ? (e = e.charCode, e === 0 && t === 13 && (e = 13)) : e = t, e === 10 && (e = 13), 32 <= e || e === 13 ? e : 0;
	}
	function Jn() {
		return !0;
	}
	function Yn() {
		return !1;
	}
	function Xn(e) {
		function t(t, n, r, i, a) {
			for (var o in this._reactName = t, this._targetInst = r, this.type = n, this.nativeEvent = i, this.target = a, this.currentTarget = null, e) e.hasOwnProperty(o) && (t = e[o], this[o] = t ? t(i) : i[o]);
			return this.isDefaultPrevented = (i.defaultPrevented == null ? !1 === i.returnValue : i.defaultPrevented) ? Jn : Yn, this.isPropagationStopped = Yn, this;
		}
		return x(t.prototype, {
			preventDefault: function() {
				this.defaultPrevented = !0;
				var e = this.nativeEvent;
				e && (e.preventDefault ? e.preventDefault() : typeof e.returnValue != "unknown" && (e.returnValue = !1), this.isDefaultPrevented = Jn);
			},
			stopPropagation: function() {
				var e = this.nativeEvent;
				e && (e.stopPropagation ? e.stopPropagation() : typeof e.cancelBubble != "unknown" && (e.cancelBubble = !0), this.isPropagationStopped = Jn);
			},
			persist: function() {},
			isPersistent: Jn
		}), t;
	}
	var Zn = {
		eventPhase: 0,
		bubbles: 0,
		cancelable: 0,
		timeStamp: function(e) {
			return e.timeStamp || Date.now();
		},
		defaultPrevented: 0,
		isTrusted: 0
	}, Qn = Xn(Zn), $n = x({}, Zn, {
		view: 0,
		detail: 0
	}), er = Xn($n), tr, nr, rr, ir = x({}, $n, {
		screenX: 0,
		screenY: 0,
		clientX: 0,
		clientY: 0,
		pageX: 0,
		pageY: 0,
		ctrlKey: 0,
		shiftKey: 0,
		altKey: 0,
		metaKey: 0,
		getModifierState: hr,
		button: 0,
		buttons: 0,
		relatedTarget: function(e) {
			return e.relatedTarget === void 0 ? e.fromElement === e.srcElement ? e.toElement : e.fromElement : e.relatedTarget;
		},
		movementX: function(e) {
			return "movementX" in e ? e.movementX : (e !== rr && (rr && e.type === "mousemove" ? (tr = e.screenX - rr.screenX, nr = e.screenY - rr.screenY) : nr = tr = 0, rr = e), tr);
		},
		movementY: function(e) {
			return "movementY" in e ? e.movementY : nr;
		}
	}), ar = Xn(ir), or = Xn(x({}, ir, { dataTransfer: 0 })), sr = Xn(x({}, $n, { relatedTarget: 0 })), cr = Xn(x({}, Zn, {
		animationName: 0,
		elapsedTime: 0,
		pseudoElement: 0
	})), lr = Xn(x({}, Zn, { clipboardData: function(e) {
		return "clipboardData" in e ? e.clipboardData : window.clipboardData;
	} })), ur = Xn(x({}, Zn, { data: 0 })), dr = {
		Esc: "Escape",
		Spacebar: " ",
		Left: "ArrowLeft",
		Up: "ArrowUp",
		Right: "ArrowRight",
		Down: "ArrowDown",
		Del: "Delete",
		Win: "OS",
		Menu: "ContextMenu",
		Apps: "ContextMenu",
		Scroll: "ScrollLock",
		MozPrintableKey: "Unidentified"
	}, fr = {
		8: "Backspace",
		9: "Tab",
		12: "Clear",
		13: "Enter",
		16: "Shift",
		17: "Control",
		18: "Alt",
		19: "Pause",
		20: "CapsLock",
		27: "Escape",
		32: " ",
		33: "PageUp",
		34: "PageDown",
		35: "End",
		36: "Home",
		37: "ArrowLeft",
		38: "ArrowUp",
		39: "ArrowRight",
		40: "ArrowDown",
		45: "Insert",
		46: "Delete",
		112: "F1",
		113: "F2",
		114: "F3",
		115: "F4",
		116: "F5",
		117: "F6",
		118: "F7",
		119: "F8",
		120: "F9",
		121: "F10",
		122: "F11",
		123: "F12",
		144: "NumLock",
		145: "ScrollLock",
		224: "Meta"
	}, pr = {
		Alt: "altKey",
		Control: "ctrlKey",
		Meta: "metaKey",
		Shift: "shiftKey"
	};
	function mr(e) {
		var t = this.nativeEvent;
		return t.getModifierState ? t.getModifierState(e) : (e = pr[e]) ? !!t[e] : !1;
	}
	function hr() {
		return mr;
	}
	var gr = Xn(x({}, $n, {
		key: function(e) {
			if (e.key) {
				var t = dr[e.key] || e.key;
				if (t !== "Unidentified") return t;
			}
			return e.type === "keypress" ? (e = qn(e), e === 13 ? "Enter" : String.fromCharCode(e)) : e.type === "keydown" || e.type === "keyup" ? fr[e.keyCode] || "Unidentified" : "";
		},
		code: 0,
		location: 0,
		ctrlKey: 0,
		shiftKey: 0,
		altKey: 0,
		metaKey: 0,
		repeat: 0,
		locale: 0,
		getModifierState: hr,
		charCode: function(e) {
			return e.type === "keypress" ? qn(e) : 0;
		},
		keyCode: function(e) {
			return e.type === "keydown" || e.type === "keyup" ? e.keyCode : 0;
		},
		which: function(e) {
			return e.type === "keypress" ? qn(e) : e.type === "keydown" || e.type === "keyup" ? e.keyCode : 0;
		}
	})), _r = Xn(x({}, ir, {
		pointerId: 0,
		width: 0,
		height: 0,
		pressure: 0,
		tangentialPressure: 0,
		tiltX: 0,
		tiltY: 0,
		twist: 0,
		pointerType: 0,
		isPrimary: 0
	})), vr = Xn(x({}, Zn, { submitter: 0 })), yr = Xn(x({}, $n, {
		touches: 0,
		targetTouches: 0,
		changedTouches: 0,
		altKey: 0,
		metaKey: 0,
		ctrlKey: 0,
		shiftKey: 0,
		getModifierState: hr
	})), br = Xn(x({}, Zn, {
		propertyName: 0,
		elapsedTime: 0,
		pseudoElement: 0
	})), xr = Xn(x({}, ir, {
		deltaX: function(e) {
			return "deltaX" in e ? e.deltaX : "wheelDeltaX" in e ? -e.wheelDeltaX : 0;
		},
		deltaY: function(e) {
			return "deltaY" in e ? e.deltaY : "wheelDeltaY" in e ? -e.wheelDeltaY : "wheelDelta" in e ? -e.wheelDelta : 0;
		},
		deltaZ: 0,
		deltaMode: 0
	})), Sr = Xn(x({}, Zn, {
		newState: 0,
		oldState: 0,
		source: 0
	})), Cr = [
		9,
		13,
		27,
		32
	], wr = Bn && "CompositionEvent" in window, Tr = null;
	Bn && "documentMode" in document && (Tr = document.documentMode);
	var Er = Bn && "TextEvent" in window && !Tr, Dr = Bn && (!wr || Tr && 8 < Tr && 11 >= Tr), Or = " ", kr = !1;
	function Ar(e, t) {
		switch (e) {
			case "keyup": return Cr.indexOf(t.keyCode) !== -1;
			case "keydown": return t.keyCode !== 229;
			case "keypress":
			case "mousedown":
			case "focusout": return !0;
			default: return !1;
		}
	}
	function jr(e) {
		return e = e.detail, typeof e == "object" && "data" in e ? e.data : null;
	}
	var Mr = !1;
	function Nr(e, t) {
		switch (e) {
			case "compositionend": return jr(t);
			case "keypress": return t.which === 32 ? (kr = !0, Or) : null;
			case "textInput": return e = t.data, e === Or && kr ? null : e;
			default: return null;
		}
	}
	function Pr(e, t) {
		if (Mr) return e === "compositionend" || !wr && Ar(e, t) ? (e = Kn(), Gn = Wn = Un = null, Mr = !1, e) : null;
		switch (e) {
			case "paste": return null;
			case "keypress":
				if (!(t.ctrlKey || t.altKey || t.metaKey) || t.ctrlKey && t.altKey) {
					if (t.char && 1 < t.char.length) return t.char;
					if (t.which) return String.fromCharCode(t.which);
				}
				return null;
			case "compositionend": return Dr && t.locale !== "ko" ? null : t.data;
			default: return null;
		}
	}
	var Fr = {
		color: !0,
		date: !0,
		datetime: !0,
		"datetime-local": !0,
		email: !0,
		month: !0,
		number: !0,
		password: !0,
		range: !0,
		search: !0,
		tel: !0,
		text: !0,
		time: !0,
		url: !0,
		week: !0
	};
	function Ir(e) {
		var t = e && e.nodeName && e.nodeName.toLowerCase();
		return t === "input" ? !!Fr[e.type] : t === "textarea";
	}
	function Lr(e, t, n, r) {
		Pn ? Fn ? Fn.push(r) : Fn = [r] : Pn = r, t = Yf(t, "onChange"), 0 < t.length && (n = new Qn("onChange", "change", null, n, r), e.push({
			event: n,
			listeners: t
		}));
	}
	var Rr = null, zr = null;
	function Br(e) {
		Hf(e, 0);
	}
	function Vr(e) {
		if (mn(Jt(e))) return e;
	}
	function Hr(e, t) {
		if (e === "change") return t;
	}
	var Ur = !1;
	if (Bn) {
		var Wr;
		if (Bn) {
			var Gr = "oninput" in document;
			if (!Gr) {
				var Kr = document.createElement("div");
				Kr.setAttribute("oninput", "return;"), Gr = typeof Kr.oninput == "function";
			}
			Wr = Gr;
		} else Wr = !1;
		Ur = Wr && (!document.documentMode || 9 < document.documentMode);
	}
	function qr() {
		Rr && (Rr.detachEvent("onpropertychange", Jr), zr = Rr = null);
	}
	function Jr(e) {
		if (e.propertyName === "value" && Vr(zr)) {
			var t = [];
			Lr(t, zr, e, Nn(e)), Rn(Br, t);
		}
	}
	function Yr(e, t, n) {
		e === "focusin" ? (qr(), Rr = t, zr = n, Rr.attachEvent("onpropertychange", Jr)) : e === "focusout" && qr();
	}
	function Xr(e) {
		if (e === "selectionchange" || e === "keyup" || e === "keydown") return Vr(zr);
	}
	function Zr(e, t) {
		if (e === "click") return Vr(t);
	}
	function Qr(e, t) {
		if (e === "input" || e === "change") return Vr(t);
	}
	function $r(e, t) {
		return e === t && (e !== 0 || 1 / e == 1 / t) || e !== e && t !== t;
	}
	var ei = typeof Object.is == "function" ? Object.is : $r;
	function ti(e, t) {
		if (ei(e, t)) return !0;
		if (typeof e != "object" || !e || typeof t != "object" || !t) return !1;
		var n = Object.keys(e), r = Object.keys(t);
		if (n.length !== r.length) return !1;
		for (r = 0; r < n.length; r++) {
			var i = n[r];
			if (!Ye.call(t, i) || !ei(e[i], t[i])) return !1;
		}
		return !0;
	}
	function ni(e) {
		if (e ||= typeof document < "u" ? document : void 0, e === void 0) return null;
		try {
			return e.activeElement || e.body;
		} catch {
			return e.body;
		}
	}
	function ri(e) {
		for (; e && e.firstChild;) e = e.firstChild;
		return e;
	}
	function ii(e, t) {
		var n = ri(e);
		e = 0;
		for (var r; n;) {
			if (n.nodeType === 3) {
				if (r = e + n.textContent.length, e <= t && r >= t) return {
					node: n,
					offset: t - e
				};
				e = r;
			}
			e: {
				for (; n;) {
					if (n.nextSibling) {
						n = n.nextSibling;
						break e;
					}
					n = n.parentNode;
				}
				n = void 0;
			}
			n = ri(n);
		}
	}
	function ai(e, t) {
		return e && t ? e === t ? !0 : e && e.nodeType === 3 ? !1 : t && t.nodeType === 3 ? ai(e, t.parentNode) : "contains" in e ? e.contains(t) : e.compareDocumentPosition ? !!(e.compareDocumentPosition(t) & 16) : !1 : !1;
	}
	function oi(e) {
		e = e != null && e.ownerDocument != null && e.ownerDocument.defaultView != null ? e.ownerDocument.defaultView : window;
		for (var t = ni(e.document); t instanceof e.HTMLIFrameElement;) {
			try {
				var n = typeof t.contentWindow.location.href == "string";
			} catch {
				n = !1;
			}
			if (n) e = t.contentWindow;
			else break;
			t = ni(e.document);
		}
		return t;
	}
	function si(e) {
		var t = e && e.nodeName && e.nodeName.toLowerCase();
		return t && (t === "input" && (e.type === "text" || e.type === "search" || e.type === "tel" || e.type === "url" || e.type === "password") || t === "textarea" || e.contentEditable === "true");
	}
	var ci = Bn && "documentMode" in document && 11 >= document.documentMode, li = null, ui = null, di = null, fi = !1;
	function pi(e, t, n) {
		var r = n.window === n ? n.document : n.nodeType === 9 ? n : n.ownerDocument;
		fi || li == null || li !== ni(r) || (r = li, "selectionStart" in r && si(r) ? r = {
			start: r.selectionStart,
			end: r.selectionEnd
		} : (r = (r.ownerDocument && r.ownerDocument.defaultView || window).getSelection(), r = {
			anchorNode: r.anchorNode,
			anchorOffset: r.anchorOffset,
			focusNode: r.focusNode,
			focusOffset: r.focusOffset
		}), di && ti(di, r) || (di = r, r = Yf(ui, "onSelect"), 0 < r.length && (t = new Qn("onSelect", "select", null, t, n), e.push({
			event: t,
			listeners: r
		}), t.target = li)));
	}
	function mi(e, t) {
		var n = {};
		return n[e.toLowerCase()] = t.toLowerCase(), n["Webkit" + e] = "webkit" + t, n["Moz" + e] = "moz" + t, n;
	}
	var hi = {
		animationend: mi("Animation", "AnimationEnd"),
		animationiteration: mi("Animation", "AnimationIteration"),
		animationstart: mi("Animation", "AnimationStart"),
		transitionrun: mi("Transition", "TransitionRun"),
		transitionstart: mi("Transition", "TransitionStart"),
		transitioncancel: mi("Transition", "TransitionCancel"),
		transitionend: mi("Transition", "TransitionEnd")
	}, gi = {}, _i = {};
	Bn && (_i = document.createElement("div").style, "AnimationEvent" in window || (delete hi.animationend.animation, delete hi.animationiteration.animation, delete hi.animationstart.animation), "TransitionEvent" in window || delete hi.transitionend.transition);
	function vi(e) {
		if (gi[e]) return gi[e];
		if (!hi[e]) return e;
		var t = hi[e], n;
		for (n in t) if (t.hasOwnProperty(n) && n in _i) return gi[e] = t[n];
		return e;
	}
	var yi = vi("animationend"), bi = vi("animationiteration"), xi = vi("animationstart"), Si = vi("transitionrun"), Ci = vi("transitionstart"), wi = vi("transitioncancel"), Ti = vi("transitionend"), Ei = /* @__PURE__ */ new Map(), Di = "abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel".split(" ");
	Di.push("scrollEnd");
	function Oi(e, t) {
		Ei.set(e, t), $t(t, [e]);
	}
	var ki = 0;
	function Ai(e, t) {
		if (e.name != null && e.name !== "auto") return e.name;
		if (t.autoName !== null) return t.autoName;
		e = xd.identifierPrefix;
		var n = ki++;
		return e = "_" + e + "t_" + n.toString(32) + "_", t.autoName = e;
	}
	function ji(e) {
		if (e == null || typeof e == "string") return e;
		var t = null, n = kd;
		if (n !== null) for (var r = 0; r < n.length; r++) {
			var i = e[n[r]];
			if (i != null) {
				if (i === "none") return "none";
				t = t == null ? i : t + (" " + i);
			}
		}
		return t ?? e.default;
	}
	function Mi(e, t) {
		return e = ji(e), t = ji(t), t == null ? e === "auto" ? null : e : t === "auto" ? null : t;
	}
	var Ni = typeof reportError == "function" ? reportError : function(e) {
		if (typeof window == "object" && typeof window.ErrorEvent == "function") {
			var t = new window.ErrorEvent("error", {
				bubbles: !0,
				cancelable: !0,
				message: typeof e == "object" && e && typeof e.message == "string" ? String(e.message) : String(e),
				error: e
			});
			if (!window.dispatchEvent(t)) return;
		} else if (typeof process == "object" && typeof process.emit == "function") {
			process.emit("uncaughtException", e);
			return;
		}
		console.error(e);
	}, Pi = [], Fi = 0, Ii = 0;
	function Li() {
		for (var e = Fi, t = Ii = Fi = 0; t < e;) {
			var n = Pi[t];
			Pi[t++] = null;
			var r = Pi[t];
			Pi[t++] = null;
			var i = Pi[t];
			Pi[t++] = null;
			var a = Pi[t];
			if (Pi[t++] = null, r !== null && i !== null) {
				var o = r.pending;
				o === null ? i.next = i : (i.next = o.next, o.next = i), r.pending = i;
			}
			a !== 0 && Vi(n, i, a);
		}
	}
	function Ri(e, t, n, r) {
		Pi[Fi++] = e, Pi[Fi++] = t, Pi[Fi++] = n, Pi[Fi++] = r, Ii |= r, e.lanes |= r, e = e.alternate, e !== null && (e.lanes |= r);
	}
	function zi(e, t, n, r) {
		return Ri(e, t, n, r), Hi(e);
	}
	function Bi(e, t) {
		return Ri(e, null, null, t), Hi(e);
	}
	function Vi(e, t, n) {
		e.lanes |= n;
		var r = e.alternate;
		r !== null && (r.lanes |= n);
		for (var i = !1, a = e.return; a !== null;) a.childLanes |= n, r = a.alternate, r !== null && (r.childLanes |= n), a.tag === 22 && (e = a.stateNode, e === null || e._visibility & 1 || (i = !0)), e = a, a = a.return;
		return e.tag === 3 ? (a = e.stateNode, i && t !== null && (i = 31 - ft(n), e = a.hiddenUpdates, r = e[i], r === null ? e[i] = [t] : r.push(t), t.lane = n | 536870912), a) : null;
	}
	function Hi(e) {
		if (50 < Ad) throw Ad = 0, jd = null, Error(s(185));
		for (var t = e.return; t !== null;) e = t, t = e.return;
		return e.tag === 3 ? e.stateNode : null;
	}
	var Ui = {};
	function Wi(e, t, n, r) {
		this.tag = e, this.key = n, this.sibling = this.child = this.return = this.stateNode = this.type = this.elementType = null, this.index = 0, this.refCleanup = this.ref = null, this.pendingProps = t, this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null, this.mode = r, this.subtreeFlags = this.flags = 0, this.deletions = null, this.childLanes = this.lanes = 0, this.alternate = null;
	}
	function Gi(e, t, n, r) {
		return new Wi(e, t, n, r);
	}
	function Ki(e) {
		return e = e.prototype, !(!e || !e.isReactComponent);
	}
	function qi(e, t) {
		var n = e.alternate;
		return n === null ? (n = Gi(e.tag, t, e.key, e.mode), n.elementType = e.elementType, n.type = e.type, n.stateNode = e.stateNode, n.alternate = e, e.alternate = n) : (n.pendingProps = t, n.type = e.type, n.flags = 0, n.subtreeFlags = 0, n.deletions = null), n.flags = e.flags & 0x47f00000, n.childLanes = e.childLanes, n.lanes = e.lanes, n.child = e.child, n.memoizedProps = e.memoizedProps, n.memoizedState = e.memoizedState, n.updateQueue = e.updateQueue, t = e.dependencies, n.dependencies = t === null ? null : {
			lanes: t.lanes,
			firstContext: t.firstContext
		}, n.sibling = e.sibling, n.index = e.index, n.ref = e.ref, n.refCleanup = e.refCleanup, n;
	}
	function Ji(e, t) {
		e.flags &= 0x47f00002;
		var n = e.alternate;
		return n === null ? (e.childLanes = 0, e.lanes = t, e.child = null, e.subtreeFlags = 0, e.memoizedProps = null, e.memoizedState = null, e.updateQueue = null, e.dependencies = null, e.stateNode = null) : (e.childLanes = n.childLanes, e.lanes = n.lanes, e.child = n.child, e.subtreeFlags = 0, e.deletions = null, e.memoizedProps = n.memoizedProps, e.memoizedState = n.memoizedState, e.updateQueue = n.updateQueue, e.type = n.type, t = n.dependencies, e.dependencies = t === null ? null : {
			lanes: t.lanes,
			firstContext: t.firstContext
		}), e;
	}
	function Yi(e, t, n, r, i, a) {
		var o = 0;
		if (r = e, typeof r == "function") Ki(r) && (o = 1);
		else if (typeof r == "string") o = qm(e, n, Pe.current) ? 26 : e === "html" || e === "head" || e === "body" ? 27 : 5;
		else e: switch (r) {
			case ye: return e = Gi(31, n, t, i), e.elementType = ye, e.lanes = a, e;
			case le: return Xi(n.children, i, a, t);
			case ue:
				o = 8, i |= 24;
				break;
			case de: return e = Gi(12, n, t, i | 2), e.elementType = de, e.lanes = a, e;
			case he: return e = Gi(13, n, t, i), e.elementType = he, e.lanes = a, e;
			case ge: return e = Gi(19, n, t, i), e.elementType = ge, e.lanes = a, e;
			case be:
			case Se: return e = i | 32, e = Gi(30, n, t, e), e.elementType = Se, e.lanes = a, e.stateNode = {
				autoName: null,
				paired: null,
				clones: null,
				ref: null
			}, e;
			default:
				if (typeof r == "object" && r) switch (r.$$typeof) {
					case pe:
						o = 10;
						break e;
					case fe:
						o = 9;
						break e;
					case me:
						o = 11;
						break e;
					case _e:
						o = 14;
						break e;
					case ve:
						o = 16, r = null;
						break e;
				}
				o = 29, n = Error(s(130, e === null ? "null" : typeof e, "")), r = null;
		}
		return t = Gi(o, n, t, i), t.elementType = e, t.type = r, t.lanes = a, t;
	}
	function Xi(e, t, n, r) {
		return e = Gi(7, e, r, t), e.lanes = n, e;
	}
	function Zi(e, t, n) {
		return e = Gi(6, e, null, t), e.lanes = n, e;
	}
	function Qi(e) {
		var t = Gi(18, null, null, 0);
		return t.stateNode = e, t;
	}
	function $i(e, t, n) {
		return t = Gi(4, e.children === null ? [] : e.children, e.key, t), t.lanes = n, t.stateNode = {
			containerInfo: e.containerInfo,
			pendingChildren: null,
			implementation: e.implementation
		}, t;
	}
	var ea = /* @__PURE__ */ new WeakMap();
	function ta(e, t) {
		if (typeof e == "object" && e) {
			var n = ea.get(e);
			return n === void 0 ? (t = {
				value: e,
				source: t,
				stack: Je(t)
			}, ea.set(e, t), t) : n;
		}
		return {
			value: e,
			source: t,
			stack: Je(t)
		};
	}
	var na = [], ra = 0, ia = null, aa = 0, oa = [], sa = 0, ca = null, la = 1, ua = "";
	function da(e, t) {
		na[ra++] = aa, na[ra++] = ia, ia = e, aa = t;
	}
	function fa(e, t, n) {
		oa[sa++] = la, oa[sa++] = ua, oa[sa++] = ca, ca = e;
		var r = la;
		e = ua;
		var i = 32 - ft(r) - 1;
		r &= ~(1 << i), n += 1;
		var a = 32 - ft(t) + i;
		if (30 < a) {
			var o = i - i % 5;
			a = (r & (1 << o) - 1).toString(32), r >>= o, i -= o, la = 1 << 32 - ft(t) + i | n << i | r, ua = a + e;
		} else la = 1 << a | n << i | r, ua = e;
	}
	function pa(e) {
		e.return !== null && (da(e, 1), fa(e, 1, 0));
	}
	function ma(e) {
		for (; e === ia;) ia = na[--ra], na[ra] = null, aa = na[--ra], na[ra] = null;
		for (; e === ca;) ca = oa[--sa], oa[sa] = null, ua = oa[--sa], oa[sa] = null, la = oa[--sa], oa[sa] = null;
	}
	function ha(e, t) {
		oa[sa++] = la, oa[sa++] = ua, oa[sa++] = ca, la = t.id, ua = t.overflow, ca = e;
	}
	var D = null, O = null, k = !1, ga = null, _a = !1, va = Error(s(519));
	function ya(e) {
		throw Ta(ta(Error(s(418, 1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? "text" : "HTML", "")), e)), va;
	}
	function ba(e) {
		var t = e.stateNode, n = e.type, r = e.memoizedProps;
		switch (t[It] = e, t[Lt] = r, n) {
			case "dialog":
				Z("cancel", t), Z("close", t);
				break;
			case "iframe":
			case "object":
			case "embed":
				Z("load", t);
				break;
			case "video":
			case "audio":
				for (n = 0; n < Bf.length; n++) Z(Bf[n], t);
				break;
			case "source":
				Z("error", t);
				break;
			case "img":
			case "image":
			case "link":
				Z("error", t), Z("load", t);
				break;
			case "details":
				Z("toggle", t);
				break;
			case "input":
				Z("invalid", t), vn(t, r.value, r.defaultValue, r.checked, r.defaultChecked, r.type, r.name, !0);
				break;
			case "select":
				Z("invalid", t);
				break;
			case "textarea": Z("invalid", t), Sn(t, r.value, r.defaultValue, r.children);
		}
		n = r.children, typeof n != "string" && typeof n != "number" && typeof n != "bigint" || t.textContent === "" + n || !0 === r.suppressHydrationWarning || tp(t.textContent, n) ? (r.popover != null && (Z("beforetoggle", t), Z("toggle", t)), r.onScroll != null && Z("scroll", t), r.onScrollEnd != null && Z("scrollend", t), r.onClick != null && (t.onclick = jn), t = !0) : t = !1, t || ya(e, !0);
	}
	function xa(e) {
		for (D = e.return; D;) switch (D.tag) {
			case 5:
			case 31:
			case 13:
				_a = !1;
				return;
			case 27:
			case 3:
				_a = !0;
				return;
			default: D = D.return;
		}
	}
	function Sa(e) {
		if (e !== D) return !1;
		if (!k) return xa(e), k = !0, !1;
		var t = e.tag, n;
		if ((n = t !== 3 && t !== 27) && ((n = t === 5) && (n = e.type, n = n === "form" || n === "button" || pp(e.type, e.memoizedProps)), n = !n), n && O && ya(e), xa(e), t === 13) {
			if (e = e.memoizedState, e = e === null ? null : e.dehydrated, !e) throw Error(s(317));
			O = dm(e);
		} else if (t === 31) {
			if (e = e.memoizedState, e = e === null ? null : e.dehydrated, !e) throw Error(s(317));
			O = dm(e);
		} else t === 27 ? (t = O, Sp(e.type) ? (e = um, um = null, O = e) : O = t) : O = D ? lm(e.stateNode.nextSibling) : null;
		return !0;
	}
	function Ca() {
		O = D = null, k = !1;
	}
	function wa() {
		var e = ga;
		return e !== null && (md === null ? md = e : md.push.apply(md, e), ga = null), e;
	}
	function Ta(e) {
		ga === null ? ga = [e] : ga.push(e);
	}
	var Ea = Me(null), Da = null, Oa = null;
	function ka(e, t, n) {
		w(Ea, t._currentValue), t._currentValue = n;
	}
	function Aa(e) {
		e._currentValue = Ea.current, Ne(Ea);
	}
	function ja(e, t, n) {
		for (; e !== null;) {
			var r = e.alternate;
			if ((e.childLanes & t) === t ? r !== null && (r.childLanes & t) !== t && (r.childLanes |= t) : (e.childLanes |= t, r !== null && (r.childLanes |= t)), e === n) break;
			e = e.return;
		}
	}
	function Ma(e, t, n, r) {
		var i = e.child;
		for (i !== null && (i.return = e); i !== null;) {
			var a = i.dependencies;
			if (a !== null) {
				var o = i.child;
				a = a.firstContext;
				e: for (; a !== null;) {
					var c = a;
					a = i;
					for (var l = 0; l < t.length; l++) if (c.context === t[l]) {
						a.lanes |= n, c = a.alternate, c !== null && (c.lanes |= n), ja(a.return, n, e), r || (o = null);
						break e;
					}
					a = c.next;
				}
			} else if (i.tag === 18) {
				if (o = i.return, o === null) throw Error(s(341));
				o.lanes |= n, a = o.alternate, a !== null && (a.lanes |= n), ja(o, n, e), o = null;
			} else i.tag === 13 && i.memoizedState !== null && i.memoizedState.dehydrated === null ? (i.lanes |= n, o = i.alternate, o !== null && (o.lanes |= n), ja(i.return, n, e), o = i.child, o = o === null ? null : o.sibling) : o = i.child;
			if (o !== null) o.return = i;
			else for (o = i; o !== null;) {
				if (o === e) {
					o = null;
					break;
				}
				if (i = o.sibling, i !== null) {
					i.return = o.return, o = i;
					break;
				}
				o = o.return;
			}
			i = o;
		}
	}
	function Na(e, t, n, r) {
		e = null;
		for (var i = t, a = !1; i !== null;) {
			if (!a) {
				if (i.flags & 524288) a = !0;
				else if (i.flags & 262144) break;
			}
			if (i.tag === 10) {
				var o = i.alternate;
				if (o === null) throw Error(s(387));
				if (o = o.memoizedProps, o !== null) {
					var c = i.type;
					ei(i.pendingProps.value, o.value) || (e === null ? e = [c] : e.push(c));
				}
			} else if (i === Le.current) {
				if (o = i.alternate, o === null) throw Error(s(387));
				o.memoizedState.memoizedState !== i.memoizedState.memoizedState && (e === null ? e = [sh] : e.push(sh));
			}
			i = i.return;
		}
		return e !== null && Ma(t, e, n, r), t.flags |= 262144, e !== null;
	}
	function Pa(e) {
		for (e = e.firstContext; e !== null;) {
			if (!ei(e.context._currentValue, e.memoizedValue)) return !0;
			e = e.next;
		}
		return !1;
	}
	function Fa(e) {
		Da = e, Oa = null, e = e.dependencies, e !== null && (e.firstContext = null);
	}
	function Ia(e) {
		return Ra(Da, e);
	}
	function La(e, t) {
		return Da === null && Fa(e), Ra(e, t);
	}
	function Ra(e, t) {
		var n = t._currentValue;
		if (t = {
			context: t,
			memoizedValue: n,
			next: null
		}, Oa === null) {
			if (e === null) throw Error(s(308));
			Oa = t, e.dependencies = {
				lanes: 0,
				firstContext: t
			}, e.flags |= 524288;
		} else Oa = Oa.next = t;
		return n;
	}
	var za = typeof AbortController < "u" ? AbortController : function() {
		var e = [], t = this.signal = {
			aborted: !1,
			addEventListener: function(t, n) {
				e.push(n);
			}
		};
		this.abort = function() {
			t.aborted = !0, e.forEach(function(e) {
				return e();
			});
		};
	}, Ba = t.unstable_scheduleCallback, Va = t.unstable_NormalPriority, A = {
		$$typeof: pe,
		Consumer: null,
		Provider: null,
		_currentValue: null,
		_currentValue2: null,
		_threadCount: 0
	};
	function Ha() {
		return {
			controller: new za(),
			data: /* @__PURE__ */ new Map(),
			refCount: 0
		};
	}
	function Ua(e) {
		e.refCount--, e.refCount === 0 && Ba(Va, function() {
			e.controller.abort();
		});
	}
	function Wa(e, t) {
		if (e.pendingLanes & 4194048) {
			var n = e.transitionTypes;
			for (n === null && (n = e.transitionTypes = []), e = 0; e < t.length; e++) {
				var r = t[e];
				n.indexOf(r) === -1 && n.push(r);
			}
		}
	}
	var Ga = null;
	function Ka(e) {
		var t = e.transitionTypes;
		return e.transitionTypes = null, t;
	}
	var qa = null, Ja = 0, Ya = 0, Xa = null;
	function Za(e, t) {
		if (qa === null) {
			var n = qa = [];
			Ja = 0, Ya = Ff(), Xa = {
				status: "pending",
				value: void 0,
				then: function(e) {
					n.push(e);
				}
			};
		}
		return Ja++, t.then(Qa, Qa), t;
	}
	function Qa() {
		if (--Ja === 0 && (Ga = null, qa !== null)) {
			Xa !== null && (Xa.status = "fulfilled");
			var e = qa;
			qa = null, Ya = 0, Xa = null;
			for (var t = 0; t < e.length; t++) (0, e[t])();
		}
	}
	function $a(e, t) {
		var n = [], r = {
			status: "pending",
			value: null,
			reason: null,
			then: function(e) {
				n.push(e);
			}
		};
		return e.then(function() {
			r.status = "fulfilled", r.value = t;
			for (var e = 0; e < n.length; e++) (0, n[e])(t);
		}, function(e) {
			for (r.status = "rejected", r.reason = e, e = 0; e < n.length; e++) (0, n[e])(void 0);
		}), r;
	}
	var eo = S.S;
	S.S = function(e, t) {
		if (_d = et(), typeof t == "object" && t && typeof t.then == "function" && Za(e, t), Ga !== null) for (var n = xf; n !== null;) Wa(n, Ga), n = n.next;
		if (n = e.types, n !== null) {
			for (var r = xf; r !== null;) Wa(r, n), r = r.next;
			if (Ya !== 0) {
				r = Ga, r === null && (r = Ga = []);
				for (var i = 0; i < n.length; i++) {
					var a = n[i];
					r.indexOf(a) === -1 && r.push(a);
				}
			}
		}
		eo !== null && eo(e, t);
	};
	var to = Me(null);
	function no() {
		var e = to.current;
		return e === null ? W.pooledCache : e;
	}
	function ro(e, t) {
		t === null ? w(to, to.current) : w(to, t.pool);
	}
	function io() {
		var e = no();
		return e === null ? null : {
			parent: A._currentValue,
			pool: e
		};
	}
	var ao = Error(s(460)), oo = Error(s(474)), so = Error(s(542)), co = { then: function() {} };
	function lo(e) {
		return e = e.status, e === "fulfilled" || e === "rejected";
	}
	function uo(e, t, n) {
		switch (n = e[n], n === void 0 ? e.push(t) : n !== t && (t.then(jn, jn), t = n), t.status) {
			case "fulfilled": return t.value;
			case "rejected": throw e = t.reason, ho(e), e === void 0 && !("reason" in t) ? Error(s(600)) : e;
			default:
				if (typeof t.status == "string") t.then(jn, jn);
				else {
					if (e = W, e !== null && 100 < e.shellSuspendCounter) throw Error(s(482));
					e = t, e.status = "pending", e.then(function(e) {
						if (t.status === "pending") {
							var n = t;
							n.status = "fulfilled", n.value = e;
						}
					}, function(e) {
						if (t.status === "pending") {
							var n = t;
							n.status = "rejected", n.reason = e;
						}
					});
				}
				switch (t.status) {
					case "fulfilled": return t.value;
					case "rejected": throw e = t.reason, ho(e), e;
				}
				throw po = t, ao;
		}
	}
	function fo(e) {
		try {
			return (0, e._init)(e._payload);
		} catch (e) {
			throw typeof e == "object" && e && typeof e.then == "function" ? (po = e, ao) : e;
		}
	}
	var po = null;
	function mo() {
		if (po === null) throw Error(s(459));
		var e = po;
		return po = null, e;
	}
	function ho(e) {
		if (e === ao || e === so) throw Error(s(483));
	}
	var go = null, _o = 0;
	function vo(e) {
		var t = _o;
		return _o += 1, go === null && (go = []), uo(go, e, t);
	}
	function yo(e, t) {
		t = t.props.ref, e.ref = t === void 0 ? null : t;
	}
	function bo(e, t) {
		throw t.$$typeof === oe ? Error(s(525)) : (e = Object.prototype.toString.call(t), Error(s(31, e === "[object Object]" ? "object with keys {" + Object.keys(t).join(", ") + "}" : e)));
	}
	function xo(e) {
		function t(t, n) {
			if (e) {
				var r = t.deletions;
				r === null ? (t.deletions = [n], t.flags |= 16) : r.push(n);
			}
		}
		function n(n, r) {
			if (!e) return null;
			for (; r !== null;) t(n, r), r = r.sibling;
			return null;
		}
		function r(e) {
			for (var t = /* @__PURE__ */ new Map(); e !== null;) e.key === null ? t.set(e.index, e) : t.set(e.key, e), e = e.sibling;
			return t;
		}
		function i(e, t) {
			return e = qi(e, t), e.index = 0, e.sibling = null, e;
		}
		function a(t, n, r) {
			return t.index = r, e ? (r = t.alternate, r === null ? (t.flags |= 0x8000002, n) : (r = r.index, r < n ? (t.flags |= 2, n) : r)) : (t.flags |= 1048576, n);
		}
		function o(t) {
			return e && t.alternate === null && (t.flags |= 0x8000002), t;
		}
		function c(e, t, n, r) {
			return t === null || t.tag !== 6 ? (t = Zi(n, e.mode, r), t.return = e, t) : (t = i(t, n), t.return = e, t);
		}
		function l(e, t, n, r) {
			var a = n.type;
			return a === le ? (e = d(e, t, n.props.children, r, n.key), yo(e, n), e) : t !== null && (t.elementType === a || typeof a == "object" && a && a.$$typeof === ve && fo(a) === t.type) ? (t = i(t, n.props), yo(t, n), t.return = e, t) : (t = Yi(n.type, n.key, n.props, null, e.mode, r), yo(t, n), t.return = e, t);
		}
		function u(e, t, n, r) {
			return t === null || t.tag !== 4 || t.stateNode.containerInfo !== n.containerInfo || t.stateNode.implementation !== n.implementation ? (t = $i(n, e.mode, r), t.return = e, t) : (t = i(t, n.children || []), t.return = e, t);
		}
		function d(e, t, n, r, a) {
			return t === null || t.tag !== 7 ? (t = Xi(n, e.mode, r, a), t.return = e, t) : (t = i(t, n), t.return = e, t);
		}
		function f(e, t, n) {
			if (typeof t == "string" && t !== "" || typeof t == "number" || typeof t == "bigint") return t = Zi("" + t, e.mode, n), t.return = e, t;
			if (typeof t == "object" && t) {
				switch (t.$$typeof) {
					case se: return n = Yi(t.type, t.key, t.props, null, e.mode, n), yo(n, t), n.return = e, n;
					case ce: return t = $i(t, e.mode, n), t.return = e, t;
					case ve: return t = fo(t), f(e, t, n);
				}
				if (Oe(t) || Te(t)) return t = Xi(t, e.mode, n, null), t.return = e, t;
				if (typeof t.then == "function") return f(e, vo(t), n);
				if (t.$$typeof === pe) return f(e, La(e, t), n);
				bo(e, t);
			}
			return null;
		}
		function p(e, t, n, r) {
			var i = t === null ? null : t.key;
			if (typeof n == "string" && n !== "" || typeof n == "number" || typeof n == "bigint") return i === null ? c(e, t, "" + n, r) : null;
			if (typeof n == "object" && n) {
				switch (n.$$typeof) {
					case se: return n.key === i ? l(e, t, n, r) : null;
					case ce: return n.key === i ? u(e, t, n, r) : null;
					case ve: return n = fo(n), p(e, t, n, r);
				}
				if (Oe(n) || Te(n)) return i === null ? d(e, t, n, r, null) : null;
				if (typeof n.then == "function") return p(e, t, vo(n), r);
				if (n.$$typeof === pe) return p(e, t, La(e, n), r);
				bo(e, n);
			}
			return null;
		}
		function m(e, t, n, r, i) {
			if (typeof r == "string" && r !== "" || typeof r == "number" || typeof r == "bigint") return e = e.get(n) || null, c(t, e, "" + r, i);
			if (typeof r == "object" && r) {
				switch (r.$$typeof) {
					case se: return e = e.get(r.key === null ? n : r.key) || null, l(t, e, r, i);
					case ce: return e = e.get(r.key === null ? n : r.key) || null, u(t, e, r, i);
					case ve: return r = fo(r), m(e, t, n, r, i);
				}
				if (Oe(r) || Te(r)) return e = e.get(n) || null, d(t, e, r, i, null);
				if (typeof r.then == "function") return m(e, t, n, vo(r), i);
				if (r.$$typeof === pe) return m(e, t, n, La(t, r), i);
				bo(t, r);
			}
			return null;
		}
		function h(i, o, s, c) {
			for (var l = null, u = null, d = o, h = o = 0, g = null; d !== null && h < s.length; h++) {
				d.index > h ? (g = d, d = null) : g = d.sibling;
				var _ = p(i, d, s[h], c);
				if (_ === null) {
					d === null && (d = g);
					break;
				}
				e && d && _.alternate === null && t(i, d), o = a(_, o, h), u === null ? l = _ : u.sibling = _, u = _, d = g;
			}
			if (h === s.length) return n(i, d), k && da(i, h), l;
			if (d === null) {
				for (; h < s.length; h++) d = f(i, s[h], c), d !== null && (o = a(d, o, h), u === null ? l = d : u.sibling = d, u = d);
				return k && da(i, h), l;
			}
			for (d = r(d); h < s.length; h++) g = m(d, i, h, s[h], c), g !== null && (e && (_ = g.alternate, _ !== null && d.delete(_.key === null ? h : _.key)), o = a(g, o, h), u === null ? l = g : u.sibling = g, u = g);
			return e && d.forEach(function(e) {
				return t(i, e);
			}), k && da(i, h), l;
		}
		function g(i, o, c, l) {
			if (c == null) throw Error(s(151));
			for (var u = null, d = null, h = o, g = o = 0, _ = null, v = c.next(); h !== null && !v.done; g++, v = c.next()) {
				h.index > g ? (_ = h, h = null) : _ = h.sibling;
				var y = p(i, h, v.value, l);
				if (y === null) {
					h === null && (h = _);
					break;
				}
				e && h && y.alternate === null && t(i, h), o = a(y, o, g), d === null ? u = y : d.sibling = y, d = y, h = _;
			}
			if (v.done) return n(i, h), k && da(i, g), u;
			if (h === null) {
				for (; !v.done; g++, v = c.next()) v = f(i, v.value, l), v !== null && (o = a(v, o, g), d === null ? u = v : d.sibling = v, d = v);
				return k && da(i, g), u;
			}
			for (h = r(h); !v.done; g++, v = c.next()) v = m(h, i, g, v.value, l), v !== null && (e && (_ = v.alternate, _ !== null && h.delete(_.key === null ? g : _.key)), o = a(v, o, g), d === null ? u = v : d.sibling = v, d = v);
			return e && h.forEach(function(e) {
				return t(i, e);
			}), k && da(i, g), u;
		}
		function _(e, r, a, c) {
			if (typeof a == "object" && a && a.type === le && a.key === null && a.props.ref === void 0 && (a = a.props.children), typeof a == "object" && a) {
				switch (a.$$typeof) {
					case se:
						e: {
							for (var l = a.key; r !== null;) {
								if (r.key === l) {
									if (l = a.type, l === le) {
										if (r.tag === 7) {
											n(e, r.sibling), c = i(r, a.props.children), yo(c, a), c.return = e, e = c;
											break e;
										}
									} else if (r.elementType === l || typeof l == "object" && l && l.$$typeof === ve && fo(l) === r.type) {
										n(e, r.sibling), c = i(r, a.props), yo(c, a), c.return = e, e = c;
										break e;
									}
									n(e, r);
									break;
								}
								t(e, r), r = r.sibling;
							}
							a.type === le ? (c = Xi(a.props.children, e.mode, c, a.key), yo(c, a), c.return = e, e = c) : (c = Yi(a.type, a.key, a.props, null, e.mode, c), yo(c, a), c.return = e, e = c);
						}
						return o(e);
					case ce:
						e: {
							for (l = a.key; r !== null;) {
								if (r.key === l) {
									if (r.tag === 4 && r.stateNode.containerInfo === a.containerInfo && r.stateNode.implementation === a.implementation) {
										n(e, r.sibling), c = i(r, a.children || []), c.return = e, e = c;
										break e;
									}
									n(e, r);
									break;
								}
								t(e, r), r = r.sibling;
							}
							c = $i(a, e.mode, c), c.return = e, e = c;
						}
						return o(e);
					case ve: return a = fo(a), _(e, r, a, c);
				}
				if (Oe(a)) return h(e, r, a, c);
				if (Te(a)) {
					if (l = Te(a), typeof l != "function") throw Error(s(150));
					return a = l.call(a), g(e, r, a, c);
				}
				if (typeof a.then == "function") return _(e, r, vo(a), c);
				if (a.$$typeof === pe) return _(e, r, La(e, a), c);
				bo(e, a);
			}
			return typeof a == "string" && a !== "" || typeof a == "number" || typeof a == "bigint" ? (a = "" + a, r !== null && r.tag === 6 ? (n(e, r.sibling), c = i(r, a), c.return = e, e = c) : (n(e, r), c = Zi(a, e.mode, c), c.return = e, e = c), o(e)) : n(e, r);
		}
		return function(e, t, n, r) {
			try {
				_o = 0;
				var i = _(e, t, n, r);
				return go = null, i;
			} catch (t) {
				if (t === ao || t === so) throw t;
				var a = Gi(29, t, null, e.mode);
				return a.lanes = r, a.return = e, a;
			}
		};
	}
	var So = xo(!0), Co = xo(!1), wo = !1;
	function To(e) {
		e.updateQueue = {
			baseState: e.memoizedState,
			firstBaseUpdate: null,
			lastBaseUpdate: null,
			shared: {
				pending: null,
				lanes: 0,
				hiddenCallbacks: null
			},
			callbacks: null
		};
	}
	function Eo(e, t) {
		e = e.updateQueue, t.updateQueue === e && (t.updateQueue = {
			baseState: e.baseState,
			firstBaseUpdate: e.firstBaseUpdate,
			lastBaseUpdate: e.lastBaseUpdate,
			shared: e.shared,
			callbacks: null
		});
	}
	function Do(e) {
		return {
			lane: e,
			tag: 0,
			payload: null,
			callback: null,
			next: null
		};
	}
	function Oo(e, t, n) {
		var r = e.updateQueue;
		if (r === null) return null;
		if (r = r.shared, U & 2) {
			var i = r.pending;
			return i === null ? t.next = t : (t.next = i.next, i.next = t), r.pending = t, t = Hi(e), Vi(e, null, n), t;
		}
		return Ri(e, r, t, n), Hi(e);
	}
	function ko(e, t, n) {
		if (t = t.updateQueue, t !== null && (t = t.shared, n & 4194048)) {
			var r = t.lanes;
			r &= e.pendingLanes, n |= r, t.lanes = n, kt(e, n);
		}
	}
	function Ao(e, t) {
		var n = e.updateQueue, r = e.alternate;
		if (r !== null && (r = r.updateQueue, n === r)) {
			var i = null, a = null;
			if (n = n.firstBaseUpdate, n !== null) {
				do {
					var o = {
						lane: n.lane,
						tag: n.tag,
						payload: n.payload,
						callback: null,
						next: null
					};
					a === null ? i = a = o : a = a.next = o, n = n.next;
				} while (n !== null);
				a === null ? i = a = t : a = a.next = t;
			} else i = a = t;
			n = {
				baseState: r.baseState,
				firstBaseUpdate: i,
				lastBaseUpdate: a,
				shared: r.shared,
				callbacks: r.callbacks
			}, e.updateQueue = n;
		} else e = n.lastBaseUpdate, e === null ? n.firstBaseUpdate = t : e.next = t, n.lastBaseUpdate = t;
	}
	var jo = !1;
	function Mo() {
		if (jo) {
			var e = Xa;
			if (e !== null) throw e;
		}
	}
	function No(e, t, n, r) {
		jo = !1;
		var i = e.updateQueue;
		wo = !1;
		var a = i.firstBaseUpdate, o = i.lastBaseUpdate, s = i.shared.pending;
		if (s !== null) {
			i.shared.pending = null;
			var c = s, l = c.next;
			c.next = null, o === null ? a = l : o.next = l, o = c;
			var u = e.alternate;
			u !== null && (u = u.updateQueue, s = u.lastBaseUpdate, s !== o && (s === null ? u.firstBaseUpdate = l : s.next = l, u.lastBaseUpdate = c));
		}
		if (a !== null) {
			var d = i.baseState;
			o = 0, u = l = c = null, s = a;
			do {
				var f = s.lane & -536870913, p = f !== s.lane;
				if (p ? (K & f) === f : (r & f) === f) {
					f !== 0 && f === Ya && (jo = !0), u !== null && (u = u.next = {
						lane: 0,
						tag: s.tag,
						payload: s.payload,
						callback: null,
						next: null
					});
					e: {
						var m = e, h = s;
						f = t;
						var g = n;
						switch (h.tag) {
							case 1:
								if (m = h.payload, typeof m == "function") {
									d = m.call(g, d, f);
									break e;
								}
								d = m;
								break e;
							case 3: m.flags = m.flags & -65537 | 128;
							case 0:
								if (m = h.payload, f = typeof m == "function" ? m.call(g, d, f) : m, f == null) break e;
								d = x({}, d, f);
								break e;
							case 2: wo = !0;
						}
					}
					f = s.callback, f !== null && (e.flags |= 64, p && (e.flags |= 8192), p = i.callbacks, p === null ? i.callbacks = [f] : p.push(f));
				} else p = {
					lane: f,
					tag: s.tag,
					payload: s.payload,
					callback: s.callback,
					next: null
				}, u === null ? (l = u = p, c = d) : u = u.next = p, o |= f;
				if (s = s.next, s === null) {
					if (s = i.shared.pending, s === null) break;
					p = s, s = p.next, p.next = null, i.lastBaseUpdate = p, i.shared.pending = null;
				}
			} while (1);
			u === null && (c = d), i.baseState = c, i.firstBaseUpdate = l, i.lastBaseUpdate = u, a === null && (i.shared.lanes = 0), cd |= o, e.lanes = o, e.memoizedState = d;
		}
	}
	function Po(e, t) {
		if (typeof e != "function") throw Error(s(191, e));
		e.call(t);
	}
	function Fo(e, t) {
		var n = e.callbacks;
		if (n !== null) for (e.callbacks = null, e = 0; e < n.length; e++) Po(n[e], t);
	}
	var Io = Me(null), Lo = Me(0);
	function Ro(e, t) {
		e = sd, w(Lo, e), w(Io, t), sd = e | t.baseLanes;
	}
	function zo() {
		w(Lo, sd), w(Io, Io.current);
	}
	function Bo() {
		sd = Lo.current, Ne(Io), Ne(Lo);
	}
	var Vo = Me(null), Ho = null;
	function Uo(e) {
		var t = e.alternate;
		w(Jo, Jo.current & 1), w(Vo, e), Ho === null && (t === null || Io.current !== null || t.memoizedState !== null) && (Ho = e);
	}
	function Wo(e) {
		w(Jo, Jo.current), w(Vo, e), Ho === null && (Ho = e);
	}
	function Go(e) {
		e.tag === 22 ? (w(Jo, Jo.current), w(Vo, e), Ho === null && (Ho = e)) : Ko();
	}
	function Ko() {
		w(Jo, Jo.current), w(Vo, Vo.current);
	}
	function qo(e) {
		Ne(Vo), Ho === e && (Ho = null), Ne(Jo);
	}
	var Jo = Me(0);
	function Yo(e, t) {
		w(Vo, Vo.current), w(Jo, t);
	}
	function Xo(e) {
		Ne(Jo), Ne(Vo), Ho === e && (Ho = null);
	}
	function Zo(e) {
		for (var t = e; t !== null;) {
			if (t.tag === 13) {
				var n = t.memoizedState;
				if (n !== null && (n = n.dehydrated, n === null || om(n) || sm(n))) return t;
			} else if (t.tag === 19 && t.memoizedProps.revealOrder !== "independent") {
				if (t.flags & 128) return t;
			} else if (t.child !== null) {
				t.child.return = t, t = t.child;
				continue;
			}
			if (t === e) break;
			for (; t.sibling === null;) {
				if (t.return === null || t.return === e) return null;
				t = t.return;
			}
			t.sibling.return = t.return, t = t.sibling;
		}
		return null;
	}
	var Qo = 0, j = null, M = null, N = null, $o = !1, es = !1, ts = !1, ns = 0, rs = 0, is = null, as = 0;
	function P() {
		throw Error(s(321));
	}
	function os(e, t) {
		if (t === null) return !1;
		for (var n = 0; n < t.length && n < e.length; n++) if (!ei(e[n], t[n])) return !1;
		return !0;
	}
	function ss(e, t, n, r, i, a) {
		return Qo = a, j = t, t.memoizedState = null, t.updateQueue = null, t.lanes = 0, S.H = e === null || e.memoizedState === null ? Cc : wc, ts = !1, a = n(r, i), ts = !1, es && (a = ls(t, n, r, i)), cs(e), a;
	}
	function cs(e) {
		S.H = Sc;
		var t = M !== null && M.next !== null;
		if (Qo = 0, N = M = j = null, $o = !1, rs = 0, is = null, t) throw Error(s(300));
		e === null || I || (e = e.dependencies, e !== null && Pa(e) && (I = !0));
	}
	function ls(e, t, n, r) {
		j = e;
		var i = 0;
		do {
			if (es && (is = null), rs = 0, es = !1, 25 <= i) throw Error(s(301));
			if (i += 1, N = M = null, e.updateQueue != null) {
				var a = e.updateQueue;
				a.lastEffect = null, a.events = null, a.stores = null, a.memoCache != null && (a.memoCache.index = 0);
			}
			S.H = Tc, a = t(n, r);
		} while (es);
		return a;
	}
	function us() {
		var e = S.H, t = e.useState()[0];
		return t = typeof t.then == "function" ? gs(t) : t, e = e.useState()[0], (M === null ? null : M.memoizedState) !== e && (j.flags |= 1024), t;
	}
	function ds() {
		var e = ns !== 0;
		return ns = 0, e;
	}
	function fs(e, t, n) {
		t.updateQueue = e.updateQueue, t.flags &= -2053, e.lanes &= ~n;
	}
	function ps(e) {
		if ($o) {
			for (e = e.memoizedState; e !== null;) {
				var t = e.queue;
				t !== null && (t.pending = null), e = e.next;
			}
			$o = !1;
		}
		Qo = 0, N = M = j = null, es = !1, rs = ns = 0, is = null;
	}
	function ms() {
		var e = {
			memoizedState: null,
			baseState: null,
			baseQueue: null,
			queue: null,
			next: null
		};
		return N === null ? j.memoizedState = N = e : N = N.next = e, N;
	}
	function F() {
		if (M === null) {
			var e = j.alternate;
			e = e === null ? null : e.memoizedState;
		} else e = M.next;
		var t = N === null ? j.memoizedState : N.next;
		if (t !== null) N = t, M = e;
		else {
			if (e === null) throw j.alternate === null ? Error(s(467)) : Error(s(310));
			M = e, e = {
				memoizedState: M.memoizedState,
				baseState: M.baseState,
				baseQueue: M.baseQueue,
				queue: M.queue,
				next: null
			}, N === null ? j.memoizedState = N = e : N = N.next = e;
		}
		return N;
	}
	function hs() {
		return {
			lastEffect: null,
			events: null,
			stores: null,
			memoCache: null
		};
	}
	function gs(e) {
		var t = rs;
		return rs += 1, is === null && (is = []), e = uo(is, e, t), t = j, (N === null ? t.memoizedState : N.next) === null && (t = t.alternate, S.H = t === null || t.memoizedState === null ? Cc : wc), e;
	}
	function _s(e) {
		if (typeof e == "object" && e) {
			if (typeof e.then == "function") return gs(e);
			if (e.$$typeof === Ce) return;
			if (e.$$typeof === pe) return Ia(e);
		}
		throw Error(s(438, String(e)));
	}
	function vs(e) {
		var t = null, n = j.updateQueue;
		if (n !== null && (t = n.memoCache), t == null) {
			var r = j.alternate;
			r !== null && (r = r.updateQueue, r !== null && (r = r.memoCache, r != null && (t = {
				data: r.data.map(function(e) {
					return e.slice();
				}),
				index: 0
			})));
		}
		if (t ??= {
			data: [],
			index: 0
		}, n === null && (n = hs(), j.updateQueue = n), n.memoCache = t, n = t.data[t.index], n === void 0) for (n = t.data[t.index] = Array(e), r = 0; r < e; r++) n[r] = xe;
		return t.index++, n;
	}
	function ys(e, t) {
		return typeof t == "function" ? t(e) : t;
	}
	function bs(e) {
		return xs(F(), M, e);
	}
	function xs(e, t, n) {
		var r = e.queue;
		if (r === null) throw Error(s(311));
		r.lastRenderedReducer = n;
		var i = e.baseQueue, a = r.pending;
		if (a !== null) {
			if (i !== null) {
				var o = i.next;
				i.next = a.next, a.next = o;
			}
			t.baseQueue = i = a, r.pending = null;
		}
		if (a = e.baseState, i === null) e.memoizedState = a;
		else {
			t = i.next;
			var c = o = null, l = null, u = t, d = !1;
			do {
				var f = u.lane & -536870913;
				if (f === u.lane ? (Qo & f) === f : (K & f) === f) {
					var p = u.revertLane;
					if (p === 0) l !== null && (l = l.next = {
						lane: 0,
						revertLane: 0,
						gesture: null,
						action: u.action,
						hasEagerState: u.hasEagerState,
						eagerState: u.eagerState,
						next: null
					}), f === Ya && (d = !0);
					else if ((Qo & p) === p) {
						u = u.next, p === Ya && (d = !0);
						continue;
					} else f = {
						lane: 0,
						revertLane: u.revertLane,
						gesture: null,
						action: u.action,
						hasEagerState: u.hasEagerState,
						eagerState: u.eagerState,
						next: null
					}, l === null ? (c = l = f, o = a) : l = l.next = f, j.lanes |= p, cd |= p;
					f = u.action, ts && n(a, f), a = u.hasEagerState ? u.eagerState : n(a, f);
				} else p = {
					lane: f,
					revertLane: u.revertLane,
					gesture: u.gesture,
					action: u.action,
					hasEagerState: u.hasEagerState,
					eagerState: u.eagerState,
					next: null
				}, l === null ? (c = l = p, o = a) : l = l.next = p, j.lanes |= f, cd |= f;
				u = u.next;
			} while (u !== null && u !== t);
			if (l === null ? o = a : l.next = c, !ei(a, e.memoizedState) && (I = !0, d && (n = Xa, n !== null))) throw n;
			e.memoizedState = a, e.baseState = o, e.baseQueue = l, r.lastRenderedState = a;
		}
		return i === null && (r.lanes = 0), [e.memoizedState, r.dispatch];
	}
	function Ss(e) {
		var t = F(), n = t.queue;
		if (n === null) throw Error(s(311));
		n.lastRenderedReducer = e;
		var r = n.dispatch, i = n.pending, a = t.memoizedState;
		if (i !== null) {
			n.pending = null;
			var o = i = i.next;
			do
				a = e(a, o.action), o = o.next;
			while (o !== i);
			ei(a, t.memoizedState) || (I = !0), t.memoizedState = a, t.baseQueue === null && (t.baseState = a), n.lastRenderedState = a;
		}
		return [a, r];
	}
	function Cs(e, t, n) {
		var r = j, i = F(), a = k;
		if (a) {
			if (n === void 0) throw Error(s(407));
			n = n();
		} else n = t();
		var o = !ei((M || i).memoizedState, n);
		if (o && (i.memoizedState = n, I = !0), i = i.queue, Js(Es.bind(null, r, i, e), [e]), e = i.getSnapshot !== t || o || N !== null && !!(N.memoizedState.tag & 1), Us(e ? 9 : 8, { destroy: void 0 }, Ts.bind(null, r, i, n, t), null), e) {
			if (r.flags |= 2048, W === null) throw Error(s(349));
			a || Qo & 127 || ws(r, t, n);
		}
		return n;
	}
	function ws(e, t, n) {
		e.flags |= 16384, e = {
			getSnapshot: t,
			value: n
		}, t = j.updateQueue, t === null ? (t = hs(), j.updateQueue = t, t.stores = [e]) : (n = t.stores, n === null ? t.stores = [e] : n.push(e));
	}
	function Ts(e, t, n, r) {
		t.value = n, t.getSnapshot = r, Ds(t) && Os(e);
	}
	function Es(e, t, n) {
		return n(function() {
			Ds(t) && Os(e);
		});
	}
	function Ds(e) {
		var t = e.getSnapshot;
		e = e.value;
		try {
			var n = t();
			return !ei(e, n);
		} catch {
			return !0;
		}
	}
	function Os(e) {
		var t = Bi(e, 2);
		t !== null && Fd(t, e, 2);
	}
	function ks(e) {
		var t = ms();
		if (typeof e == "function") {
			var n = e;
			if (e = n(), ts) {
				dt(!0);
				try {
					n();
				} finally {
					dt(!1);
				}
			}
		}
		return t.memoizedState = t.baseState = e, t.queue = {
			pending: null,
			lanes: 0,
			dispatch: null,
			lastRenderedReducer: ys,
			lastRenderedState: e
		}, t;
	}
	function As(e, t, n, r) {
		return e.baseState = n, xs(e, M, typeof r == "function" ? r : ys);
	}
	function js(e, t, n, r, i) {
		if (yc(e)) throw Error(s(485));
		if (e = t.action, e !== null) {
			var a = {
				payload: i,
				action: e,
				next: null,
				isTransition: !0,
				status: "pending",
				value: null,
				reason: null,
				listeners: [],
				then: function(e) {
					a.listeners.push(e);
				}
			};
			S.T === null ? a.isTransition = !1 : n(!0), r(a), n = t.pending, n === null ? (a.next = t.pending = a, Ms(t, a)) : (a.next = n.next, t.pending = n.next = a);
		}
	}
	function Ms(e, t) {
		var n = t.action, r = t.payload, i = e.state;
		if (t.isTransition) {
			var a = S.T, o = {};
			o.types = a === null ? null : a.types, S.T = o;
			try {
				var s = n(i, r), c = S.S;
				c !== null && c(o, s), Ns(e, t, s);
			} catch (n) {
				Fs(e, t, n);
			} finally {
				a !== null && o.types !== null && (a.types = o.types), S.T = a;
			}
		} else try {
			a = n(i, r), Ns(e, t, a);
		} catch (n) {
			Fs(e, t, n);
		}
	}
	function Ns(e, t, n) {
		typeof n == "object" && n && typeof n.then == "function" ? n.then(function(n) {
			Ps(e, t, n);
		}, function(n) {
			return Fs(e, t, n);
		}) : Ps(e, t, n);
	}
	function Ps(e, t, n) {
		t.status = "fulfilled", t.value = n, Is(t), e.state = n, t = e.pending, t !== null && (n = t.next, n === t ? e.pending = null : (n = n.next, t.next = n, Ms(e, n)));
	}
	function Fs(e, t, n) {
		var r = e.pending;
		if (e.pending = null, r !== null) {
			r = r.next;
			do
				t.status = "rejected", t.reason = n, Is(t), t = t.next;
			while (t !== r);
		}
		e.action = null;
	}
	function Is(e) {
		e = e.listeners;
		for (var t = 0; t < e.length; t++) (0, e[t])();
	}
	function Ls(e, t) {
		return t;
	}
	function Rs(e, t) {
		if (k) {
			var n = W.formState;
			if (n !== null) {
				e: {
					var r = j;
					if (k) {
						if (O) {
							t: {
								for (var i = O, a = _a; i.nodeType !== 8;) if (!a || (i = lm(i.nextSibling), i === null)) {
									i = null;
									break t;
								}
								a = i.data, i = a === "F!" || a === "F" ? i : null;
							}
							if (i) {
								O = lm(i.nextSibling), r = i.data === "F!";
								break e;
							}
						}
						ya(r);
					}
					r = !1;
				}
				r && (t = n[0]);
			}
		}
		return n = ms(), n.memoizedState = n.baseState = t, r = {
			pending: null,
			lanes: 0,
			dispatch: null,
			lastRenderedReducer: Ls,
			lastRenderedState: t
		}, n.queue = r, n = gc.bind(null, j, r), r.dispatch = n, r = ks(!1), a = vc.bind(null, j, !1, r.queue), r = ms(), i = {
			state: t,
			dispatch: null,
			action: e,
			pending: null
		}, r.queue = i, n = js.bind(null, j, i, a, n), i.dispatch = n, r.memoizedState = e, [
			t,
			n,
			!1
		];
	}
	function zs(e) {
		return Bs(F(), M, e);
	}
	function Bs(e, t, n) {
		if (t = xs(e, t, Ls)[0], e = bs(ys)[0], typeof t == "object" && t && typeof t.then == "function") try {
			var r = gs(t);
		} catch (e) {
			throw e === ao ? so : e;
		}
		else r = t;
		t = F();
		var i = t.queue, a = i.dispatch;
		return n !== t.memoizedState && (j.flags |= 2048, Us(9, { destroy: void 0 }, Vs.bind(null, i, n), null)), [
			r,
			a,
			e
		];
	}
	function Vs(e, t) {
		e.action = t;
	}
	function Hs(e) {
		var t = F(), n = M;
		if (n !== null) return Bs(t, n, e);
		F(), t = t.memoizedState, n = F();
		var r = n.queue.dispatch;
		return n.memoizedState = e, [
			t,
			r,
			!1
		];
	}
	function Us(e, t, n, r) {
		return e = {
			tag: e,
			create: n,
			deps: r,
			inst: t,
			next: null
		}, t = j.updateQueue, t === null && (t = hs(), j.updateQueue = t), n = t.lastEffect, n === null ? t.lastEffect = e.next = e : (r = n.next, n.next = e, e.next = r, t.lastEffect = e), e;
	}
	function Ws() {
		return F().memoizedState;
	}
	function Gs(e, t, n, r) {
		var i = ms();
		j.flags |= e, i.memoizedState = Us(1 | t, { destroy: void 0 }, n, r === void 0 ? null : r);
	}
	function Ks(e, t, n, r) {
		var i = F();
		r = r === void 0 ? null : r;
		var a = i.memoizedState.inst;
		M !== null && r !== null && os(r, M.memoizedState.deps) ? i.memoizedState = Us(t, a, n, r) : (j.flags |= e, i.memoizedState = Us(1 | t, a, n, r));
	}
	function qs(e, t) {
		Gs(8390656, 8, e, t);
	}
	function Js(e, t) {
		Ks(2048, 8, e, t);
	}
	function Ys(e) {
		j.flags |= 4;
		var t = j.updateQueue;
		if (t === null) t = hs(), j.updateQueue = t, t.events = [e];
		else {
			var n = t.events;
			n === null ? t.events = [e] : n.push(e);
		}
	}
	function Xs(e) {
		var t = F().memoizedState;
		return Ys({
			ref: t,
			nextImpl: e
		}), function() {
			if (U & 2) throw Error(s(440));
			return t.impl.apply(void 0, arguments);
		};
	}
	function Zs(e, t) {
		return Ks(4, 2, e, t);
	}
	function Qs(e, t) {
		return Ks(4, 4, e, t);
	}
	function $s(e, t) {
		if (typeof t == "function") {
			e = e();
			var n = t(e);
			return function() {
				typeof n == "function" ? n() : t(null);
			};
		}
		if (t != null) return e = e(), t.current = e, function() {
			t.current = null;
		};
	}
	function ec(e, t, n) {
		n = n == null ? null : n.concat([e]), Ks(4, 4, $s.bind(null, t, e), n);
	}
	function tc() {}
	function nc(e, t) {
		var n = F();
		t = t === void 0 ? null : t;
		var r = n.memoizedState;
		return t !== null && os(t, r[1]) ? r[0] : (n.memoizedState = [e, t], e);
	}
	function rc(e, t) {
		var n = F();
		t = t === void 0 ? null : t;
		var r = n.memoizedState;
		if (t !== null && os(t, r[1])) return r[0];
		if (r = e(), ts) {
			dt(!0);
			try {
				e();
			} finally {
				dt(!1);
			}
		}
		return n.memoizedState = [r, t], r;
	}
	function ic(e, t, n) {
		return n === void 0 || Qo & 0x40000000 && !(K & 261930) ? e.memoizedState = t : (e.memoizedState = n, e = Nd(), j.lanes |= e, cd |= e, n);
	}
	function ac(e, t, n, r) {
		return ei(n, t) ? n : Io.current === null ? !(Qo & 106) || Qo & 0x40000000 && !(K & 261930) ? (I = !0, e.memoizedState = n) : (e = Nd(), j.lanes |= e, cd |= e, t) : (e = ic(e, n, r), ei(e, t) || (I = !0), e);
	}
	function oc(e, t, n, r, i) {
		var a = C.p;
		C.p = a !== 0 && 8 > a ? a : 8;
		var o = S.T, s = {};
		s.types = o === null ? null : o.types, S.T = s, vc(e, !1, t, n);
		try {
			var c = i(), l = S.S;
			l !== null && l(s, c), typeof c == "object" && c && typeof c.then == "function" ? _c(e, t, $a(c, r), Md(e)) : _c(e, t, r, Md(e));
		} catch (n) {
			_c(e, t, {
				then: function() {},
				status: "rejected",
				reason: n
			}, Md());
		} finally {
			C.p = a, o !== null && s.types !== null && (o.types = s.types), S.T = o;
		}
	}
	function sc() {}
	function cc(e, t, n, r) {
		if (e.tag !== 5) throw Error(s(476));
		oc(e, lc(e).queue, t, ke, n === null ? sc : function() {
			return uc(e), n(r);
		});
	}
	function lc(e) {
		var t = e.memoizedState;
		if (t !== null) return t;
		t = {
			memoizedState: ke,
			baseState: ke,
			baseQueue: null,
			queue: {
				pending: null,
				lanes: 0,
				dispatch: null,
				lastRenderedReducer: ys,
				lastRenderedState: ke
			},
			next: null
		};
		var n = {};
		return t.next = {
			memoizedState: n,
			baseState: n,
			baseQueue: null,
			queue: {
				pending: null,
				lanes: 0,
				dispatch: null,
				lastRenderedReducer: ys,
				lastRenderedState: n
			},
			next: null
		}, e.memoizedState = t, e = e.alternate, e !== null && (e.memoizedState = t), t;
	}
	function uc(e) {
		var t = lc(e);
		t.next === null && (t = e.alternate.memoizedState), _c(e, t.next.queue, {}, Md());
	}
	function dc() {
		return Ia(sh);
	}
	function fc() {
		return F().memoizedState;
	}
	function pc() {
		return F().memoizedState;
	}
	function mc(e) {
		for (var t = e.return; t !== null;) {
			switch (t.tag) {
				case 24:
				case 3:
					var n = Md();
					e = Do(n);
					var r = Oo(t, e, n);
					r !== null && (Fd(r, t, n), ko(r, t, n)), t = { cache: Ha() }, e.payload = t;
					return;
			}
			t = t.return;
		}
	}
	function hc(e, t, n) {
		var r = Md();
		n = {
			lane: r,
			revertLane: 0,
			gesture: null,
			action: n,
			hasEagerState: !1,
			eagerState: null,
			next: null
		}, yc(e) ? bc(t, n) : (n = zi(e, t, n, r), n !== null && (Fd(n, e, r), xc(n, t, r)));
	}
	function gc(e, t, n) {
		_c(e, t, n, Md());
	}
	function _c(e, t, n, r) {
		var i = {
			lane: r,
			revertLane: 0,
			gesture: null,
			action: n,
			hasEagerState: !1,
			eagerState: null,
			next: null
		};
		if (yc(e)) bc(t, i);
		else {
			var a = e.alternate;
			if (e.lanes === 0 && (a === null || a.lanes === 0) && (a = t.lastRenderedReducer, a !== null)) try {
				var o = t.lastRenderedState, s = a(o, n);
				if (i.hasEagerState = !0, i.eagerState = s, ei(s, o)) return Ri(e, t, i, 0), W === null && Li(), !1;
			} catch {}
			if (n = zi(e, t, i, r), n !== null) return Fd(n, e, r), xc(n, t, r), !0;
		}
		return !1;
	}
	function vc(e, t, n, r) {
		if (r = {
			lane: 2,
			revertLane: Ff(),
			gesture: null,
			action: r,
			hasEagerState: !1,
			eagerState: null,
			next: null
		}, yc(e)) {
			if (t) throw Error(s(479));
		} else t = zi(e, n, r, 2), t !== null && Fd(t, e, 2);
	}
	function yc(e) {
		var t = e.alternate;
		return e === j || t !== null && t === j;
	}
	function bc(e, t) {
		es = $o = !0;
		var n = e.pending;
		n === null ? t.next = t : (t.next = n.next, n.next = t), e.pending = t;
	}
	function xc(e, t, n) {
		if (n & 4194048) {
			var r = t.lanes;
			r &= e.pendingLanes, n |= r, t.lanes = n, kt(e, n);
		}
	}
	var Sc = {
		readContext: Ia,
		use: _s,
		useCallback: P,
		useContext: P,
		useEffect: P,
		useImperativeHandle: P,
		useLayoutEffect: P,
		useInsertionEffect: P,
		useMemo: P,
		useReducer: P,
		useRef: P,
		useState: P,
		useDebugValue: P,
		useDeferredValue: P,
		useTransition: P,
		useSyncExternalStore: P,
		useId: P,
		useHostTransitionStatus: P,
		useFormState: P,
		useActionState: P,
		useOptimistic: P,
		useMemoCache: P,
		useCacheRefresh: P,
		useEffectEvent: P
	}, Cc = {
		readContext: Ia,
		use: _s,
		useCallback: function(e, t) {
			return ms().memoizedState = [e, t === void 0 ? null : t], e;
		},
		useContext: Ia,
		useEffect: qs,
		useImperativeHandle: function(e, t, n) {
			n = n == null ? null : n.concat([e]), Gs(4194308, 4, $s.bind(null, t, e), n);
		},
		useLayoutEffect: function(e, t) {
			return Gs(4194308, 4, e, t);
		},
		useInsertionEffect: function(e, t) {
			Gs(4, 2, e, t);
		},
		useMemo: function(e, t) {
			var n = ms();
			t = t === void 0 ? null : t;
			var r = e();
			if (ts) {
				dt(!0);
				try {
					e();
				} finally {
					dt(!1);
				}
			}
			return n.memoizedState = [r, t], r;
		},
		useReducer: function(e, t, n) {
			var r = ms();
			if (n !== void 0) {
				var i = n(t);
				if (ts) {
					dt(!0);
					try {
						n(t);
					} finally {
						dt(!1);
					}
				}
			} else i = t;
			return r.memoizedState = r.baseState = i, e = {
				pending: null,
				lanes: 0,
				dispatch: null,
				lastRenderedReducer: e,
				lastRenderedState: i
			}, r.queue = e, e = e.dispatch = hc.bind(null, j, e), [r.memoizedState, e];
		},
		useRef: function(e) {
			var t = ms();
			return e = { current: e }, t.memoizedState = e;
		},
		useState: function(e) {
			e = ks(e);
			var t = e.queue, n = gc.bind(null, j, t);
			return t.dispatch = n, [e.memoizedState, n];
		},
		useDebugValue: tc,
		useDeferredValue: function(e, t) {
			return ic(ms(), e, t);
		},
		useTransition: function() {
			var e = ks(!1);
			return e = oc.bind(null, j, e.queue, !0, !1), ms().memoizedState = e, [!1, e];
		},
		useSyncExternalStore: function(e, t, n) {
			var r = j, i = ms();
			if (k) {
				if (n === void 0) throw Error(s(407));
				n = n();
			} else {
				if (n = t(), W === null) throw Error(s(349));
				K & 127 || ws(r, t, n);
			}
			i.memoizedState = n;
			var a = {
				value: n,
				getSnapshot: t
			};
			return i.queue = a, qs(Es.bind(null, r, a, e), [e]), r.flags |= 2048, Us(9, { destroy: void 0 }, Ts.bind(null, r, a, n, t), null), n;
		},
		useId: function() {
			var e = ms(), t = W.identifierPrefix;
			if (k) {
				var n = ua, r = la;
				n = (r & ~(1 << 32 - ft(r) - 1)).toString(32) + n, t = "_" + t + "R_" + n, n = ns++, 0 < n && (t += "H" + n.toString(32)), t += "_";
			} else n = as++, t = "_" + t + "r_" + n.toString(32) + "_";
			return e.memoizedState = t;
		},
		useHostTransitionStatus: dc,
		useFormState: Rs,
		useActionState: Rs,
		useOptimistic: function(e) {
			var t = ms();
			t.memoizedState = t.baseState = e;
			var n = {
				pending: null,
				lanes: 0,
				dispatch: null,
				lastRenderedReducer: null,
				lastRenderedState: null
			};
			return t.queue = n, t = vc.bind(null, j, !0, n), n.dispatch = t, [e, t];
		},
		useMemoCache: vs,
		useCacheRefresh: function() {
			return ms().memoizedState = mc.bind(null, j);
		},
		useEffectEvent: function(e) {
			var t = ms(), n = { impl: e };
			return t.memoizedState = n, function() {
				if (U & 2) throw Error(s(440));
				return n.impl.apply(void 0, arguments);
			};
		}
	}, wc = {
		readContext: Ia,
		use: _s,
		useCallback: nc,
		useContext: Ia,
		useEffect: Js,
		useImperativeHandle: ec,
		useInsertionEffect: Zs,
		useLayoutEffect: Qs,
		useMemo: rc,
		useReducer: bs,
		useRef: Ws,
		useState: function() {
			return bs(ys);
		},
		useDebugValue: tc,
		useDeferredValue: function(e, t) {
			return ac(F(), M.memoizedState, e, t);
		},
		useTransition: function() {
			var e = bs(ys)[0], t = F().memoizedState;
			return [typeof e == "boolean" ? e : gs(e), t];
		},
		useSyncExternalStore: Cs,
		useId: fc,
		useHostTransitionStatus: dc,
		useFormState: zs,
		useActionState: zs,
		useOptimistic: function(e, t) {
			return As(F(), M, e, t);
		},
		useMemoCache: vs,
		useCacheRefresh: pc,
		useEffectEvent: Xs
	}, Tc = {
		readContext: Ia,
		use: _s,
		useCallback: nc,
		useContext: Ia,
		useEffect: Js,
		useImperativeHandle: ec,
		useInsertionEffect: Zs,
		useLayoutEffect: Qs,
		useMemo: rc,
		useReducer: Ss,
		useRef: Ws,
		useState: function() {
			return Ss(ys);
		},
		useDebugValue: tc,
		useDeferredValue: function(e, t) {
			var n = F();
			return M === null ? ic(n, e, t) : ac(n, M.memoizedState, e, t);
		},
		useTransition: function() {
			var e = Ss(ys)[0], t = F().memoizedState;
			return [typeof e == "boolean" ? e : gs(e), t];
		},
		useSyncExternalStore: Cs,
		useId: fc,
		useHostTransitionStatus: dc,
		useFormState: Hs,
		useActionState: Hs,
		useOptimistic: function(e, t) {
			var n = F();
			return M === null ? (n.baseState = e, [e, n.queue.dispatch]) : As(n, M, e, t);
		},
		useMemoCache: vs,
		useCacheRefresh: pc,
		useEffectEvent: Xs
	};
	function Ec(e, t, n, r) {
		t = e.memoizedState, n = n(r, t), n = n == null ? t : x({}, t, n), e.memoizedState = n, e.lanes === 0 && (e.updateQueue.baseState = n);
	}
	var Dc = {
		enqueueSetState: function(e, t, n) {
			e = e._reactInternals;
			var r = Md(), i = Do(r);
			i.payload = t, n != null && (i.callback = n), t = Oo(e, i, r), t !== null && (Fd(t, e, r), ko(t, e, r));
		},
		enqueueReplaceState: function(e, t, n) {
			e = e._reactInternals;
			var r = Md(), i = Do(r);
			i.tag = 1, i.payload = t, n != null && (i.callback = n), t = Oo(e, i, r), t !== null && (Fd(t, e, r), ko(t, e, r));
		},
		enqueueForceUpdate: function(e, t) {
			e = e._reactInternals;
			var n = Md(), r = Do(n);
			r.tag = 2, t != null && (r.callback = t), t = Oo(e, r, n), t !== null && (Fd(t, e, n), ko(t, e, n));
		}
	};
	function Oc(e, t, n, r, i, a, o) {
		return e = e.stateNode, typeof e.shouldComponentUpdate == "function" ? e.shouldComponentUpdate(r, a, o) : t.prototype && t.prototype.isPureReactComponent ? !ti(n, r) || !ti(i, a) : !0;
	}
	function kc(e, t, n, r) {
		e = t.state, typeof t.componentWillReceiveProps == "function" && t.componentWillReceiveProps(n, r), typeof t.UNSAFE_componentWillReceiveProps == "function" && t.UNSAFE_componentWillReceiveProps(n, r), t.state !== e && Dc.enqueueReplaceState(t, t.state, null);
	}
	function Ac(e, t) {
		var n = t;
		if ("ref" in t) for (var r in n = {}, t) r !== "ref" && (n[r] = t[r]);
		if (e = e.defaultProps) for (var i in n === t && (n = x({}, n)), e) n[i] === void 0 && (n[i] = e[i]);
		return n;
	}
	function jc(e) {
		Ni(e);
	}
	function Mc(e) {
		console.error(e);
	}
	function Nc(e) {
		Ni(e);
	}
	function Pc(e, t) {
		try {
			(0, e.onUncaughtError)(t.value, { componentStack: t.stack });
		} catch (e) {
			setTimeout(function() {
				throw e;
			});
		}
	}
	function Fc(e, t, n) {
		try {
			(0, e.onCaughtError)(n.value, {
				componentStack: n.stack,
				errorBoundary: t.tag === 1 ? t.stateNode : null
			});
		} catch (e) {
			setTimeout(function() {
				throw e;
			});
		}
	}
	function Ic(e, t, n) {
		return n = Do(n), n.tag = 3, n.payload = { element: null }, n.callback = function() {
			Pc(e, t);
		}, n;
	}
	function Lc(e) {
		return e = Do(e), e.tag = 3, e;
	}
	function Rc(e, t, n, r) {
		var i = n.type.getDerivedStateFromError;
		if (typeof i == "function") {
			var a = r.value;
			e.payload = function() {
				return i(a);
			}, e.callback = function() {
				Fc(t, n, r);
			};
		}
		var o = n.stateNode;
		o !== null && typeof o.componentDidCatch == "function" && (e.callback = function() {
			Fc(t, n, r), typeof i != "function" && (bd === null ? bd = /* @__PURE__ */ new Set([this]) : bd.add(this));
			var e = r.stack;
			this.componentDidCatch(r.value, { componentStack: e === null ? "" : e });
		});
	}
	function zc(e, t, n, r, i) {
		if (n.flags |= 32768, typeof r == "object" && r && typeof r.then == "function") {
			if (t = n.alternate, t !== null && Na(t, n, i, !0), n = Vo.current, n !== null) {
				switch (n.tag) {
					case 31:
					case 13:
					case 19: return Ho === null ? qd() : n.alternate === null && J === 0 && (J = 3), n.flags &= -257, n.flags |= 65536, n.lanes = i, r === co ? n.flags |= 16384 : (t = n.updateQueue, t === null ? n.updateQueue = /* @__PURE__ */ new Set([r]) : t.add(r), hf(e, r, i)), !1;
					case 22: return n.flags |= 65536, r === co ? n.flags |= 16384 : (t = n.updateQueue, t === null ? (t = {
						transitions: null,
						markerInstances: null,
						retryQueue: /* @__PURE__ */ new Set([r])
					}, n.updateQueue = t) : (n = t.retryQueue, n === null ? t.retryQueue = /* @__PURE__ */ new Set([r]) : n.add(r)), hf(e, r, i)), !1;
				}
				throw Error(s(435, n.tag));
			}
			return hf(e, r, i), qd(), !1;
		}
		if (k) return t = Vo.current, t === null ? (r !== va && (t = Error(s(423), { cause: r }), Ta(ta(t, n))), e = e.current.alternate, e.flags |= 65536, i &= -i, e.lanes |= i, r = ta(r, n), i = Ic(e.stateNode, r, i), Ao(e, i), J !== 4 && (J = 2)) : (!(t.flags & 65536) && (t.flags |= 256), t.flags |= 65536, t.lanes = i, r !== va && (e = Error(s(422), { cause: r }), Ta(ta(e, n)))), !1;
		var a = Error(s(520), { cause: r });
		if (a = ta(a, n), pd === null ? pd = [a] : pd.push(a), J !== 4 && (J = 2), t === null) return !0;
		r = ta(r, n), n = t;
		do {
			switch (n.tag) {
				case 3: return n.flags |= 65536, e = i & -i, n.lanes |= e, e = Ic(n.stateNode, r, e), Ao(n, e), !1;
				case 1:
					if (t = n.type, a = n.stateNode, !(n.flags & 128) && (typeof t.getDerivedStateFromError == "function" || a !== null && typeof a.componentDidCatch == "function" && (bd === null || !bd.has(a)))) return n.flags |= 65536, i &= -i, n.lanes |= i, i = Lc(i), Rc(i, e, n, r), Ao(n, i), !1;
					break;
				case 22: if (n.memoizedState !== null) return n.flags |= 65536, !1;
			}
			n = n.return;
		} while (n !== null);
		return !1;
	}
	var Bc = Error(s(461)), I = !1;
	function L(e, t, n, r) {
		t.child = e === null ? Co(t, null, n, r) : So(t, e.child, n, r);
	}
	function Vc(e, t, n, r, i) {
		n = n.render;
		var a = t.ref;
		if ("ref" in r) {
			var o = {};
			for (var s in r) s !== "ref" && (o[s] = r[s]);
		} else o = r;
		return Fa(t), r = ss(e, t, n, o, a, i), s = ds(), e !== null && !I ? (fs(e, t, i), hl(e, t, i)) : (k && s && pa(t), t.flags |= 1, L(e, t, r, i), t.child);
	}
	function Hc(e, t, n, r, i) {
		if (e === null) {
			var a = n.type;
			return typeof a == "function" && !Ki(a) && a.defaultProps === void 0 && n.compare === null ? (t.tag = 15, t.type = a, Uc(e, t, a, r, i)) : (e = Yi(n.type, null, r, t, t.mode, i), e.ref = t.ref, e.return = t, t.child = e);
		}
		if (a = e.child, !gl(e, i)) {
			var o = a.memoizedProps;
			if (n = n.compare, n = n === null ? ti : n, n(o, r) && e.ref === t.ref) return hl(e, t, i);
		}
		return t.flags |= 1, e = qi(a, r), e.ref = t.ref, e.return = t, t.child = e;
	}
	function Uc(e, t, n, r, i) {
		if (e !== null) {
			var a = e.memoizedProps;
			if (ti(a, r) && e.ref === t.ref) {
				if (I = !1, t.pendingProps = r = a, gl(e, i)) e.flags & 131072 && (I = !0);
				else return t.lanes = e.lanes, hl(e, t, i);
			}
		}
		return Zc(e, t, n, r, i);
	}
	function Wc(e, t, n, r) {
		var i = r.children, a = e === null ? null : e.memoizedState;
		if (e === null && t.stateNode === null && (t.stateNode = {
			_visibility: 1,
			_pendingMarkers: null,
			_retryCache: null,
			_transitions: null
		}), r.mode === "hidden") {
			if (t.flags & 128) {
				if (a = a === null ? n : a.baseLanes | n, e !== null) {
					for (r = t.child = e.child, i = 0; r !== null;) i = i | r.lanes | r.childLanes, r = r.sibling;
					r = i & ~a;
				} else r = 0, t.child = null;
				return Kc(e, t, a, n, r);
			}
			if (n & 536870912) t.memoizedState = {
				baseLanes: 0,
				cachePool: null
			}, e !== null && ro(t, a === null ? null : a.cachePool), a === null ? zo() : Ro(t, a), Go(t);
			else return r = t.lanes = 536870912, Kc(e, t, a === null ? n : a.baseLanes | n, n, r);
		} else a === null ? (e !== null && ro(t, null), zo(), Ko()) : (ro(t, a.cachePool), Ro(t, a), Ko(), t.memoizedState = null);
		return L(e, t, i, n), t.child;
	}
	function Gc(e, t) {
		return e !== null && e.tag === 22 || t.stateNode !== null || (t.stateNode = {
			_visibility: 1,
			_pendingMarkers: null,
			_retryCache: null,
			_transitions: null
		}), t.sibling;
	}
	function Kc(e, t, n, r, i) {
		var a = no();
		return a = a === null ? null : {
			parent: A._currentValue,
			pool: a
		}, t.memoizedState = {
			baseLanes: n,
			cachePool: a
		}, e !== null && ro(t, null), zo(), Go(t), e !== null && Na(e, t, r, !0), t.childLanes = i, null;
	}
	function qc(e, t) {
		return t = ol({
			mode: t.mode,
			children: t.children
		}, e.mode), t.ref = e.ref, e.child = t, t.return = e, t;
	}
	function Jc(e, t, n) {
		return So(t, e.child, null, n), e = qc(t, t.pendingProps), e.flags |= 2, qo(t), t.memoizedState = null, e;
	}
	function Yc(e, t, n) {
		var r = t.pendingProps, i = !!(t.flags & 128);
		if (t.flags &= -129, e === null) {
			if (k) {
				if (r.mode === "hidden") return e = qc(t, r), t.lanes = 536870912, e.memoizedState = {
					baseLanes: 0,
					cachePool: null
				}, Gc(null, e);
				if (Wo(t), (e = O) ? (e = am(e, _a), e = e !== null && e.data === "&" ? e : null, e !== null && (t.memoizedState = {
					dehydrated: e,
					treeContext: ca === null ? null : {
						id: la,
						overflow: ua
					},
					retryLane: 536870912,
					hydrationErrors: null
				}, n = Qi(e), n.return = t, t.child = n, D = t, O = null)) : e = null, e === null) throw ya(t);
				return t.lanes = 536870912, null;
			}
			return qc(t, r);
		}
		var a = e.memoizedState;
		if (a !== null) {
			var o = a.dehydrated;
			if (Wo(t), i) {
				if (t.flags & 256) t.flags &= -257, t = Jc(e, t, n);
				else if (t.memoizedState !== null) t.child = e.child, t.flags |= 128, t = null;
				else throw Error(s(558));
			} else if (I || Na(e, t, n, !1), i = (n & e.childLanes) !== 0, I || i) {
				if (Io.current === null) {
					if (r = W, r !== null && (o = At(r, n), o !== 0 && o !== a.retryLane)) throw a.retryLane = o, Bi(e, o), Fd(r, e, o), Bc;
					qd();
				}
				t = Jc(e, t, n);
			} else e = a.treeContext, O = lm(o.nextSibling), D = t, k = !0, ga = null, _a = !1, e !== null && ha(t, e), t = qc(t, r), t.flags |= 0x8001000;
			return t;
		}
		return e = qi(e.child, {
			mode: r.mode,
			children: r.children
		}), e.ref = t.ref, t.child = e, e.return = t, e;
	}
	function Xc(e, t) {
		var n = t.ref;
		if (n === null) e !== null && e.ref !== null && (t.flags |= 4194816);
		else {
			if (typeof n != "function" && typeof n != "object") throw Error(s(284));
			(e === null || e.ref !== n) && (t.flags |= 4194816);
		}
	}
	function Zc(e, t, n, r, i) {
		return Fa(t), n = ss(e, t, n, r, void 0, i), r = ds(), e !== null && !I ? (fs(e, t, i), hl(e, t, i)) : (k && r && pa(t), t.flags |= 1, L(e, t, n, i), t.child);
	}
	function Qc(e, t, n, r, i, a) {
		return Fa(t), t.updateQueue = null, n = ls(t, r, n, i), cs(e), r = ds(), e !== null && !I ? (fs(e, t, a), hl(e, t, a)) : (k && r && pa(t), t.flags |= 1, L(e, t, n, a), t.child);
	}
	function $c(e, t, n, r, i) {
		if (Fa(t), t.stateNode === null) {
			var a = Ui, o = n.contextType;
			typeof o == "object" && o && (a = Ia(o)), a = new n(r, a), t.memoizedState = a.state !== null && a.state !== void 0 ? a.state : null, a.updater = Dc, t.stateNode = a, a._reactInternals = t, a = t.stateNode, a.props = r, a.state = t.memoizedState, a.refs = {}, To(t), o = n.contextType, a.context = typeof o == "object" && o ? Ia(o) : Ui, a.state = t.memoizedState, o = n.getDerivedStateFromProps, typeof o == "function" && (Ec(t, n, o, r), a.state = t.memoizedState), typeof n.getDerivedStateFromProps == "function" || typeof a.getSnapshotBeforeUpdate == "function" || typeof a.UNSAFE_componentWillMount != "function" && typeof a.componentWillMount != "function" || (o = a.state, typeof a.componentWillMount == "function" && a.componentWillMount(), typeof a.UNSAFE_componentWillMount == "function" && a.UNSAFE_componentWillMount(), o !== a.state && Dc.enqueueReplaceState(a, a.state, null), No(t, r, a, i), Mo(), a.state = t.memoizedState), typeof a.componentDidMount == "function" && (t.flags |= 4194308), r = !0;
		} else if (e === null) {
			a = t.stateNode;
			var s = t.memoizedProps, c = Ac(n, s);
			a.props = c;
			var l = a.context, u = n.contextType;
			o = Ui, typeof u == "object" && u && (o = Ia(u));
			var d = n.getDerivedStateFromProps;
			u = typeof d == "function" || typeof a.getSnapshotBeforeUpdate == "function", s = t.pendingProps !== s, u || typeof a.UNSAFE_componentWillReceiveProps != "function" && typeof a.componentWillReceiveProps != "function" || (s || l !== o) && kc(t, a, r, o), wo = !1;
			var f = t.memoizedState;
			a.state = f, No(t, r, a, i), Mo(), l = t.memoizedState, s || f !== l || wo ? (typeof d == "function" && (Ec(t, n, d, r), l = t.memoizedState), (c = wo || Oc(t, n, c, r, f, l, o)) ? (u || typeof a.UNSAFE_componentWillMount != "function" && typeof a.componentWillMount != "function" || (typeof a.componentWillMount == "function" && a.componentWillMount(), typeof a.UNSAFE_componentWillMount == "function" && a.UNSAFE_componentWillMount()), typeof a.componentDidMount == "function" && (t.flags |= 4194308)) : (typeof a.componentDidMount == "function" && (t.flags |= 4194308), t.memoizedProps = r, t.memoizedState = l), a.props = r, a.state = l, a.context = o, r = c) : (typeof a.componentDidMount == "function" && (t.flags |= 4194308), r = !1);
		} else {
			a = t.stateNode, Eo(e, t), o = t.memoizedProps, u = Ac(n, o), a.props = u, d = t.pendingProps, f = a.context, l = n.contextType, c = Ui, typeof l == "object" && l && (c = Ia(l)), s = n.getDerivedStateFromProps, (l = typeof s == "function" || typeof a.getSnapshotBeforeUpdate == "function") || typeof a.UNSAFE_componentWillReceiveProps != "function" && typeof a.componentWillReceiveProps != "function" || (o !== d || f !== c) && kc(t, a, r, c), wo = !1, f = t.memoizedState, a.state = f, No(t, r, a, i), Mo();
			var p = t.memoizedState;
			o !== d || f !== p || wo || e !== null && e.dependencies !== null && Pa(e.dependencies) ? (typeof s == "function" && (Ec(t, n, s, r), p = t.memoizedState), (u = wo || Oc(t, n, u, r, f, p, c) || e !== null && e.dependencies !== null && Pa(e.dependencies)) ? (l || typeof a.UNSAFE_componentWillUpdate != "function" && typeof a.componentWillUpdate != "function" || (typeof a.componentWillUpdate == "function" && a.componentWillUpdate(r, p, c), typeof a.UNSAFE_componentWillUpdate == "function" && a.UNSAFE_componentWillUpdate(r, p, c)), typeof a.componentDidUpdate == "function" && (t.flags |= 4), typeof a.getSnapshotBeforeUpdate == "function" && (t.flags |= 1024)) : (typeof a.componentDidUpdate != "function" || o === e.memoizedProps && f === e.memoizedState || (t.flags |= 4), typeof a.getSnapshotBeforeUpdate != "function" || o === e.memoizedProps && f === e.memoizedState || (t.flags |= 1024), t.memoizedProps = r, t.memoizedState = p), a.props = r, a.state = p, a.context = c, r = u) : (typeof a.componentDidUpdate != "function" || o === e.memoizedProps && f === e.memoizedState || (t.flags |= 4), typeof a.getSnapshotBeforeUpdate != "function" || o === e.memoizedProps && f === e.memoizedState || (t.flags |= 1024), r = !1);
		}
		return a = r, Xc(e, t), r = !!(t.flags & 128), a || r ? (a = t.stateNode, n = r && typeof n.getDerivedStateFromError != "function" ? null : a.render(), t.flags |= 1, e !== null && r ? (t.child = So(t, e.child, null, i), t.child = So(t, null, n, i)) : L(e, t, n, i), t.memoizedState = a.state, e = t.child) : e = hl(e, t, i), e;
	}
	function el(e, t, n, r) {
		return Ca(), t.flags |= 256, L(e, t, n, r), t.child;
	}
	var tl = {
		dehydrated: null,
		treeContext: null,
		retryLane: 0,
		hydrationErrors: null
	};
	function nl(e) {
		return {
			baseLanes: e,
			cachePool: io()
		};
	}
	function rl(e, t, n) {
		return e = e === null ? 0 : e.childLanes & ~n, t && (e |= dd), e;
	}
	function il(e, t, n) {
		var r = t.pendingProps, i = !1, a = !!(t.flags & 128), o;
		if ((o = a) || (o = e !== null && e.memoizedState === null ? !1 : !!(Jo.current & 2)), o && (i = !0, t.flags &= -129), o = !!(t.flags & 32), t.flags &= -33, e === null) {
			if (k) {
				if (i ? Uo(t) : Ko(), (e = O) ? (e = am(e, _a), e = e !== null && e.data !== "&" ? e : null, e !== null && (t.memoizedState = {
					dehydrated: e,
					treeContext: ca === null ? null : {
						id: la,
						overflow: ua
					},
					retryLane: 536870912,
					hydrationErrors: null
				}, n = Qi(e), n.return = t, t.child = n, D = t, O = null)) : e = null, e === null) throw ya(t);
				return t.lanes = sm(e) ? 32 : 536870912, null;
			}
			return a = r.children, r = r.fallback, i ? (Ko(), i = t.mode, a = ol({
				mode: "hidden",
				children: a
			}, i), r = Xi(r, i, n, null), a.return = t, r.return = t, a.sibling = r, t.child = a, r = t.child, r.memoizedState = nl(n), r.childLanes = rl(e, o, n), t.memoizedState = tl, Gc(null, r)) : (Uo(t), al(t, a));
		}
		var s = e.memoizedState;
		if (s !== null) {
			var c = s.dehydrated;
			if (c !== null) return cl(e, t, a, o, r, c, s, n);
		}
		return i ? (Ko(), i = r.fallback, a = t.mode, s = e.child, c = s.sibling, r = qi(s, {
			mode: "hidden",
			children: r.children
		}), r.subtreeFlags = s.subtreeFlags & 0x47f00000, c === null ? (i = Xi(i, a, n, null), i.flags |= 2) : i = qi(c, i), i.return = t, r.return = t, r.sibling = i, t.child = r, Gc(null, r), r = t.child, i = e.child.memoizedState, i === null ? i = nl(n) : (a = i.cachePool, a === null ? a = io() : (s = A._currentValue, a = a.parent === s ? a : {
			parent: s,
			pool: s
		}), i = {
			baseLanes: i.baseLanes | n,
			cachePool: a
		}), r.memoizedState = i, r.childLanes = rl(e, o, n), t.memoizedState = tl, Gc(e.child, r)) : (Uo(t), n = e.child, e = n.sibling, n = qi(n, {
			mode: "visible",
			children: r.children
		}), n.return = t, n.sibling = null, e !== null && (o = t.deletions, o === null ? (t.deletions = [e], t.flags |= 16) : o.push(e)), t.child = n, t.memoizedState = null, n);
	}
	function al(e, t) {
		return t = ol({
			mode: "visible",
			children: t
		}, e.mode), t.return = e, e.child = t;
	}
	function ol(e, t) {
		return e = Gi(22, e, null, t), e.lanes = 0, e;
	}
	function sl(e, t, n) {
		return So(t, e.child, null, n), e = al(t, t.pendingProps.children), e.flags |= 2, t.memoizedState = null, e;
	}
	function cl(e, t, n, r, i, a, o, c) {
		if (n) return t.flags & 256 ? (Uo(t), t.flags &= -257, sl(e, t, c)) : t.memoizedState === null ? (Ko(), a = i.fallback, o = t.mode, i = ol({
			mode: "visible",
			children: i.children
		}, o), a = Xi(a, o, c, null), a.flags |= 2, i.return = t, a.return = t, i.sibling = a, t.child = i, So(t, e.child, null, c), i = t.child, i.memoizedState = nl(c), i.childLanes = rl(e, r, c), t.memoizedState = tl, Gc(null, i)) : (Ko(), t.child = e.child, t.flags |= 128, null);
		if (Uo(t), sm(a)) {
			if (r = a.nextSibling && a.nextSibling.dataset, r) var l = r.dgst;
			return r = l, r !== "" && (i = Error(s(419)), i.stack = "", i.digest = r, Ta({
				value: i,
				source: null,
				stack: null
			})), sl(e, t, c);
		}
		if (I || Na(e, t, c, !1), r = (c & e.childLanes) !== 0, I || r) {
			if (Io.current !== null) return sl(e, t, c);
			if (r = W, r !== null && (i = At(r, c), i !== 0 && i !== o.retryLane)) throw o.retryLane = i, Bi(e, i), Fd(r, e, i), Bc;
			return om(a) || qd(), sl(e, t, c);
		}
		return om(a) ? (t.flags |= 192, t.child = e.child, null) : (e = o.treeContext, O = lm(a.nextSibling), D = t, k = !0, ga = null, _a = !1, e !== null && ha(t, e), t = al(t, i.children), t.flags |= 0x8001000, t);
	}
	function ll(e, t, n) {
		e.lanes |= t;
		var r = e.alternate;
		r !== null && (r.lanes |= t), ja(e.return, t, n);
	}
	function ul(e) {
		for (var t = null; e !== null;) {
			var n = e.alternate;
			n !== null && Zo(n) === null && (t = e), e = e.sibling;
		}
		return t;
	}
	function dl(e, t, n, r, i, a) {
		var o = e.memoizedState;
		o === null ? e.memoizedState = {
			isBackwards: t,
			rendering: null,
			renderingStartTime: 0,
			last: r,
			tail: n,
			tailMode: i,
			treeForkCount: a
		} : (o.isBackwards = t, o.rendering = null, o.renderingStartTime = 0, o.last = r, o.tail = n, o.tailMode = i, o.treeForkCount = a);
	}
	function fl(e) {
		var t = e.child;
		for (e.child = null; t !== null;) {
			var n = t.sibling;
			t.sibling = e.child, e.child = t, t = n;
		}
	}
	function pl(e, t, n) {
		var r = t.pendingProps, i = r.revealOrder, a = r.tail;
		r = r.children;
		var o = Jo.current;
		if (t.flags & 128) return Yo(t, o), null;
		var s = !!(o & 2);
		if (s ? (o = o & 1 | 2, t.flags |= 128) : o &= 1, Yo(t, o), i === "backwards" && e !== null ? (fl(e), L(e, t, r, n), fl(e)) : L(e, t, r, n), r = k ? aa : 0, !s && e !== null && e.flags & 128) e: for (e = t.child; e !== null;) {
			if (e.tag === 13) e.memoizedState !== null && ll(e, n, t);
			else if (e.tag === 19) ll(e, n, t);
			else if (e.child !== null) {
				e.child.return = e, e = e.child;
				continue;
			}
			if (e === t) break;
			for (; e.sibling === null;) {
				if (e.return === null || e.return === t) break e;
				e = e.return;
			}
			e.sibling.return = e.return, e = e.sibling;
		}
		switch (i) {
			case "backwards":
				n = ul(t.child), n === null ? (i = t.child, t.child = null) : (i = n.sibling, n.sibling = null, fl(t)), dl(t, !0, i, null, a, r);
				break;
			case "unstable_legacy-backwards":
				for (n = null, i = t.child, t.child = null; i !== null;) {
					if (e = i.alternate, e !== null && Zo(e) === null) {
						t.child = i;
						break;
					}
					e = i.sibling, i.sibling = n, n = i, i = e;
				}
				dl(t, !0, n, null, a, r);
				break;
			case "together":
				dl(t, !1, null, null, void 0, r);
				break;
			case "independent":
				t.memoizedState = null;
				break;
			default: n = ul(t.child), n === null ? (i = t.child, t.child = null) : (i = n.sibling, n.sibling = null), dl(t, !1, i, n, a, r);
		}
		return t.child;
	}
	function ml(e, t, n) {
		var r = t.pendingProps;
		return ka(t, t.type, r.value), L(e, t, r.children, n), t.child;
	}
	function hl(e, t, n) {
		if (e !== null && (t.dependencies = e.dependencies), cd |= t.lanes, (n & t.childLanes) === 0) {
			if (e !== null) {
				if (Na(e, t, n, !1), (n & t.childLanes) === 0) return null;
			} else return null;
		}
		if (e !== null && t.child !== e.child) throw Error(s(153));
		if (t.child !== null) {
			for (e = t.child, n = qi(e, e.pendingProps), t.child = n, n.return = t; e.sibling !== null;) e = e.sibling, n = n.sibling = qi(e, e.pendingProps), n.return = t;
			n.sibling = null;
		}
		return t.child;
	}
	function gl(e, t) {
		return (e.lanes & t) !== 0 || (e = e.dependencies, !!(e !== null && Pa(e)));
	}
	function _l(e, t, n) {
		switch (t.tag) {
			case 3:
				Re(t, t.stateNode.containerInfo), ka(t, A, e.memoizedState.cache), Ca();
				break;
			case 27:
			case 5:
				Be(t);
				break;
			case 4:
				Re(t, t.stateNode.containerInfo);
				break;
			case 10:
				ka(t, t.type, t.memoizedProps.value);
				break;
			case 31:
				if (t.memoizedState !== null) return t.flags |= 128, Wo(t), null;
				break;
			case 13:
				var r = t.memoizedState;
				if (r !== null) {
					if (r.dehydrated !== null) return Uo(t), t.flags |= 128, null;
					r = Na(e, t, n, !1);
					var i = t.child.childLanes;
					return r || (n & i) !== 0 ? il(e, t, n) : (Uo(t), e = hl(e, t, n), e === null ? null : e.sibling);
				}
				Uo(t);
				break;
			case 19:
				if (t.flags & 128) return pl(e, t, n);
				if (i = !!(e.flags & 128), r = (n & t.childLanes) !== 0, r ||= (Na(e, t, n, !1), (n & t.childLanes) !== 0), i) {
					if (r) return pl(e, t, n);
					t.flags |= 128;
				}
				if (i = t.memoizedState, i !== null && (i.rendering = null, i.tail = null, i.lastEffect = null), Yo(t, Jo.current), r) break;
				return null;
			case 22: return t.lanes = 0, Wc(e, t, n, t.pendingProps);
			case 24: ka(t, A, e.memoizedState.cache);
		}
		return hl(e, t, n);
	}
	function vl(e, t, n) {
		if (e !== null) {
			if (e.memoizedProps !== t.pendingProps) I = !0;
			else {
				if (!gl(e, n) && !(t.flags & 128)) return I = !1, _l(e, t, n);
				I = !!(e.flags & 131072);
			}
		} else I = !1, k && t.flags & 1048576 && fa(t, aa, t.index);
		switch (t.lanes = 0, t.tag) {
			case 16:
				e: {
					var r = t.pendingProps;
					if (e = fo(t.elementType), t.type = e, typeof e == "function") Ki(e) ? (r = Ac(e, r), t.tag = 1, t = $c(null, t, e, r, n)) : (t.tag = 0, t = Zc(null, t, e, r, n));
					else {
						if (e != null) {
							var i = e.$$typeof;
							if (i === me) {
								t.tag = 11, t = Vc(null, t, e, r, n);
								break e;
							}
							if (i === _e) {
								t.tag = 14, t = Hc(null, t, e, r, n);
								break e;
							}
							if (i === pe) {
								t.tag = 10, t.type = e, t = ml(null, t, n);
								break e;
							}
						}
						throw t = De(e) || e, Error(s(306, t, ""));
					}
				}
				return t;
			case 0: return Zc(e, t, t.type, t.pendingProps, n);
			case 1: return r = t.type, i = Ac(r, t.pendingProps), $c(e, t, r, i, n);
			case 3:
				e: {
					if (Re(t, t.stateNode.containerInfo), e === null) throw Error(s(387));
					r = t.pendingProps;
					var a = t.memoizedState;
					i = a.element, Eo(e, t), No(t, r, null, n);
					var o = t.memoizedState;
					if (r = o.cache, ka(t, A, r), r !== a.cache && Ma(t, [A], n, !0), Mo(), r = o.element, a.isDehydrated) {
						if (a = {
							element: r,
							isDehydrated: !1,
							cache: o.cache
						}, t.updateQueue.baseState = a, t.memoizedState = a, t.flags & 256) {
							t = el(e, t, r, n);
							break e;
						}
						if (r !== i) {
							i = ta(Error(s(424)), t), Ta(i), t = el(e, t, r, n);
							break e;
						}
						switch (e = t.stateNode.containerInfo, e.nodeType) {
							case 9:
								e = e.body;
								break;
							default: e = e.nodeName === "HTML" ? e.ownerDocument.body : e;
						}
						for (O = lm(e.firstChild), D = t, k = !0, ga = null, _a = !0, n = Co(t, null, r, n), t.child = n; n;) n.flags = n.flags & -3 | 0x8001000, n = n.sibling;
					} else {
						if (Ca(), r === i) {
							t = hl(e, t, n);
							break e;
						}
						L(e, t, r, n);
					}
					t = t.child;
				}
				return t;
			case 26: return Xc(e, t), e === null ? (n = Nm(t.type, null, t.pendingProps, null)) ? t.memoizedState = n : k || (t.stateNode = fp(t.type, t.pendingProps, Ie.current, t)) : t.memoizedState = Nm(t.type, e.memoizedProps, t.pendingProps, e.memoizedState), null;
			case 27: return Be(t), e === null && k && (r = t.stateNode = hm(t.type, t.pendingProps, Ie.current), D = t, _a = !0, i = O, Sp(t.type) ? (um = i, O = lm(r.firstChild)) : O = i), L(e, t, t.pendingProps.children, n), Xc(e, t), e === null && (t.flags |= 4194304), t.child;
			case 5: return e === null && k && ((i = r = O) && (r = rm(r, t.type, t.pendingProps, _a), r === null ? i = !1 : (t.stateNode = r, D = t, O = lm(r.firstChild), _a = !1, i = !0)), i || ya(t)), Be(t), i = t.type, a = t.pendingProps, o = e === null ? null : e.memoizedProps, r = a.children, pp(i, a) ? r = null : o !== null && pp(i, o) && (t.flags |= 32), t.memoizedState !== null && (i = ss(e, t, us, null, null, n), sh._currentValue = i), Xc(e, t), L(e, t, r, n), t.child;
			case 6: return e === null && k && ((e = n = O) && (n = im(n, t.pendingProps, _a), n === null ? e = !1 : (t.stateNode = n, D = t, O = null, e = !0)), e || ya(t)), null;
			case 13: return il(e, t, n);
			case 4: return Re(t, t.stateNode.containerInfo), r = t.pendingProps, e === null ? t.child = So(t, null, r, n) : L(e, t, r, n), t.child;
			case 11: return Vc(e, t, t.type, t.pendingProps, n);
			case 7: return r = t.pendingProps, Xc(e, t), L(e, t, r, n), t.child;
			case 8:
			case 12: return L(e, t, t.pendingProps.children, n), t.child;
			case 10: return ml(e, t, n);
			case 9: return i = t.type._context, r = t.pendingProps.children, Fa(t), i = Ia(i), r = r(i), t.flags |= 1, L(e, t, r, n), t.child;
			case 14: return Hc(e, t, t.type, t.pendingProps, n);
			case 15: return Uc(e, t, t.type, t.pendingProps, n);
			case 19: return pl(e, t, n);
			case 31: return Yc(e, t, n);
			case 22: return Wc(e, t, n, t.pendingProps);
			case 24: return Fa(t), r = Ia(A), e === null ? (i = no(), i === null && (i = W, a = Ha(), i.pooledCache = a, a.refCount++, a !== null && (i.pooledCacheLanes |= n), i = a), t.memoizedState = {
				parent: r,
				cache: i
			}, To(t), ka(t, A, i)) : ((e.lanes & n) !== 0 && (Eo(e, t), No(t, null, null, n), Mo()), i = e.memoizedState, a = t.memoizedState, i.parent === r ? (r = a.cache, ka(t, A, r), r !== i.cache && Ma(t, [A], n, !0)) : (i = {
				parent: r,
				cache: r
			}, t.memoizedState = i, t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = i), ka(t, A, r))), L(e, t, t.pendingProps.children, n), t.child;
			case 30: return t.stateNode === null && (t.stateNode = {
				autoName: null,
				paired: null,
				clones: null,
				ref: null
			}), r = t.pendingProps, r.name != null && r.name !== "auto" ? t.flags |= e === null ? 18882560 : 18874368 : k && pa(t), e !== null && e.memoizedProps.name !== r.name ? t.flags |= 4194816 : Xc(e, t), L(e, t, r.children, n), t.child;
			case 29: throw t.pendingProps;
		}
		throw Error(s(156, t.tag));
	}
	function yl(e) {
		e.flags |= 4;
	}
	function bl(e, t, n, r, i) {
		var a;
		if ((a = !!(e.mode & 32)) && (a = n === null ? Jm(t, r) : Jm(t, r) && (r.src !== n.src || r.srcSet !== n.srcSet)), a) {
			if (e.flags |= 16777216, (i & 335544128) === i) {
				if (e.stateNode.complete) e.flags |= 8192;
				else if (Wd()) e.flags |= 8192;
				else throw po = co, oo;
			}
		} else e.flags &= -16777217;
	}
	function xl(e, t) {
		if (t.type !== "stylesheet" || t.state.loading & 4) e.flags &= -16777217;
		else if (e.flags |= 16777216, !Ym(t)) {
			if (Wd()) e.flags |= 8192;
			else throw po = co, oo;
		}
	}
	function Sl(e, t) {
		t !== null && (e.flags |= 4), e.flags & 16384 && (t = e.tag === 22 ? 536870912 : wt(), e.lanes |= t, fd |= t);
	}
	function Cl(e, t) {
		if (!k) switch (e.tailMode) {
			case "visible": break;
			case "collapsed":
				for (var n = e.tail, r = null; n !== null;) n.alternate !== null && (r = n), n = n.sibling;
				r === null ? t || e.tail === null ? e.tail = null : e.tail.sibling = null : r.sibling = null;
				break;
			default:
				for (t = e.tail, n = null; t !== null;) t.alternate !== null && (n = t), t = t.sibling;
				n === null ? e.tail = null : n.sibling = null;
		}
	}
	function R(e) {
		var t = e.alternate !== null && e.alternate.child === e.child, n = 0, r = 0;
		if (t) for (var i = e.child; i !== null;) n |= i.lanes | i.childLanes, r |= i.subtreeFlags & 0x47f00000, r |= i.flags & 0x47f00000, i.return = e, i = i.sibling;
		else for (i = e.child; i !== null;) n |= i.lanes | i.childLanes, r |= i.subtreeFlags, r |= i.flags, i.return = e, i = i.sibling;
		return e.subtreeFlags |= r, e.childLanes = n, t;
	}
	function wl(e, t, n) {
		var r = t.pendingProps;
		switch (ma(t), t.tag) {
			case 16:
			case 15:
			case 0:
			case 11:
			case 7:
			case 8:
			case 12:
			case 9:
			case 14:
			case 1: return R(t), null;
			case 3: return n = t.stateNode, r = null, e !== null && (r = e.memoizedState.cache), t.memoizedState.cache !== r && (t.flags |= 2048), Aa(A), ze(), n.pendingContext && (n.context = n.pendingContext, n.pendingContext = null), (e === null || e.child === null) && (Sa(t) ? yl(t) : e === null || e.memoizedState.isDehydrated && !(t.flags & 256) || (t.flags |= 1024, wa())), R(t), null;
			case 26:
				var i = t.type, a = t.memoizedState;
				return e === null ? (yl(t), a === null ? (R(t), bl(t, i, null, r, n)) : (R(t), xl(t, a))) : a ? a === e.memoizedState ? (R(t), t.flags &= -16777217) : (yl(t), R(t), xl(t, a)) : (e = e.memoizedProps, e !== r && yl(t), R(t), bl(t, i, e, r, n)), null;
			case 27:
				if (Ve(t), n = Ie.current, i = t.type, e !== null && t.stateNode != null) e.memoizedProps !== r && yl(t);
				else {
					if (!r) {
						if (t.stateNode === null) throw Error(s(166));
						return R(t), t.subtreeFlags &= -33554433, null;
					}
					e = Pe.current, Sa(t) ? ba(t, e) : (e = hm(i, r, n), t.stateNode = e, yl(t));
				}
				return R(t), t.subtreeFlags &= -33554433, null;
			case 5:
				if (Ve(t), i = t.type, e !== null && t.stateNode != null) e.memoizedProps !== r && yl(t);
				else {
					if (!r) {
						if (t.stateNode === null) throw Error(s(166));
						return R(t), t.subtreeFlags &= -33554433, null;
					}
					if (a = Pe.current, Sa(t)) ba(t, a);
					else {
						var o = lp(Ie.current);
						switch (a) {
							case 1:
								a = o.createElementNS("http://www.w3.org/2000/svg", i);
								break;
							case 2:
								a = o.createElementNS("http://www.w3.org/1998/Math/MathML", i);
								break;
							default: switch (i) {
								case "svg":
									a = o.createElementNS("http://www.w3.org/2000/svg", i);
									break;
								case "math":
									a = o.createElementNS("http://www.w3.org/1998/Math/MathML", i);
									break;
								case "script":
									a = o.createElement("div"), a.innerHTML = "<script><\/script>", a = a.removeChild(a.firstChild);
									break;
								case "select":
									a = typeof r.is == "string" ? o.createElement("select", { is: r.is }) : o.createElement("select"), r.multiple ? a.multiple = !0 : r.size && (a.size = r.size);
									break;
								default: a = typeof r.is == "string" ? o.createElement(i, { is: r.is }) : o.createElement(i);
							}
						}
						a[It] = t, a[Lt] = r;
						e: for (o = t.child; o !== null;) {
							if (o.tag === 5 || o.tag === 6) a.appendChild(o.stateNode);
							else if (o.tag !== 4 && o.tag !== 27 && o.child !== null) {
								o.child.return = o, o = o.child;
								continue;
							}
							if (o === t) break;
							for (; o.sibling === null;) {
								if (o.return === null || o.return === t) break e;
								o = o.return;
							}
							o.sibling.return = o.return, o = o.sibling;
						}
						switch (t.stateNode = a, $(a, i, r), i) {
							case "button":
							case "input":
							case "select":
							case "textarea":
								r = !!r.autoFocus;
								break;
							case "img":
								r = !0;
								break;
							default: r = !1;
						}
						r && yl(t);
					}
				}
				return R(t), t.subtreeFlags &= -33554433, bl(t, t.type, e === null ? null : e.memoizedProps, t.pendingProps, n), null;
			case 6:
				if (e && t.stateNode != null) e.memoizedProps !== r && yl(t);
				else {
					if (typeof r != "string" && t.stateNode === null) throw Error(s(166));
					if (e = Ie.current, Sa(t)) {
						if (e = t.stateNode, n = t.memoizedProps, r = null, i = D, i !== null) switch (i.tag) {
							case 27:
							case 5: r = i.memoizedProps;
						}
						e[It] = t, e = !!(e.nodeValue === n || r !== null && !0 === r.suppressHydrationWarning || tp(e.nodeValue, n)), e || ya(t, !0);
					} else e = lp(e).createTextNode(r), e[It] = t, t.stateNode = e;
				}
				return R(t), null;
			case 31:
				if (n = t.memoizedState, e === null || e.memoizedState !== null) {
					if (r = Sa(t), n !== null) {
						if (e === null) {
							if (!r) throw Error(s(318));
							if (e = t.memoizedState, e = e === null ? null : e.dehydrated, !e) throw Error(s(557));
							e[It] = t;
						} else Ca(), !(t.flags & 128) && (t.memoizedState = null), t.flags |= 4;
						R(t), e = !1;
					} else n = wa(), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = n), e = !0;
					if (!e) return t.flags & 256 ? (qo(t), t) : (qo(t), null);
					if (t.flags & 128) throw Error(s(558));
				}
				return R(t), null;
			case 13:
				if (r = t.memoizedState, e === null || e.memoizedState !== null && e.memoizedState.dehydrated !== null) {
					if (i = Sa(t), r !== null && r.dehydrated !== null) {
						if (e === null) {
							if (!i) throw Error(s(318));
							if (i = t.memoizedState, i = i === null ? null : i.dehydrated, !i) throw Error(s(317));
							i[It] = t;
						} else Ca(), !(t.flags & 128) && (t.memoizedState = null), t.flags |= 4;
						R(t), i = !1;
					} else i = wa(), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = i), i = !0;
					if (!i) return t.flags & 256 ? (qo(t), t) : (qo(t), null);
				}
				return qo(t), t.flags & 128 ? (t.lanes = n, t) : (n = r !== null, e = e !== null && e.memoizedState !== null, n && (r = t.child, i = null, r.alternate !== null && r.alternate.memoizedState !== null && r.alternate.memoizedState.cachePool !== null && (i = r.alternate.memoizedState.cachePool.pool), a = null, r.memoizedState !== null && r.memoizedState.cachePool !== null && (a = r.memoizedState.cachePool.pool), a !== i && (r.flags |= 2048)), n !== e && n && (t.child.flags |= 8192), Sl(t, t.updateQueue), R(t), null);
			case 4: return ze(), e === null && Gf(t.stateNode.containerInfo), t.flags |= 67108864, R(t), null;
			case 10: return Aa(t.type), R(t), null;
			case 19:
				if (Xo(t), r = t.memoizedState, r === null) return R(t), null;
				if (i = !!(t.flags & 128), a = r.rendering, a === null) {
					if (i) Cl(r, !1);
					else {
						if (J !== 0 || e !== null && e.flags & 128) for (e = t.child; e !== null;) {
							if (a = Zo(e), a !== null) {
								for (t.flags |= 128, Cl(r, !1), e = a.updateQueue, t.updateQueue = e, Sl(t, e), t.subtreeFlags = 0, e = n, n = t.child; n !== null;) Ji(n, e), n = n.sibling;
								return Yo(t, Jo.current & 1 | 2), k && da(t, r.treeForkCount), t.child;
							}
							e = e.sibling;
						}
						r.tail !== null && et() > vd && (t.flags |= 128, i = !0, Cl(r, !1), t.lanes = 4194304);
					}
				} else {
					if (!i) {
						if (e = Zo(a), e !== null) {
							if (t.flags |= 128, i = !0, e = e.updateQueue, t.updateQueue = e, Sl(t, e), Cl(r, !0), r.tail === null && r.tailMode !== "collapsed" && r.tailMode !== "visible" && !a.alternate && !k) return R(t), null;
						} else 2 * et() - r.renderingStartTime > vd && n !== 536870912 && (t.flags |= 128, i = !0, Cl(r, !1), t.lanes = 4194304);
					}
					r.isBackwards ? (a.sibling = t.child, t.child = a) : (e = r.last, e === null ? t.child = a : e.sibling = a, r.last = a);
				}
				if (r.tail !== null) {
					e = r.tail;
					e: {
						for (n = e; n !== null;) {
							if (n.alternate !== null) {
								n = !1;
								break e;
							}
							n = n.sibling;
						}
						n = !0;
					}
					return r.rendering = e, r.tail = e.sibling, r.renderingStartTime = et(), e.sibling = null, a = Jo.current, a = i ? a & 1 | 2 : a & 1, r.tailMode === "visible" || r.tailMode === "collapsed" || !n || k ? Yo(t, a) : (n = a, w(Vo, t), w(Jo, n), Ho === null && (Ho = t)), k && da(t, r.treeForkCount), e;
				}
				return R(t), null;
			case 22:
			case 23: return qo(t), Bo(), r = t.memoizedState !== null, e === null ? r && (t.flags |= 8192) : e.memoizedState !== null !== r && (t.flags |= 8192), r ? n & 536870912 && !(t.flags & 128) && (R(t), t.subtreeFlags & 6 && (t.flags |= 8192)) : R(t), n = t.updateQueue, n !== null && Sl(t, n.retryQueue), n = null, e !== null && e.memoizedState !== null && e.memoizedState.cachePool !== null && (n = e.memoizedState.cachePool.pool), r = null, t.memoizedState !== null && t.memoizedState.cachePool !== null && (r = t.memoizedState.cachePool.pool), r !== n && (t.flags |= 2048), e !== null && Ne(to), null;
			case 24: return n = null, e !== null && (n = e.memoizedState.cache), t.memoizedState.cache !== n && (t.flags |= 2048), Aa(A), R(t), null;
			case 25: return null;
			case 30: return t.flags |= 33554432, R(t), null;
		}
		throw Error(s(156, t.tag));
	}
	function Tl(e, t) {
		switch (ma(t), t.tag) {
			case 1: return e = t.flags, e & 65536 ? (t.flags = e & -65537 | 128, t) : null;
			case 3: return Aa(A), ze(), e = t.flags, e & 65536 && !(e & 128) ? (t.flags = e & -65537 | 128, t) : null;
			case 26:
			case 27:
			case 5: return Ve(t), null;
			case 31:
				if (t.memoizedState !== null) {
					if (qo(t), t.alternate === null) throw Error(s(340));
					Ca();
				}
				return e = t.flags, e & 65536 ? (t.flags = e & -65537 | 128, t) : null;
			case 13:
				if (qo(t), e = t.memoizedState, e !== null && e.dehydrated !== null) {
					if (t.alternate === null) throw Error(s(340));
					Ca();
				}
				return e = t.flags, e & 65536 ? (t.flags = e & -65537 | 128, t) : null;
			case 19: return Xo(t), e = t.flags, e & 65536 ? (t.flags = e & -65537 | 128, e = t.memoizedState, e !== null && (e.rendering = null, e.tail = null), t.flags |= 4, t) : null;
			case 4: return ze(), null;
			case 10: return Aa(t.type), null;
			case 22:
			case 23: return qo(t), Bo(), e !== null && Ne(to), e = t.flags, e & 65536 ? (t.flags = e & -65537 | 128, t) : null;
			case 24: return Aa(A), null;
			default: return null;
		}
	}
	function El(e, t) {
		switch (ma(t), t.tag) {
			case 3:
				Aa(A), ze();
				break;
			case 26:
			case 27:
			case 5:
				Ve(t);
				break;
			case 4:
				ze();
				break;
			case 31:
				t.memoizedState !== null && qo(t);
				break;
			case 13:
				qo(t);
				break;
			case 19:
				Xo(t);
				break;
			case 10:
				Aa(t.type);
				break;
			case 22:
			case 23:
				qo(t), Bo(), e !== null && Ne(to);
				break;
			case 24: Aa(A);
		}
	}
	function Dl(e, t) {
		try {
			var n = t.updateQueue, r = n === null ? null : n.lastEffect;
			if (r !== null) {
				var i = r.next;
				n = i;
				do {
					if ((n.tag & e) === e) {
						r = void 0;
						var a = n.create, o = n.inst;
						r = a(), o.destroy = r;
					}
					n = n.next;
				} while (n !== i);
			}
		} catch (e) {
			X(t, t.return, e);
		}
	}
	function Ol(e, t, n) {
		try {
			var r = t.updateQueue, i = r === null ? null : r.lastEffect;
			if (i !== null) {
				var a = i.next;
				r = a;
				do {
					if ((r.tag & e) === e) {
						var o = r.inst, s = o.destroy;
						if (s !== void 0) {
							o.destroy = void 0, i = t;
							var c = n, l = s;
							try {
								l();
							} catch (e) {
								X(i, c, e);
							}
						}
					}
					r = r.next;
				} while (r !== a);
			}
		} catch (e) {
			X(t, t.return, e);
		}
	}
	function kl(e) {
		var t = e.updateQueue;
		if (t !== null) {
			var n = e.stateNode;
			try {
				Fo(t, n);
			} catch (t) {
				X(e, e.return, t);
			}
		}
	}
	function Al(e, t, n) {
		n.props = Ac(e.type, e.memoizedProps), n.state = e.memoizedState;
		try {
			n.componentWillUnmount();
		} catch (n) {
			X(e, t, n);
		}
	}
	function jl(e, t) {
		try {
			var n = e.ref;
			if (n !== null) {
				switch (e.tag) {
					case 26:
					case 27:
					case 5:
						var r = e.stateNode;
						break;
					case 30:
						var i = e.stateNode, a = Ai(e.memoizedProps, i);
						(i.ref === null || i.ref.name !== a) && (i.ref = Pp(a)), r = i.ref;
						break;
					case 7:
						if (e.stateNode === null) {
							var o = new Fp(e);
							h(e.child, !1, Qp, o, void 0, void 0), e.stateNode = o;
						}
						r = e.stateNode;
						break;
					default: r = e.stateNode;
				}
				typeof n == "function" ? e.refCleanup = n(r) : n.current = r;
			}
		} catch (n) {
			X(e, t, n);
		}
	}
	function Ml(e, t) {
		var n = e.ref, r = e.refCleanup;
		if (n !== null) {
			if (typeof r == "function") try {
				r();
			} catch (n) {
				X(e, t, n);
			} finally {
				e.refCleanup = null, e = e.alternate, e != null && (e.refCleanup = null);
			}
			else if (typeof n == "function") try {
				n(null);
			} catch (n) {
				X(e, t, n);
			}
			else n.current = null;
		}
	}
	function Nl(e, t) {
		if ((e.tag === 5 || e.tag === 27 || e.tag === 6) && e.alternate === null && t !== null) for (var n = 0; n < t.length; n++) em(e.stateNode, t[n]);
	}
	function Pl(e) {
		for (var t = e.return; t !== null && (Ll(t) && em(e.stateNode, t.stateNode), !Il(t));) t = t.return;
	}
	function Fl(e) {
		for (var t = e.return; t !== null && (Ll(t) && tm(e.stateNode, t.stateNode), !Il(t));) t = t.return;
	}
	function Il(e) {
		return e.tag === 5 || e.tag === 3 || e.tag === 27;
	}
	function Ll(e) {
		return e && e.tag === 7 && e.stateNode !== null;
	}
	function Rl(e) {
		var t = e.type, n = e.memoizedProps, r = e.stateNode;
		try {
			switch (t) {
				case "button":
				case "input":
				case "select":
				case "textarea":
					n.autoFocus && r.focus();
					break;
				case "img": n.src ? r.src = n.src : n.srcSet && (r.srcset = n.srcSet);
			}
		} catch (t) {
			X(e, e.return, t);
		}
	}
	function zl(e, t, n) {
		try {
			var r = e.stateNode;
			ip(r, e.type, n, t), r[Lt] = t;
		} catch (t) {
			X(e, e.return, t);
		}
	}
	function Bl(e) {
		return e.tag === 5 || e.tag === 3 || e.tag === 26 || e.tag === 27 && Sp(e.type) || e.tag === 4;
	}
	function Vl(e) {
		e: for (;;) {
			for (; e.sibling === null;) {
				if (e.return === null || Bl(e.return)) return null;
				e = e.return;
			}
			for (e.sibling.return = e.return, e = e.sibling; e.tag !== 5 && e.tag !== 6 && e.tag !== 18;) {
				if (e.tag === 27 && Sp(e.type) || e.flags & 2 || e.child === null || e.tag === 4) continue e;
				e.child.return = e, e = e.child;
			}
			if (!(e.flags & 2)) return e.stateNode;
		}
	}
	function Hl(e, t, n, r) {
		var i = e.tag;
		if (i === 5 || i === 6) i = e.stateNode, t ? (n.nodeType === 9 ? n.body : n.nodeName === "HTML" ? n.ownerDocument.body : n).insertBefore(i, t) : (t = n.nodeType === 9 ? n.body : n.nodeName === "HTML" ? n.ownerDocument.body : n, t.appendChild(i), n = n._reactRootContainer, n != null || t.onclick !== null || (t.onclick = jn)), Nl(e, r), E = !0;
		else if (i !== 4 && (i === 27 && (Nl(e, r), r = null, Sp(e.type) && (n = e.stateNode, t = null)), e = e.child, e !== null)) for (Hl(e, t, n, r), e = e.sibling; e !== null;) Hl(e, t, n, r), e = e.sibling;
	}
	function Ul(e, t, n, r) {
		var i = e.tag;
		if (i === 5 || i === 6) i = e.stateNode, t ? n.insertBefore(i, t) : n.appendChild(i), Nl(e, r), E = !0;
		else if (i !== 4 && (i === 27 && (Nl(e, r), r = null, Sp(e.type) && (n = e.stateNode)), e = e.child, e !== null)) for (Ul(e, t, n, r), e = e.sibling; e !== null;) Ul(e, t, n, r), e = e.sibling;
	}
	function Wl(e) {
		var t = e.stateNode, n = e.memoizedProps;
		try {
			for (var r = e.type, i = t.attributes; i.length;) t.removeAttributeNode(i[0]);
			$(t, r, n), t[It] = e, t[Lt] = n;
		} catch (t) {
			X(e, e.return, t);
		}
	}
	var Gl = !1, Kl = null;
	function ql(e) {
		(e.tag === 30 || e.subtreeFlags & 33554432) && (Gl = !0);
	}
	var Jl = null;
	function Yl() {
		var e = Jl;
		return Jl = null, e;
	}
	var Xl = 0;
	function Zl(e, t, n, r, i) {
		return Xl = 0, Ql(e.child, t, n, r, i);
	}
	function Ql(e, t, n, r, i) {
		for (var a = !1; e !== null;) {
			if (e.tag === 5) {
				var o = e.stateNode;
				if (r !== null) {
					var s = Op(o);
					r.push(s), s.view && (a = !0);
				} else a || Op(o).view && (a = !0);
				Gl = !0, Tp(o, Xl === 0 ? t : t + "_" + Xl, n), Xl++;
			} else e.tag === 22 && e.memoizedState !== null || e.tag === 30 && i || Ql(e.child, t, n, r, i) && (a = !0);
			e = e.sibling;
		}
		return a;
	}
	function $l(e, t) {
		for (; e !== null;) e.tag === 5 ? Ep(e.stateNode, e.memoizedProps) : e.tag === 22 && e.memoizedState !== null || e.tag === 30 && t || $l(e.child, t), e = e.sibling;
	}
	function eu(e) {
		if (e.subtreeFlags & 18874368) for (e = e.child; e !== null;) {
			if ((e.tag !== 22 || e.memoizedState === null) && (eu(e), e.tag === 30 && e.flags & 18874368 && e.stateNode.paired)) {
				var t = e.memoizedProps;
				if (t.name == null || t.name === "auto") throw Error(s(544));
				var n = t.name;
				t = Mi(t.default, t.share), t !== "none" && (Zl(e, n, t, null, !1) || $l(e.child, !1));
			}
			e = e.sibling;
		}
	}
	function tu(e, t) {
		if (e.tag === 30) {
			var n = e.stateNode, r = e.memoizedProps, i = Ai(r, n), a = Mi(r.default, n.paired ? r.share : r.enter);
			a === "none" ? eu(e) : Zl(e, i, a, null, !1) ? (eu(e), n.paired || t || Pd(e, r.onEnter)) : $l(e.child, !1);
		} else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) tu(e, t), e = e.sibling;
		else eu(e);
	}
	function nu(e) {
		if (Kl !== null && Kl.size !== 0) {
			var t = Kl;
			if (e.subtreeFlags & 18874368) for (e = e.child; e !== null;) {
				if (e.tag !== 22 || e.memoizedState === null) {
					if (e.tag === 30 && e.flags & 18874368) {
						var n = e.memoizedProps, r = n.name;
						if (r != null && r !== "auto") {
							var i = t.get(r);
							if (i !== void 0) {
								var a = Mi(n.default, n.share);
								if (a !== "none" && (Zl(e, r, a, null, !1) ? (a = e.stateNode, i.paired = a, a.paired = i, Pd(e, n.onShare)) : $l(e.child, !1)), t.delete(r), t.size === 0) break;
							}
						}
					}
					nu(e);
				}
				e = e.sibling;
			}
		}
	}
	function ru(e) {
		if (e.tag === 30) {
			var t = e.memoizedProps, n = Ai(t, e.stateNode), r = Kl === null ? void 0 : Kl.get(n), i = Mi(t.default, r === void 0 ? t.exit : t.share);
			i !== "none" && (Zl(e, n, i, null, !1) ? r === void 0 ? Pd(e, t.onExit) : (i = e.stateNode, r.paired = i, i.paired = r, Kl.delete(n), Pd(e, t.onShare)) : $l(e.child, !1)), Kl !== null && nu(e);
		} else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) ru(e), e = e.sibling;
		else Kl !== null && nu(e);
	}
	function iu(e) {
		for (e = e.child; e !== null;) {
			if (e.tag === 30) {
				var t = e.memoizedProps, n = Ai(t, e.stateNode);
				t = Mi(t.default, t.update), e.flags &= -5, t !== "none" && Zl(e, n, t, e.memoizedState = [], !1);
			} else e.subtreeFlags & 33554432 && iu(e);
			e = e.sibling;
		}
	}
	function au(e) {
		if (e.subtreeFlags & 18874368) for (e = e.child; e !== null;) {
			if (e.tag !== 22 || e.memoizedState === null) {
				if (e.tag === 30 && e.flags & 18874368) {
					var t = e.stateNode;
					t.paired !== null && (t.paired = null, $l(e.child, !1));
				}
				au(e);
			}
			e = e.sibling;
		}
	}
	function ou(e) {
		if (e.tag === 30) e.stateNode.paired = null, $l(e.child, !1), au(e);
		else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) ou(e), e = e.sibling;
		else au(e);
	}
	function su(e) {
		for (e = e.child; e !== null;) e.tag === 30 ? $l(e.child, !1) : e.subtreeFlags & 33554432 && su(e), e = e.sibling;
	}
	function cu(e, t, n, r, i, a, o) {
		for (var s = !1; t !== null;) {
			if (t.tag === 5) {
				var c = t.stateNode;
				if (a !== null && Xl < a.length) {
					var l = a[Xl], u = Op(c);
					(l.view || u.view) && (s = !0);
					var d;
					if (d = !(e.flags & 4)) {
						if (u.clip) d = !0;
						else {
							d = l.rect;
							var f = u.rect;
							d = d.y !== f.y || d.x !== f.x || d.height !== f.height || d.width !== f.width;
						}
					}
					d && (e.flags |= 4), u.abs ? u = !l.abs : (l = l.rect, u = u.rect, u = l.height !== u.height || l.width !== u.width), u && (e.flags |= 32);
				} else e.flags |= 32;
				e.flags & 4 && Tp(c, Xl === 0 ? n : n + "_" + Xl, i), s && e.flags & 4 || (Jl === null && (Jl = []), Jl.push(c, Xl === 0 ? r : r + "_" + Xl, t.memoizedProps)), Xl++;
			} else (t.tag !== 22 || t.memoizedState === null) && (t.tag === 30 && o ? e.flags |= t.flags & 32 : cu(e, t.child, n, r, i, a, o) && (s = !0));
			t = t.sibling;
		}
		return s;
	}
	function lu(e, t) {
		for (e = e.child; e !== null;) {
			if (e.tag === 30) {
				var n = e.memoizedProps, r = e.stateNode, i = Ai(n, r), a = Mi(n.default, n.update);
				if (t) {
					r = r.clones;
					var o = r === null ? null : r.map(kp);
				} else o = e.memoizedState, e.memoizedState = null;
				r = e;
				var s = e.child;
				Xl = 0, i = cu(r, s, i, i, a, o, !1), e.flags & 4 && i && (t || Pd(e, n.onUpdate));
			} else e.subtreeFlags & 33554432 && lu(e, t);
			e = e.sibling;
		}
	}
	var z = !1, B = !1, uu = !1, du = !1, fu = typeof WeakSet == "function" ? WeakSet : Set, V = null, pu = !1, mu = !1, hu = !1, gu = !1;
	function _u(e, t, n) {
		if (e = e.containerInfo, sp = gh, e = oi(e), si(e)) {
			if ("selectionStart" in e) var r = {
				start: e.selectionStart,
				end: e.selectionEnd
			};
			else e: {
				r = (r = e.ownerDocument) && r.defaultView || window;
				var i = r.getSelection && r.getSelection();
				if (i && i.rangeCount !== 0) {
					r = i.anchorNode;
					var a = i.anchorOffset, o = i.focusNode;
					i = i.focusOffset;
					try {
						r.nodeType, o.nodeType;
					} catch {
						r = null;
						break e;
					}
					var s = 0, c = -1, l = -1, u = 0, d = 0, f = e, p = null;
					t: for (;;) {
						for (var m; f !== r || a !== 0 && f.nodeType !== 3 || (c = s + a), f !== o || i !== 0 && f.nodeType !== 3 || (l = s + i), f.nodeType === 3 && (s += f.nodeValue.length), (m = f.firstChild) !== null;) p = f, f = m;
						for (;;) {
							if (f === e) break t;
							if (p === r && ++u === a && (c = s), p === o && ++d === i && (l = s), (m = f.nextSibling) !== null) break;
							f = p, p = f.parentNode;
						}
						f = m;
					}
					r = c === -1 || l === -1 ? null : {
						start: c,
						end: l
					};
				} else r = null;
			}
			r ||= {
				start: 0,
				end: 0
			};
		} else r = null;
		for (cp = {
			focusedElem: e,
			selectionRange: r
		}, gh = !1, n = (n & 335544064) === n, V = t, t = n ? 9270 : 1024; V !== null;) {
			if (e = V, n && (r = e.deletions, r !== null)) for (a = 0; a < r.length; a++) n && ru(r[a]);
			if (e.alternate === null && e.flags & 2) n && ql(e), vu(n);
			else {
				if (e.tag === 22) {
					if (r = e.alternate, e.memoizedState !== null) {
						r !== null && r.memoizedState === null && n && ru(r), vu(n);
						continue;
					}
					if (r !== null && r.memoizedState !== null) {
						n && ql(e), vu(n);
						continue;
					}
				}
				r = e.child, (e.subtreeFlags & t) !== 0 && r !== null ? (r.return = e, V = r) : (n && iu(e), vu(n));
			}
		}
		Kl = null;
	}
	function vu(e) {
		for (; V !== null;) {
			var t = V, n = e, r = t.alternate, i = t.flags;
			switch (t.tag) {
				case 0:
				case 11:
				case 15: break;
				case 1:
					if (i & 1024 && r !== null) {
						n = void 0, i = r.memoizedProps, r = r.memoizedState;
						var a = t.stateNode;
						try {
							var o = Ac(t.type, i);
							n = a.getSnapshotBeforeUpdate(o, r), a.__reactInternalSnapshotBeforeUpdate = n;
						} catch (e) {
							X(t, t.return, e);
						}
					}
					break;
				case 3:
					if (i & 1024) {
						if (r = t.stateNode.containerInfo, n = r.nodeType, n === 9) nm(r);
						else if (n === 1) switch (r.nodeName) {
							case "HEAD":
							case "HTML":
							case "BODY":
								nm(r);
								break;
							default: r.textContent = "";
						}
					}
					break;
				case 5:
				case 26:
				case 27:
				case 6:
				case 4:
				case 17: break;
				case 30:
					n && r !== null && (n = Ai(r.memoizedProps, r.stateNode), i = t.memoizedProps, i = Mi(i.default, i.update), i !== "none" && Zl(r, n, i, r.memoizedState = [], !0));
					break;
				default: if (i & 1024) throw Error(s(163));
			}
			if (r = t.sibling, r !== null) {
				r.return = t.return, V = r;
				break;
			}
			V = t.return;
		}
	}
	function yu(e, t, n) {
		var r = n.flags;
		switch (n.tag) {
			case 0:
			case 11:
			case 15:
				Ru(e, n), r & 4 && Dl(5, n);
				break;
			case 1:
				if (Ru(e, n), r & 4) {
					if (e = n.stateNode, t === null) try {
						e.componentDidMount();
					} catch (e) {
						X(n, n.return, e);
					}
					else {
						var i = Ac(n.type, t.memoizedProps);
						t = t.memoizedState;
						try {
							e.componentDidUpdate(i, t, e.__reactInternalSnapshotBeforeUpdate);
						} catch (e) {
							X(n, n.return, e);
						}
					}
				}
				r & 64 && kl(n), r & 512 && jl(n, n.return);
				break;
			case 3:
				if (Ru(e, n), r & 64 && (e = n.updateQueue, e !== null)) {
					if (t = null, n.child !== null) switch (n.child.tag) {
						case 27:
						case 5:
						case 1: t = n.child.stateNode;
					}
					try {
						Fo(e, t);
					} catch (e) {
						X(n, n.return, e);
					}
				}
				break;
			case 27: t === null && r & 4 && Wl(n);
			case 26:
			case 5:
				Ru(e, n), t === null && r & 4 && Rl(n), r & 512 && jl(n, n.return);
				break;
			case 12:
				Ru(e, n);
				break;
			case 31:
				Ru(e, n), r & 4 && Du(e, n);
				break;
			case 13:
				Ru(e, n), r & 4 && Ou(e, n), r & 64 && (e = n.memoizedState, e !== null && (e = e.dehydrated, e !== null && (n = vf.bind(null, n), cm(e, n))));
				break;
			case 22:
				if (r = n.memoizedState !== null || z, !r) {
					var a = t !== null && t.memoizedState !== null || B;
					t = z, i = B, z = r, (B = a) && !i ? (r = 2, n.subtreeFlags & 8772 && (r |= 1), Bu(e, n, r)) : Ru(e, n), z = t, B = i;
				}
				break;
			case 30:
				Ru(e, n), r & 512 && jl(n, n.return);
				break;
			case 7: r & 512 && jl(n, n.return);
			default: Ru(e, n);
		}
	}
	function bu(e, t) {
		for (e = e.child; e !== null;) xu(e, t), e = e.sibling;
	}
	function xu(e, t) {
		switch (e.tag) {
			case 5:
			case 26:
				try {
					var n = e.stateNode;
					if (t) {
						var r = n.style;
						typeof r.setProperty == "function" ? r.setProperty("display", "none", "important") : r.display = "none";
					} else {
						var i = e.stateNode, a = e.memoizedProps.style, o = a != null && a.hasOwnProperty("display") ? a.display : null;
						i.style.display = o == null || typeof o == "boolean" ? "" : ("" + o).trim();
					}
				} catch (t) {
					X(e, e.return, t);
				}
				Su(e, t);
				break;
			case 6:
				try {
					e.stateNode.nodeValue = t ? "" : e.memoizedProps, E = !0;
				} catch (t) {
					X(e, e.return, t);
				}
				break;
			case 18:
				try {
					var s = e.stateNode;
					t ? wp(s, !0) : wp(e.stateNode, !1);
				} catch (t) {
					X(e, e.return, t);
				}
				break;
			case 22:
			case 23:
				e.memoizedState === null && bu(e, t);
				break;
			default: bu(e, t);
		}
	}
	function Su(e, t) {
		if (e.subtreeFlags & 67108864) for (e = e.child; e !== null;) {
			e: {
				var n = e, r = t;
				switch (n.tag) {
					case 4:
						xu(n, r);
						break e;
					case 22:
						n.memoizedState === null && Su(n, r);
						break e;
					default: Su(n, r);
				}
			}
			e = e.sibling;
		}
	}
	function Cu(e) {
		var t = e.alternate;
		t !== null && (e.alternate = null, Cu(t)), e.child = null, e.deletions = null, e.sibling = null, e.tag === 5 && (t = e.stateNode, t !== null && Gt(t)), e.stateNode = null, e.return = null, e.dependencies = null, e.memoizedProps = null, e.memoizedState = null, e.pendingProps = null, e.stateNode = null, e.updateQueue = null;
	}
	var H = null, wu = !1;
	function Tu(e, t, n) {
		for (n = n.child; n !== null;) Eu(e, t, n), n = n.sibling;
	}
	function Eu(e, t, n) {
		if (ut && typeof ut.onCommitFiberUnmount == "function") try {
			ut.onCommitFiberUnmount(lt, n);
		} catch {}
		switch (n.tag) {
			case 26:
				B || Ml(n, t), Tu(e, t, n), n.memoizedState ? n.memoizedState.count-- : n.stateNode && !B && (n = n.stateNode, n.parentNode.removeChild(n));
				break;
			case 27:
				B || Ml(n, t), Fl(n);
				var r = H, i = wu;
				Sp(n.type) && (H = n.stateNode, wu = !1), Tu(e, t, n), gm(n.stateNode, n.type, n.memoizedProps), H = r, wu = i;
				break;
			case 5: B || Ml(n, t), Fl(n);
			case 6:
				if (n.tag === 6 && Fl(n), r = H, i = wu, H = null, Tu(e, t, n), H = r, wu = i, H !== null) {
					if (wu) try {
						(H.nodeType === 9 ? H.body : H.nodeName === "HTML" ? H.ownerDocument.body : H).removeChild(n.stateNode), E = !0;
					} catch (e) {
						X(n, t, e);
					}
					else try {
						H.removeChild(n.stateNode), E = !0;
					} catch (e) {
						X(n, t, e);
					}
				}
				break;
			case 18:
				H !== null && (wu ? (e = H, Cp(e.nodeType === 9 ? e.body : e.nodeName === "HTML" ? e.ownerDocument.body : e, n.stateNode), Hh(e)) : Cp(H, n.stateNode));
				break;
			case 4:
				r = H, i = wu, H = n.stateNode.containerInfo, wu = !0, Tu(e, t, n), H = r, wu = i;
				break;
			case 0:
			case 11:
			case 14:
			case 15:
				Ol(2, n, t), B || Ol(4, n, t), Tu(e, t, n);
				break;
			case 1:
				B || (Ml(n, t), r = n.stateNode, typeof r.componentWillUnmount == "function" && Al(n, t, r)), Tu(e, t, n);
				break;
			case 21:
				Tu(e, t, n);
				break;
			case 22:
				B = (r = B) || n.memoizedState !== null, Tu(e, t, n), B = r;
				break;
			case 30:
				Ml(n, t), Tu(e, t, n);
				break;
			case 7:
				B || Ml(n, t), Tu(e, t, n);
				break;
			default: Tu(e, t, n);
		}
	}
	function Du(e, t) {
		if (t.memoizedState === null && (e = t.alternate, e !== null && (e = e.memoizedState, e !== null))) {
			e = e.dehydrated;
			try {
				Hh(e);
			} catch (e) {
				X(t, t.return, e);
			}
		}
	}
	function Ou(e, t) {
		if (t.memoizedState === null && (e = t.alternate, e !== null && (e = e.memoizedState, e !== null && (e = e.dehydrated, e !== null)))) try {
			Hh(e);
		} catch (e) {
			X(t, t.return, e);
		}
	}
	function ku(e) {
		switch (e.tag) {
			case 31:
			case 13:
			case 19:
				var t = e.stateNode;
				return t === null && (t = e.stateNode = new fu()), t;
			case 22: return e = e.stateNode, t = e._retryCache, t === null && (t = e._retryCache = new fu()), t;
			default: throw Error(s(435, e.tag));
		}
	}
	function Au(e, t) {
		var n = ku(e);
		t.forEach(function(t) {
			if (!n.has(t)) {
				n.add(t);
				var r = yf.bind(null, e, t);
				t.then(r, r);
			}
		});
	}
	function ju(e, t, n) {
		var r = t.deletions;
		if (r !== null) for (var i = 0; i < r.length; i++) {
			var a = r[i], o = e, c = t, l = c;
			e: for (; l !== null;) {
				switch (l.tag) {
					case 27:
						if (Sp(l.type)) {
							H = l.stateNode, wu = !1;
							break e;
						}
						break;
					case 5:
						H = l.stateNode, wu = !1;
						break e;
					case 3:
					case 4:
						H = l.stateNode.containerInfo, wu = !0;
						break e;
				}
				l = l.return;
			}
			if (H === null) throw Error(s(160));
			Eu(o, c, a), H = null, wu = !1, o = a.alternate, o !== null && (o.return = null), a.return = null;
		}
		if (t.subtreeFlags & 13886) for (t = t.child; t !== null;) Nu(t, e, n), t = t.sibling;
	}
	var Mu = null;
	function Nu(e, t, n) {
		var r = e.alternate, i = e.flags;
		switch (e.tag) {
			case 0:
			case 11:
			case 14:
			case 15:
				if (i & 4 && (r = e.updateQueue, r = r === null ? null : r.events, r !== null)) for (var a = 0; a < r.length; a++) {
					var o = r[a];
					o.ref.impl = o.nextImpl;
				}
				ju(t, e, n), Pu(e), i & 4 && (Ol(3, e, e.return), Dl(3, e), Ol(5, e, e.return));
				break;
			case 1:
				ju(t, e, n), Pu(e), i & 512 && (B || r === null || Ml(r, r.return)), i & 64 && z && (e = e.updateQueue, e !== null && (t = e.callbacks, t !== null && (n = e.shared.hiddenCallbacks, e.shared.hiddenCallbacks = n === null ? t : n.concat(t))));
				break;
			case 26:
				if (a = Mu, ju(t, e, n), Pu(e), i & 512 && (B || r === null || Ml(r, r.return)), i & 4) {
					if (i = r === null ? null : r.memoizedState, n = e.memoizedState, r === null) {
						if (n === null) {
							if (e.stateNode === null) {
								if (z) e.stateNode = fp(e.type, e.memoizedProps, t.containerInfo, e);
								else {
									e: {
										t = e.type, n = e.memoizedProps, i = a.ownerDocument || a;
										t: switch (t) {
											case "title":
												r = i.getElementsByTagName("title")[0], (!r || r[Ut] || r[It] || r.namespaceURI === "http://www.w3.org/2000/svg" || r.hasAttribute("itemprop")) && (r = i.createElement(t), i.head.insertBefore(r, i.querySelector("head > title"))), $(r, t, n), r[It] = e, T(r), t = r;
												break e;
											case "link":
												if (a = Gm("link", "href", i).get(t + (n.href || ""))) {
													for (o = 0; o < a.length; o++) if (r = a[o], r.getAttribute("href") === (n.href == null || n.href === "" ? null : n.href) && r.getAttribute("rel") === (n.rel == null ? null : n.rel) && r.getAttribute("title") === (n.title == null ? null : n.title) && r.getAttribute("crossorigin") === (n.crossOrigin == null ? null : n.crossOrigin)) {
														a.splice(o, 1);
														break t;
													}
												}
												r = i.createElement(t), $(r, t, n), i.head.appendChild(r);
												break;
											case "meta":
												if (a = Gm("meta", "content", i).get(t + (n.content || ""))) {
													for (o = 0; o < a.length; o++) if (r = a[o], r.getAttribute("content") === (n.content == null ? null : "" + n.content) && r.getAttribute("name") === (n.name == null ? null : n.name) && r.getAttribute("property") === (n.property == null ? null : n.property) && r.getAttribute("http-equiv") === (n.httpEquiv == null ? null : n.httpEquiv) && r.getAttribute("charset") === (n.charSet == null ? null : n.charSet)) {
														a.splice(o, 1);
														break t;
													}
												}
												r = i.createElement(t), $(r, t, n), i.head.appendChild(r);
												break;
											default: throw Error(s(468, t));
										}
										r[It] = e, T(r), t = r;
									}
									e.stateNode = t;
								}
							} else z || Km(a, e.type, e.stateNode);
						} else e.stateNode = Bm(a, n, e.memoizedProps);
					} else i === n ? n === null && e.stateNode !== null && zl(e, e.memoizedProps, r.memoizedProps) : (i === null ? (t = r.stateNode, t === null || B || t.parentNode.removeChild(t)) : i.count--, n === null ? z || Km(a, e.type, e.stateNode) : Bm(a, n, e.memoizedProps));
				}
				break;
			case 27:
				ju(t, e, n), Pu(e), i & 512 && (B || r === null || Ml(r, r.return)), r !== null && i & 4 && zl(e, e.memoizedProps, r.memoizedProps);
				break;
			case 5:
				if (a = uu, uu = !1, ju(t, e, n), uu = a, Pu(e), i & 512 && (B || r === null || Ml(r, r.return)), e.flags & 32) {
					t = e.stateNode;
					try {
						Cn(t, ""), E = !0;
					} catch (t) {
						X(e, e.return, t);
					}
				}
				i & 4 && e.stateNode != null && (t = e.memoizedProps, zl(e, t, r === null ? t : r.memoizedProps)), i & 1024 && (du = !0);
				break;
			case 6:
				if (ju(t, e, n), Pu(e), i & 4) {
					if (e.stateNode === null) throw Error(s(162));
					t = e.memoizedProps, n = e.stateNode;
					try {
						n.nodeValue = t, E = !0;
					} catch (t) {
						X(e, e.return, t);
					}
				}
				break;
			case 3:
				if (E = !1, Wm = null, a = Mu, Mu = bm(t.containerInfo), ju(t, e, n), Mu = a, Pu(e), i & 4 && r !== null && r.memoizedState.isDehydrated) try {
					Hh(t.containerInfo);
				} catch (t) {
					X(e, e.return, t);
				}
				du && (du = !1, Fu(e)), E = !1;
				break;
			case 4:
				i = uu, uu = z, r = on(), a = Mu, Mu = bm(e.stateNode.containerInfo), ju(t, e, n), Pu(e), Mu = a, E && mu && (hu = !0), E = r, uu = i;
				break;
			case 12:
				ju(t, e, n), Pu(e);
				break;
			case 31:
				ju(t, e, n), Pu(e), i & 4 && (t = e.updateQueue, t !== null && (e.updateQueue = null, Au(e, t)));
				break;
			case 13:
				ju(t, e, n), Pu(e), e.child.flags & 8192 && e.memoizedState !== null != (r !== null && r.memoizedState !== null) && (gd = et()), i & 4 && (t = e.updateQueue, t !== null && (e.updateQueue = null, Au(e, t)));
				break;
			case 22:
				a = e.memoizedState !== null, o = r !== null && r.memoizedState !== null;
				var c = z, l = B, u = uu;
				z = c || a, uu = u || a, B = l || o, ju(t, e, n), B = l, uu = u, z = c, Pu(e), i & 8192 && (t = e.stateNode, t._visibility = a ? t._visibility & -2 : t._visibility | 1, !a || r === null || o || z || B || (t = o || B, n = z, r = B, z = a || z, B = t, zu(e, 2), z = n, B = r), !a && uu || bu(e, a)), i & 4 && (t = e.updateQueue, t !== null && (n = t.retryQueue, n !== null && (t.retryQueue = null, Au(e, n))));
				break;
			case 19:
				ju(t, e, n), Pu(e), i & 4 && (t = e.updateQueue, t !== null && (e.updateQueue = null, Au(e, t)));
				break;
			case 30:
				i & 512 && (B || r === null || Ml(r, r.return)), i = on(), a = mu, o = (n & 335544064) === n, c = e.memoizedProps, mu = o && Mi(c.default, c.update) !== "none", ju(t, e, n), Pu(e), o && r !== null && E && (e.flags |= 4), mu = a, E = i;
				break;
			case 21: break;
			case 7: i & 512 && (B || r === null || Ml(r, r.return)), r && r.stateNode !== null && (r.stateNode._fragmentFiber = e);
			default: ju(t, e, n), Pu(e);
		}
	}
	function Pu(e) {
		var t = e.flags;
		if (t & 2) {
			try {
				for (var n, r = e.return; r !== null;) {
					if (Bl(r)) {
						n = r;
						break;
					}
					r = r.return;
				}
				r = null;
				for (var i = e.return; i !== null;) {
					if (Ll(i)) {
						var a = i.stateNode;
						r === null ? r = [a] : r.push(a);
					}
					if (Il(i)) break;
					i = i.return;
				}
				var o = r;
				if (n == null) throw Error(s(160));
				switch (n.tag) {
					case 27:
						var c = n.stateNode;
						Ul(e, Vl(e), c, o);
						break;
					case 5:
						var l = n.stateNode;
						n.flags & 32 && (Cn(l, ""), n.flags &= -33), Ul(e, Vl(e), l, o);
						break;
					case 3:
					case 4:
						var u = n.stateNode.containerInfo;
						Hl(e, Vl(e), u, o);
						break;
					default: throw Error(s(161));
				}
			} catch (t) {
				X(e, e.return, t);
			}
			e.flags &= -3;
		}
		t & 4096 && (e.flags &= -4097);
	}
	function Fu(e) {
		if (e.subtreeFlags & 1024) for (e = e.child; e !== null;) {
			var t = e;
			Fu(t), t.tag === 5 && t.flags & 1024 && (t = t.stateNode, gh = !0, t.reset(), gh = !1), e = e.sibling;
		}
	}
	function Iu(e, t) {
		if (t.subtreeFlags & 9270) for (t = t.child; t !== null;) Lu(t, e), t = t.sibling;
		else lu(t, !1);
	}
	function Lu(e, t) {
		var n = e.alternate;
		if (n === null) tu(e, !1);
		else switch (e.tag) {
			case 3:
				if (gu = pu = !1, Yl(), Iu(t, e), !pu && !hu) {
					if (e = Jl, e !== null) for (var r = 0; r < e.length; r += 3) {
						n = e[r];
						var i = e[r + 1];
						Ep(n, e[r + 2]), n = n.ownerDocument.documentElement, n !== null && n.animate({
							opacity: [0, 0],
							pointerEvents: ["none", "none"]
						}, {
							duration: 0,
							fill: "forwards",
							pseudoElement: "::view-transition-group(" + i + ")"
						});
					}
					e = t.containerInfo, e = e.nodeType === 9 ? e.documentElement : e.ownerDocument.documentElement, e !== null && e.style.viewTransitionName === "" && (e.style.viewTransitionName = "none", e.animate({
						opacity: [0, 0],
						pointerEvents: ["none", "none"]
					}, {
						duration: 0,
						fill: "forwards",
						pseudoElement: "::view-transition-group(root)"
					}), e.animate({
						width: [0, 0],
						height: [0, 0]
					}, {
						duration: 0,
						fill: "forwards",
						pseudoElement: "::view-transition"
					})), gu = !0;
				}
				Jl = null;
				break;
			case 5:
				Iu(t, e);
				break;
			case 4:
				r = pu, pu = !1, Iu(t, e), pu && (hu = !0), pu = r;
				break;
			case 22:
				e.memoizedState === null && (n.memoizedState === null ? Iu(t, e) : tu(e, !1));
				break;
			case 30:
				r = pu, i = Yl(), pu = !1, Iu(t, e), pu && (e.flags |= 4);
				var a = e.memoizedProps, o = e.stateNode;
				t = Ai(a, o), o = Ai(n.memoizedProps, o);
				var s = Mi(a.default, a.update);
				s === "none" ? t = !1 : (a = n.memoizedState, n.memoizedState = null, n = e.child, Xl = 0, t = cu(e, n, t, o, s, a, !0), Xl !== (a === null ? 0 : a.length) && (e.flags |= 32)), e.flags & 4 && t ? (Pd(e, e.memoizedProps.onUpdate), Jl = i) : i !== null && (i.push.apply(i, Jl), Jl = i), pu = e.flags & 32 ? !0 : r;
				break;
			default: Iu(t, e);
		}
	}
	function Ru(e, t) {
		if (t.subtreeFlags & 8772) for (t = t.child; t !== null;) yu(e, t.alternate, t), t = t.sibling;
	}
	function zu(e, t) {
		for (e = e.child; e !== null;) {
			var n = e, r = t;
			switch (n.tag) {
				case 0:
				case 11:
				case 14:
				case 15:
					Ol(4, n, n.return), zu(n, r);
					break;
				case 1:
					Ml(n, n.return);
					var i = n.stateNode;
					typeof i.componentWillUnmount == "function" && Al(n, n.return, i), zu(n, r);
					break;
				case 27: r & 2 && gm(n.stateNode, n.type, n.memoizedProps);
				case 5:
					Ml(n, n.return), n.tag !== 5 && n.tag !== 27 || Fl(n), zu(n, r);
					break;
				case 6:
					Fl(n);
					break;
				case 26:
					Ml(n, n.return), i = n.stateNode, n.memoizedState !== null || i === null || B || i.parentNode.removeChild(i), zu(n, r);
					break;
				case 22:
					n.memoizedState === null && zu(n, r);
					break;
				case 30:
					Ml(n, n.return), zu(n, r);
					break;
				case 7: Ml(n, n.return);
				default: zu(n, r);
			}
			e = e.sibling;
		}
	}
	function Bu(e, t, n) {
		for (n = t.subtreeFlags & 8772 ? n : n & -2, t = t.child; t !== null;) {
			var r = t.alternate, i = e, a = t, o = a.flags, s = !!(n & 1);
			switch (a.tag) {
				case 0:
				case 11:
				case 15:
					Bu(i, a, n), Dl(4, a);
					break;
				case 1:
					if (Bu(i, a, n), r = a, i = r.stateNode, typeof i.componentDidMount == "function") try {
						i.componentDidMount();
					} catch (e) {
						X(r, r.return, e);
					}
					if (r = a, i = r.updateQueue, i !== null) {
						var c = r.stateNode;
						try {
							var l = i.shared.hiddenCallbacks;
							if (l !== null) for (i.shared.hiddenCallbacks = null, i = 0; i < l.length; i++) Po(l[i], c);
						} catch (e) {
							X(r, r.return, e);
						}
					}
					s && o & 64 && kl(a), jl(a, a.return);
					break;
				case 27: n & 2 && Wl(a);
				case 5:
					a.tag !== 5 && a.tag !== 27 || Pl(a), Bu(i, a, n), s && r === null && o & 4 && Rl(a), jl(a, a.return);
					break;
				case 6:
					Pl(a);
					break;
				case 26:
					c = a.stateNode, a.memoizedState !== null || c === null || z || Km(bm(c.ownerDocument), a.type, c), Bu(i, a, n), s && r === null && o & 4 && Rl(a), jl(a, a.return);
					break;
				case 12:
					Bu(i, a, n);
					break;
				case 31:
					Bu(i, a, n), s && o & 4 && Du(i, a);
					break;
				case 13:
					Bu(i, a, n), s && o & 4 && Ou(i, a);
					break;
				case 22:
					a.memoizedState === null && Bu(i, a, n), jl(a, a.return);
					break;
				case 30:
					Bu(i, a, n), jl(a, a.return);
					break;
				case 7: jl(a, a.return);
				default: Bu(i, a, n);
			}
			t = t.sibling;
		}
	}
	function Vu(e, t) {
		var n = null;
		e !== null && e.memoizedState !== null && e.memoizedState.cachePool !== null && (n = e.memoizedState.cachePool.pool), e = null, t.memoizedState !== null && t.memoizedState.cachePool !== null && (e = t.memoizedState.cachePool.pool), e !== n && (e != null && e.refCount++, n != null && Ua(n));
	}
	function Hu(e, t) {
		e = null, t.alternate !== null && (e = t.alternate.memoizedState.cache), t = t.memoizedState.cache, t !== e && (t.refCount++, e != null && Ua(e));
	}
	function Uu(e, t, n, r) {
		var i = (n & 335544064) === n;
		if (t.subtreeFlags & (i ? 10262 : 10256)) for (t = t.child; t !== null;) Wu(e, t, n, r), t = t.sibling;
		else i && su(t);
	}
	function Wu(e, t, n, r) {
		var i = (n & 335544064) === n;
		i && t.alternate === null && t.return !== null && t.return.alternate !== null && ou(t);
		var a = t.flags;
		switch (t.tag) {
			case 0:
			case 11:
			case 15:
				Uu(e, t, n, r), a & 2048 && Dl(9, t);
				break;
			case 1:
				Uu(e, t, n, r);
				break;
			case 3:
				Uu(e, t, n, r), i && gu && (e = e.containerInfo, e = e.nodeType === 9 ? e.body : e.nodeName === "HTML" ? e.ownerDocument.body : e, e.style.viewTransitionName === "root" && (e.style.viewTransitionName = ""), e = e.ownerDocument.documentElement, e !== null && e.style.viewTransitionName === "none" && (e.style.viewTransitionName = "")), a & 2048 && (a = null, t.alternate !== null && (a = t.alternate.memoizedState.cache), t = t.memoizedState.cache, t !== a && (t.refCount++, a != null && Ua(a)));
				break;
			case 12:
				if (a & 2048) {
					Uu(e, t, n, r), a = t.stateNode;
					try {
						var o = t.memoizedProps, s = o.id, c = o.onPostCommit;
						typeof c == "function" && c(s, t.alternate === null ? "mount" : "update", a.passiveEffectDuration, -0);
					} catch (e) {
						X(t, t.return, e);
					}
				} else Uu(e, t, n, r);
				break;
			case 31:
			case 13:
				Uu(e, t, n, r);
				break;
			case 23: break;
			case 22:
				o = t.stateNode, s = t.alternate, t.memoizedState === null ? (i && s !== null && s.memoizedState !== null && ou(t), o._visibility & 2 ? Uu(e, t, n, r) : (o._visibility |= 2, Gu(e, t, n, r, !!(t.subtreeFlags & 10256) || !1))) : (i && s !== null && s.memoizedState === null && ou(s), o._visibility & 2 ? Uu(e, t, n, r) : Ku(e, t)), a & 2048 && Vu(s, t);
				break;
			case 24:
				Uu(e, t, n, r), a & 2048 && Hu(t.alternate, t);
				break;
			case 30:
				i && (a = t.alternate, a !== null && ($l(a.child, !0), $l(t.child, !0))), Uu(e, t, n, r);
				break;
			default: Uu(e, t, n, r);
		}
	}
	function Gu(e, t, n, r, i) {
		for (i &&= !!(t.subtreeFlags & 10256) || !1, t = t.child; t !== null;) {
			var a = e, o = t, s = n, c = r, l = o.flags;
			switch (o.tag) {
				case 0:
				case 11:
				case 15:
					Gu(a, o, s, c, i), Dl(8, o);
					break;
				case 23: break;
				case 22:
					var u = o.stateNode;
					o.memoizedState === null ? (u._visibility |= 2, Gu(a, o, s, c, i)) : u._visibility & 2 ? Gu(a, o, s, c, i) : Ku(a, o), i && l & 2048 && Vu(o.alternate, o);
					break;
				case 24:
					Gu(a, o, s, c, i), i && l & 2048 && Hu(o.alternate, o);
					break;
				default: Gu(a, o, s, c, i);
			}
			t = t.sibling;
		}
	}
	function Ku(e, t) {
		if (t.subtreeFlags & 10256) for (t = t.child; t !== null;) {
			var n = e, r = t, i = r.flags;
			switch (r.tag) {
				case 22:
					Ku(n, r), i & 2048 && Vu(r.alternate, r);
					break;
				case 24:
					Ku(n, r), i & 2048 && Hu(r.alternate, r);
					break;
				default: Ku(n, r);
			}
			t = t.sibling;
		}
	}
	var qu = 8192;
	function Ju(e, t, n) {
		if (e.subtreeFlags & qu) for (e = e.child; e !== null;) Yu(e, t, n), e = e.sibling;
	}
	function Yu(e, t, n) {
		switch (e.tag) {
			case 26:
				Ju(e, t, n), e.flags & qu && (e.memoizedState === null ? (e = e.stateNode, (t & 335544128) === t && Zm(n, e)) : Qm(n, Mu, e.memoizedState, e.memoizedProps));
				break;
			case 5:
				Ju(e, t, n), e.flags & qu && (e = e.stateNode, (t & 335544128) === t && Zm(n, e));
				break;
			case 3:
			case 4:
				var r = Mu;
				Mu = bm(e.stateNode.containerInfo), Ju(e, t, n), Mu = r;
				break;
			case 22:
				e.memoizedState === null && (r = e.alternate, r !== null && r.memoizedState !== null ? (r = qu, qu = 16777216, Ju(e, t, n), qu = r) : Ju(e, t, n));
				break;
			case 30:
				if ((e.flags & qu) !== 0 && (r = e.memoizedProps.name, r != null && r !== "auto")) {
					var i = e.stateNode;
					i.paired = null, Kl === null && (Kl = /* @__PURE__ */ new Map()), Kl.set(r, i);
				}
				Ju(e, t, n);
				break;
			default: Ju(e, t, n);
		}
	}
	function Xu(e) {
		var t = e.alternate;
		if (t !== null && (e = t.child, e !== null)) {
			t.child = null;
			do
				t = e.sibling, e.sibling = null, e = t;
			while (e !== null);
		}
	}
	function Zu(e) {
		var t = e.deletions;
		if (e.flags & 16) {
			if (t !== null) for (var n = 0; n < t.length; n++) {
				var r = t[n];
				V = r, ed(r, e);
			}
			Xu(e);
		}
		if (e.subtreeFlags & 10256) for (e = e.child; e !== null;) Qu(e), e = e.sibling;
	}
	function Qu(e) {
		switch (e.tag) {
			case 0:
			case 11:
			case 15:
				Zu(e), e.flags & 2048 && Ol(9, e, e.return);
				break;
			case 3:
			case 12:
				Zu(e);
				break;
			case 22:
				var t = e.stateNode;
				e.memoizedState !== null && t._visibility & 2 && (e.return === null || e.return.tag !== 13) ? (t._visibility &= -3, $u(e)) : Zu(e);
				break;
			default: Zu(e);
		}
	}
	function $u(e) {
		var t = e.deletions;
		if (e.flags & 16) {
			if (t !== null) for (var n = 0; n < t.length; n++) {
				var r = t[n];
				V = r, ed(r, e);
			}
			Xu(e);
		}
		for (e = e.child; e !== null;) {
			switch (t = e, t.tag) {
				case 0:
				case 11:
				case 15:
					Ol(8, t, t.return), $u(t);
					break;
				case 22:
					n = t.stateNode, n._visibility & 2 && (n._visibility &= -3, $u(t));
					break;
				default: $u(t);
			}
			e = e.sibling;
		}
	}
	function ed(e, t) {
		for (; V !== null;) {
			var n = V;
			switch (n.tag) {
				case 0:
				case 11:
				case 15:
					Ol(8, n, t);
					break;
				case 23:
				case 22:
					if (n.memoizedState !== null && n.memoizedState.cachePool !== null) {
						var r = n.memoizedState.cachePool.pool;
						r != null && r.refCount++;
					}
					break;
				case 24: Ua(n.memoizedState.cache);
			}
			if (r = n.child, r !== null) r.return = n, V = r;
			else for (n = e; V !== null;) {
				r = V;
				var i = r.sibling, a = r.return;
				if (Cu(r), r === n) {
					V = null;
					break;
				}
				if (i !== null) {
					i.return = a, V = i;
					break;
				}
				V = a;
			}
		}
	}
	var td = {
		getCacheForType: function(e) {
			var t = Ia(A), n = t.data.get(e);
			return n === void 0 && (n = e(), t.data.set(e, n)), n;
		},
		cacheSignal: function() {
			return Ia(A).controller.signal;
		}
	}, nd = typeof WeakMap == "function" ? WeakMap : Map, U = 0, W = null, G = null, K = 0, q = 0, rd = null, id = !1, ad = !1, od = !1, sd = 0, J = 0, cd = 0, ld = 0, ud = 0, dd = 0, fd = 0, pd = null, md = null, hd = !1, gd = 0, _d = 0, vd = 1e400, yd = null, bd = null, Y = 0, xd = null, Sd = null, Cd = 0, wd = 0, Td = null, Ed = null, Dd = null, Od = null, kd = null, Ad = 0, jd = null;
	function Md() {
		return U & 2 && K !== 0 ? K & -K : S.T === null ? Nt() : Ff();
	}
	function Nd() {
		if (dd === 0) {
			if (!(K & 536870912) || k) {
				var e = _t;
				_t <<= 1, !(_t & 3932160) && (_t = 262144), dd = e;
			} else dd = 536870912;
		}
		return e = Vo.current, e !== null && (e.flags |= 32), dd;
	}
	function Pd(e, t) {
		if (t != null) {
			var n = e.stateNode, r = n.ref;
			r === null && (r = n.ref = Pp(Ai(e.memoizedProps, n))), Od === null && (Od = []), Od.push(t.bind(null, r));
		}
	}
	function Fd(e, t, n) {
		(e === W && (q === 2 || q === 9) || e.cancelPendingCommit !== null) && (Hd(e, 0), zd(e, K, dd, !1)), Et(e, n), U & 2 && e === W || (e === W && (!(U & 2) && (ld |= n), J === 4 && zd(e, K, dd, !1)), Df(e));
	}
	function Id(e, t, n) {
		if (U & 6) throw Error(s(327));
		var r = !n && !(t & 127) && (t & e.expiredLanes) === 0 || xt(e, t), i = r ? Xd(e, t) : Jd(e, t, !0), a = r;
		do {
			if (i === 0) {
				ad && !r && zd(e, t, 0, !1);
				break;
			}
			if (n = e.current.alternate, a && !Rd(n)) i = Jd(e, t, !1), a = !1;
			else {
				if (i === 2) {
					if (a = t, e.errorRecoveryDisabledLanes & a) var o = 0;
					else o = e.pendingLanes & -536870913, o = o === 0 ? o & 536870912 ? 536870912 : 0 : o;
					if (o !== 0) {
						t = o;
						e: {
							var c = e;
							i = pd;
							var l = c.current.memoizedState.isDehydrated;
							if (l && (Hd(c, o).flags |= 256), o = Jd(c, o, !1), o !== 2 && o !== 6) {
								if (od && !l) {
									c.errorRecoveryDisabledLanes |= a, ld |= a, i = 4;
									break e;
								}
								a = md, md = i, a !== null && (md === null ? md = a : md.push.apply(md, a));
							}
							i = o;
						}
						if (a = !1, i !== 2) continue;
					}
				}
				if (i === 1) {
					Hd(e, 0), zd(e, t, 0, !0);
					break;
				}
				e: {
					switch (r = e, a = i, a) {
						case 0:
						case 1: throw Error(s(345));
						case 4: if ((t & 4194048) !== t && (t & 62914560) !== t) break;
						case 6:
							zd(r, t, dd, !id);
							break e;
						case 2:
							md = null;
							break;
						case 3:
						case 5: break;
						default: throw Error(s(329));
					}
					if ((t & 62914560) === t && (i = gd + 300 - et(), 10 < i)) {
						if (zd(r, t, dd, !id), bt(r, 0, !0) !== 0) break e;
						Cd = t, r.timeoutHandle = gp(Ld.bind(null, r, n, md, yd, hd, t, dd, ld, fd, id, a, "Throttled", -0, 0), i);
						break e;
					}
					Ld(r, n, md, yd, hd, t, dd, ld, fd, id, a, null, -0, 0);
				}
				break;
			}
		} while (1);
		Df(e);
	}
	function Ld(e, t, n, r, i, a, o, s, c, l, u, d, f, p) {
		e.timeoutHandle = -1;
		var m = t.subtreeFlags, h = (a & 335544064) === a;
		d = null, (h || m & 8192 || (m & 16785408) == 16785408) && (d = {
			stylesheets: null,
			count: 0,
			imgCount: 0,
			imgBytes: 0,
			suspenseyImages: [],
			waitingForImages: !0,
			waitingForViewTransition: !1,
			unsuspend: jn
		}, Kl = null, Yu(t, a, d), h && (m = d, h = e.containerInfo, h = (h.nodeType === 9 ? h : h.ownerDocument).__reactViewTransition, h != null && (m.count++, m.waitingForViewTransition = !0, m = nh.bind(m), h.finished.then(m, m))), m = (a & 62914560) === a ? gd - et() : (a & 4194048) === a ? _d - et() : 0, m = eh(d, m), m !== null) ? (Cd = a, e.cancelPendingCommit = m(rf.bind(null, e, t, a, n, r, i, o, s, c, l, u, d, null, f, p)), zd(e, a, o, !l)) : rf(e, t, a, n, r, i, o, s, c, l, u, d);
	}
	function Rd(e) {
		for (var t = e;;) {
			var n = t.tag;
			if ((n === 0 || n === 11 || n === 15) && t.flags & 16384 && (n = t.updateQueue, n !== null && (n = n.stores, n !== null))) for (var r = 0; r < n.length; r++) {
				var i = n[r], a = i.getSnapshot;
				i = i.value;
				try {
					if (!ei(a(), i)) return !1;
				} catch {
					return !1;
				}
			}
			if (n = t.child, t.subtreeFlags & 16384 && n !== null) n.return = t, t = n;
			else {
				if (t === e) break;
				for (; t.sibling === null;) {
					if (t.return === null || t.return === e) return !0;
					t = t.return;
				}
				t.sibling.return = t.return, t = t.sibling;
			}
		}
		return !0;
	}
	function zd(e, t, n, r) {
		t = St(e, t), t &= ~ud, t &= ~ld, e.suspendedLanes |= t, e.pingedLanes &= ~t, r && (e.warmLanes |= t), r = e.expirationTimes;
		for (var i = t; 0 < i;) {
			var a = 31 - ft(i), o = 1 << a;
			r[a] = -1, i &= ~o;
		}
		n !== 0 && Ot(e, n, t);
	}
	function Bd() {
		return U & 6 ? !0 : (Of(0, !1), !1);
	}
	function Vd() {
		if (G !== null) {
			if (q === 0) var e = G.return;
			else e = G, Oa = Da = null, ps(e), go = null, _o = 0, e = G;
			for (; e !== null;) El(e.alternate, e), e = e.return;
			G = null;
		}
	}
	function Hd(e, t) {
		var n = e.timeoutHandle;
		return n !== -1 && (e.timeoutHandle = -1, _p(n)), n = e.cancelPendingCommit, n !== null && (e.cancelPendingCommit = null, n()), Cd = 0, Vd(), W = e, G = n = qi(e.current, null), K = t, q = 0, rd = null, id = !1, ad = xt(e, t), od = !1, fd = dd = ud = ld = cd = J = 0, md = pd = null, hd = !1, sd = St(e, t), Li(), n;
	}
	function Ud(e, t) {
		j = null, S.H = Sc, t === ao || t === so ? (t = mo(), q = 3) : t === oo ? (t = mo(), q = 4) : q = t === Bc ? 8 : typeof t == "object" && t && typeof t.then == "function" ? 6 : 1, rd = t, G === null && (J = 1, Pc(e, ta(t, e.current)));
	}
	function Wd() {
		var e = Vo.current;
		return e === null ? !0 : (K & 4194048) === K ? Ho === null : (K & 62914560) === K || K & 536870912 ? e === Ho : !1;
	}
	function Gd() {
		var e = S.H;
		return S.H = Sc, e === null ? Sc : e;
	}
	function Kd() {
		var e = S.A;
		return S.A = td, e;
	}
	function qd() {
		J = 4, id || (K & 4194048) !== K && Vo.current !== null || (ad = !0), !(cd & 0x7ffffff) && !(ld & 0x7ffffff) || W === null || zd(W, K, dd, !1);
	}
	function Jd(e, t, n) {
		var r = U;
		U |= 2;
		var i = Gd(), a = Kd();
		(W !== e || K !== t) && (yd = null, Hd(e, t)), t = !1;
		var o = J;
		e: do
			try {
				if (q !== 0 && G !== null) {
					var s = G, c = rd;
					switch (q) {
						case 8:
							Vd(), o = 6;
							break e;
						case 3:
						case 2:
						case 9:
						case 6:
							Vo.current === null && (t = !0);
							var l = q;
							if (q = 0, rd = null, ef(e, s, c, l), n && ad) {
								o = 0;
								break e;
							}
							break;
						default: l = q, q = 0, rd = null, ef(e, s, c, l);
					}
				}
				Yd(), o = J;
				break;
			} catch (t) {
				Ud(e, t);
			}
		while (1);
		return t && e.shellSuspendCounter++, Oa = Da = null, U = r, S.H = i, S.A = a, G === null && (W = null, K = 0, Li()), o;
	}
	function Yd() {
		for (; G !== null;) Qd(G);
	}
	function Xd(e, t) {
		var n = U;
		U |= 2;
		var r = Gd(), i = Kd();
		W !== e || K !== t ? (yd = null, vd = et() + 500, Hd(e, t)) : ad = xt(e, t);
		e: do
			try {
				if (q !== 0 && G !== null) {
					t = G;
					var a = rd;
					t: switch (q) {
						case 1:
							q = 0, rd = null, ef(e, t, a, 1);
							break;
						case 2:
						case 9:
							if (lo(a)) {
								q = 0, rd = null, $d(t);
								break;
							}
							t = function() {
								q !== 2 && q !== 9 || W !== e || (q = 7), Df(e);
							}, a.then(t, t);
							break e;
						case 3:
							q = 7;
							break e;
						case 4:
							q = 5;
							break e;
						case 7:
							lo(a) ? (q = 0, rd = null, $d(t)) : (q = 0, rd = null, ef(e, t, a, 7));
							break;
						case 5:
							var o = null;
							switch (G.tag) {
								case 26: o = G.memoizedState;
								case 5:
								case 27:
									var c = G;
									if (o ? Ym(o) : c.stateNode.complete) {
										q = 0, rd = null;
										var l = c.sibling;
										if (l !== null) G = l;
										else {
											var u = c.return;
											u === null ? G = null : (G = u, tf(u));
										}
										break t;
									}
							}
							q = 0, rd = null, ef(e, t, a, 5);
							break;
						case 6:
							q = 0, rd = null, ef(e, t, a, 6);
							break;
						case 8:
							Vd(), J = 6;
							break e;
						default: throw Error(s(462));
					}
				}
				Zd();
				break;
			} catch (t) {
				Ud(e, t);
			}
		while (1);
		return Oa = Da = null, S.H = r, S.A = i, U = n, G === null ? (W = null, K = 0, Li(), J) : 0;
	}
	function Zd() {
		for (; G !== null && !Qe();) Qd(G);
	}
	function Qd(e) {
		var t = vl(e.alternate, e, sd);
		e.memoizedProps = e.pendingProps, t === null ? tf(e) : G = t;
	}
	function $d(e) {
		var t = e, n = t.alternate;
		switch (t.tag) {
			case 15:
			case 0:
				t = Qc(n, t, t.pendingProps, t.type, void 0, K);
				break;
			case 11:
				t = Qc(n, t, t.pendingProps, t.type.render, t.ref, K);
				break;
			case 5:
				ps(t);
				var r = t;
				r === D && (k ? (xa(r), r.tag === 5 && r.stateNode != null && (O = r.stateNode)) : (xa(r), k = !0));
			default: El(n, t), t = G = Ji(t, sd), t = vl(n, t, sd);
		}
		e.memoizedProps = e.pendingProps, t === null ? tf(e) : G = t;
	}
	function ef(e, t, n, r) {
		Oa = Da = null, ps(t), go = null, _o = 0;
		var i = t.return;
		try {
			if (zc(e, i, t, n, K)) {
				J = 1, Pc(e, ta(n, e.current)), G = null;
				return;
			}
		} catch (t) {
			if (i !== null) throw G = i, t;
			J = 1, Pc(e, ta(n, e.current)), G = null;
			return;
		}
		t.flags & 32768 ? (k || r === 1 ? e = !0 : ad || K & 536870912 ? e = !1 : (id = e = !0, (r === 2 || r === 9 || r === 3 || r === 6) && (r = Vo.current, r !== null && r.tag === 13 && (r.flags |= 16384))), nf(t, e)) : tf(t);
	}
	function tf(e) {
		var t = e;
		do {
			if (t.flags & 32768) {
				nf(t, id);
				return;
			}
			e = t.return;
			var n = wl(t.alternate, t, sd);
			if (n !== null) {
				G = n;
				return;
			}
			if (t = t.sibling, t !== null) {
				G = t;
				return;
			}
			G = t = e;
		} while (t !== null);
		J === 0 && (J = 5);
	}
	function nf(e, t) {
		do {
			var n = Tl(e.alternate, e);
			if (n !== null) {
				n.flags &= 32767, G = n;
				return;
			}
			if (n = e.return, n !== null && (n.flags |= 32768, n.subtreeFlags = 0, n.deletions = null), !t && (e = e.sibling, e !== null)) {
				G = e;
				return;
			}
			G = e = n;
		} while (e !== null);
		J = 6, G = null;
	}
	function rf(e, t, n, r, i, a, o, c, l, u, d, f) {
		e.cancelPendingCommit = null;
		do
			ff();
		while (Y !== 0);
		if (U & 6) throw Error(s(327));
		if (t !== null) {
			if (t === e.current) throw Error(s(177));
			e === W && (G = W = null, K = 0), Sd = t, xd = e, Cd = n, Td = i, Ed = r, af(e, t, n, o, c, l, f);
		}
	}
	function af(e, t, n, r, i, a, o) {
		var s = t.lanes | t.childLanes;
		if (wd = s, s |= Ii, Dt(e, n, s, r, i, a), Od = null, (n & 335544064) === n ? (kd = Ka(e), r = 10262) : (kd = null, r = 10256), (t.subtreeFlags & r) !== 0 || (t.flags & r) !== 0 ? (e.callbackNode = null, e.callbackPriority = 0, bf(it, function() {
			return pf(), null;
		})) : (e.callbackNode = null, e.callbackPriority = 0), Gl = !1, r = !!(t.flags & 13878), t.subtreeFlags & 13878 || r) {
			r = S.T, S.T = null, i = C.p, C.p = 2, a = U, U |= 4;
			try {
				_u(e, t, n);
			} finally {
				U = a, C.p = i, S.T = r;
			}
		}
		Y = 1, Gl ? Dd = Mp(o, e.containerInfo, kd, cf, lf, sf, uf, pf, of, null, null) : (cf(), lf(), uf());
	}
	function of(e) {
		Y !== 0 && (0, xd.onRecoverableError)(e, { componentStack: null });
	}
	function sf() {
		Y === 3 && (Y = 0, Lu(Sd, xd), Y = 4);
	}
	function cf() {
		if (Y === 1) {
			Y = 0;
			var e = xd, t = Sd, n = Cd, r = !!(t.flags & 13878);
			if (t.subtreeFlags & 13878 || r) {
				r = S.T, S.T = null;
				var i = C.p;
				C.p = 2;
				var a = U;
				U |= 4;
				try {
					mu = hu = !1, Nu(t, e, n), n = cp;
					var o = oi(e.containerInfo), s = n.focusedElem, c = n.selectionRange;
					if (o !== s && s && s.ownerDocument && ai(s.ownerDocument.documentElement, s)) {
						if (c !== null && si(s)) {
							var l = c.start, u = c.end;
							if (u === void 0 && (u = l), "selectionStart" in s) s.selectionStart = l, s.selectionEnd = Math.min(u, s.value.length);
							else {
								var d = s.ownerDocument || document, f = d && d.defaultView || window;
								if (f.getSelection) {
									var p = f.getSelection(), m = s.textContent.length, h = Math.min(c.start, m), g = c.end === void 0 ? h : Math.min(c.end, m);
									!p.extend && h > g && (o = g, g = h, h = o);
									var _ = ii(s, h), v = ii(s, g);
									if (_ && v && (p.rangeCount !== 1 || p.anchorNode !== _.node || p.anchorOffset !== _.offset || p.focusNode !== v.node || p.focusOffset !== v.offset)) {
										var y = d.createRange();
										y.setStart(_.node, _.offset), p.removeAllRanges(), h > g ? (p.addRange(y), p.extend(v.node, v.offset)) : (y.setEnd(v.node, v.offset), p.addRange(y));
									}
								}
							}
						}
						for (d = [], p = s; p = p.parentNode;) p.nodeType === 1 && d.push({
							element: p,
							left: p.scrollLeft,
							top: p.scrollTop
						});
						for (typeof s.focus == "function" && s.focus(), s = 0; s < d.length; s++) {
							var b = d[s];
							b.element.scrollLeft = b.left, b.element.scrollTop = b.top;
						}
					}
					gh = !!sp, cp = sp = null;
				} finally {
					U = a, C.p = i, S.T = r;
				}
			}
			e.current = t, Y = 2;
		}
	}
	function lf() {
		if (Y === 2) {
			Y = 0;
			var e = xd, t = Sd, n = !!(t.flags & 8772);
			if (t.subtreeFlags & 8772 || n) {
				n = S.T, S.T = null;
				var r = C.p;
				C.p = 2;
				var i = U;
				U |= 4;
				try {
					yu(e, t.alternate, t);
				} finally {
					U = i, C.p = r, S.T = n;
				}
			}
			Y = 3;
		}
	}
	function uf() {
		if (Y === 4 || Y === 3) {
			Y = 0;
			var e = Dd;
			Dd = null, $e();
			var t = xd, n = Sd, r = Cd, i = Ed, a = (r & 335544064) === r ? 10262 : 10256;
			if ((n.subtreeFlags & a) !== 0 || (n.flags & a) !== 0 ? Y = 5 : (Y = 0, Sd = xd = null, df(t, t.pendingLanes)), a = t.pendingLanes, a === 0 && (bd = null), Mt(r), n = n.stateNode, ut && typeof ut.onCommitFiberRoot == "function") try {
				ut.onCommitFiberRoot(lt, n, void 0, (n.current.flags & 128) == 128);
			} catch {}
			if (i !== null) {
				n = S.T, a = C.p, C.p = 2, S.T = null;
				try {
					for (var o = t.onRecoverableError, s = 0; s < i.length; s++) {
						var c = i[s];
						o(c.value, { componentStack: c.stack });
					}
				} finally {
					S.T = n, C.p = a;
				}
			}
			if (i = Od, o = kd, kd = null, i !== null && (Od = null, o === null && (o = []), e !== null)) for (c = 0; c < i.length; c++) n = (0, i[c])(o), n !== void 0 && e.finished.finally(n);
			Cd & 3 && ff(), Df(t), a = t.pendingLanes, r & 261930 && a & 42 ? t === jd ? Ad++ : (Ad = 0, jd = t) : (Ad = 0, jd = null), Of(0, !1);
		}
	}
	function df(e, t) {
		(e.pooledCacheLanes &= t) === 0 && (t = e.pooledCache, t != null && (e.pooledCache = null, Ua(t)));
	}
	function ff() {
		return Dd !== null && (Dd.skipTransition(), Dd = null), cf(), lf(), uf(), pf();
	}
	function pf() {
		if (Y !== 5) return !1;
		var e = xd, t = wd;
		wd = 0;
		var n = Mt(Cd), r = S.T, i = C.p;
		try {
			C.p = 32 > n ? 32 : n, S.T = null, n = Td, Td = null;
			var a = xd, o = Cd;
			if (Y = 0, Sd = xd = null, Cd = 0, U & 6) throw Error(s(331));
			var c = U;
			if (U |= 4, Qu(a.current), Wu(a, a.current, o, n), U = c, Of(0, !1), ut && typeof ut.onPostCommitFiberRoot == "function") try {
				ut.onPostCommitFiberRoot(lt, a);
			} catch {}
			return !0;
		} finally {
			C.p = i, S.T = r, df(e, t);
		}
	}
	function mf(e, t, n) {
		t = ta(n, t), t = Ic(e.stateNode, t, 2), e = Oo(e, t, 2), e !== null && (Et(e, 2), Df(e));
	}
	function X(e, t, n) {
		if (e.tag === 3) mf(e, e, n);
		else for (; t !== null;) {
			if (t.tag === 3) {
				mf(t, e, n);
				break;
			}
			if (t.tag === 1) {
				var r = t.stateNode;
				if (typeof t.type.getDerivedStateFromError == "function" || typeof r.componentDidCatch == "function" && (bd === null || !bd.has(r))) {
					e = ta(n, e), n = Lc(2), r = Oo(t, n, 2), r !== null && (Rc(n, r, t, e), Et(r, 2), Df(r));
					break;
				}
			}
			t = t.return;
		}
	}
	function hf(e, t, n) {
		var r = e.pingCache;
		if (r === null) {
			r = e.pingCache = new nd();
			var i = /* @__PURE__ */ new Set();
			r.set(t, i);
		} else i = r.get(t), i === void 0 && (i = /* @__PURE__ */ new Set(), r.set(t, i));
		i.has(n) || (od = !0, i.add(n), e = gf.bind(null, e, t, n), t.then(e, e));
	}
	function gf(e, t, n) {
		var r = e.pingCache;
		r !== null && r.delete(t), e.pingedLanes |= e.suspendedLanes & n, e.warmLanes &= ~n, W === e && (K & n) === n && (J === 4 || J === 3 && (K & 62914560) === K && 300 > et() - gd ? U & 2 ? ud |= n : Hd(e, 0) : ud |= n, fd === K && (fd = 0)), Df(e);
	}
	function _f(e, t) {
		t === 0 && (t = wt()), e = Bi(e, t), e !== null && (Et(e, t), Df(e));
	}
	function vf(e) {
		var t = e.memoizedState, n = 0;
		t !== null && (n = t.retryLane), _f(e, n);
	}
	function yf(e, t) {
		var n = 0;
		switch (e.tag) {
			case 31:
			case 13:
				var r = e.stateNode, i = e.memoizedState;
				i !== null && (n = i.retryLane);
				break;
			case 19:
				r = e.stateNode;
				break;
			case 22:
				r = e.stateNode._retryCache;
				break;
			default: throw Error(s(314));
		}
		r !== null && r.delete(t), _f(e, n);
	}
	function bf(e, t) {
		return Xe(e, t);
	}
	var xf = null, Sf = null, Cf = !1, wf = !1, Tf = !1, Ef = 0;
	function Df(e) {
		e !== Sf && e.next === null && (Sf === null ? xf = Sf = e : Sf = Sf.next = e), wf = !0, Cf || (Cf = !0, Pf());
	}
	function Of(e, t) {
		if (!Tf && wf) {
			Tf = !0;
			do
				for (var n = !1, r = xf; r !== null;) {
					if (!t) {
						if (e !== 0) {
							var i = r.pendingLanes;
							if (i === 0) var a = 0;
							else {
								var o = r.suspendedLanes, s = r.pingedLanes;
								a = (1 << 31 - ft(42 | e) + 1) - 1, a &= i & ~(o & ~s), a = a & 0xc000095 ? a & 0xc000095 | 1 : a ? a | 2 : 0;
							}
							a !== 0 && (n = !0, Nf(r, a));
						} else a = K, a = bt(r, r === W ? a : 0, r.cancelPendingCommit !== null || r.timeoutHandle !== -1), !(a & 3) || xt(r, a) || (n = !0, Nf(r, a));
					}
					r = r.next;
				}
			while (n);
			Tf = !1;
		}
	}
	function kf() {
		Af();
	}
	function Af() {
		wf = Cf = !1;
		var e = 0;
		Ef !== 0 && hp() && (e = Ef);
		for (var t = et(), n = null, r = xf; r !== null;) {
			var i = r.next, a = jf(r, t);
			a === 0 ? (r.next = null, n === null ? xf = i : n.next = i, i === null && (Sf = n)) : (n = r, (e !== 0 || a & 3) && (wf = !0)), r = i;
		}
		Y !== 0 && Y !== 5 || Of(e, !1), Ef !== 0 && (Ef = 0);
	}
	function jf(e, t) {
		for (var n = e.suspendedLanes, r = e.pingedLanes, i = e.expirationTimes, a = e.pendingLanes & -62914561; 0 < a;) {
			var o = 31 - ft(a), s = 1 << o, c = i[o];
			c === -1 ? ((s & n) === 0 || (s & r) !== 0) && (i[o] = Ct(s, t)) : c <= t && (e.expiredLanes |= s), a &= ~s;
		}
		if (t = W, n = K, n = bt(e, e === t ? n : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1), r = e.callbackNode, n === 0 || e === t && (q === 2 || q === 9) || e.cancelPendingCommit !== null) return r !== null && r !== null && Ze(r), e.callbackNode = null, e.callbackPriority = 0;
		if (!(n & 3) || xt(e, n)) {
			if (t = n & -n, t === e.callbackPriority) return t;
			switch (r !== null && Ze(r), Mt(n)) {
				case 2:
				case 8:
					n = rt;
					break;
				case 32:
					n = it;
					break;
				case 268435456:
					n = ot;
					break;
				default: n = it;
			}
			return r = Mf.bind(null, e), n = Xe(n, r), e.callbackPriority = t, e.callbackNode = n, t;
		}
		return r !== null && r !== null && Ze(r), e.callbackPriority = 2, e.callbackNode = null, 2;
	}
	function Mf(e, t) {
		if (Y !== 0 && Y !== 5) return e.callbackNode = null, e.callbackPriority = 0, null;
		var n = e.callbackNode;
		if (ff() && e.callbackNode !== n) return null;
		var r = K;
		return r = bt(e, e === W ? r : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1), r === 0 ? null : (Id(e, r, t), jf(e, et()), e.callbackNode != null && e.callbackNode === n ? Mf.bind(null, e) : null);
	}
	function Nf(e, t) {
		if (ff()) return null;
		Id(e, t, !0);
	}
	function Pf() {
		bp(function() {
			U & 6 ? Xe(nt, kf) : Af();
		});
	}
	function Ff() {
		if (Ef === 0) {
			var e = Ya;
			e === 0 && (e = gt, gt <<= 1, !(gt & 261888) && (gt = 256)), Ef = e;
		}
		return Ef;
	}
	function If(e) {
		return e == null || typeof e == "symbol" || typeof e == "boolean" ? null : typeof e == "function" ? e : An(e);
	}
	function Lf(e, t, n, r, i) {
		if (t === "submit" && n && n.stateNode === i) {
			var a = If((i[Lt] || null).action), o = r.submitter;
			o && (t = (t = o[Lt] || null) ? If(t.formAction) : o.getAttribute("formAction"), t !== null && (a = t, o = null));
			var s = new Qn("action", "action", null, r, i);
			e.push({
				event: s,
				listeners: [{
					instance: null,
					listener: function() {
						if (r.defaultPrevented) {
							if (Ef !== 0) {
								var e = new FormData(i, o);
								cc(n, {
									pending: !0,
									data: e,
									method: i.method,
									action: a
								}, null, e);
							}
						} else typeof a == "function" && (s.preventDefault(), e = new FormData(i, o), cc(n, {
							pending: !0,
							data: e,
							method: i.method,
							action: a
						}, a, e));
					},
					currentTarget: i
				}]
			});
		}
	}
	for (var Rf = 0; Rf < Di.length; Rf++) {
		var zf = Di[Rf];
		Oi(zf.toLowerCase(), "on" + (zf[0].toUpperCase() + zf.slice(1)));
	}
	Oi(yi, "onAnimationEnd"), Oi(bi, "onAnimationIteration"), Oi(xi, "onAnimationStart"), Oi("dblclick", "onDoubleClick"), Oi("focusin", "onFocus"), Oi("focusout", "onBlur"), Oi(Si, "onTransitionRun"), Oi(Ci, "onTransitionStart"), Oi(wi, "onTransitionCancel"), Oi(Ti, "onTransitionEnd"), en("onMouseEnter", ["mouseout", "mouseover"]), en("onMouseLeave", ["mouseout", "mouseover"]), en("onPointerEnter", ["pointerout", "pointerover"]), en("onPointerLeave", ["pointerout", "pointerover"]), $t("onChange", "change click focusin focusout input keydown keyup selectionchange".split(" ")), $t("onSelect", "focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange".split(" ")), $t("onBeforeInput", [
		"compositionend",
		"keypress",
		"textInput",
		"paste"
	]), $t("onCompositionEnd", "compositionend focusout keydown keypress keyup mousedown".split(" ")), $t("onCompositionStart", "compositionstart focusout keydown keypress keyup mousedown".split(" ")), $t("onCompositionUpdate", "compositionupdate focusout keydown keypress keyup mousedown".split(" "));
	var Bf = "abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting".split(" "), Vf = new Set("beforetoggle cancel close invalid load scroll scrollend toggle".split(" ").concat(Bf));
	function Hf(e, t) {
		t = !!(t & 4);
		for (var n = 0; n < e.length; n++) {
			var r = e[n], i = r.event;
			r = r.listeners;
			e: {
				var a = void 0;
				if (t) for (var o = r.length - 1; 0 <= o; o--) {
					var s = r[o], c = s.instance, l = s.currentTarget;
					if (s = s.listener, c !== a && i.isPropagationStopped()) break e;
					a = s, i.currentTarget = l;
					try {
						a(i);
					} catch (e) {
						Ni(e);
					}
					i.currentTarget = null, a = c;
				}
				else for (o = 0; o < r.length; o++) {
					if (s = r[o], c = s.instance, l = s.currentTarget, s = s.listener, c !== a && i.isPropagationStopped()) break e;
					a = s, i.currentTarget = l;
					try {
						a(i);
					} catch (e) {
						Ni(e);
					}
					i.currentTarget = null, a = c;
				}
			}
		}
	}
	function Z(e, t) {
		var n = t[zt];
		n === void 0 && (n = t[zt] = /* @__PURE__ */ new Set());
		var r = e + "__bubble";
		n.has(r) || (Kf(t, e, 2, !1), n.add(r));
	}
	function Uf(e, t, n) {
		var r = 0;
		t && (r |= 4), Kf(n, e, r, t);
	}
	var Wf = "_reactListening" + Math.random().toString(36).slice(2);
	function Gf(e) {
		if (!e[Wf]) {
			e[Wf] = !0, Zt.forEach(function(t) {
				t !== "selectionchange" && (Vf.has(t) || Uf(t, !1, e), Uf(t, !0, e));
			});
			var t = e.nodeType === 9 ? e : e.ownerDocument;
			t === null || t[Wf] || (t[Wf] = !0, Uf("selectionchange", !1, t));
		}
	}
	function Kf(e, t, n, r) {
		switch (Ch(t)) {
			case 2:
				var i = _h;
				break;
			case 8:
				i = vh;
				break;
			default: i = yh;
		}
		n = i.bind(null, t, n, e), i = void 0, !Vn || t !== "touchstart" && t !== "touchmove" && t !== "wheel" || (i = !0), r ? i === void 0 ? e.addEventListener(t, n, !0) : e.addEventListener(t, n, {
			capture: !0,
			passive: i
		}) : i === void 0 ? e.addEventListener(t, n, !1) : e.addEventListener(t, n, { passive: i });
	}
	function qf(e, t, n, r, i) {
		var a = r;
		if (!(t & 1) && !(t & 2) && r !== null) e: for (;;) {
			if (r === null) return;
			var o = r.tag;
			if (o === 3 || o === 4) {
				var s = r.stateNode.containerInfo;
				if (s === i) break;
				if (o === 4) for (o = r.return; o !== null;) {
					var c = o.tag;
					if ((c === 3 || c === 4) && o.stateNode.containerInfo === i) return;
					o = o.return;
				}
				for (; s !== null;) {
					if (o = Kt(s), o === null) return;
					if (c = o.tag, c === 5 || c === 6 || c === 26 || c === 27) {
						r = a = o;
						continue e;
					}
					s = s.parentNode;
				}
			}
			r = r.return;
		}
		Rn(function() {
			var r = a, i = Nn(n), o = [];
			e: {
				var s = Ei.get(e);
				if (s !== void 0) {
					var c = Qn, u = e;
					switch (e) {
						case "keypress": if (qn(n) === 0) break e;
						case "keydown":
						case "keyup":
							c = gr;
							break;
						case "focusin":
							u = "focus", c = sr;
							break;
						case "focusout":
							u = "blur", c = sr;
							break;
						case "beforeblur":
						case "afterblur":
							c = sr;
							break;
						case "click": if (n.button === 2) break e;
						case "auxclick":
						case "dblclick":
						case "mousedown":
						case "mousemove":
						case "mouseup":
						case "mouseout":
						case "mouseover":
						case "contextmenu":
							c = ar;
							break;
						case "drag":
						case "dragend":
						case "dragenter":
						case "dragexit":
						case "dragleave":
						case "dragover":
						case "dragstart":
						case "drop":
							c = or;
							break;
						case "touchcancel":
						case "touchend":
						case "touchmove":
						case "touchstart":
							c = yr;
							break;
						case yi:
						case bi:
						case xi:
							c = cr;
							break;
						case Ti:
							c = br;
							break;
						case "scroll":
						case "scrollend":
							c = er;
							break;
						case "wheel":
							c = xr;
							break;
						case "copy":
						case "cut":
						case "paste":
							c = lr;
							break;
						case "gotpointercapture":
						case "lostpointercapture":
						case "pointercancel":
						case "pointerdown":
						case "pointermove":
						case "pointerout":
						case "pointerover":
						case "pointerup":
							c = _r;
							break;
						case "submit":
							c = vr;
							break;
						case "toggle":
						case "beforetoggle": c = Sr;
					}
					var d = !!(t & 4), f = !d && (e === "scroll" || e === "scrollend"), p = d ? s === null ? null : s + "Capture" : s;
					d = [];
					for (var m = r, h; m !== null;) {
						var g = m;
						if (h = g.stateNode, g = g.tag, g !== 5 && g !== 26 && g !== 27 || h === null || p === null || (g = zn(m, p), g != null && d.push(Jf(m, g, h))), f) break;
						m = m.return;
					}
					0 < d.length && (s = new c(s, u, null, n, i), o.push({
						event: s,
						listeners: d
					}));
				}
			}
			if (!(t & 7)) {
				e: {
					if (c = e === "mouseover" || e === "pointerover", s = e === "mouseout" || e === "pointerout", c && n !== Mn && (u = n.relatedTarget || n.fromElement) && (Kt(u) || u[Rt])) break e;
					(s || c) && (u = i.window === i ? i : (c = i.ownerDocument) ? c.defaultView || c.parentWindow : window, s ? (c = n.relatedTarget || n.toElement, s = r, c = c ? Kt(c) : null, c !== null && (f = l(c), d = c.tag, c !== f || d !== 5 && d !== 27 && d !== 6) && (c = null)) : (s = null, c = r), s !== c && (d = ar, g = "onMouseLeave", p = "onMouseEnter", m = "mouse", (e === "pointerout" || e === "pointerover") && (d = _r, g = "onPointerLeave", p = "onPointerEnter", m = "pointer"), f = s == null ? u : Jt(s), h = c == null ? u : Jt(c), u = new d(g, m + "leave", s, n, i), u.target = f, u.relatedTarget = h, g = null, Kt(i) === r && (d = new d(p, m + "enter", c, n, i), d.target = h, d.relatedTarget = f, g = d), f = g, d = s && c ? ae(s, c, Xf) : null, s !== null && Zf(o, u, s, d, !1), c !== null && f !== null && Zf(o, f, c, d, !0)));
				}
				e: {
					if (s = r ? Jt(r) : window, c = s.nodeName && s.nodeName.toLowerCase(), c === "select" || c === "input" && s.type === "file") var _ = Hr;
					else if (Ir(s)) {
						if (Ur) _ = Qr;
						else {
							_ = Xr;
							var v = Yr;
						}
					} else c = s.nodeName, !c || c.toLowerCase() !== "input" || s.type !== "checkbox" && s.type !== "radio" ? r && Dn(r.elementType) && (_ = Hr) : _ = Zr;
					if (_ &&= _(e, r)) {
						Lr(o, _, n, i);
						break e;
					}
					v && v(e, s, r);
				}
				switch (v = r ? Jt(r) : window, e) {
					case "focusin":
						(Ir(v) || v.contentEditable === "true") && (li = v, ui = r, di = null);
						break;
					case "focusout":
						di = ui = li = null;
						break;
					case "mousedown":
						fi = !0;
						break;
					case "contextmenu":
					case "mouseup":
					case "dragend":
						fi = !1, pi(o, n, i);
						break;
					case "selectionchange": if (ci) break;
					case "keydown":
					case "keyup": pi(o, n, i);
				}
				var y;
				if (wr) e: {
					switch (e) {
						case "compositionstart":
							var b = "onCompositionStart";
							break e;
						case "compositionend":
							b = "onCompositionEnd";
							break e;
						case "compositionupdate":
							b = "onCompositionUpdate";
							break e;
					}
					b = void 0;
				}
				else Mr ? Ar(e, n) && (b = "onCompositionEnd") : e === "keydown" && n.keyCode === 229 && (b = "onCompositionStart");
				b && (Dr && n.locale !== "ko" && (Mr || b !== "onCompositionStart" ? b === "onCompositionEnd" && Mr && (y = Kn()) : (Un = i, Wn = "value" in Un ? Un.value : Un.textContent, Mr = !0)), v = Yf(r, b), 0 < v.length && (b = new ur(b, e, null, n, i), o.push({
					event: b,
					listeners: v
				}), y ? b.data = y : (y = jr(n), y !== null && (b.data = y)))), (y = Er ? Nr(e, n) : Pr(e, n)) && (b = Yf(r, "onBeforeInput"), 0 < b.length && (v = new ur("onBeforeInput", "beforeinput", null, n, i), o.push({
					event: v,
					listeners: b
				}), v.data = y)), Lf(o, e, r, n, i);
			}
			Hf(o, t);
		});
	}
	function Jf(e, t, n) {
		return {
			instance: e,
			listener: t,
			currentTarget: n
		};
	}
	function Yf(e, t) {
		for (var n = t + "Capture", r = []; e !== null;) {
			var i = e, a = i.stateNode;
			if (i = i.tag, i !== 5 && i !== 26 && i !== 27 || a === null || (i = zn(e, n), i != null && r.unshift(Jf(e, i, a)), i = zn(e, t), i != null && r.push(Jf(e, i, a))), e.tag === 3) return r;
			e = e.return;
		}
		return [];
	}
	function Xf(e) {
		if (e === null) return null;
		do
			e = e.return;
		while (e && e.tag !== 5 && e.tag !== 27);
		return e || null;
	}
	function Zf(e, t, n, r, i) {
		for (var a = t._reactName, o = []; n !== null && n !== r;) {
			var s = n, c = s.alternate, l = s.stateNode;
			if (s = s.tag, c !== null && c === r) break;
			s !== 5 && s !== 26 && s !== 27 || l === null || (c = l, i ? (l = zn(n, a), l != null && o.unshift(Jf(n, l, c))) : i || (l = zn(n, a), l != null && o.push(Jf(n, l, c)))), n = n.return;
		}
		o.length !== 0 && e.push({
			event: t,
			listeners: o
		});
	}
	var Qf = /\r\n?/g, $f = /\u0000|\uFFFD/g;
	function ep(e) {
		return (typeof e == "string" ? e : "" + e).replace(Qf, "\n").replace($f, "");
	}
	function tp(e, t) {
		return t = ep(t), ep(e) === t;
	}
	function Q(e, t, n, r, i, a) {
		switch (n) {
			case "children":
				if (typeof r == "string") t === "body" || t === "textarea" && r === "" || Cn(e, r);
				else if (typeof r == "number" || typeof r == "bigint") t !== "body" && Cn(e, "" + r);
				else return;
				break;
			case "className":
				cn(e, "class", r);
				break;
			case "tabIndex":
				cn(e, "tabindex", r);
				break;
			case "dir":
			case "role":
			case "viewBox":
			case "width":
			case "height":
				cn(e, n, r);
				break;
			case "style":
				En(e, r, a);
				return;
			case "data": if (t !== "object") {
				cn(e, "data", r);
				break;
			}
			case "src":
			case "href":
				if (r === "" && (t !== "a" || n !== "href") || r == null || typeof r == "function" || typeof r == "symbol" || typeof r == "boolean") {
					e.removeAttribute(n);
					break;
				}
				r = An(r), e.setAttribute(n, r);
				break;
			case "action":
			case "formAction":
				if (typeof r == "function") {
					e.setAttribute(n, "javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')");
					break;
				}
				if (typeof a == "function" && (n === "formAction" ? (t !== "input" && Q(e, t, "name", i.name, i, null), Q(e, t, "formEncType", i.formEncType, i, null), Q(e, t, "formMethod", i.formMethod, i, null), Q(e, t, "formTarget", i.formTarget, i, null)) : (Q(e, t, "encType", i.encType, i, null), Q(e, t, "method", i.method, i, null), Q(e, t, "target", i.target, i, null))), r == null || typeof r == "symbol" || typeof r == "boolean") {
					e.removeAttribute(n);
					break;
				}
				r = An(r), e.setAttribute(n, r);
				break;
			case "onClick":
				r != null && (e.onclick = jn);
				return;
			case "onScroll":
				r != null && Z("scroll", e);
				return;
			case "onScrollEnd":
				r != null && Z("scrollend", e);
				return;
			case "dangerouslySetInnerHTML":
				if (r != null) {
					if (typeof r != "object" || !("__html" in r)) throw Error(s(61));
					if (n = r.__html, n != null) {
						if (i.children != null) throw Error(s(60));
						a?.__html !== n && (e.innerHTML = n);
					}
				}
				break;
			case "multiple":
				e.multiple = r && typeof r != "function" && typeof r != "symbol";
				break;
			case "muted":
				e.muted = r && typeof r != "function" && typeof r != "symbol";
				break;
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "defaultValue":
			case "defaultChecked":
			case "innerHTML":
			case "ref":
			case "autoFocus": break;
			case "xlinkHref":
				if (r == null || typeof r == "function" || typeof r == "boolean" || typeof r == "symbol") {
					e.removeAttribute("xlink:href");
					break;
				}
				n = An(r), e.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", n);
				break;
			case "contentEditable":
			case "spellCheck":
			case "draggable":
			case "value":
			case "autoReverse":
			case "externalResourcesRequired":
			case "focusable":
			case "preserveAlpha":
				r != null && typeof r != "function" && typeof r != "symbol" ? e.setAttribute(n, r) : e.removeAttribute(n);
				break;
			case "inert":
			case "allowFullScreen":
			case "async":
			case "autoPlay":
			case "controls":
			case "credentialless":
			case "default":
			case "defer":
			case "disabled":
			case "disablePictureInPicture":
			case "disableRemotePlayback":
			case "formNoValidate":
			case "hidden":
			case "loop":
			case "noModule":
			case "noValidate":
			case "open":
			case "playsInline":
			case "readOnly":
			case "required":
			case "reversed":
			case "scoped":
			case "seamless":
			case "itemScope":
				r && typeof r != "function" && typeof r != "symbol" ? e.setAttribute(n, "") : e.removeAttribute(n);
				break;
			case "capture":
			case "download":
				!0 === r ? e.setAttribute(n, "") : !1 !== r && r != null && typeof r != "function" && typeof r != "symbol" ? e.setAttribute(n, r) : e.removeAttribute(n);
				break;
			case "cols":
			case "rows":
			case "size":
			case "span":
				r != null && typeof r != "function" && typeof r != "symbol" && !isNaN(r) && 1 <= r ? e.setAttribute(n, r) : e.removeAttribute(n);
				break;
			case "rowSpan":
			case "start":
				r == null || typeof r == "function" || typeof r == "symbol" || isNaN(r) ? e.removeAttribute(n) : e.setAttribute(n, r);
				break;
			case "popover":
				Z("beforetoggle", e), Z("toggle", e), sn(e, "popover", r);
				break;
			case "xlinkActuate":
				ln(e, "http://www.w3.org/1999/xlink", "xlink:actuate", r);
				break;
			case "xlinkArcrole":
				ln(e, "http://www.w3.org/1999/xlink", "xlink:arcrole", r);
				break;
			case "xlinkRole":
				ln(e, "http://www.w3.org/1999/xlink", "xlink:role", r);
				break;
			case "xlinkShow":
				ln(e, "http://www.w3.org/1999/xlink", "xlink:show", r);
				break;
			case "xlinkTitle":
				ln(e, "http://www.w3.org/1999/xlink", "xlink:title", r);
				break;
			case "xlinkType":
				ln(e, "http://www.w3.org/1999/xlink", "xlink:type", r);
				break;
			case "xmlBase":
				ln(e, "http://www.w3.org/XML/1998/namespace", "xml:base", r);
				break;
			case "xmlLang":
				ln(e, "http://www.w3.org/XML/1998/namespace", "xml:lang", r);
				break;
			case "xmlSpace":
				ln(e, "http://www.w3.org/XML/1998/namespace", "xml:space", r);
				break;
			case "is":
				sn(e, "is", r);
				break;
			case "innerText":
			case "textContent": return;
			default: if (!(2 < n.length) || n[0] !== "o" && n[0] !== "O" || n[1] !== "n" && n[1] !== "N") n = On.get(n) || n, sn(e, n, r);
			else return;
		}
		E = !0;
	}
	function np(e, t, n, r, i, a) {
		switch (n) {
			case "style":
				En(e, r, a);
				return;
			case "dangerouslySetInnerHTML":
				if (r != null) {
					if (typeof r != "object" || !("__html" in r)) throw Error(s(61));
					if (n = r.__html, n != null) {
						if (i.children != null) throw Error(s(60));
						a?.__html !== n && (e.innerHTML = n);
					}
				}
				break;
			case "children":
				if (typeof r == "string") Cn(e, r);
				else if (typeof r == "number" || typeof r == "bigint") Cn(e, "" + r);
				else return;
				break;
			case "onScroll":
				r != null && Z("scroll", e);
				return;
			case "onScrollEnd":
				r != null && Z("scrollend", e);
				return;
			case "onClick":
				r != null && (e.onclick = jn);
				return;
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "innerHTML":
			case "ref":
			case "innerText":
			case "textContent": return;
			default:
				if (!Qt.hasOwnProperty(n)) e: {
					if (n[0] === "o" && n[1] === "n" && (i = n.endsWith("Capture"), a = n.slice(2, i ? n.length - 7 : void 0), t = e[Lt] || null, t = t == null ? null : t[n], typeof t == "function" && e.removeEventListener(a, t, i), typeof r == "function")) {
						typeof t != "function" && t !== null && (n in e ? e[n] = null : e.hasAttribute(n) && e.removeAttribute(n)), e.addEventListener(a, r, i);
						break e;
					}
					E = !0, n in e ? e[n] = r : !0 === r ? e.setAttribute(n, "") : sn(e, n, r);
				}
				return;
		}
		E = !0;
	}
	function $(e, t, n) {
		switch (t) {
			case "div":
			case "span":
			case "svg":
			case "path":
			case "a":
			case "g":
			case "p":
			case "li": break;
			case "img":
				Z("error", e), Z("load", e);
				var r = !1, i = !1, a;
				for (a in n) if (n.hasOwnProperty(a)) {
					var o = n[a];
					if (o != null) switch (a) {
						case "src":
							r = !0;
							break;
						case "srcSet":
							i = !0;
							break;
						case "children":
						case "dangerouslySetInnerHTML": throw Error(s(137, t));
						default: Q(e, t, a, o, n, null);
					}
				}
				i && Q(e, t, "srcSet", n.srcSet, n, null), r && Q(e, t, "src", n.src, n, null);
				return;
			case "input":
				Z("invalid", e);
				var c = a = o = i = null, l = null, u = null;
				for (r in n) if (n.hasOwnProperty(r)) {
					var d = n[r];
					if (d != null) switch (r) {
						case "name":
							i = d;
							break;
						case "type":
							o = d;
							break;
						case "checked":
							l = d;
							break;
						case "defaultChecked":
							u = d;
							break;
						case "value":
							a = d;
							break;
						case "defaultValue":
							c = d;
							break;
						case "children":
						case "dangerouslySetInnerHTML":
							if (d != null) throw Error(s(137, t));
							break;
						default: Q(e, t, r, d, n, null);
					}
				}
				vn(e, a, c, l, u, o, i, !1);
				return;
			case "select":
				for (i in Z("invalid", e), r = o = a = null, n) if (n.hasOwnProperty(i) && (c = n[i], c != null)) switch (i) {
					case "value":
						a = c;
						break;
					case "defaultValue":
						o = c;
						break;
					case "multiple": r = c;
					default: Q(e, t, i, c, n, null);
				}
				t = a, n = o, e.multiple = !!r, t == null ? n != null && bn(e, !!r, n, !0) : bn(e, !!r, t, !1);
				return;
			case "textarea":
				for (o in Z("invalid", e), a = i = r = null, n) if (n.hasOwnProperty(o) && (c = n[o], c != null)) switch (o) {
					case "value":
						r = c;
						break;
					case "defaultValue":
						i = c;
						break;
					case "children":
						a = c;
						break;
					case "dangerouslySetInnerHTML":
						if (c != null) throw Error(s(91));
						break;
					default: Q(e, t, o, c, n, null);
				}
				Sn(e, r, i, a);
				return;
			case "option":
				for (l in n) if (n.hasOwnProperty(l) && (r = n[l], r != null)) switch (l) {
					case "selected":
						e.selected = r && typeof r != "function" && typeof r != "symbol";
						break;
					default: Q(e, t, l, r, n, null);
				}
				return;
			case "dialog":
				Z("beforetoggle", e), Z("toggle", e), Z("cancel", e), Z("close", e);
				break;
			case "iframe":
			case "object":
				Z("load", e);
				break;
			case "video":
			case "audio":
				for (r = 0; r < Bf.length; r++) Z(Bf[r], e);
				break;
			case "image":
				Z("error", e), Z("load", e);
				break;
			case "details":
				Z("toggle", e);
				break;
			case "embed":
			case "source":
			case "link": Z("error", e), Z("load", e);
			case "area":
			case "base":
			case "br":
			case "col":
			case "hr":
			case "keygen":
			case "meta":
			case "param":
			case "track":
			case "wbr":
			case "menuitem":
				for (u in n) if (n.hasOwnProperty(u) && (r = n[u], r != null)) switch (u) {
					case "children":
					case "dangerouslySetInnerHTML": throw Error(s(137, t));
					default: Q(e, t, u, r, n, null);
				}
				return;
			default: if (Dn(t)) {
				for (d in n) n.hasOwnProperty(d) && (r = n[d], r !== void 0 && np(e, t, d, r, n, void 0));
				return;
			}
		}
		for (c in n) n.hasOwnProperty(c) && (r = n[c], r != null && Q(e, t, c, r, n, null));
	}
	var rp = {};
	function ip(e, t, n, r) {
		switch (t) {
			case "div":
			case "span":
			case "svg":
			case "path":
			case "a":
			case "g":
			case "p":
			case "li": break;
			case "input":
				var i = null, a = null, o = null, c = null, l = null, u = null, d = null;
				for (m in n) {
					var f = n[m];
					if (n.hasOwnProperty(m) && f != null) switch (m) {
						case "checked":
						case "value": break;
						case "defaultValue": l = f;
						default: r.hasOwnProperty(m) || Q(e, t, m, null, r, f);
					}
				}
				for (var p in r) {
					var m = r[p];
					if (f = n[p], r.hasOwnProperty(p) && (m != null || f != null)) switch (p) {
						case "type":
							m !== f && (E = !0), a = m;
							break;
						case "name":
							m !== f && (E = !0), i = m;
							break;
						case "checked":
							m !== f && (E = !0), u = m;
							break;
						case "defaultChecked":
							m !== f && (E = !0), d = m;
							break;
						case "value":
							m !== f && (E = !0), o = m;
							break;
						case "defaultValue":
							m !== f && (E = !0), c = m;
							break;
						case "children":
						case "dangerouslySetInnerHTML":
							if (m != null) throw Error(s(137, t));
							break;
						default: m !== f && Q(e, t, p, m, r, f);
					}
				}
				_n(e, o, c, l, u, d, a, i);
				return;
			case "select":
				for (a in m = o = c = p = null, n) if (l = n[a], n.hasOwnProperty(a) && l != null) switch (a) {
					case "value": break;
					case "multiple": m = l;
					default: r.hasOwnProperty(a) || Q(e, t, a, null, r, l);
				}
				for (i in r) if (a = r[i], l = n[i], r.hasOwnProperty(i) && (a != null || l != null)) switch (i) {
					case "value":
						a !== l && (E = !0), p = a;
						break;
					case "defaultValue":
						a !== l && (E = !0), c = a;
						break;
					case "multiple": a !== l && (E = !0), o = a;
					default: a !== l && Q(e, t, i, a, r, l);
				}
				t = c, n = o, r = m, p == null ? !!r != !!n && (t == null ? bn(e, !!n, n ? [] : "", !1) : bn(e, !!n, t, !0)) : bn(e, !!n, p, !1);
				return;
			case "textarea":
				for (c in m = p = null, n) if (i = n[c], n.hasOwnProperty(c) && i != null && !r.hasOwnProperty(c)) switch (c) {
					case "value":
					case "children": break;
					default: Q(e, t, c, null, r, i);
				}
				for (o in r) if (i = r[o], a = n[o], r.hasOwnProperty(o) && (i != null || a != null)) switch (o) {
					case "value":
						i !== a && (E = !0), p = i;
						break;
					case "defaultValue":
						i !== a && (E = !0), m = i;
						break;
					case "children": break;
					case "dangerouslySetInnerHTML":
						if (i != null) throw Error(s(91));
						break;
					default: i !== a && Q(e, t, o, i, r, a);
				}
				xn(e, p, m);
				return;
			case "option":
				for (var h in n) if (p = n[h], n.hasOwnProperty(h) && p != null && !r.hasOwnProperty(h)) switch (h) {
					case "selected":
						e.selected = !1;
						break;
					default: Q(e, t, h, null, r, p);
				}
				for (l in r) if (p = r[l], m = n[l], r.hasOwnProperty(l) && p !== m && (p != null || m != null)) switch (l) {
					case "selected":
						p !== m && (E = !0), e.selected = p && typeof p != "function" && typeof p != "symbol";
						break;
					default: Q(e, t, l, p, r, m);
				}
				return;
			case "img":
			case "link":
			case "area":
			case "base":
			case "br":
			case "col":
			case "embed":
			case "hr":
			case "keygen":
			case "meta":
			case "param":
			case "source":
			case "track":
			case "wbr":
			case "menuitem":
				for (var g in n) p = n[g], n.hasOwnProperty(g) && p != null && !r.hasOwnProperty(g) && Q(e, t, g, null, r, p);
				for (u in r) if (p = r[u], m = n[u], r.hasOwnProperty(u) && p !== m && (p != null || m != null)) switch (u) {
					case "children":
					case "dangerouslySetInnerHTML":
						if (p != null) throw Error(s(137, t));
						break;
					default: Q(e, t, u, p, r, m);
				}
				return;
			default: if (Dn(t)) {
				for (var _ in n) p = n[_], n.hasOwnProperty(_) && p !== void 0 && !r.hasOwnProperty(_) && np(e, t, _, void 0, r, p);
				for (d in r) p = r[d], m = n[d], !r.hasOwnProperty(d) || p === m || p === void 0 && m === void 0 || np(e, t, d, p, r, m);
				return;
			}
		}
		for (var v in n) p = n[v], n.hasOwnProperty(v) && p != null && !r.hasOwnProperty(v) && Q(e, t, v, null, r, p);
		for (f in r) p = r[f], m = n[f], !r.hasOwnProperty(f) || p === m || p == null && m == null || Q(e, t, f, p, r, m);
	}
	function ap(e) {
		switch (e) {
			case "css":
			case "script":
			case "font":
			case "img":
			case "image":
			case "input":
			case "link": return !0;
			default: return !1;
		}
	}
	function op() {
		if (typeof performance.getEntriesByType == "function") {
			for (var e = 0, t = 0, n = performance.getEntriesByType("resource"), r = 0; r < n.length; r++) {
				var i = n[r], a = i.transferSize, o = i.initiatorType, s = i.duration;
				if (a && s && ap(o)) {
					for (o = 0, s = i.responseEnd, r += 1; r < n.length; r++) {
						var c = n[r], l = c.startTime;
						if (l > s) break;
						var u = c.transferSize, d = c.initiatorType;
						u && ap(d) && (c = c.responseEnd, o += u * (c < s ? 1 : (s - l) / (c - l)));
					}
					if (--r, t += 8 * (a + o) / (i.duration / 1e3), e++, 10 < e) break;
				}
			}
			if (0 < e) return t / e / 1e6;
		}
		return navigator.connection && (e = navigator.connection.downlink, typeof e == "number") ? e : 5;
	}
	var sp = null, cp = null;
	function lp(e) {
		return e.nodeType === 9 ? e : e.ownerDocument;
	}
	function up(e) {
		switch (e) {
			case "http://www.w3.org/2000/svg": return 1;
			case "http://www.w3.org/1998/Math/MathML": return 2;
			default: return 0;
		}
	}
	function dp(e, t) {
		if (e === 0) switch (t) {
			case "svg": return 1;
			case "math": return 2;
			default: return 0;
		}
		return e === 1 && t === "foreignObject" ? 0 : e;
	}
	function fp(e, t, n, r) {
		return n = lp(n).createElement(e), n[It] = r, n[Lt] = t, $(n, e, t), T(n), n;
	}
	function pp(e, t) {
		return e === "textarea" || e === "noscript" || typeof t.children == "string" || typeof t.children == "number" || typeof t.children == "bigint" || typeof t.dangerouslySetInnerHTML == "object" && t.dangerouslySetInnerHTML !== null && t.dangerouslySetInnerHTML.__html != null;
	}
	var mp = null;
	function hp() {
		var e = window.event;
		return e && e.type === "popstate" ? e !== mp && (mp = e, !0) : (mp = null, !1);
	}
	var gp = typeof setTimeout == "function" ? setTimeout : void 0, _p = typeof clearTimeout == "function" ? clearTimeout : void 0, vp = typeof Promise == "function" ? Promise : void 0, yp = typeof requestAnimationFrame == "function" ? requestAnimationFrame : gp, bp = typeof queueMicrotask == "function" ? queueMicrotask : vp === void 0 ? gp : function(e) {
		return vp.resolve(null).then(e).catch(xp);
	};
	function xp(e) {
		setTimeout(function() {
			throw e;
		});
	}
	function Sp(e) {
		return e === "head";
	}
	function Cp(e, t) {
		var n = t, r = 0;
		do {
			var i = n.nextSibling;
			if (e.removeChild(n), i && i.nodeType === 8) {
				if (n = i.data, n === "/$" || n === "/&") {
					if (r === 0) {
						e.removeChild(i), Hh(t);
						return;
					}
					r--;
				} else if (n === "$" || n === "$?" || n === "$~" || n === "$!" || n === "&") r++;
				else if (n === "html") _m(e.ownerDocument.documentElement);
				else if (n === "head") {
					n = e.ownerDocument.head, _m(n);
					for (var a = n.firstChild; a;) {
						var o = a.nextSibling, s = a.nodeName;
						a[Ut] || s === "SCRIPT" || s === "STYLE" || s === "LINK" && a.rel.toLowerCase() === "stylesheet" || n.removeChild(a), a = o;
					}
				} else n === "body" && _m(e.ownerDocument.body);
			}
			n = i;
		} while (n);
		Hh(t);
	}
	function wp(e, t) {
		var n = e;
		e = 0;
		do {
			var r = n.nextSibling;
			if (n.nodeType === 1 ? t ? (n._stashedDisplay = n.style.display, n.style.display = "none") : (n.style.display = n._stashedDisplay || "", n.getAttribute("style") === "" && n.removeAttribute("style")) : n.nodeType === 3 && (t ? (n._stashedText = n.nodeValue, n.nodeValue = "") : n.nodeValue = n._stashedText || ""), r && r.nodeType === 8) {
				if (n = r.data, n === "/$") {
					if (e === 0) break;
					e--;
				} else n !== "$" && n !== "$?" && n !== "$~" && n !== "$!" || e++;
			}
			n = r;
		} while (n);
	}
	function Tp(e, t, n) {
		if (t = CSS.escape(t) === t ? t : "r-" + btoa(t).replace(/=/g, ""), e.style.viewTransitionName = t, n != null && (e.style.viewTransitionClass = n), n = getComputedStyle(e), n.display === "inline") {
			if (t = e.getClientRects(), t.length === 1) var r = 1;
			else for (var i = r = 0; i < t.length; i++) {
				var a = t[i];
				0 < a.width && 0 < a.height && r++;
			}
			r === 1 && (e = e.style, e.display = t.length === 1 ? "inline-block" : "block", e.marginTop = "-" + n.paddingTop, e.marginBottom = "-" + n.paddingBottom);
		}
	}
	function Ep(e, t) {
		e = e.style, t = t.style;
		var n = t == null ? null : t.hasOwnProperty("viewTransitionName") ? t.viewTransitionName : t.hasOwnProperty("view-transition-name") ? t["view-transition-name"] : null;
		e.viewTransitionName = n == null || typeof n == "boolean" ? "" : ("" + n).trim(), n = t == null ? null : t.hasOwnProperty("viewTransitionClass") ? t.viewTransitionClass : t.hasOwnProperty("view-transition-class") ? t["view-transition-class"] : null, e.viewTransitionClass = n == null || typeof n == "boolean" ? "" : ("" + n).trim(), e.display === "inline-block" && (t == null ? e.display = e.margin = "" : (n = t.display, e.display = n == null || typeof n == "boolean" ? "" : n, n = t.margin, n == null ? (n = t.hasOwnProperty("marginTop") ? t.marginTop : t["margin-top"], e.marginTop = n == null || typeof n == "boolean" ? "" : n, t = t.hasOwnProperty("marginBottom") ? t.marginBottom : t["margin-bottom"], e.marginBottom = t == null || typeof t == "boolean" ? "" : t) : e.margin = n));
	}
	function Dp(e, t, n) {
		return n = n.ownerDocument.defaultView, {
			rect: e,
			abs: t.position === "absolute" || t.position === "fixed",
			clip: t.clipPath !== "none" || t.overflow !== "visible" || t.filter !== "none" || t.mask !== "none" || t.mask !== "none" || t.borderRadius !== "0px",
			view: 0 <= e.bottom && 0 <= e.right && e.top <= n.innerHeight && e.left <= n.innerWidth
		};
	}
	function Op(e) {
		return Dp(e.getBoundingClientRect(), getComputedStyle(e), e);
	}
	function kp(e) {
		var t = e.getBoundingClientRect();
		t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height);
		var n = getComputedStyle(e);
		return Dp(t, n, e);
	}
	function Ap(e) {
		return e.documentElement.clientHeight;
	}
	function jp(e) {
		this.addEventListener("load", e), this.addEventListener("error", e);
	}
	function Mp(e, t, n, r, i, a, o, s, c) {
		var l = t.nodeType === 9 ? t : t.ownerDocument;
		try {
			var u = l.startViewTransition({
				update: function() {
					var t = l.defaultView, n = t.navigation && t.navigation.transition, o = l.fonts.status;
					r();
					var s = [];
					if (o === "loaded" && (Ap(l), l.fonts.status === "loading" && s.push(l.fonts.ready)), o = s.length, e !== null) for (var c = e.suspenseyImages, u = 0, d = 0; d < c.length; d++) {
						var f = c[d];
						if (!f.complete) {
							var p = f.getBoundingClientRect();
							if (0 < p.bottom && 0 < p.right && p.top < t.innerHeight && p.left < t.innerWidth) {
								if (u += Xm(f), u > $m) {
									s.length = o;
									break;
								}
								f = new Promise(jp.bind(f)), s.push(f);
							}
						}
					}
					if (0 < s.length) return t = Promise.race([Promise.all(s), new Promise(function(e) {
						return setTimeout(e, 500);
					})]).then(i, i), (n ? Promise.allSettled([n.finished, t]) : t).then(a, a);
					if (i(), n) return n.finished.then(a, a);
					a();
				},
				types: n
			});
			l.__reactViewTransition = u;
			var d = [];
			return u.ready.then(function() {
				for (var e = l.documentElement.getAnimations({ subtree: !0 }), t = 0; t < e.length; t++) {
					var n = e[t], r = n.effect, i = r.pseudoElement;
					if (i != null && i.startsWith("::view-transition")) {
						d.push(n), n = r.getKeyframes();
						for (var a = i = void 0, s = !0, c = 0; c < n.length; c++) {
							var u = n[c], f = u.width;
							if (i === void 0) i = f;
							else if (i !== f) {
								s = !1;
								break;
							}
							if (f = u.height, a === void 0) a = f;
							else if (a !== f) {
								s = !1;
								break;
							}
							delete u.width, delete u.height, u.transform === "none" && delete u.transform;
						}
						s && i !== void 0 && a !== void 0 && (r.setKeyframes(n), s = getComputedStyle(r.target, r.pseudoElement), s.width !== i || s.height !== a) && (s = n[0], s.width = i, s.height = a, s = n[n.length - 1], s.width = i, s.height = a, r.setKeyframes(n));
					}
				}
				o();
			}, function(e) {
				l.__reactViewTransition === u && (l.__reactViewTransition = null);
				try {
					if (typeof e == "object" && e) switch (e.name) {
						case "InvalidStateError": (e.message === "View transition was skipped because document visibility state is hidden." || e.message === "Skipping view transition because document visibility state has become hidden." || e.message === "Skipping view transition because viewport size changed." || e.message === "Transition was aborted because of invalid state") && (e = null);
					}
					e !== null && c(e);
				} finally {
					r(), i(), o();
				}
			}), u.finished.finally(function() {
				for (var e = 0; e < d.length; e++) d[e].cancel();
				l.__reactViewTransition === u && (l.__reactViewTransition = null), s();
			}), u;
		} catch {
			return r(), i(), o(), null;
		}
	}
	function Np(e, t) {
		this._scope = document.documentElement, this._selector = "::view-transition-" + e + "(" + t + ")";
	}
	Np.prototype.animate = function(e, t) {
		return t = typeof t == "number" ? { duration: t } : x({}, t), t.pseudoElement = this._selector, this._scope.animate(e, t);
	}, Np.prototype.getAnimations = function() {
		for (var e = this._scope, t = this._selector, n = e.getAnimations({ subtree: !0 }), r = [], i = 0; i < n.length; i++) {
			var a = n[i].effect;
			a !== null && a.target === e && a.pseudoElement === t && r.push(n[i]);
		}
		return r;
	}, Np.prototype.getComputedStyle = function() {
		return getComputedStyle(this._scope, this._selector);
	};
	function Pp(e) {
		return {
			name: e,
			group: new Np("group", e),
			imagePair: new Np("image-pair", e),
			old: new Np("old", e),
			new: new Np("new", e)
		};
	}
	function Fp(e) {
		this._fragmentFiber = e, this._observers = this._eventListeners = null;
	}
	Fp.prototype.addEventListener = function(e, t, n) {
		var r = null, i = null;
		if (!(n != null && typeof n != "boolean" && (r = n.signal || null, r !== null && r.aborted))) {
			this._eventListeners === null && (this._eventListeners = []);
			var a = this._eventListeners;
			if (Bp(a, e, t, n) === -1) {
				var o = this, s = t;
				n != null && typeof n != "boolean" && !0 === n.once && (s = function(r) {
					o.removeEventListener(e, t, n), typeof t == "function" ? t.call(this, r) : t.handleEvent(r);
				}), r !== null && (i = o.removeEventListener.bind(o, e, t, n), r.addEventListener("abort", i, { once: !0 }), i = r.removeEventListener.bind(r, "abort", i)), r = Rp(n), a.push({
					type: e,
					listener: t,
					optionsOrUseCapture: n,
					attachedListener: s,
					cleanup: i
				}), h(this._fragmentFiber.child, !1, Ip, e, s, r);
			}
			this._eventListeners = a;
		}
	};
	function Ip(e, t, n, r) {
		return b(e).addEventListener(t, n, r), !1;
	}
	Fp.prototype.removeEventListener = function(e, t, n) {
		var r = this._eventListeners;
		if (r !== null && (t = Bp(r, e, t, n), t !== -1)) {
			var i = r[t];
			n = i.attachedListener;
			var a = i.cleanup;
			i = Rp(i.optionsOrUseCapture), h(this._fragmentFiber.child, !1, Lp, e, n, i), r.splice(t, 1), a !== null && a();
		}
	};
	function Lp(e, t, n, r) {
		return b(e).removeEventListener(t, n, r), !1;
	}
	function Rp(e) {
		return e != null && typeof e != "boolean" && (!0 === e.once || e.signal instanceof AbortSignal) ? {
			capture: e.capture,
			passive: e.passive
		} : e;
	}
	function zp(e) {
		return e == null ? "c=0" : typeof e == "boolean" ? "c=" + (e ? "1" : "0") : "c=" + (e.capture ? "1" : "0");
	}
	function Bp(e, t, n, r) {
		if (e.length === 0) return -1;
		r = zp(r);
		for (var i = 0; i < e.length; i++) {
			var a = e[i];
			if (a.type === t && a.listener === n && zp(a.optionsOrUseCapture) === r) return i;
		}
		return -1;
	}
	Fp.prototype.dispatchEvent = function(e) {
		var t = g(this._fragmentFiber);
		if (t === null) return !0;
		t = b(t);
		var n = this._eventListeners;
		if (n !== null && 0 < n.length || !e.bubbles) {
			var r = t.nodeType === 9 ? t.createComment("") : document.createTextNode("");
			if (n) for (var i = 0; i < n.length; i++) {
				var a = n[i];
				r.addEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture));
			}
			if (t.appendChild(r), e = r.dispatchEvent(e), n) for (i = 0; i < n.length; i++) a = n[i], r.removeEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture));
			return t.removeChild(r), e;
		}
		return t.dispatchEvent(e);
	}, Fp.prototype.focus = function(e) {
		h(this._fragmentFiber.child, !0, Vp, e, void 0, void 0);
	};
	function Vp(e, t) {
		return e.tag !== 6 && (e = b(e), pm(e, t));
	}
	Fp.prototype.focusLast = function(e) {
		var t = [];
		h(this._fragmentFiber.child, !0, Hp, t, void 0, void 0);
		for (var n = t.length - 1; 0 <= n && !Vp(t[n], e); n--);
	};
	function Hp(e, t) {
		return t.push(e), !1;
	}
	Fp.prototype.blur = function() {
		var e = g(this._fragmentFiber);
		e !== null && (e = b(e), e = lp(e).activeElement, e !== null && h(this._fragmentFiber.child, !1, Up, e, void 0, void 0));
	};
	function Up(e, t) {
		return e.tag !== 6 && (e = b(e), e === t || e.contains(t) ? (t.blur(), !0) : !1);
	}
	Fp.prototype.observeUsing = function(e) {
		this._observers === null && (this._observers = /* @__PURE__ */ new Set()), this._observers.add(e), h(this._fragmentFiber.child, !1, Wp, e, void 0, void 0);
	};
	function Wp(e, t) {
		return e.tag === 6 || (e = b(e), t.observe(e)), !1;
	}
	Fp.prototype.unobserveUsing = function(e) {
		var t = this._observers;
		if (t !== null && t.has(e)) {
			t.delete(e), h(this._fragmentFiber.child, !1, Gp, e, void 0, void 0);
			for (var n = t = 0; n < Kp.length; n++) {
				var r = Kp[n];
				r.fragmentInstance === this && r.observer === e ? e.unobserve(r.instance) : Kp[t++] = r;
			}
			Kp.length = t;
		}
	};
	function Gp(e, t) {
		return e.tag === 6 || (e = b(e), t.unobserve(e)), !1;
	}
	var Kp = [], qp = !1;
	function Jp(e, t, n) {
		Kp.push({
			fragmentInstance: e,
			observer: t,
			instance: n
		}), qp || (qp = !0, mm(function() {
			qp = !1;
			var e = Kp;
			Kp = [];
			for (var t = 0; t < e.length; t++) {
				var n = e[t];
				n.observer.unobserve(n.instance);
			}
		}));
	}
	Fp.prototype.getClientRects = function() {
		var e = [];
		return h(this._fragmentFiber.child, !1, Yp, e, void 0, void 0), e;
	};
	function Yp(e, t) {
		if (e.tag === 6) {
			e = e.stateNode;
			var n = e.ownerDocument.createRange();
			n.selectNodeContents(e), t.push.apply(t, n.getClientRects());
		} else e = b(e), t.push.apply(t, e.getClientRects());
		return !1;
	}
	Fp.prototype.getRootNode = function(e) {
		var t = g(this._fragmentFiber);
		return t === null ? this : b(t).getRootNode(e);
	}, Fp.prototype.compareDocumentPosition = function(e) {
		var t = g(this._fragmentFiber);
		if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED;
		var n = [];
		h(this._fragmentFiber.child, !1, Hp, n, void 0, void 0);
		var r = b(t);
		if (n.length === 0) {
			if (n = r, _(this._fragmentFiber)) {
				e: {
					for (t = this._fragmentFiber.return; t !== null;) {
						if (t.tag === 4) {
							t = t.stateNode.containerInfo;
							break e;
						}
						if (t.tag === 3 || t.tag === 5 || t.tag === 27) break;
						t = t.return;
					}
					t = null;
				}
				t != null && (n = t);
			}
			t = this._fragmentFiber;
			var i = r = n.compareDocumentPosition(e);
			return n === e ? i = Node.DOCUMENT_POSITION_CONTAINS : r & Node.DOCUMENT_POSITION_CONTAINED_BY && (n = v(t)[1], n === null ? i = Node.DOCUMENT_POSITION_PRECEDING : (e = b(n).compareDocumentPosition(e), i = e === 0 || e & Node.DOCUMENT_POSITION_FOLLOWING ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)), i |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC;
		}
		t = b(n[0]), i = b(n[n.length - 1]);
		var a = _(this._fragmentFiber) ? t.parentElement : r;
		if (a == null) return Node.DOCUMENT_POSITION_DISCONNECTED;
		r = a.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY, a = a.compareDocumentPosition(i) & Node.DOCUMENT_POSITION_CONTAINED_BY;
		var o = t.compareDocumentPosition(e), s = i.compareDocumentPosition(e), c = o & Node.DOCUMENT_POSITION_CONTAINED_BY || s & Node.DOCUMENT_POSITION_CONTAINED_BY;
		return s = r && a && o & Node.DOCUMENT_POSITION_FOLLOWING && s & Node.DOCUMENT_POSITION_PRECEDING, t = r && t === e || a && i === e || c || s ? Node.DOCUMENT_POSITION_CONTAINED_BY : !r && t === e || !a && i === e ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC : o, t & Node.DOCUMENT_POSITION_DISCONNECTED || t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC || Xp(t, this._fragmentFiber, n[0], n[n.length - 1], e) ? t : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC;
	};
	function Xp(e, t, n, r, i) {
		var a = Kt(i);
		if (e & Node.DOCUMENT_POSITION_CONTAINED_BY) {
			if (n = !!a) e: {
				for (; a !== null;) {
					if (a.tag === 7 && (a === t || a.alternate === t)) {
						n = !0;
						break e;
					}
					a = a.return;
				}
				n = !1;
			}
			return n;
		}
		if (e & Node.DOCUMENT_POSITION_CONTAINS) {
			if (a === null) return a = i.ownerDocument, i === a || i === a.documentElement || i === a.body;
			e: {
				for (a = t, t = g(t); a !== null;) {
					if (!(a.tag !== 5 && a.tag !== 3 && a.tag !== 27 || a !== t && a.alternate !== t)) {
						a = !0;
						break e;
					}
					a = a.return;
				}
				a = !1;
			}
			return a;
		}
		return e & Node.DOCUMENT_POSITION_PRECEDING ? ((t = !!a) && !(t = a === n) && (t = ae(n, a, ie), t === null ? t = !1 : (h(t, !0, ne, a, n), a = ee, ee = null, t = a !== null)), t) : e & Node.DOCUMENT_POSITION_FOLLOWING ? ((t = !!a) && !(t = a === r) && (t = ae(r, a, ie), t === null ? t = !1 : (h(t, !0, re, a, r), a = ee, te = ee = null, t = a !== null)), t) : !1;
	}
	function Zp(e, t) {
		var n = e.ownerDocument.createRange();
		n.selectNodeContents(e), e = n.getBoundingClientRect(), window.scrollTo(window.scrollX + e.left, t ? window.scrollY + e.top : window.scrollY + e.bottom - window.innerHeight);
	}
	Fp.prototype.scrollIntoView = function(e) {
		if (typeof e == "object") throw Error(s(566));
		var t = [];
		h(this._fragmentFiber.child, !1, Hp, t, void 0, void 0);
		var n = !1 !== e;
		if (t.length === 0) {
			var r = v(this._fragmentFiber);
			if (r = n ? r[1] || r[0] || g(this._fragmentFiber) : r[0] || r[1], r === null) return;
			if (r.tag === 6) {
				e = b(r), Zp(e, n);
				return;
			}
			if (r = b(r), r.nodeType !== 9) {
				if (r.nodeType === 11) {
					n = "host" in r ? r.host : null, n !== null && n.scrollIntoView(e);
					return;
				}
				r.scrollIntoView(e);
			}
		}
		for (r = n ? t.length - 1 : 0; r !== (n ? -1 : t.length);) {
			var i = t[r];
			i.tag === 6 ? (i = b(i), Zp(i, n)) : b(i).scrollIntoView(e), r += n ? -1 : 1;
		}
	};
	function Qp(e, t) {
		return e = b(e), $p(e, t), !1;
	}
	function $p(e, t) {
		e.reactFragments ??= /* @__PURE__ */ new Set(), e.reactFragments.add(t);
	}
	function em(e, t) {
		var n = t._eventListeners;
		if (n !== null) for (var r = 0; r < n.length; r++) {
			var i = n[r];
			e.addEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture));
		}
		e.nodeType !== 3 && (n = t._observers, n !== null && n.forEach(function(n) {
			for (var r = 0, i = 0; i < Kp.length; i++) {
				var a = Kp[i];
				(a.fragmentInstance !== t || a.observer !== n || a.instance !== e) && (Kp[r++] = a);
			}
			Kp.length = r, n.observe(e);
		}), $p(e, t));
	}
	function tm(e, t) {
		var n = t._eventListeners;
		if (n !== null) for (var r = 0; r < n.length; r++) {
			var i = n[r];
			e.removeEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture));
		}
		e.nodeType !== 3 && (n = t._observers, n !== null && n.forEach(function(n) {
			typeof n.rootMargin == "string" ? Jp(t, n, e) : n.unobserve(e);
		}), e.reactFragments != null && e.reactFragments.delete(t));
	}
	function nm(e) {
		var t = e.firstChild;
		for (t && t.nodeType === 10 && (t = t.nextSibling); t;) {
			var n = t;
			switch (t = t.nextSibling, n.nodeName) {
				case "HTML":
				case "HEAD":
				case "BODY":
					nm(n), Gt(n);
					continue;
				case "SCRIPT":
				case "STYLE": continue;
				case "LINK": if (n.rel.toLowerCase() === "stylesheet") continue;
			}
			e.removeChild(n);
		}
	}
	function rm(e, t, n, r) {
		for (; e.nodeType === 1;) {
			var i = n;
			if (e.nodeName.toLowerCase() !== t.toLowerCase()) {
				if (!r && (e.nodeName !== "INPUT" || e.type !== "hidden")) break;
			} else if (!r) {
				if (t === "input" && e.type === "hidden") {
					var a = i.name == null ? null : "" + i.name;
					if (i.type === "hidden" && e.getAttribute("name") === a) return e;
				} else return e;
			} else if (!e[Ut]) switch (t) {
				case "meta":
					if (!e.hasAttribute("itemprop")) break;
					return e;
				case "link":
					if (a = e.getAttribute("rel"), a === "stylesheet" && e.hasAttribute("data-precedence") || a !== i.rel || e.getAttribute("href") !== (i.href == null || i.href === "" ? null : i.href) || e.getAttribute("crossorigin") !== (i.crossOrigin == null ? null : i.crossOrigin) || e.getAttribute("title") !== (i.title == null ? null : i.title)) break;
					return e;
				case "style":
					if (e.hasAttribute("data-precedence")) break;
					return e;
				case "script":
					if (a = e.getAttribute("src"), (a !== (i.src == null ? null : i.src) || e.getAttribute("type") !== (i.type == null ? null : i.type) || e.getAttribute("crossorigin") !== (i.crossOrigin == null ? null : i.crossOrigin)) && a && e.hasAttribute("async") && !e.hasAttribute("itemprop")) break;
					return e;
				default: return e;
			}
			if (e = lm(e.nextSibling), e === null) break;
		}
		return null;
	}
	function im(e, t, n) {
		if (t === "") return null;
		for (; e.nodeType !== 3;) if ((e.nodeType !== 1 || e.nodeName !== "INPUT" || e.type !== "hidden") && !n || (e = lm(e.nextSibling), e === null)) return null;
		return e;
	}
	function am(e, t) {
		for (; e.nodeType !== 8;) if ((e.nodeType !== 1 || e.nodeName !== "INPUT" || e.type !== "hidden") && !t || (e = lm(e.nextSibling), e === null)) return null;
		return e;
	}
	function om(e) {
		return e.data === "$?" || e.data === "$~";
	}
	function sm(e) {
		return e.data === "$!" || e.data === "$?" && e.ownerDocument.readyState !== "loading";
	}
	function cm(e, t) {
		var n = e.ownerDocument;
		if (e.data === "$~") e._reactRetry = t;
		else if (e.data !== "$?" || n.readyState !== "loading") t();
		else {
			var r = function() {
				t(), n.removeEventListener("DOMContentLoaded", r);
			};
			n.addEventListener("DOMContentLoaded", r), e._reactRetry = r;
		}
	}
	function lm(e) {
		for (; e != null; e = e.nextSibling) {
			var t = e.nodeType;
			if (t === 1 || t === 3) break;
			if (t === 8) {
				if (t = e.data, t === "$" || t === "$!" || t === "$?" || t === "$~" || t === "&" || t === "F!" || t === "F") break;
				if (t === "/$" || t === "/&") return null;
			}
		}
		return e;
	}
	var um = null;
	function dm(e) {
		e = e.nextSibling;
		for (var t = 0; e;) {
			if (e.nodeType === 8) {
				var n = e.data;
				if (n === "/$" || n === "/&") {
					if (t === 0) return lm(e.nextSibling);
					t--;
				} else n !== "$" && n !== "$!" && n !== "$?" && n !== "$~" && n !== "&" || t++;
			}
			e = e.nextSibling;
		}
		return null;
	}
	function fm(e) {
		e = e.previousSibling;
		for (var t = 0; e;) {
			if (e.nodeType === 8) {
				var n = e.data;
				if (n === "$" || n === "$!" || n === "$?" || n === "$~" || n === "&") {
					if (t === 0) return e;
					t--;
				} else n !== "/$" && n !== "/&" || t++;
			}
			e = e.previousSibling;
		}
		return null;
	}
	function pm(e, t) {
		function n() {
			r = !0;
		}
		if (e.ownerDocument.activeElement === e) return !0;
		var r = !1;
		try {
			e.ownerDocument.addEventListener("focus", n, !0), (e.focus || HTMLElement.prototype.focus).call(e, t);
		} finally {
			e.ownerDocument.removeEventListener("focus", n, !0);
		}
		return r;
	}
	function mm(e) {
		yp(function() {
			yp(function(t) {
				return e(t);
			});
		});
	}
	function hm(e, t, n) {
		switch (t = lp(n), e) {
			case "html":
				if (e = t.documentElement, !e) throw Error(s(452));
				return e;
			case "head":
				if (e = t.head, !e) throw Error(s(453));
				return e;
			case "body":
				if (e = t.body, !e) throw Error(s(454));
				return e;
			default: throw Error(s(451));
		}
	}
	function gm(e, t, n) {
		for (var r in n) {
			var i = n[r];
			n.hasOwnProperty(r) && i != null && Q(e, t, r, null, rp, i);
		}
		n.dangerouslySetInnerHTML != null && (e.textContent = ""), e.onclick === jn && (e.onclick = null), Gt(e);
	}
	function _m(e) {
		for (var t = e.attributes; t.length;) e.removeAttributeNode(t[0]);
		Gt(e);
	}
	var vm = /* @__PURE__ */ new Map(), ym = /* @__PURE__ */ new Set();
	function bm(e) {
		if (typeof e.getRootNode == "function") {
			var t = e.getRootNode();
			if (t.nodeType === 9 || t.nodeType === 11) return t;
		}
		return e.nodeType === 9 ? e : e.ownerDocument;
	}
	var xm = C.d;
	C.d = {
		f: Sm,
		r: Cm,
		D: Em,
		C: Dm,
		L: Om,
		m: km,
		X: jm,
		S: Am,
		M: Mm
	};
	function Sm() {
		var e = xm.f(), t = Bd();
		return e || t;
	}
	function Cm(e) {
		var t = qt(e);
		t !== null && t.tag === 5 && t.type === "form" ? uc(t) : xm.r(e);
	}
	var wm = typeof document > "u" ? null : document;
	function Tm(e, t, n) {
		var r = wm;
		if (r && typeof t == "string" && t) {
			var i = gn(t);
			i = "link[rel=\"" + e + "\"][href=\"" + i + "\"]", typeof n == "string" && (i += "[crossorigin=\"" + n + "\"]"), ym.has(i) || (ym.add(i), e = {
				rel: e,
				crossOrigin: n,
				href: t
			}, r.querySelector(i) === null && (t = r.createElement("link"), $(t, "link", e), T(t), r.head.appendChild(t)));
		}
	}
	function Em(e) {
		xm.D(e), Tm("dns-prefetch", e, null);
	}
	function Dm(e, t) {
		xm.C(e, t), Tm("preconnect", e, t);
	}
	function Om(e, t, n) {
		xm.L(e, t, n);
		var r = wm;
		if (r && e && t) {
			var i = "link[rel=\"preload\"][as=\"" + gn(t) + "\"]";
			t === "image" && n && n.imageSrcSet ? (i += "[imagesrcset=\"" + gn(n.imageSrcSet) + "\"]", typeof n.imageSizes == "string" && (i += "[imagesizes=\"" + gn(n.imageSizes) + "\"]")) : i += "[href=\"" + gn(e) + "\"]";
			var a = i;
			switch (t) {
				case "style":
					a = Pm(e);
					break;
				case "script": a = Rm(e);
			}
			if (!(vm.has(a) || (e = x({
				rel: "preload",
				href: t === "image" && n && n.imageSrcSet ? void 0 : e,
				as: t
			}, n), vm.set(a, e), r.querySelector(i) !== null || t === "style" && r.querySelector(Fm(a)) || t === "script" && r.querySelector(zm(a))))) {
				var o = r.createElement("link");
				$(o, "link", e), t === "style" && (o[Wt] = !0, o.onload = o.onerror = function() {
					Xt(o);
				}), T(o), r.head.appendChild(o);
			}
		}
	}
	function km(e, t) {
		xm.m(e, t);
		var n = wm;
		if (n && e) {
			var r = t && typeof t.as == "string" ? t.as : "script", i = "link[rel=\"modulepreload\"][as=\"" + gn(r) + "\"][href=\"" + gn(e) + "\"]", a = i;
			switch (r) {
				case "audioworklet":
				case "paintworklet":
				case "serviceworker":
				case "sharedworker":
				case "worker":
				case "script": a = Rm(e);
			}
			if (!vm.has(a) && (e = x({
				rel: "modulepreload",
				href: e
			}, t), vm.set(a, e), n.querySelector(i) === null)) {
				switch (r) {
					case "audioworklet":
					case "paintworklet":
					case "serviceworker":
					case "sharedworker":
					case "worker":
					case "script": if (n.querySelector(zm(a))) return;
				}
				r = n.createElement("link"), $(r, "link", e), T(r), n.head.appendChild(r);
			}
		}
	}
	function Am(e, t, n) {
		xm.S(e, t, n);
		var r = wm;
		if (r && e) {
			var i = Yt(r).hoistableStyles, a = Pm(e);
			t ||= "default";
			var o = i.get(a);
			if (!o) {
				var s = {
					loading: 0,
					preload: null
				};
				if (o = r.querySelector(Fm(a))) s.loading = 5;
				else {
					e = x({
						rel: "stylesheet",
						href: e,
						"data-precedence": t
					}, n), (n = vm.get(a)) && Hm(e, n);
					var c = o = r.createElement("link");
					T(c), $(c, "link", e), c._p = new Promise(function(e, t) {
						c.onload = e, c.onerror = t;
					}), c.addEventListener("load", function() {
						s.loading |= 1;
					}), c.addEventListener("error", function() {
						s.loading |= 2;
					}), s.loading |= 4, Vm(o, t, r);
				}
				o = {
					type: "stylesheet",
					instance: o,
					count: 1,
					state: s
				}, i.set(a, o);
			}
		}
	}
	function jm(e, t) {
		xm.X(e, t);
		var n = wm;
		if (n && e) {
			var r = Yt(n).hoistableScripts, i = Rm(e), a = r.get(i);
			a || (a = n.querySelector(zm(i)), a || (e = x({
				src: e,
				async: !0
			}, t), (t = vm.get(i)) && Um(e, t), a = n.createElement("script"), T(a), $(a, "link", e), n.head.appendChild(a)), a = {
				type: "script",
				instance: a,
				count: 1,
				state: null
			}, r.set(i, a));
		}
	}
	function Mm(e, t) {
		xm.M(e, t);
		var n = wm;
		if (n && e) {
			var r = Yt(n).hoistableScripts, i = Rm(e), a = r.get(i);
			a || (a = n.querySelector(zm(i)), a || (e = x({
				src: e,
				async: !0,
				type: "module"
			}, t), (t = vm.get(i)) && Um(e, t), a = n.createElement("script"), T(a), $(a, "link", e), n.head.appendChild(a)), a = {
				type: "script",
				instance: a,
				count: 1,
				state: null
			}, r.set(i, a));
		}
	}
	function Nm(e, t, n, r) {
		var i = (i = Ie.current) ? bm(i) : null;
		if (!i) throw Error(s(446));
		switch (e) {
			case "meta":
			case "title": return null;
			case "style": return typeof n.precedence == "string" && typeof n.href == "string" ? (n = Pm(n.href), t = Yt(i).hoistableStyles, r = t.get(n), r || (r = {
				type: "style",
				instance: null,
				count: 0,
				state: null
			}, t.set(n, r)), r) : {
				type: "void",
				instance: null,
				count: 0,
				state: null
			};
			case "link":
				if (n.rel === "stylesheet" && typeof n.href == "string" && typeof n.precedence == "string") {
					e = Pm(n.href);
					var a = Yt(i).hoistableStyles, o = a.get(e);
					if (o || (i = i.ownerDocument || i, o = {
						type: "stylesheet",
						instance: null,
						count: 0,
						state: {
							loading: 0,
							preload: null
						}
					}, a.set(e, o), (a = i.querySelector(Fm(e))) ? a._p || (o.instance = a, o.state.loading = 5) : (a = vm.get(e), a || (a = {
						rel: "preload",
						as: "style",
						href: n.href,
						crossOrigin: n.crossOrigin,
						integrity: n.integrity,
						media: n.media,
						hrefLang: n.hrefLang,
						referrerPolicy: n.referrerPolicy
					}, vm.set(e, a)), Lm(i, e, a, o.state))), t && r === null) throw Error(s(528, ""));
					return o;
				}
				if (t && r !== null) throw Error(s(529, ""));
				return null;
			case "script": return t = n.async, n = n.src, typeof n == "string" && t && typeof t != "function" && typeof t != "symbol" ? (n = Rm(n), t = Yt(i).hoistableScripts, r = t.get(n), r || (r = {
				type: "script",
				instance: null,
				count: 0,
				state: null
			}, t.set(n, r)), r) : {
				type: "void",
				instance: null,
				count: 0,
				state: null
			};
			default: throw Error(s(444, e));
		}
	}
	function Pm(e) {
		return "href=\"" + gn(e) + "\"";
	}
	function Fm(e) {
		return "link[rel=\"stylesheet\"][" + e + "]";
	}
	function Im(e) {
		return x({}, e, {
			"data-precedence": e.precedence,
			precedence: null
		});
	}
	function Lm(e, t, n, r) {
		if (t = e.querySelector("link[rel=\"preload\"][as=\"style\"][" + t + "]")) {
			if (!0 !== t[Wt]) {
				r.loading = 1;
				return;
			}
		} else t = e.createElement("link"), t[Wt] = !0, t.onload = t.onerror = Xt.bind(null, t), $(t, "link", n), T(t), e.head.appendChild(t);
		r.preload = t, t.addEventListener("load", function() {
			return r.loading |= 1;
		}), t.addEventListener("error", function() {
			return r.loading |= 2;
		});
	}
	function Rm(e) {
		return "[src=\"" + gn(e) + "\"]";
	}
	function zm(e) {
		return "script[async]" + e;
	}
	function Bm(e, t, n) {
		if (t.count++, t.instance === null) switch (t.type) {
			case "style":
				var r = e.querySelector("style[data-href~=\"" + gn(n.href) + "\"]");
				if (r) return t.instance = r, T(r), r;
				var i = x({}, n, {
					"data-href": n.href,
					"data-precedence": n.precedence,
					href: null,
					precedence: null
				});
				return r = (e.ownerDocument || e).createElement("style"), T(r), $(r, "style", i), Vm(r, n.precedence, e), t.instance = r;
			case "stylesheet":
				i = Pm(n.href);
				var a = e.querySelector(Fm(i));
				if (a) return t.state.loading |= 4, t.instance = a, T(a), a;
				r = Im(n), (i = vm.get(i)) && Hm(r, i), a = (e.ownerDocument || e).createElement("link"), T(a);
				var o = a;
				return o._p = new Promise(function(e, t) {
					o.onload = e, o.onerror = t;
				}), $(a, "link", r), t.state.loading |= 4, Vm(a, n.precedence, e), t.instance = a;
			case "script": return a = Rm(n.src), (i = e.querySelector(zm(a))) ? (t.instance = i, T(i), i) : (r = n, (i = vm.get(a)) && (r = x({}, n), Um(r, i)), e = e.ownerDocument || e, i = e.createElement("script"), T(i), $(i, "link", r), e.head.appendChild(i), t.instance = i);
			case "void": return null;
			default: throw Error(s(443, t.type));
		}
		else t.type === "stylesheet" && !(t.state.loading & 4) && (r = t.instance, t.state.loading |= 4, Vm(r, n.precedence, e));
		return t.instance;
	}
	function Vm(e, t, n) {
		for (var r = n.querySelectorAll("link[rel=\"stylesheet\"][data-precedence],style[data-precedence]"), i = r.length ? r[r.length - 1] : null, a = i, o = 0; o < r.length; o++) {
			var s = r[o];
			if (s.dataset.precedence === t) a = s;
			else if (a !== i) break;
		}
		a ? a.parentNode.insertBefore(e, a.nextSibling) : (t = n.nodeType === 9 ? n.head : n, t.insertBefore(e, t.firstChild));
	}
	function Hm(e, t) {
		e.crossOrigin ??= t.crossOrigin, e.referrerPolicy ??= t.referrerPolicy, e.title ??= t.title;
	}
	function Um(e, t) {
		e.crossOrigin ??= t.crossOrigin, e.referrerPolicy ??= t.referrerPolicy, e.integrity ??= t.integrity;
	}
	var Wm = null;
	function Gm(e, t, n) {
		if (Wm === null) {
			var r = /* @__PURE__ */ new Map(), i = Wm = /* @__PURE__ */ new Map();
			i.set(n, r);
		} else i = Wm, r = i.get(n), r || (r = /* @__PURE__ */ new Map(), i.set(n, r));
		if (r.has(e)) return r;
		for (r.set(e, null), n = n.getElementsByTagName(e), i = 0; i < n.length; i++) {
			var a = n[i];
			if (!(a[Ut] || a[It] || e === "link" && a.getAttribute("rel") === "stylesheet") && a.namespaceURI !== "http://www.w3.org/2000/svg") {
				var o = a.getAttribute(t) || "";
				o = e + o;
				var s = r.get(o);
				s ? s.push(a) : r.set(o, [a]);
			}
		}
		return r;
	}
	function Km(e, t, n) {
		e = e.ownerDocument || e, e.head.insertBefore(n, t === "title" ? e.querySelector("head > title") : null);
	}
	function qm(e, t, n) {
		if (n === 1 || t.itemProp != null) return !1;
		switch (e) {
			case "meta":
			case "title": return !0;
			case "style":
				if (typeof t.precedence != "string" || typeof t.href != "string" || t.href === "") break;
				return !0;
			case "link":
				if (typeof t.rel != "string" || typeof t.href != "string" || t.href === "" || t.onLoad || t.onError) break;
				switch (t.rel) {
					case "stylesheet": return e = t.disabled, typeof t.precedence == "string" && e == null;
					default: return !0;
				}
			case "script": if (t.async && typeof t.async != "function" && typeof t.async != "symbol" && !t.onLoad && !t.onError && t.src && typeof t.src == "string") return !0;
		}
		return !1;
	}
	function Jm(e, t) {
		return e === "img" && t.src != null && t.src !== "" && t.onLoad == null && t.loading !== "lazy";
	}
	function Ym(e) {
		return !(e.type === "stylesheet" && !(e.state.loading & 3));
	}
	function Xm(e) {
		return (e.width || 100) * (e.height || 100) * (typeof devicePixelRatio == "number" ? devicePixelRatio : 1) * .25;
	}
	function Zm(e, t) {
		typeof t.decode == "function" && (e.imgCount++, t.complete || (e.imgBytes += Xm(t), e.suspenseyImages.push(t)), e = rh.bind(e), t.decode().then(e, e));
	}
	function Qm(e, t, n, r) {
		if (n.type === "stylesheet" && (typeof r.media != "string" || !1 !== matchMedia(r.media).matches) && !(n.state.loading & 4)) {
			if (n.instance === null) {
				var i = Pm(r.href), a = t.querySelector(Fm(i));
				if (a) {
					t = a._p, typeof t == "object" && t && typeof t.then == "function" && (e.count++, e = nh.bind(e), t.then(e, e)), n.state.loading |= 4, n.instance = a, T(a);
					return;
				}
				a = t.ownerDocument || t, r = Im(r), (i = vm.get(i)) && Hm(r, i), a = a.createElement("link"), T(a);
				var o = a;
				o._p = new Promise(function(e, t) {
					o.onload = e, o.onerror = t;
				}), $(a, "link", r), n.instance = a;
			}
			e.stylesheets === null && (e.stylesheets = /* @__PURE__ */ new Map()), e.stylesheets.set(n, t), (t = n.state.preload) && !(n.state.loading & 3) && (e.count++, n = nh.bind(e), t.addEventListener("load", n), t.addEventListener("error", n));
		}
	}
	var $m = 0;
	function eh(e, t) {
		return e.stylesheets && e.count === 0 && ah(e, e.stylesheets), 0 < e.count || 0 < e.imgCount ? function(n) {
			var r = setTimeout(function() {
				if (e.stylesheets && ah(e, e.stylesheets), e.unsuspend) {
					var t = e.unsuspend;
					e.unsuspend = null, t();
				}
			}, 6e4 + t);
			0 < e.imgBytes && $m === 0 && ($m = 62500 * op());
			var i = setTimeout(function() {
				if (e.waitingForImages = !1, e.count === 0 && (e.stylesheets && ah(e, e.stylesheets), e.unsuspend)) {
					var t = e.unsuspend;
					e.unsuspend = null, t();
				}
			}, (e.imgBytes > $m ? 50 : 800) + t);
			return e.unsuspend = n, function() {
				e.unsuspend = null, clearTimeout(r), clearTimeout(i);
			};
		} : null;
	}
	function th(e) {
		if (e.count === 0 && (e.imgCount === 0 || !e.waitingForImages)) {
			if (e.stylesheets) ah(e, e.stylesheets);
			else if (e.unsuspend) {
				var t = e.unsuspend;
				e.unsuspend = null, t();
			}
		}
	}
	function nh() {
		this.count--, th(this);
	}
	function rh() {
		this.imgCount--, th(this);
	}
	var ih = null;
	function ah(e, t) {
		e.stylesheets = null, e.unsuspend !== null && (e.count++, ih = /* @__PURE__ */ new Map(), t.forEach(oh, e), ih = null, nh.call(e));
	}
	function oh(e, t) {
		if (!(t.state.loading & 4)) {
			var n = ih.get(e);
			if (n) var r = n.get(null);
			else {
				n = /* @__PURE__ */ new Map(), ih.set(e, n);
				for (var i = e.querySelectorAll("link[data-precedence],style[data-precedence]"), a = 0; a < i.length; a++) {
					var o = i[a];
					(o.nodeName === "LINK" || o.getAttribute("media") !== "not all") && (n.set(o.dataset.precedence, o), r = o);
				}
				r && n.set(null, r);
			}
			i = t.instance, o = i.getAttribute("data-precedence"), a = n.get(o) || r, a === r && n.set(null, i), n.set(o, i), this.count++, r = nh.bind(this), i.addEventListener("load", r), i.addEventListener("error", r), a ? a.parentNode.insertBefore(i, a.nextSibling) : (e = e.nodeType === 9 ? e.head : e, e.insertBefore(i, e.firstChild)), t.state.loading |= 4;
		}
	}
	var sh = {
		$$typeof: pe,
		Provider: null,
		Consumer: null,
		_currentValue: ke,
		_currentValue2: ke,
		_threadCount: 0
	};
	function ch(e, t, n, r, i, a, o, s, c) {
		this.tag = 1, this.containerInfo = e, this.pingCache = this.current = this.pendingChildren = null, this.timeoutHandle = -1, this.callbackNode = this.next = this.pendingContext = this.context = this.cancelPendingCommit = null, this.callbackPriority = 0, this.expirationTimes = Tt(-1), this.entangledLanes = this.shellSuspendCounter = this.errorRecoveryDisabledLanes = this.expiredLanes = this.warmLanes = this.pingedLanes = this.suspendedLanes = this.pendingLanes = 0, this.entanglements = Tt(0), this.hiddenUpdates = Tt(null), this.identifierPrefix = r, this.onUncaughtError = i, this.onCaughtError = a, this.onRecoverableError = o, this.pooledCache = null, this.pooledCacheLanes = 0, this.formState = c, this.transitionTypes = null, this.incompleteTransitions = /* @__PURE__ */ new Map();
	}
	function lh(e, t, n, r, i, a, o, s, c, l, u, d) {
		return e = new ch(e, t, n, o, c, l, u, d, s), t = 1, !0 === a && (t |= 24), a = Gi(3, null, null, t), e.current = a, a.stateNode = e, t = Ha(), t.refCount++, e.pooledCache = t, t.refCount++, a.memoizedState = {
			element: r,
			isDehydrated: n,
			cache: t
		}, To(a), e;
	}
	function uh(e) {
		return e ? (e = Ui, e) : Ui;
	}
	function dh(e, t, n, r, i, a) {
		i = uh(i), r.context === null ? r.context = i : r.pendingContext = i, r = Do(t), r.payload = { element: n }, a = a === void 0 ? null : a, a !== null && (r.callback = a), n = Oo(e, r, t), n !== null && (Fd(n, e, t), ko(n, e, t));
	}
	function fh(e, t) {
		if (e = e.memoizedState, e !== null && e.dehydrated !== null) {
			var n = e.retryLane;
			e.retryLane = n !== 0 && n < t ? n : t;
		}
	}
	function ph(e, t) {
		fh(e, t), (e = e.alternate) && fh(e, t);
	}
	function mh(e) {
		if (e.tag === 13 || e.tag === 31) {
			var t = Bi(e, 67108864);
			t !== null && Fd(t, e, 67108864), ph(e, 67108864);
		}
	}
	function hh(e) {
		if (e.tag === 13 || e.tag === 31) {
			var t = Md();
			t = jt(t);
			var n = Bi(e, t);
			n !== null && Fd(n, e, t), ph(e, t);
		}
	}
	var gh = !0;
	function _h(e, t, n, r) {
		var i = S.T;
		S.T = null;
		var a = C.p;
		try {
			C.p = 2, yh(e, t, n, r);
		} finally {
			C.p = a, S.T = i;
		}
	}
	function vh(e, t, n, r) {
		var i = S.T;
		S.T = null;
		var a = C.p;
		try {
			C.p = 8, yh(e, t, n, r);
		} finally {
			C.p = a, S.T = i;
		}
	}
	function yh(e, t, n, r) {
		if (gh) {
			var i = bh(r);
			if (i === null) qf(e, t, r, xh, n), Mh(e, r);
			else if (Ph(i, e, t, n, r)) r.stopPropagation();
			else if (Mh(e, r), t & 4 && -1 < jh.indexOf(e)) {
				for (; i !== null;) {
					var a = qt(i);
					if (a !== null) switch (a.tag) {
						case 3:
							if (a = a.stateNode, a.current.memoizedState.isDehydrated) {
								var o = yt(a.pendingLanes);
								if (o !== 0) {
									var s = a;
									for (s.pendingLanes |= 2, s.entangledLanes |= 2; o;) {
										var c = 1 << 31 - ft(o);
										s.entanglements[1] |= c, o &= ~c;
									}
									Df(a), !(U & 6) && (vd = et() + 500, Of(0, !1));
								}
							}
							break;
						case 31:
						case 13: s = Bi(a, 2), s !== null && Fd(s, a, 2), Bd(), ph(a, 2);
					}
					if (a = bh(r), a === null && qf(e, t, r, xh, n), a === i) break;
					i = a;
				}
				i !== null && r.stopPropagation();
			} else qf(e, t, r, null, n);
		}
	}
	function bh(e) {
		return e = Nn(e), Sh(e);
	}
	var xh = null;
	function Sh(e) {
		if (xh = null, e = Kt(e), e !== null) {
			var t = l(e);
			if (t === null) e = null;
			else {
				var n = t.tag;
				if (n === 13) {
					if (e = u(t), e !== null) return e;
					e = null;
				} else if (n === 31) {
					if (e = d(t), e !== null) return e;
					e = null;
				} else if (n === 3) {
					if (t.stateNode.current.memoizedState.isDehydrated) return t.tag === 3 ? t.stateNode.containerInfo : null;
					e = null;
				} else t !== e && (e = null);
			}
		}
		return xh = e, null;
	}
	function Ch(e) {
		switch (e) {
			case "beforetoggle":
			case "cancel":
			case "click":
			case "close":
			case "contextmenu":
			case "copy":
			case "cut":
			case "auxclick":
			case "dblclick":
			case "dragend":
			case "dragstart":
			case "drop":
			case "focusin":
			case "focusout":
			case "input":
			case "invalid":
			case "keydown":
			case "keypress":
			case "keyup":
			case "mousedown":
			case "mouseup":
			case "paste":
			case "pause":
			case "play":
			case "pointercancel":
			case "pointerdown":
			case "pointerup":
			case "ratechange":
			case "reset":
			case "seeked":
			case "submit":
			case "toggle":
			case "touchcancel":
			case "touchend":
			case "touchstart":
			case "volumechange":
			case "change":
			case "selectionchange":
			case "textInput":
			case "compositionstart":
			case "compositionend":
			case "compositionupdate":
			case "beforeblur":
			case "afterblur":
			case "beforeinput":
			case "blur":
			case "fullscreenchange":
			case "fullscreenerror":
			case "focus":
			case "hashchange":
			case "popstate":
			case "select":
			case "selectstart": return 2;
			case "drag":
			case "dragenter":
			case "dragexit":
			case "dragleave":
			case "dragover":
			case "mousemove":
			case "mouseout":
			case "mouseover":
			case "pointermove":
			case "pointerout":
			case "pointerover":
			case "resize":
			case "scroll":
			case "touchmove":
			case "wheel":
			case "mouseenter":
			case "mouseleave":
			case "pointerenter":
			case "pointerleave": return 8;
			case "message": switch (tt()) {
				case nt: return 2;
				case rt: return 8;
				case it:
				case at: return 32;
				case ot: return 268435456;
				default: return 32;
			}
			default: return 32;
		}
	}
	var wh = !1, Th = null, Eh = null, Dh = null, Oh = /* @__PURE__ */ new Map(), kh = /* @__PURE__ */ new Map(), Ah = [], jh = "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset".split(" ");
	function Mh(e, t) {
		switch (e) {
			case "focusin":
			case "focusout":
				Th = null;
				break;
			case "dragenter":
			case "dragleave":
				Eh = null;
				break;
			case "mouseover":
			case "mouseout":
				Dh = null;
				break;
			case "pointerover":
			case "pointerout":
				Oh.delete(t.pointerId);
				break;
			case "gotpointercapture":
			case "lostpointercapture": kh.delete(t.pointerId);
		}
	}
	function Nh(e, t, n, r, i, a) {
		return e === null || e.nativeEvent !== a ? (e = {
			blockedOn: t,
			domEventName: n,
			eventSystemFlags: r,
			nativeEvent: a,
			targetContainers: [i]
		}, t !== null && (t = qt(t), t !== null && mh(t)), e) : (e.eventSystemFlags |= r, t = e.targetContainers, i !== null && t.indexOf(i) === -1 && t.push(i), e);
	}
	function Ph(e, t, n, r, i) {
		switch (t) {
			case "focusin": return Th = Nh(Th, e, t, n, r, i), !0;
			case "dragenter": return Eh = Nh(Eh, e, t, n, r, i), !0;
			case "mouseover": return Dh = Nh(Dh, e, t, n, r, i), !0;
			case "pointerover":
				var a = i.pointerId;
				return Oh.set(a, Nh(Oh.get(a) || null, e, t, n, r, i)), !0;
			case "gotpointercapture": return a = i.pointerId, kh.set(a, Nh(kh.get(a) || null, e, t, n, r, i)), !0;
		}
		return !1;
	}
	function Fh(e) {
		var t = Kt(e.target);
		if (t !== null) {
			var n = l(t);
			if (n !== null) {
				if (t = n.tag, t === 13) {
					if (t = u(n), t !== null) {
						e.blockedOn = t, Pt(e.priority, function() {
							hh(n);
						});
						return;
					}
				} else if (t === 31) {
					if (t = d(n), t !== null) {
						e.blockedOn = t, Pt(e.priority, function() {
							hh(n);
						});
						return;
					}
				} else if (t === 3 && n.stateNode.current.memoizedState.isDehydrated) {
					e.blockedOn = n.tag === 3 ? n.stateNode.containerInfo : null;
					return;
				}
			}
		}
		e.blockedOn = null;
	}
	function Ih(e) {
		if (e.blockedOn !== null) return !1;
		for (var t = e.targetContainers; 0 < t.length;) {
			var n = bh(e.nativeEvent);
			if (n === null) {
				n = e.nativeEvent;
				var r = new n.constructor(n.type, n);
				Mn = r, n.target.dispatchEvent(r), Mn = null;
			} else return t = qt(n), t !== null && mh(t), e.blockedOn = n, !1;
			t.shift();
		}
		return !0;
	}
	function Lh(e, t, n) {
		Ih(e) && n.delete(t);
	}
	function Rh() {
		wh = !1, Th !== null && Ih(Th) && (Th = null), Eh !== null && Ih(Eh) && (Eh = null), Dh !== null && Ih(Dh) && (Dh = null), Oh.forEach(Lh), kh.forEach(Lh);
	}
	function zh(e, n) {
		e.blockedOn === n && (e.blockedOn = null, wh || (wh = !0, t.unstable_scheduleCallback(t.unstable_NormalPriority, Rh)));
	}
	var Bh = null;
	function Vh(e) {
		Bh !== e && (Bh = e, t.unstable_scheduleCallback(t.unstable_NormalPriority, function() {
			Bh === e && (Bh = null);
			for (var t = 0; t < e.length; t += 3) {
				var n = e[t], r = e[t + 1], i = e[t + 2];
				if (typeof r != "function") {
					if (Sh(r || n) === null) continue;
					break;
				}
				var a = qt(n);
				a !== null && (e.splice(t, 3), t -= 3, cc(a, {
					pending: !0,
					data: i,
					method: n.method,
					action: r
				}, r, i));
			}
		}));
	}
	function Hh(e) {
		function t(t) {
			return zh(t, e);
		}
		Th !== null && zh(Th, e), Eh !== null && zh(Eh, e), Dh !== null && zh(Dh, e), Oh.forEach(t), kh.forEach(t);
		for (var n = 0; n < Ah.length; n++) {
			var r = Ah[n];
			r.blockedOn === e && (r.blockedOn = null);
		}
		for (; 0 < Ah.length && (n = Ah[0], n.blockedOn === null);) Fh(n), n.blockedOn === null && Ah.shift();
		if (n = (e.ownerDocument || e).$$reactFormReplay, n != null) for (r = 0; r < n.length; r += 3) {
			var i = n[r], a = n[r + 1], o = i[Lt] || null;
			if (typeof a == "function") o || Vh(n);
			else if (o) {
				var s = null;
				if (a && a.hasAttribute("formAction")) {
					if (i = a, o = a[Lt] || null) s = o.formAction;
					else if (Sh(i) !== null) continue;
				} else s = o.action;
				typeof s == "function" ? n[r + 1] = s : (n.splice(r, 3), r -= 3), Vh(n);
			}
		}
	}
	function Uh() {
		function e(e) {
			e.canIntercept && e.info === "react-transition" && e.intercept({
				handler: function() {
					return new Promise(function(e) {
						return i = e;
					});
				},
				focusReset: "manual",
				scroll: "manual"
			});
		}
		function t() {
			i !== null && (i(), i = null), r || setTimeout(n, 20);
		}
		function n() {
			if (!r && !navigation.transition) {
				var e = navigation.currentEntry;
				e && e.url != null && navigation.navigate(e.url, {
					state: e.getState(),
					info: "react-transition",
					history: "replace"
				});
			}
		}
		if (typeof navigation == "object") {
			var r = !1, i = null;
			return navigation.addEventListener("navigate", e), navigation.addEventListener("navigatesuccess", t), navigation.addEventListener("navigateerror", t), setTimeout(n, 100), function() {
				r = !0, navigation.removeEventListener("navigate", e), navigation.removeEventListener("navigatesuccess", t), navigation.removeEventListener("navigateerror", t), i !== null && (i(), i = null);
			};
		}
	}
	function Wh(e) {
		this._internalRoot = e;
	}
	Gh.prototype.render = Wh.prototype.render = function(e) {
		var t = this._internalRoot;
		if (t === null) throw Error(s(409));
		dh(t.current, Md(), e, t, null, null);
	}, Gh.prototype.unmount = Wh.prototype.unmount = function() {
		var e = this._internalRoot;
		if (e !== null) {
			this._internalRoot = null;
			var t = e.containerInfo;
			dh(e.current, 2, null, e, null, null), Bd(), t[Rt] = null;
		}
	};
	function Gh(e) {
		this._internalRoot = e;
	}
	Gh.prototype.unstable_scheduleHydration = function(e) {
		if (e) {
			var t = Nt();
			e = {
				blockedOn: null,
				target: e,
				priority: t
			};
			for (var n = 0; n < Ah.length && t !== 0 && t < Ah[n].priority; n++);
			Ah.splice(n, 0, e), n === 0 && Fh(e);
		}
	};
	var Kh = i.version;
	if (Kh !== "19.3.1") throw Error(s(527, Kh, "19.3.1"));
	C.findDOMNode = function(e) {
		var t = e._reactInternals;
		if (t === void 0) throw typeof e.render == "function" ? Error(s(188)) : (e = Object.keys(e).join(","), Error(s(268, e)));
		return e = p(t), e = e === null ? null : m(e), e = e === null ? null : e.stateNode, e;
	};
	var qh = {
		bundleType: 0,
		version: "19.3.1",
		rendererPackageName: "react-dom",
		currentDispatcherRef: S,
		reconcilerVersion: "19.3.1"
	};
	if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < "u") {
		var Jh = __REACT_DEVTOOLS_GLOBAL_HOOK__;
		if (!Jh.isDisabled && Jh.supportsFiber) try {
			lt = Jh.inject(qh), ut = Jh;
		} catch {}
	}
	e.createRoot = function(e, t) {
		if (!c(e)) throw Error(s(299));
		var n = !1, r = "", i = jc, a = Mc, o = Nc;
		return t != null && (!0 === t.unstable_strictMode && (n = !0), t.identifierPrefix !== void 0 && (r = t.identifierPrefix), t.onUncaughtError !== void 0 && (i = t.onUncaughtError), t.onCaughtError !== void 0 && (a = t.onCaughtError), t.onRecoverableError !== void 0 && (o = t.onRecoverableError)), t = lh(e, 1, !1, null, null, n, r, null, i, a, o, Uh), e[Rt] = t.current, Gf(e), new Wh(t);
	}, e.hydrateRoot = function(e, t, n) {
		if (!c(e)) throw Error(s(299));
		var r = !1, i = "", a = jc, o = Mc, l = Nc, u = null;
		return n != null && (!0 === n.unstable_strictMode && (r = !0), n.identifierPrefix !== void 0 && (i = n.identifierPrefix), n.onUncaughtError !== void 0 && (a = n.onUncaughtError), n.onCaughtError !== void 0 && (o = n.onCaughtError), n.onRecoverableError !== void 0 && (l = n.onRecoverableError), n.formState !== void 0 && (u = n.formState)), t = lh(e, 1, !0, t, n ?? null, r, i, u, a, o, l, Uh), t.context = uh(null), n = t.current, r = Md(), r = jt(r), i = Do(r), i.callback = null, Oo(n, i, r), n = r, t.current.lanes = n, Et(t, n), Df(t), e[Rt] = t.current, Gf(e), new Gh(t);
	}, e.version = "19.3.1";
})), s = /* @__PURE__ */ t((/* @__PURE__ */ e(((e, t) => {
	function n() {
		if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < "u" && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == "function") try {
			__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n);
		} catch (e) {
			console.error(e);
		}
	}
	n(), t.exports = o();
})))()), c = s.default, { createRoot: l, hydrateRoot: u, version: d } = s.default;
export { l as createRoot, c as default, u as hydrateRoot, d as version };
