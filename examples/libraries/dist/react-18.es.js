// \0rolldown/runtime.js
var e = Object.create, t = Object.defineProperty, n = Object.getOwnPropertyDescriptor, r = Object.getOwnPropertyNames, i = Object.getPrototypeOf, a = Object.prototype.hasOwnProperty, o = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), s = (e, i, o, s) => {
	if (i && typeof i == "object" || typeof i == "function") for (var c = r(i), l = 0, u = c.length, d; l < u; l++) d = c[l], !a.call(e, d) && d !== o && t(e, d, {
		get: ((e) => i[e]).bind(null, d),
		enumerable: !(s = n(i, d)) || s.enumerable
	});
	return e;
}, c = (n, r, o) => (o = n == null ? {} : e(i(n)), s(r || !n || !n.__esModule || !a.call(n, "default") ? t(o, "default", {
	value: n,
	enumerable: !0
}) : o, n)), l = /* @__PURE__ */ o(((e) => {
	var t = Symbol.for("react.element"), n = Symbol.for("react.portal"), r = Symbol.for("react.fragment"), i = Symbol.for("react.strict_mode"), a = Symbol.for("react.profiler"), o = Symbol.for("react.provider"), s = Symbol.for("react.context"), c = Symbol.for("react.forward_ref"), l = Symbol.for("react.suspense"), u = Symbol.for("react.memo"), d = Symbol.for("react.lazy"), f = Symbol.iterator;
	function p(e) {
		return typeof e != "object" || !e ? null : (e = f && e[f] || e["@@iterator"], typeof e == "function" ? e : null);
	}
	var m = {
		isMounted: function() {
			return !1;
		},
		enqueueForceUpdate: function() {},
		enqueueReplaceState: function() {},
		enqueueSetState: function() {}
	}, h = Object.assign, g = {};
	function _(e, t, n) {
		this.props = e, this.context = t, this.refs = g, this.updater = n || m;
	}
	_.prototype.isReactComponent = {}, _.prototype.setState = function(e, t) {
		if (typeof e != "object" && typeof e != "function" && e != null) throw Error("setState(...): takes an object of state variables to update or a function which returns an object of state variables.");
		this.updater.enqueueSetState(this, e, t, "setState");
	}, _.prototype.forceUpdate = function(e) {
		this.updater.enqueueForceUpdate(this, e, "forceUpdate");
	};
	function v() {}
	v.prototype = _.prototype;
	function y(e, t, n) {
		this.props = e, this.context = t, this.refs = g, this.updater = n || m;
	}
	var b = y.prototype = new v();
	b.constructor = y, h(b, _.prototype), b.isPureReactComponent = !0;
	var ee = Array.isArray, te = Object.prototype.hasOwnProperty, x = { current: null }, ne = {
		key: !0,
		ref: !0,
		__self: !0,
		__source: !0
	};
	function re(e, n, r) {
		var i, a = {}, o = null, s = null;
		if (n != null) for (i in n.ref !== void 0 && (s = n.ref), n.key !== void 0 && (o = "" + n.key), n) te.call(n, i) && !ne.hasOwnProperty(i) && (a[i] = n[i]);
		var c = arguments.length - 2;
		if (c === 1) a.children = r;
		else if (1 < c) {
			for (var l = Array(c), u = 0; u < c; u++) l[u] = arguments[u + 2];
			a.children = l;
		}
		if (e && e.defaultProps) for (i in c = e.defaultProps, c) a[i] === void 0 && (a[i] = c[i]);
		return {
			$$typeof: t,
			type: e,
			key: o,
			ref: s,
			props: a,
			_owner: x.current
		};
	}
	function ie(e, n) {
		return {
			$$typeof: t,
			type: e.type,
			key: n,
			ref: e.ref,
			props: e.props,
			_owner: e._owner
		};
	}
	function ae(e) {
		return typeof e == "object" && !!e && e.$$typeof === t;
	}
	function oe(e) {
		var t = {
			"=": "=0",
			":": "=2"
		};
		return "$" + e.replace(/[=:]/g, function(e) {
			return t[e];
		});
	}
	var se = /\/+/g;
	function ce(e, t) {
		return typeof e == "object" && e && e.key != null ? oe("" + e.key) : t.toString(36);
	}
	function le(e, r, i, a, o) {
		var s = typeof e;
		(s === "undefined" || s === "boolean") && (e = null);
		var c = !1;
		if (e === null) c = !0;
		else switch (s) {
			case "string":
			case "number":
				c = !0;
				break;
			case "object": switch (e.$$typeof) {
				case t:
				case n: c = !0;
			}
		}
		if (c) return c = e, o = o(c), e = a === "" ? "." + ce(c, 0) : a, ee(o) ? (i = "", e != null && (i = e.replace(se, "$&/") + "/"), le(o, r, i, "", function(e) {
			return e;
		})) : o != null && (ae(o) && (o = ie(o, i + (!o.key || c && c.key === o.key ? "" : ("" + o.key).replace(se, "$&/") + "/") + e)), r.push(o)), 1;
		if (c = 0, a = a === "" ? "." : a + ":", ee(e)) for (var l = 0; l < e.length; l++) {
			s = e[l];
			var u = a + ce(s, l);
			c += le(s, r, i, u, o);
		}
		else if (u = p(e), typeof u == "function") for (e = u.call(e), l = 0; !(s = e.next()).done;) s = s.value, u = a + ce(s, l++), c += le(s, r, i, u, o);
		else if (s === "object") throw r = String(e), Error("Objects are not valid as a React child (found: " + (r === "[object Object]" ? "object with keys {" + Object.keys(e).join(", ") + "}" : r) + "). If you meant to render a collection of children, use an array instead.");
		return c;
	}
	function ue(e, t, n) {
		if (e == null) return e;
		var r = [], i = 0;
		return le(e, r, "", "", function(e) {
			return t.call(n, e, i++);
		}), r;
	}
	function de(e) {
		if (e._status === -1) {
			var t = e._result;
			t = t(), t.then(function(t) {
				(e._status === 0 || e._status === -1) && (e._status = 1, e._result = t);
			}, function(t) {
				(e._status === 0 || e._status === -1) && (e._status = 2, e._result = t);
			}), e._status === -1 && (e._status = 0, e._result = t);
		}
		if (e._status === 1) return e._result.default;
		throw e._result;
	}
	var S = { current: null }, fe = { transition: null }, pe = {
		ReactCurrentDispatcher: S,
		ReactCurrentBatchConfig: fe,
		ReactCurrentOwner: x
	};
	function me() {
		throw Error("act(...) is not supported in production builds of React.");
	}
	e.Children = {
		map: ue,
		forEach: function(e, t, n) {
			ue(e, function() {
				t.apply(this, arguments);
			}, n);
		},
		count: function(e) {
			var t = 0;
			return ue(e, function() {
				t++;
			}), t;
		},
		toArray: function(e) {
			return ue(e, function(e) {
				return e;
			}) || [];
		},
		only: function(e) {
			if (!ae(e)) throw Error("React.Children.only expected to receive a single React element child.");
			return e;
		}
	}, e.Component = _, e.Fragment = r, e.Profiler = a, e.PureComponent = y, e.StrictMode = i, e.Suspense = l, e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = pe, e.act = me, e.cloneElement = function(e, n, r) {
		if (e == null) throw Error("React.cloneElement(...): The argument must be a React element, but you passed " + e + ".");
		var i = h({}, e.props), a = e.key, o = e.ref, s = e._owner;
		if (n != null) {
			if (n.ref !== void 0 && (o = n.ref, s = x.current), n.key !== void 0 && (a = "" + n.key), e.type && e.type.defaultProps) var c = e.type.defaultProps;
			for (l in n) te.call(n, l) && !ne.hasOwnProperty(l) && (i[l] = n[l] === void 0 && c !== void 0 ? c[l] : n[l]);
		}
		var l = arguments.length - 2;
		if (l === 1) i.children = r;
		else if (1 < l) {
			c = Array(l);
			for (var u = 0; u < l; u++) c[u] = arguments[u + 2];
			i.children = c;
		}
		return {
			$$typeof: t,
			type: e.type,
			key: a,
			ref: o,
			props: i,
			_owner: s
		};
	}, e.createContext = function(e) {
		return e = {
			$$typeof: s,
			_currentValue: e,
			_currentValue2: e,
			_threadCount: 0,
			Provider: null,
			Consumer: null,
			_defaultValue: null,
			_globalName: null
		}, e.Provider = {
			$$typeof: o,
			_context: e
		}, e.Consumer = e;
	}, e.createElement = re, e.createFactory = function(e) {
		var t = re.bind(null, e);
		return t.type = e, t;
	}, e.createRef = function() {
		return { current: null };
	}, e.forwardRef = function(e) {
		return {
			$$typeof: c,
			render: e
		};
	}, e.isValidElement = ae, e.lazy = function(e) {
		return {
			$$typeof: d,
			_payload: {
				_status: -1,
				_result: e
			},
			_init: de
		};
	}, e.memo = function(e, t) {
		return {
			$$typeof: u,
			type: e,
			compare: t === void 0 ? null : t
		};
	}, e.startTransition = function(e) {
		var t = fe.transition;
		fe.transition = {};
		try {
			e();
		} finally {
			fe.transition = t;
		}
	}, e.unstable_act = me, e.useCallback = function(e, t) {
		return S.current.useCallback(e, t);
	}, e.useContext = function(e) {
		return S.current.useContext(e);
	}, e.useDebugValue = function() {}, e.useDeferredValue = function(e) {
		return S.current.useDeferredValue(e);
	}, e.useEffect = function(e, t) {
		return S.current.useEffect(e, t);
	}, e.useId = function() {
		return S.current.useId();
	}, e.useImperativeHandle = function(e, t, n) {
		return S.current.useImperativeHandle(e, t, n);
	}, e.useInsertionEffect = function(e, t) {
		return S.current.useInsertionEffect(e, t);
	}, e.useLayoutEffect = function(e, t) {
		return S.current.useLayoutEffect(e, t);
	}, e.useMemo = function(e, t) {
		return S.current.useMemo(e, t);
	}, e.useReducer = function(e, t, n) {
		return S.current.useReducer(e, t, n);
	}, e.useRef = function(e) {
		return S.current.useRef(e);
	}, e.useState = function(e) {
		return S.current.useState(e);
	}, e.useSyncExternalStore = function(e, t, n) {
		return S.current.useSyncExternalStore(e, t, n);
	}, e.useTransition = function() {
		return S.current.useTransition();
	}, e.version = "18.3.1";
})), u = /* @__PURE__ */ o(((e, t) => {
	t.exports = l();
})), d = /* @__PURE__ */ o(((e) => {
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
	if (typeof performance == "object" && typeof performance.now == "function") {
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
	var c = [], l = [], u = 1, d = null, f = 3, p = !1, m = !1, h = !1, g = typeof setTimeout == "function" ? setTimeout : null, _ = typeof clearTimeout == "function" ? clearTimeout : null, v = typeof setImmediate < "u" ? setImmediate : null;
	typeof navigator < "u" && navigator.scheduling !== void 0 && navigator.scheduling.isInputPending !== void 0 && navigator.scheduling.isInputPending.bind(navigator.scheduling);
	function y(e) {
		for (var i = n(l); i !== null;) {
			if (i.callback === null) r(l);
			else if (i.startTime <= e) r(l), i.sortIndex = i.expirationTime, t(c, i);
			else break;
			i = n(l);
		}
	}
	function b(e) {
		if (h = !1, y(e), !m) {
			if (n(c) !== null) m = !0, ue(ee);
			else {
				var t = n(l);
				t !== null && de(b, t.startTime - e);
			}
		}
	}
	function ee(t, i) {
		m = !1, h && (h = !1, _(ne), ne = -1), p = !0;
		var a = f;
		try {
			for (y(i), d = n(c); d !== null && (!(d.expirationTime > i) || t && !ae());) {
				var o = d.callback;
				if (typeof o == "function") {
					d.callback = null, f = d.priorityLevel;
					var s = o(d.expirationTime <= i);
					i = e.unstable_now(), typeof s == "function" ? d.callback = s : d === n(c) && r(c), y(i);
				} else r(c);
				d = n(c);
			}
			if (d !== null) var u = !0;
			else {
				var g = n(l);
				g !== null && de(b, g.startTime - i), u = !1;
			}
			return u;
		} finally {
			d = null, f = a, p = !1;
		}
	}
	var te = !1, x = null, ne = -1, re = 5, ie = -1;
	function ae() {
		return !(e.unstable_now() - ie < re);
	}
	function oe() {
		if (x !== null) {
			var t = e.unstable_now();
			ie = t;
			var n = !0;
			try {
				n = x(!0, t);
			} finally {
				n ? se() : (te = !1, x = null);
			}
		} else te = !1;
	}
	var se;
	if (typeof v == "function") se = function() {
		v(oe);
	};
	else if (typeof MessageChannel < "u") {
		var ce = new MessageChannel(), le = ce.port2;
		ce.port1.onmessage = oe, se = function() {
			le.postMessage(null);
		};
	} else se = function() {
		g(oe, 0);
	};
	function ue(e) {
		x = e, te || (te = !0, se());
	}
	function de(t, n) {
		ne = g(function() {
			t(e.unstable_now());
		}, n);
	}
	e.unstable_IdlePriority = 5, e.unstable_ImmediatePriority = 1, e.unstable_LowPriority = 4, e.unstable_NormalPriority = 3, e.unstable_Profiling = null, e.unstable_UserBlockingPriority = 2, e.unstable_cancelCallback = function(e) {
		e.callback = null;
	}, e.unstable_continueExecution = function() {
		m || p || (m = !0, ue(ee));
	}, e.unstable_forceFrameRate = function(e) {
		0 > e || 125 < e ? console.error("forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported") : re = 0 < e ? Math.floor(1e3 / e) : 5;
	}, e.unstable_getCurrentPriorityLevel = function() {
		return f;
	}, e.unstable_getFirstCallbackNode = function() {
		return n(c);
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
	}, e.unstable_pauseExecution = function() {}, e.unstable_requestPaint = function() {}, e.unstable_runWithPriority = function(e, t) {
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
		}, a > o ? (r.sortIndex = a, t(l, r), n(c) === null && r === n(l) && (h ? (_(ne), ne = -1) : h = !0, de(b, a - o))) : (r.sortIndex = s, t(c, r), m || p || (m = !0, ue(ee))), r;
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
})), f = /* @__PURE__ */ o(((e, t) => {
	t.exports = d();
})), p = /* @__PURE__ */ o(((e) => {
	var t = u(), n = f();
	function r(e) {
		for (var t = "https://reactjs.org/docs/error-decoder.html?invariant=" + e, n = 1; n < arguments.length; n++) t += "&args[]=" + encodeURIComponent(arguments[n]);
		return "Minified React error #" + e + "; visit " + t + " for the full message or use the non-minified dev environment for full errors and additional helpful warnings.";
	}
	var i = /* @__PURE__ */ new Set(), a = {};
	function o(e, t) {
		s(e, t), s(e + "Capture", t);
	}
	function s(e, t) {
		for (a[e] = t, e = 0; e < t.length; e++) i.add(t[e]);
	}
	var c = typeof window < "u" && window.document !== void 0 && window.document.createElement !== void 0, l = Object.prototype.hasOwnProperty, d = /^[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD][:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\-.0-9\u00B7\u0300-\u036F\u203F-\u2040]*$/, p = {}, m = {};
	function h(e) {
		return l.call(m, e) ? !0 : l.call(p, e) ? !1 : d.test(e) ? m[e] = !0 : (p[e] = !0, !1);
	}
	function g(e, t, n, r) {
		if (n !== null && n.type === 0) return !1;
		switch (typeof t) {
			case "function":
			case "symbol": return !0;
			case "boolean": return r ? !1 : n === null ? (e = e.toLowerCase().slice(0, 5), e !== "data-" && e !== "aria-") : !n.acceptsBooleans;
			default: return !1;
		}
	}
	function _(e, t, n, r) {
		if (t == null || g(e, t, n, r)) return !0;
		if (r) return !1;
		if (n !== null) switch (n.type) {
			case 3: return !t;
			case 4: return !1 === t;
			case 5: return isNaN(t);
			case 6: return isNaN(t) || 1 > t;
		}
		return !1;
	}
	function v(e, t, n, r, i, a, o) {
		this.acceptsBooleans = t === 2 || t === 3 || t === 4, this.attributeName = r, this.attributeNamespace = i, this.mustUseProperty = n, this.propertyName = e, this.type = t, this.sanitizeURL = a, this.removeEmptyString = o;
	}
	var y = {};
	"children dangerouslySetInnerHTML defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning style".split(" ").forEach(function(e) {
		y[e] = new v(e, 0, !1, e, null, !1, !1);
	}), [
		["acceptCharset", "accept-charset"],
		["className", "class"],
		["htmlFor", "for"],
		["httpEquiv", "http-equiv"]
	].forEach(function(e) {
		var t = e[0];
		y[t] = new v(t, 1, !1, e[1], null, !1, !1);
	}), [
		"contentEditable",
		"draggable",
		"spellCheck",
		"value"
	].forEach(function(e) {
		y[e] = new v(e, 2, !1, e.toLowerCase(), null, !1, !1);
	}), [
		"autoReverse",
		"externalResourcesRequired",
		"focusable",
		"preserveAlpha"
	].forEach(function(e) {
		y[e] = new v(e, 2, !1, e, null, !1, !1);
	}), "allowFullScreen async autoFocus autoPlay controls default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed scoped seamless itemScope".split(" ").forEach(function(e) {
		y[e] = new v(e, 3, !1, e.toLowerCase(), null, !1, !1);
	}), [
		"checked",
		"multiple",
		"muted",
		"selected"
	].forEach(function(e) {
		y[e] = new v(e, 3, !0, e, null, !1, !1);
	}), ["capture", "download"].forEach(function(e) {
		y[e] = new v(e, 4, !1, e, null, !1, !1);
	}), [
		"cols",
		"rows",
		"size",
		"span"
	].forEach(function(e) {
		y[e] = new v(e, 6, !1, e, null, !1, !1);
	}), ["rowSpan", "start"].forEach(function(e) {
		y[e] = new v(e, 5, !1, e.toLowerCase(), null, !1, !1);
	});
	var b = /[\-:]([a-z])/g;
	function ee(e) {
		return e[1].toUpperCase();
	}
	"accent-height alignment-baseline arabic-form baseline-shift cap-height clip-path clip-rule color-interpolation color-interpolation-filters color-profile color-rendering dominant-baseline enable-background fill-opacity fill-rule flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight glyph-name glyph-orientation-horizontal glyph-orientation-vertical horiz-adv-x horiz-origin-x image-rendering letter-spacing lighting-color marker-end marker-mid marker-start overline-position overline-thickness paint-order panose-1 pointer-events rendering-intent shape-rendering stop-color stop-opacity strikethrough-position strikethrough-thickness stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering underline-position underline-thickness unicode-bidi unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical vector-effect vert-adv-y vert-origin-x vert-origin-y word-spacing writing-mode xmlns:xlink x-height".split(" ").forEach(function(e) {
		var t = e.replace(b, ee);
		y[t] = new v(t, 1, !1, e, null, !1, !1);
	}), "xlink:actuate xlink:arcrole xlink:role xlink:show xlink:title xlink:type".split(" ").forEach(function(e) {
		var t = e.replace(b, ee);
		y[t] = new v(t, 1, !1, e, "http://www.w3.org/1999/xlink", !1, !1);
	}), [
		"xml:base",
		"xml:lang",
		"xml:space"
	].forEach(function(e) {
		var t = e.replace(b, ee);
		y[t] = new v(t, 1, !1, e, "http://www.w3.org/XML/1998/namespace", !1, !1);
	}), ["tabIndex", "crossOrigin"].forEach(function(e) {
		y[e] = new v(e, 1, !1, e.toLowerCase(), null, !1, !1);
	}), y.xlinkHref = new v("xlinkHref", 1, !1, "xlink:href", "http://www.w3.org/1999/xlink", !0, !1), [
		"src",
		"href",
		"action",
		"formAction"
	].forEach(function(e) {
		y[e] = new v(e, 1, !1, e.toLowerCase(), null, !0, !0);
	});
	function te(e, t, n, r) {
		var i = y.hasOwnProperty(t) ? y[t] : null;
		(i === null ? r || !(2 < t.length) || t[0] !== "o" && t[0] !== "O" || t[1] !== "n" && t[1] !== "N" : i.type !== 0) && (_(t, n, i, r) && (n = null), r || i === null ? h(t) && (n === null ? e.removeAttribute(t) : e.setAttribute(t, "" + n)) : i.mustUseProperty ? e[i.propertyName] = n === null ? i.type !== 3 && "" : n : (t = i.attributeName, r = i.attributeNamespace, n === null ? e.removeAttribute(t) : (i = i.type, n = i === 3 || i === 4 && !0 === n ? "" : "" + n, r ? e.setAttributeNS(r, t, n) : e.setAttribute(t, n))));
	}
	var x = t.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED, ne = Symbol.for("react.element"), re = Symbol.for("react.portal"), ie = Symbol.for("react.fragment"), ae = Symbol.for("react.strict_mode"), oe = Symbol.for("react.profiler"), se = Symbol.for("react.provider"), ce = Symbol.for("react.context"), le = Symbol.for("react.forward_ref"), ue = Symbol.for("react.suspense"), de = Symbol.for("react.suspense_list"), S = Symbol.for("react.memo"), fe = Symbol.for("react.lazy"), pe = Symbol.for("react.offscreen"), me = Symbol.iterator;
	function he(e) {
		return typeof e != "object" || !e ? null : (e = me && e[me] || e["@@iterator"], typeof e == "function" ? e : null);
	}
	var C = Object.assign, ge;
	function _e(e) {
		if (ge === void 0) try {
			throw Error();
		} catch (e) {
			var t = e.stack.trim().match(/\n( *(at )?)/);
			ge = t && t[1] || "";
		}
		return "\n" + ge + e;
	}
	var ve = !1;
	function ye(e, t) {
		if (!e || ve) return "";
		ve = !0;
		var n = Error.prepareStackTrace;
		Error.prepareStackTrace = void 0;
		try {
			if (t) {
				if (t = function() {
					throw Error();
				}, Object.defineProperty(t.prototype, "props", { set: function() {
					throw Error();
				} }), typeof Reflect == "object" && Reflect.construct) {
					try {
						Reflect.construct(t, []);
					} catch (e) {
						var r = e;
					}
					Reflect.construct(e, [], t);
				} else {
					try {
						t.call();
					} catch (e) {
						r = e;
					}
					e.call(t.prototype);
				}
			} else {
				try {
					throw Error();
				} catch (e) {
					r = e;
				}
				e();
			}
		} catch (t) {
			if (t && r && typeof t.stack == "string") {
				for (var i = t.stack.split("\n"), a = r.stack.split("\n"), o = i.length - 1, s = a.length - 1; 1 <= o && 0 <= s && i[o] !== a[s];) s--;
				for (; 1 <= o && 0 <= s; o--, s--) if (i[o] !== a[s]) {
					if (o !== 1 || s !== 1) do
						if (o--, s--, 0 > s || i[o] !== a[s]) {
							var c = "\n" + i[o].replace(" at new ", " at ");
							return e.displayName && c.includes("<anonymous>") && (c = c.replace("<anonymous>", e.displayName)), c;
						}
					while (1 <= o && 0 <= s);
					break;
				}
			}
		} finally {
			ve = !1, Error.prepareStackTrace = n;
		}
		return (e = e ? e.displayName || e.name : "") ? _e(e) : "";
	}
	function be(e) {
		switch (e.tag) {
			case 5: return _e(e.type);
			case 16: return _e("Lazy");
			case 13: return _e("Suspense");
			case 19: return _e("SuspenseList");
			case 0:
			case 2:
			case 15: return e = ye(e.type, !1), e;
			case 11: return e = ye(e.type.render, !1), e;
			case 1: return e = ye(e.type, !0), e;
			default: return "";
		}
	}
	function xe(e) {
		if (e == null) return null;
		if (typeof e == "function") return e.displayName || e.name || null;
		if (typeof e == "string") return e;
		switch (e) {
			case ie: return "Fragment";
			case re: return "Portal";
			case oe: return "Profiler";
			case ae: return "StrictMode";
			case ue: return "Suspense";
			case de: return "SuspenseList";
		}
		if (typeof e == "object") switch (e.$$typeof) {
			case ce: return (e.displayName || "Context") + ".Consumer";
			case se: return (e._context.displayName || "Context") + ".Provider";
			case le:
				var t = e.render;
				return e = e.displayName, e ||= (e = t.displayName || t.name || "", e === "" ? "ForwardRef" : "ForwardRef(" + e + ")"), e;
			case S: return t = e.displayName || null, t === null ? xe(e.type) || "Memo" : t;
			case fe:
				t = e._payload, e = e._init;
				try {
					return xe(e(t));
				} catch {}
		}
		return null;
	}
	function Se(e) {
		var t = e.type;
		switch (e.tag) {
			case 24: return "Cache";
			case 9: return (t.displayName || "Context") + ".Consumer";
			case 10: return (t._context.displayName || "Context") + ".Provider";
			case 18: return "DehydratedFragment";
			case 11: return e = t.render, e = e.displayName || e.name || "", t.displayName || (e === "" ? "ForwardRef" : "ForwardRef(" + e + ")");
			case 7: return "Fragment";
			case 5: return t;
			case 4: return "Portal";
			case 3: return "Root";
			case 6: return "Text";
			case 16: return xe(t);
			case 8: return t === ae ? "StrictMode" : "Mode";
			case 22: return "Offscreen";
			case 12: return "Profiler";
			case 21: return "Scope";
			case 13: return "Suspense";
			case 19: return "SuspenseList";
			case 25: return "TracingMarker";
			case 1:
			case 0:
			case 17:
			case 2:
			case 14:
			case 15:
				if (typeof t == "function") return t.displayName || t.name || null;
				if (typeof t == "string") return t;
		}
		return null;
	}
	function Ce(e) {
		switch (typeof e) {
			case "boolean":
			case "number":
			case "string":
			case "undefined":
			case "object": return e;
			default: return "";
		}
	}
	function we(e) {
		var t = e.type;
		return (e = e.nodeName) && e.toLowerCase() === "input" && (t === "checkbox" || t === "radio");
	}
	function Te(e) {
		var t = we(e) ? "checked" : "value", n = Object.getOwnPropertyDescriptor(e.constructor.prototype, t), r = "" + e[t];
		if (!e.hasOwnProperty(t) && n !== void 0 && typeof n.get == "function" && typeof n.set == "function") {
			var i = n.get, a = n.set;
			return Object.defineProperty(e, t, {
				configurable: !0,
				get: function() {
					return i.call(this);
				},
				set: function(e) {
					r = "" + e, a.call(this, e);
				}
			}), Object.defineProperty(e, t, { enumerable: n.enumerable }), {
				getValue: function() {
					return r;
				},
				setValue: function(e) {
					r = "" + e;
				},
				stopTracking: function() {
					e._valueTracker = null, delete e[t];
				}
			};
		}
	}
	function Ee(e) {
		e._valueTracker ||= Te(e);
	}
	function De(e) {
		if (!e) return !1;
		var t = e._valueTracker;
		if (!t) return !0;
		var n = t.getValue(), r = "";
		return e && (r = we(e) ? e.checked ? "true" : "false" : e.value), e = r, e !== n && (t.setValue(e), !0);
	}
	function Oe(e) {
		if (e ||= typeof document < "u" ? document : void 0, e === void 0) return null;
		try {
			return e.activeElement || e.body;
		} catch {
			return e.body;
		}
	}
	function ke(e, t) {
		return C({}, t, {
			defaultChecked: void 0,
			defaultValue: void 0,
			value: void 0,
			checked: t.checked ?? e._wrapperState.initialChecked
		});
	}
	function Ae(e, t) {
		var n = t.defaultValue == null ? "" : t.defaultValue, r = t.checked == null ? t.defaultChecked : t.checked;
		n = Ce(t.value == null ? n : t.value), e._wrapperState = {
			initialChecked: r,
			initialValue: n,
			controlled: t.type === "checkbox" || t.type === "radio" ? t.checked != null : t.value != null
		};
	}
	function je(e, t) {
		t = t.checked, t != null && te(e, "checked", t, !1);
	}
	function Me(e, t) {
		je(e, t);
		var n = Ce(t.value), r = t.type;
		if (n != null) r === "number" ? (n === 0 && e.value === "" || e.value != n) && (e.value = "" + n) : e.value !== "" + n && (e.value = "" + n);
		else if (r === "submit" || r === "reset") {
			e.removeAttribute("value");
			return;
		}
		t.hasOwnProperty("value") ? Pe(e, t.type, n) : t.hasOwnProperty("defaultValue") && Pe(e, t.type, Ce(t.defaultValue)), t.checked == null && t.defaultChecked != null && (e.defaultChecked = !!t.defaultChecked);
	}
	function Ne(e, t, n) {
		if (t.hasOwnProperty("value") || t.hasOwnProperty("defaultValue")) {
			var r = t.type;
			if (!(r !== "submit" && r !== "reset" || t.value !== void 0 && t.value !== null)) return;
			t = "" + e._wrapperState.initialValue, n || t === e.value || (e.value = t), e.defaultValue = t;
		}
		n = e.name, n !== "" && (e.name = ""), e.defaultChecked = !!e._wrapperState.initialChecked, n !== "" && (e.name = n);
	}
	function Pe(e, t, n) {
		(t !== "number" || Oe(e.ownerDocument) !== e) && (n == null ? e.defaultValue = "" + e._wrapperState.initialValue : e.defaultValue !== "" + n && (e.defaultValue = "" + n));
	}
	var Fe = Array.isArray;
	function Ie(e, t, n, r) {
		if (e = e.options, t) {
			t = {};
			for (var i = 0; i < n.length; i++) t["$" + n[i]] = !0;
			for (n = 0; n < e.length; n++) i = t.hasOwnProperty("$" + e[n].value), e[n].selected !== i && (e[n].selected = i), i && r && (e[n].defaultSelected = !0);
		} else {
			for (n = "" + Ce(n), t = null, i = 0; i < e.length; i++) {
				if (e[i].value === n) {
					e[i].selected = !0, r && (e[i].defaultSelected = !0);
					return;
				}
				t !== null || e[i].disabled || (t = e[i]);
			}
			t !== null && (t.selected = !0);
		}
	}
	function Le(e, t) {
		if (t.dangerouslySetInnerHTML != null) throw Error(r(91));
		return C({}, t, {
			value: void 0,
			defaultValue: void 0,
			children: "" + e._wrapperState.initialValue
		});
	}
	function Re(e, t) {
		var n = t.value;
		if (n == null) {
			if (n = t.children, t = t.defaultValue, n != null) {
				if (t != null) throw Error(r(92));
				if (Fe(n)) {
					if (1 < n.length) throw Error(r(93));
					n = n[0];
				}
				t = n;
			}
			t ??= "", n = t;
		}
		e._wrapperState = { initialValue: Ce(n) };
	}
	function ze(e, t) {
		var n = Ce(t.value), r = Ce(t.defaultValue);
		n != null && (n = "" + n, n !== e.value && (e.value = n), t.defaultValue == null && e.defaultValue !== n && (e.defaultValue = n)), r != null && (e.defaultValue = "" + r);
	}
	function Be(e) {
		var t = e.textContent;
		t === e._wrapperState.initialValue && t !== "" && t !== null && (e.value = t);
	}
	function Ve(e) {
		switch (e) {
			case "svg": return "http://www.w3.org/2000/svg";
			case "math": return "http://www.w3.org/1998/Math/MathML";
			default: return "http://www.w3.org/1999/xhtml";
		}
	}
	function He(e, t) {
		return e == null || e === "http://www.w3.org/1999/xhtml" ? Ve(t) : e === "http://www.w3.org/2000/svg" && t === "foreignObject" ? "http://www.w3.org/1999/xhtml" : e;
	}
	var Ue, We = function(e) {
		return typeof MSApp < "u" && MSApp.execUnsafeLocalFunction ? function(t, n, r, i) {
			MSApp.execUnsafeLocalFunction(function() {
				return e(t, n, r, i);
			});
		} : e;
	}(function(e, t) {
		if (e.namespaceURI !== "http://www.w3.org/2000/svg" || "innerHTML" in e) e.innerHTML = t;
		else {
			for (Ue ||= document.createElement("div"), Ue.innerHTML = "<svg>" + t.valueOf().toString() + "</svg>", t = Ue.firstChild; e.firstChild;) e.removeChild(e.firstChild);
			for (; t.firstChild;) e.appendChild(t.firstChild);
		}
	});
	function Ge(e, t) {
		if (t) {
			var n = e.firstChild;
			if (n && n === e.lastChild && n.nodeType === 3) {
				n.nodeValue = t;
				return;
			}
		}
		e.textContent = t;
	}
	var Ke = {
		animationIterationCount: !0,
		aspectRatio: !0,
		borderImageOutset: !0,
		borderImageSlice: !0,
		borderImageWidth: !0,
		boxFlex: !0,
		boxFlexGroup: !0,
		boxOrdinalGroup: !0,
		columnCount: !0,
		columns: !0,
		flex: !0,
		flexGrow: !0,
		flexPositive: !0,
		flexShrink: !0,
		flexNegative: !0,
		flexOrder: !0,
		gridArea: !0,
		gridRow: !0,
		gridRowEnd: !0,
		gridRowSpan: !0,
		gridRowStart: !0,
		gridColumn: !0,
		gridColumnEnd: !0,
		gridColumnSpan: !0,
		gridColumnStart: !0,
		fontWeight: !0,
		lineClamp: !0,
		lineHeight: !0,
		opacity: !0,
		order: !0,
		orphans: !0,
		tabSize: !0,
		widows: !0,
		zIndex: !0,
		zoom: !0,
		fillOpacity: !0,
		floodOpacity: !0,
		stopOpacity: !0,
		strokeDasharray: !0,
		strokeDashoffset: !0,
		strokeMiterlimit: !0,
		strokeOpacity: !0,
		strokeWidth: !0
	}, qe = [
		"Webkit",
		"ms",
		"Moz",
		"O"
	];
	Object.keys(Ke).forEach(function(e) {
		qe.forEach(function(t) {
			t = t + e.charAt(0).toUpperCase() + e.substring(1), Ke[t] = Ke[e];
		});
	});
	function Je(e, t, n) {
		return t == null || typeof t == "boolean" || t === "" ? "" : n || typeof t != "number" || t === 0 || Ke.hasOwnProperty(e) && Ke[e] ? ("" + t).trim() : t + "px";
	}
	function Ye(e, t) {
		for (var n in e = e.style, t) if (t.hasOwnProperty(n)) {
			var r = n.indexOf("--") === 0, i = Je(n, t[n], r);
			n === "float" && (n = "cssFloat"), r ? e.setProperty(n, i) : e[n] = i;
		}
	}
	var Xe = C({ menuitem: !0 }, {
		area: !0,
		base: !0,
		br: !0,
		col: !0,
		embed: !0,
		hr: !0,
		img: !0,
		input: !0,
		keygen: !0,
		link: !0,
		meta: !0,
		param: !0,
		source: !0,
		track: !0,
		wbr: !0
	});
	function Ze(e, t) {
		if (t) {
			if (Xe[e] && (t.children != null || t.dangerouslySetInnerHTML != null)) throw Error(r(137, e));
			if (t.dangerouslySetInnerHTML != null) {
				if (t.children != null) throw Error(r(60));
				if (typeof t.dangerouslySetInnerHTML != "object" || !("__html" in t.dangerouslySetInnerHTML)) throw Error(r(61));
			}
			if (t.style != null && typeof t.style != "object") throw Error(r(62));
		}
	}
	function Qe(e, t) {
		if (e.indexOf("-") === -1) return typeof t.is == "string";
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
	var $e = null;
	function et(e) {
		return e = e.target || e.srcElement || window, e.correspondingUseElement && (e = e.correspondingUseElement), e.nodeType === 3 ? e.parentNode : e;
	}
	var tt = null, nt = null, rt = null;
	function it(e) {
		if (e = na(e)) {
			if (typeof tt != "function") throw Error(r(280));
			var t = e.stateNode;
			t && (t = ia(t), tt(e.stateNode, e.type, t));
		}
	}
	function at(e) {
		nt ? rt ? rt.push(e) : rt = [e] : nt = e;
	}
	function ot() {
		if (nt) {
			var e = nt, t = rt;
			if (rt = nt = null, it(e), t) for (e = 0; e < t.length; e++) it(t[e]);
		}
	}
	function st(e, t) {
		return e(t);
	}
	function ct() {}
	var lt = !1;
	function ut(e, t, n) {
		if (lt) return e(t, n);
		lt = !0;
		try {
			return st(e, t, n);
		} finally {
			lt = !1, (nt !== null || rt !== null) && (ct(), ot());
		}
	}
	function dt(e, t) {
		var n = e.stateNode;
		if (n === null) return null;
		var i = ia(n);
		if (i === null) return null;
		switch (n = i[t], t) {
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
				(i = !i.disabled) || (e = e.type, i = e !== "button" && e !== "input" && e !== "select" && e !== "textarea"), e = !i;
				break;
			default: e = !1;
		}
		if (e) return null;
		if (n && typeof n != "function") throw Error(r(231, t, typeof n));
		return n;
	}
	var ft = !1;
	if (c) try {
		var pt = {};
		Object.defineProperty(pt, "passive", { get: function() {
			ft = !0;
		} }), window.addEventListener("test", pt, pt), window.removeEventListener("test", pt, pt);
	} catch {
		ft = !1;
	}
	function mt(e, t, n, r, i, a, o, s, c) {
		var l = Array.prototype.slice.call(arguments, 3);
		try {
			t.apply(n, l);
		} catch (e) {
			this.onError(e);
		}
	}
	var ht = !1, gt = null, _t = !1, vt = null, yt = { onError: function(e) {
		ht = !0, gt = e;
	} };
	function bt(e, t, n, r, i, a, o, s, c) {
		ht = !1, gt = null, mt.apply(yt, arguments);
	}
	function xt(e, t, n, i, a, o, s, c, l) {
		if (bt.apply(this, arguments), ht) {
			if (ht) {
				var u = gt;
				ht = !1, gt = null;
			} else throw Error(r(198));
			_t || (_t = !0, vt = u);
		}
	}
	function St(e) {
		var t = e, n = e;
		if (e.alternate) for (; t.return;) t = t.return;
		else {
			e = t;
			do
				t = e, t.flags & 4098 && (n = t.return), e = t.return;
			while (e);
		}
		return t.tag === 3 ? n : null;
	}
	function Ct(e) {
		if (e.tag === 13) {
			var t = e.memoizedState;
			if (t === null && (e = e.alternate, e !== null && (t = e.memoizedState)), t !== null) return t.dehydrated;
		}
		return null;
	}
	function wt(e) {
		if (St(e) !== e) throw Error(r(188));
	}
	function Tt(e) {
		var t = e.alternate;
		if (!t) {
			if (t = St(e), t === null) throw Error(r(188));
			return t === e ? e : null;
		}
		for (var n = e, i = t;;) {
			var a = n.return;
			if (a === null) break;
			var o = a.alternate;
			if (o === null) {
				if (i = a.return, i !== null) {
					n = i;
					continue;
				}
				break;
			}
			if (a.child === o.child) {
				for (o = a.child; o;) {
					if (o === n) return wt(a), e;
					if (o === i) return wt(a), t;
					o = o.sibling;
				}
				throw Error(r(188));
			}
			if (n.return !== i.return) n = a, i = o;
			else {
				for (var s = !1, c = a.child; c;) {
					if (c === n) {
						s = !0, n = a, i = o;
						break;
					}
					if (c === i) {
						s = !0, i = a, n = o;
						break;
					}
					c = c.sibling;
				}
				if (!s) {
					for (c = o.child; c;) {
						if (c === n) {
							s = !0, n = o, i = a;
							break;
						}
						if (c === i) {
							s = !0, i = o, n = a;
							break;
						}
						c = c.sibling;
					}
					if (!s) throw Error(r(189));
				}
			}
			if (n.alternate !== i) throw Error(r(190));
		}
		if (n.tag !== 3) throw Error(r(188));
		return n.stateNode.current === n ? e : t;
	}
	function Et(e) {
		return e = Tt(e), e === null ? null : Dt(e);
	}
	function Dt(e) {
		if (e.tag === 5 || e.tag === 6) return e;
		for (e = e.child; e !== null;) {
			var t = Dt(e);
			if (t !== null) return t;
			e = e.sibling;
		}
		return null;
	}
	var Ot = n.unstable_scheduleCallback, kt = n.unstable_cancelCallback, At = n.unstable_shouldYield, jt = n.unstable_requestPaint, w = n.unstable_now, Mt = n.unstable_getCurrentPriorityLevel, Nt = n.unstable_ImmediatePriority, Pt = n.unstable_UserBlockingPriority, Ft = n.unstable_NormalPriority, It = n.unstable_LowPriority, Lt = n.unstable_IdlePriority, Rt = null, zt = null;
	function Bt(e) {
		if (zt && typeof zt.onCommitFiberRoot == "function") try {
			zt.onCommitFiberRoot(Rt, e, void 0, (e.current.flags & 128) == 128);
		} catch {}
	}
	var Vt = Math.clz32 ? Math.clz32 : Wt, Ht = Math.log, Ut = Math.LN2;
	function Wt(e) {
		return e >>>= 0, e === 0 ? 32 : 31 - (Ht(e) / Ut | 0) | 0;
	}
	var Gt = 64, Kt = 4194304;
	function qt(e) {
		switch (e & -e) {
			case 1: return 1;
			case 2: return 2;
			case 4: return 4;
			case 8: return 8;
			case 16: return 16;
			case 32: return 32;
			case 64:
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
			case 2097152: return e & 4194240;
			case 4194304:
			case 8388608:
			case 16777216:
			case 33554432:
			case 67108864: return e & 0x7c00000;
			case 0x8000000: return 0x8000000;
			case 268435456: return 268435456;
			case 536870912: return 536870912;
			case 0x40000000: return 0x40000000;
			default: return e;
		}
	}
	function Jt(e, t) {
		var n = e.pendingLanes;
		if (n === 0) return 0;
		var r = 0, i = e.suspendedLanes, a = e.pingedLanes, o = n & 0xfffffff;
		if (o !== 0) {
			var s = o & ~i;
			s === 0 ? (a &= o, a !== 0 && (r = qt(a))) : r = qt(s);
		} else o = n & ~i, o === 0 ? a !== 0 && (r = qt(a)) : r = qt(o);
		if (r === 0) return 0;
		if (t !== 0 && t !== r && (t & i) === 0 && (i = r & -r, a = t & -t, i >= a || i === 16 && a & 4194240)) return t;
		if (r & 4 && (r |= n & 16), t = e.entangledLanes, t !== 0) for (e = e.entanglements, t &= r; 0 < t;) n = 31 - Vt(t), i = 1 << n, r |= e[n], t &= ~i;
		return r;
	}
	function Yt(e, t) {
		switch (e) {
			case 1:
			case 2:
			case 4: return t + 250;
			case 8:
			case 16:
			case 32:
			case 64:
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
	function Xt(e, t) {
		for (var n = e.suspendedLanes, r = e.pingedLanes, i = e.expirationTimes, a = e.pendingLanes; 0 < a;) {
			var o = 31 - Vt(a), s = 1 << o, c = i[o];
			c === -1 ? ((s & n) === 0 || (s & r) !== 0) && (i[o] = Yt(s, t)) : c <= t && (e.expiredLanes |= s), a &= ~s;
		}
	}
	function Zt(e) {
		return e = e.pendingLanes & -0x40000001, e === 0 ? e & 0x40000000 ? 0x40000000 : 0 : e;
	}
	function Qt() {
		var e = Gt;
		return Gt <<= 1, !(Gt & 4194240) && (Gt = 64), e;
	}
	function $t(e) {
		for (var t = [], n = 0; 31 > n; n++) t.push(e);
		return t;
	}
	function en(e, t, n) {
		e.pendingLanes |= t, t !== 536870912 && (e.suspendedLanes = 0, e.pingedLanes = 0), e = e.eventTimes, t = 31 - Vt(t), e[t] = n;
	}
	function tn(e, t) {
		var n = e.pendingLanes & ~t;
		e.pendingLanes = t, e.suspendedLanes = 0, e.pingedLanes = 0, e.expiredLanes &= t, e.mutableReadLanes &= t, e.entangledLanes &= t, t = e.entanglements;
		var r = e.eventTimes;
		for (e = e.expirationTimes; 0 < n;) {
			var i = 31 - Vt(n), a = 1 << i;
			t[i] = 0, r[i] = -1, e[i] = -1, n &= ~a;
		}
	}
	function nn(e, t) {
		var n = e.entangledLanes |= t;
		for (e = e.entanglements; n;) {
			var r = 31 - Vt(n), i = 1 << r;
			i & t | e[r] & t && (e[r] |= t), n &= ~i;
		}
	}
	var T = 0;
	function rn(e) {
		return e &= -e, 1 < e ? 4 < e ? e & 0xfffffff ? 16 : 536870912 : 4 : 1;
	}
	var an, on, sn, cn, ln, un = !1, dn = [], fn = null, pn = null, mn = null, hn = /* @__PURE__ */ new Map(), gn = /* @__PURE__ */ new Map(), _n = [], vn = "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset submit".split(" ");
	function yn(e, t) {
		switch (e) {
			case "focusin":
			case "focusout":
				fn = null;
				break;
			case "dragenter":
			case "dragleave":
				pn = null;
				break;
			case "mouseover":
			case "mouseout":
				mn = null;
				break;
			case "pointerover":
			case "pointerout":
				hn.delete(t.pointerId);
				break;
			case "gotpointercapture":
			case "lostpointercapture": gn.delete(t.pointerId);
		}
	}
	function bn(e, t, n, r, i, a) {
		return e === null || e.nativeEvent !== a ? (e = {
			blockedOn: t,
			domEventName: n,
			eventSystemFlags: r,
			nativeEvent: a,
			targetContainers: [i]
		}, t !== null && (t = na(t), t !== null && on(t)), e) : (e.eventSystemFlags |= r, t = e.targetContainers, i !== null && t.indexOf(i) === -1 && t.push(i), e);
	}
	function xn(e, t, n, r, i) {
		switch (t) {
			case "focusin": return fn = bn(fn, e, t, n, r, i), !0;
			case "dragenter": return pn = bn(pn, e, t, n, r, i), !0;
			case "mouseover": return mn = bn(mn, e, t, n, r, i), !0;
			case "pointerover":
				var a = i.pointerId;
				return hn.set(a, bn(hn.get(a) || null, e, t, n, r, i)), !0;
			case "gotpointercapture": return a = i.pointerId, gn.set(a, bn(gn.get(a) || null, e, t, n, r, i)), !0;
		}
		return !1;
	}
	function Sn(e) {
		var t = ta(e.target);
		if (t !== null) {
			var n = St(t);
			if (n !== null) {
				if (t = n.tag, t === 13) {
					if (t = Ct(n), t !== null) {
						e.blockedOn = t, ln(e.priority, function() {
							sn(n);
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
	function Cn(e) {
		if (e.blockedOn !== null) return !1;
		for (var t = e.targetContainers; 0 < t.length;) {
			var n = Pn(e.domEventName, e.eventSystemFlags, t[0], e.nativeEvent);
			if (n === null) {
				n = e.nativeEvent;
				var r = new n.constructor(n.type, n);
				$e = r, n.target.dispatchEvent(r), $e = null;
			} else return t = na(n), t !== null && on(t), e.blockedOn = n, !1;
			t.shift();
		}
		return !0;
	}
	function wn(e, t, n) {
		Cn(e) && n.delete(t);
	}
	function Tn() {
		un = !1, fn !== null && Cn(fn) && (fn = null), pn !== null && Cn(pn) && (pn = null), mn !== null && Cn(mn) && (mn = null), hn.forEach(wn), gn.forEach(wn);
	}
	function En(e, t) {
		e.blockedOn === t && (e.blockedOn = null, un || (un = !0, n.unstable_scheduleCallback(n.unstable_NormalPriority, Tn)));
	}
	function Dn(e) {
		function t(t) {
			return En(t, e);
		}
		if (0 < dn.length) {
			En(dn[0], e);
			for (var n = 1; n < dn.length; n++) {
				var r = dn[n];
				r.blockedOn === e && (r.blockedOn = null);
			}
		}
		for (fn !== null && En(fn, e), pn !== null && En(pn, e), mn !== null && En(mn, e), hn.forEach(t), gn.forEach(t), n = 0; n < _n.length; n++) r = _n[n], r.blockedOn === e && (r.blockedOn = null);
		for (; 0 < _n.length && (n = _n[0], n.blockedOn === null);) Sn(n), n.blockedOn === null && _n.shift();
	}
	var On = x.ReactCurrentBatchConfig, kn = !0;
	function An(e, t, n, r) {
		var i = T, a = On.transition;
		On.transition = null;
		try {
			T = 1, Mn(e, t, n, r);
		} finally {
			T = i, On.transition = a;
		}
	}
	function jn(e, t, n, r) {
		var i = T, a = On.transition;
		On.transition = null;
		try {
			T = 4, Mn(e, t, n, r);
		} finally {
			T = i, On.transition = a;
		}
	}
	function Mn(e, t, n, r) {
		if (kn) {
			var i = Pn(e, t, n, r);
			if (i === null) Di(e, t, r, Nn, n), yn(e, r);
			else if (xn(i, e, t, n, r)) r.stopPropagation();
			else if (yn(e, r), t & 4 && -1 < vn.indexOf(e)) {
				for (; i !== null;) {
					var a = na(i);
					if (a !== null && an(a), a = Pn(e, t, n, r), a === null && Di(e, t, r, Nn, n), a === i) break;
					i = a;
				}
				i !== null && r.stopPropagation();
			} else Di(e, t, r, null, n);
		}
	}
	var Nn = null;
	function Pn(e, t, n, r) {
		if (Nn = null, e = et(r), e = ta(e), e !== null) {
			if (t = St(e), t === null) e = null;
			else if (n = t.tag, n === 13) {
				if (e = Ct(t), e !== null) return e;
				e = null;
			} else if (n === 3) {
				if (t.stateNode.current.memoizedState.isDehydrated) return t.tag === 3 ? t.stateNode.containerInfo : null;
				e = null;
			} else t !== e && (e = null);
		}
		return Nn = e, null;
	}
	function Fn(e) {
		switch (e) {
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
			case "resize":
			case "seeked":
			case "submit":
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
			case "focus":
			case "hashchange":
			case "popstate":
			case "select":
			case "selectstart": return 1;
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
			case "scroll":
			case "toggle":
			case "touchmove":
			case "wheel":
			case "mouseenter":
			case "mouseleave":
			case "pointerenter":
			case "pointerleave": return 4;
			case "message": switch (Mt()) {
				case Nt: return 1;
				case Pt: return 4;
				case Ft:
				case It: return 16;
				case Lt: return 536870912;
				default: return 16;
			}
			default: return 16;
		}
	}
	var In = null, Ln = null, Rn = null;
	function zn() {
		if (Rn) return Rn;
		var e, t = Ln, n = t.length, r, i = "value" in In ? In.value : In.textContent, a = i.length;
		for (e = 0; e < n && t[e] === i[e]; e++);
		var o = n - e;
		for (r = 1; r <= o && t[n - r] === i[a - r]; r++);
		return Rn = i.slice(e, 1 < r ? 1 - r : void 0);
	}
	function Bn(e) {
		var t = e.keyCode;
		return "charCode" in e ? (e = e.charCode, e === 0 && t === 13 && (e = 13)) : e = t, e === 10 && (e = 13), 32 <= e || e === 13 ? e : 0;
	}
	function Vn() {
		return !0;
	}
	function Hn() {
		return !1;
	}
	function Un(e) {
		function t(t, n, r, i, a) {
			for (var o in this._reactName = t, this._targetInst = r, this.type = n, this.nativeEvent = i, this.target = a, this.currentTarget = null, e) e.hasOwnProperty(o) && (t = e[o], this[o] = t ? t(i) : i[o]);
			return this.isDefaultPrevented = (i.defaultPrevented == null ? !1 === i.returnValue : i.defaultPrevented) ? Vn : Hn, this.isPropagationStopped = Hn, this;
		}
		return C(t.prototype, {
			preventDefault: function() {
				this.defaultPrevented = !0;
				var e = this.nativeEvent;
				e && (e.preventDefault ? e.preventDefault() : typeof e.returnValue != "unknown" && (e.returnValue = !1), this.isDefaultPrevented = Vn);
			},
			stopPropagation: function() {
				var e = this.nativeEvent;
				e && (e.stopPropagation ? e.stopPropagation() : typeof e.cancelBubble != "unknown" && (e.cancelBubble = !0), this.isPropagationStopped = Vn);
			},
			persist: function() {},
			isPersistent: Vn
		}), t;
	}
	var Wn = {
		eventPhase: 0,
		bubbles: 0,
		cancelable: 0,
		timeStamp: function(e) {
			return e.timeStamp || Date.now();
		},
		defaultPrevented: 0,
		isTrusted: 0
	}, Gn = Un(Wn), Kn = C({}, Wn, {
		view: 0,
		detail: 0
	}), qn = Un(Kn), Jn, Yn, Xn, Zn = C({}, Kn, {
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
		getModifierState: cr,
		button: 0,
		buttons: 0,
		relatedTarget: function(e) {
			return e.relatedTarget === void 0 ? e.fromElement === e.srcElement ? e.toElement : e.fromElement : e.relatedTarget;
		},
		movementX: function(e) {
			return "movementX" in e ? e.movementX : (e !== Xn && (Xn && e.type === "mousemove" ? (Jn = e.screenX - Xn.screenX, Yn = e.screenY - Xn.screenY) : Yn = Jn = 0, Xn = e), Jn);
		},
		movementY: function(e) {
			return "movementY" in e ? e.movementY : Yn;
		}
	}), Qn = Un(Zn), $n = Un(C({}, Zn, { dataTransfer: 0 })), er = Un(C({}, Kn, { relatedTarget: 0 })), tr = Un(C({}, Wn, {
		animationName: 0,
		elapsedTime: 0,
		pseudoElement: 0
	})), nr = Un(C({}, Wn, { clipboardData: function(e) {
		return "clipboardData" in e ? e.clipboardData : window.clipboardData;
	} })), rr = Un(C({}, Wn, { data: 0 })), ir = {
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
	}, ar = {
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
	}, or = {
		Alt: "altKey",
		Control: "ctrlKey",
		Meta: "metaKey",
		Shift: "shiftKey"
	};
	function sr(e) {
		var t = this.nativeEvent;
		return t.getModifierState ? t.getModifierState(e) : (e = or[e]) ? !!t[e] : !1;
	}
	function cr() {
		return sr;
	}
	var lr = Un(C({}, Kn, {
		key: function(e) {
			if (e.key) {
				var t = ir[e.key] || e.key;
				if (t !== "Unidentified") return t;
			}
			return e.type === "keypress" ? (e = Bn(e), e === 13 ? "Enter" : String.fromCharCode(e)) : e.type === "keydown" || e.type === "keyup" ? ar[e.keyCode] || "Unidentified" : "";
		},
		code: 0,
		location: 0,
		ctrlKey: 0,
		shiftKey: 0,
		altKey: 0,
		metaKey: 0,
		repeat: 0,
		locale: 0,
		getModifierState: cr,
		charCode: function(e) {
			return e.type === "keypress" ? Bn(e) : 0;
		},
		keyCode: function(e) {
			return e.type === "keydown" || e.type === "keyup" ? e.keyCode : 0;
		},
		which: function(e) {
			return e.type === "keypress" ? Bn(e) : e.type === "keydown" || e.type === "keyup" ? e.keyCode : 0;
		}
	})), ur = Un(C({}, Zn, {
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
	})), dr = Un(C({}, Kn, {
		touches: 0,
		targetTouches: 0,
		changedTouches: 0,
		altKey: 0,
		metaKey: 0,
		ctrlKey: 0,
		shiftKey: 0,
		getModifierState: cr
	})), fr = Un(C({}, Wn, {
		propertyName: 0,
		elapsedTime: 0,
		pseudoElement: 0
	})), pr = Un(C({}, Zn, {
		deltaX: function(e) {
			return "deltaX" in e ? e.deltaX : "wheelDeltaX" in e ? -e.wheelDeltaX : 0;
		},
		deltaY: function(e) {
			return "deltaY" in e ? e.deltaY : "wheelDeltaY" in e ? -e.wheelDeltaY : "wheelDelta" in e ? -e.wheelDelta : 0;
		},
		deltaZ: 0,
		deltaMode: 0
	})), mr = [
		9,
		13,
		27,
		32
	], hr = c && "CompositionEvent" in window, gr = null;
	c && "documentMode" in document && (gr = document.documentMode);
	var _r = c && "TextEvent" in window && !gr, vr = c && (!hr || gr && 8 < gr && 11 >= gr), yr = " ", br = !1;
	function xr(e, t) {
		switch (e) {
			case "keyup": return mr.indexOf(t.keyCode) !== -1;
			case "keydown": return t.keyCode !== 229;
			case "keypress":
			case "mousedown":
			case "focusout": return !0;
			default: return !1;
		}
	}
	function Sr(e) {
		return e = e.detail, typeof e == "object" && "data" in e ? e.data : null;
	}
	var Cr = !1;
	function wr(e, t) {
		switch (e) {
			case "compositionend": return Sr(t);
			case "keypress": return t.which === 32 ? (br = !0, yr) : null;
			case "textInput": return e = t.data, e === yr && br ? null : e;
			default: return null;
		}
	}
	function Tr(e, t) {
		if (Cr) return e === "compositionend" || !hr && xr(e, t) ? (e = zn(), Rn = Ln = In = null, Cr = !1, e) : null;
		switch (e) {
			case "paste": return null;
			case "keypress":
				if (!(t.ctrlKey || t.altKey || t.metaKey) || t.ctrlKey && t.altKey) {
					if (t.char && 1 < t.char.length) return t.char;
					if (t.which) return String.fromCharCode(t.which);
				}
				return null;
			case "compositionend": return vr && t.locale !== "ko" ? null : t.data;
			default: return null;
		}
	}
	var Er = {
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
	function Dr(e) {
		var t = e && e.nodeName && e.nodeName.toLowerCase();
		return t === "input" ? !!Er[e.type] : t === "textarea";
	}
	function Or(e, t, n, r) {
		at(r), t = ki(t, "onChange"), 0 < t.length && (n = new Gn("onChange", "change", null, n, r), e.push({
			event: n,
			listeners: t
		}));
	}
	var kr = null, Ar = null;
	function jr(e) {
		Si(e, 0);
	}
	function Mr(e) {
		if (De(ra(e))) return e;
	}
	function Nr(e, t) {
		if (e === "change") return t;
	}
	var Pr = !1;
	if (c) {
		var Fr;
		if (c) {
			var Ir = "oninput" in document;
			if (!Ir) {
				var Lr = document.createElement("div");
				Lr.setAttribute("oninput", "return;"), Ir = typeof Lr.oninput == "function";
			}
			Fr = Ir;
		} else Fr = !1;
		Pr = Fr && (!document.documentMode || 9 < document.documentMode);
	}
	function Rr() {
		kr && (kr.detachEvent("onpropertychange", zr), Ar = kr = null);
	}
	function zr(e) {
		if (e.propertyName === "value" && Mr(Ar)) {
			var t = [];
			Or(t, Ar, e, et(e)), ut(jr, t);
		}
	}
	function Br(e, t, n) {
		e === "focusin" ? (Rr(), kr = t, Ar = n, kr.attachEvent("onpropertychange", zr)) : e === "focusout" && Rr();
	}
	function Vr(e) {
		if (e === "selectionchange" || e === "keyup" || e === "keydown") return Mr(Ar);
	}
	function Hr(e, t) {
		if (e === "click") return Mr(t);
	}
	function Ur(e, t) {
		if (e === "input" || e === "change") return Mr(t);
	}
	function Wr(e, t) {
		return e === t && (e !== 0 || 1 / e == 1 / t) || e !== e && t !== t;
	}
	var Gr = typeof Object.is == "function" ? Object.is : Wr;
	function Kr(e, t) {
		if (Gr(e, t)) return !0;
		if (typeof e != "object" || !e || typeof t != "object" || !t) return !1;
		var n = Object.keys(e), r = Object.keys(t);
		if (n.length !== r.length) return !1;
		for (r = 0; r < n.length; r++) {
			var i = n[r];
			if (!l.call(t, i) || !Gr(e[i], t[i])) return !1;
		}
		return !0;
	}
	function qr(e) {
		for (; e && e.firstChild;) e = e.firstChild;
		return e;
	}
	function Jr(e, t) {
		var n = qr(e);
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
			n = qr(n);
		}
	}
	function Yr(e, t) {
		return e && t ? e === t ? !0 : e && e.nodeType === 3 ? !1 : t && t.nodeType === 3 ? Yr(e, t.parentNode) : "contains" in e ? e.contains(t) : e.compareDocumentPosition ? !!(e.compareDocumentPosition(t) & 16) : !1 : !1;
	}
	function Xr() {
		for (var e = window, t = Oe(); t instanceof e.HTMLIFrameElement;) {
			try {
				var n = typeof t.contentWindow.location.href == "string";
			} catch {
				n = !1;
			}
			if (n) e = t.contentWindow;
			else break;
			t = Oe(e.document);
		}
		return t;
	}
	function Zr(e) {
		var t = e && e.nodeName && e.nodeName.toLowerCase();
		return t && (t === "input" && (e.type === "text" || e.type === "search" || e.type === "tel" || e.type === "url" || e.type === "password") || t === "textarea" || e.contentEditable === "true");
	}
	function Qr(e) {
		var t = Xr(), n = e.focusedElem, r = e.selectionRange;
		if (t !== n && n && n.ownerDocument && Yr(n.ownerDocument.documentElement, n)) {
			if (r !== null && Zr(n)) {
				if (t = r.start, e = r.end, e === void 0 && (e = t), "selectionStart" in n) n.selectionStart = t, n.selectionEnd = Math.min(e, n.value.length);
				else if (e = (t = n.ownerDocument || document) && t.defaultView || window, e.getSelection) {
					e = e.getSelection();
					var i = n.textContent.length, a = Math.min(r.start, i);
					r = r.end === void 0 ? a : Math.min(r.end, i), !e.extend && a > r && (i = r, r = a, a = i), i = Jr(n, a);
					var o = Jr(n, r);
					i && o && (e.rangeCount !== 1 || e.anchorNode !== i.node || e.anchorOffset !== i.offset || e.focusNode !== o.node || e.focusOffset !== o.offset) && (t = t.createRange(), t.setStart(i.node, i.offset), e.removeAllRanges(), a > r ? (e.addRange(t), e.extend(o.node, o.offset)) : (t.setEnd(o.node, o.offset), e.addRange(t)));
				}
			}
			for (t = [], e = n; e = e.parentNode;) e.nodeType === 1 && t.push({
				element: e,
				left: e.scrollLeft,
				top: e.scrollTop
			});
			for (typeof n.focus == "function" && n.focus(), n = 0; n < t.length; n++) e = t[n], e.element.scrollLeft = e.left, e.element.scrollTop = e.top;
		}
	}
	var $r = c && "documentMode" in document && 11 >= document.documentMode, ei = null, ti = null, ni = null, ri = !1;
	function ii(e, t, n) {
		var r = n.window === n ? n.document : n.nodeType === 9 ? n : n.ownerDocument;
		ri || ei == null || ei !== Oe(r) || (r = ei, "selectionStart" in r && Zr(r) ? r = {
			start: r.selectionStart,
			end: r.selectionEnd
		} : (r = (r.ownerDocument && r.ownerDocument.defaultView || window).getSelection(), r = {
			anchorNode: r.anchorNode,
			anchorOffset: r.anchorOffset,
			focusNode: r.focusNode,
			focusOffset: r.focusOffset
		}), ni && Kr(ni, r) || (ni = r, r = ki(ti, "onSelect"), 0 < r.length && (t = new Gn("onSelect", "select", null, t, n), e.push({
			event: t,
			listeners: r
		}), t.target = ei)));
	}
	function ai(e, t) {
		var n = {};
		return n[e.toLowerCase()] = t.toLowerCase(), n["Webkit" + e] = "webkit" + t, n["Moz" + e] = "moz" + t, n;
	}
	var oi = {
		animationend: ai("Animation", "AnimationEnd"),
		animationiteration: ai("Animation", "AnimationIteration"),
		animationstart: ai("Animation", "AnimationStart"),
		transitionend: ai("Transition", "TransitionEnd")
	}, si = {}, ci = {};
	c && (ci = document.createElement("div").style, "AnimationEvent" in window || (delete oi.animationend.animation, delete oi.animationiteration.animation, delete oi.animationstart.animation), "TransitionEvent" in window || delete oi.transitionend.transition);
	function li(e) {
		if (si[e]) return si[e];
		if (!oi[e]) return e;
		var t = oi[e], n;
		for (n in t) if (t.hasOwnProperty(n) && n in ci) return si[e] = t[n];
		return e;
	}
	var ui = li("animationend"), di = li("animationiteration"), fi = li("animationstart"), pi = li("transitionend"), mi = /* @__PURE__ */ new Map(), hi = "abort auxClick cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel".split(" ");
	function gi(e, t) {
		mi.set(e, t), o(t, [e]);
	}
	for (var _i = 0; _i < hi.length; _i++) {
		var vi = hi[_i];
		gi(vi.toLowerCase(), "on" + (vi[0].toUpperCase() + vi.slice(1)));
	}
	gi(ui, "onAnimationEnd"), gi(di, "onAnimationIteration"), gi(fi, "onAnimationStart"), gi("dblclick", "onDoubleClick"), gi("focusin", "onFocus"), gi("focusout", "onBlur"), gi(pi, "onTransitionEnd"), s("onMouseEnter", ["mouseout", "mouseover"]), s("onMouseLeave", ["mouseout", "mouseover"]), s("onPointerEnter", ["pointerout", "pointerover"]), s("onPointerLeave", ["pointerout", "pointerover"]), o("onChange", "change click focusin focusout input keydown keyup selectionchange".split(" ")), o("onSelect", "focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange".split(" ")), o("onBeforeInput", [
		"compositionend",
		"keypress",
		"textInput",
		"paste"
	]), o("onCompositionEnd", "compositionend focusout keydown keypress keyup mousedown".split(" ")), o("onCompositionStart", "compositionstart focusout keydown keypress keyup mousedown".split(" ")), o("onCompositionUpdate", "compositionupdate focusout keydown keypress keyup mousedown".split(" "));
	var yi = "abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting".split(" "), bi = new Set("cancel close invalid load scroll toggle".split(" ").concat(yi));
	function xi(e, t, n) {
		var r = e.type || "unknown-event";
		e.currentTarget = n, xt(r, t, void 0, e), e.currentTarget = null;
	}
	function Si(e, t) {
		t = !!(t & 4);
		for (var n = 0; n < e.length; n++) {
			var r = e[n], i = r.event;
			r = r.listeners;
			e: {
				var a = void 0;
				if (t) for (var o = r.length - 1; 0 <= o; o--) {
					var s = r[o], c = s.instance, l = s.currentTarget;
					if (s = s.listener, c !== a && i.isPropagationStopped()) break e;
					xi(i, s, l), a = c;
				}
				else for (o = 0; o < r.length; o++) {
					if (s = r[o], c = s.instance, l = s.currentTarget, s = s.listener, c !== a && i.isPropagationStopped()) break e;
					xi(i, s, l), a = c;
				}
			}
		}
		if (_t) throw e = vt, _t = !1, vt = null, e;
	}
	function E(e, t) {
		var n = t[Qi];
		n === void 0 && (n = t[Qi] = /* @__PURE__ */ new Set());
		var r = e + "__bubble";
		n.has(r) || (Ei(t, e, 2, !1), n.add(r));
	}
	function Ci(e, t, n) {
		var r = 0;
		t && (r |= 4), Ei(n, e, r, t);
	}
	var wi = "_reactListening" + Math.random().toString(36).slice(2);
	function Ti(e) {
		if (!e[wi]) {
			e[wi] = !0, i.forEach(function(t) {
				t !== "selectionchange" && (bi.has(t) || Ci(t, !1, e), Ci(t, !0, e));
			});
			var t = e.nodeType === 9 ? e : e.ownerDocument;
			t === null || t[wi] || (t[wi] = !0, Ci("selectionchange", !1, t));
		}
	}
	function Ei(e, t, n, r) {
		switch (Fn(t)) {
			case 1:
				var i = An;
				break;
			case 4:
				i = jn;
				break;
			default: i = Mn;
		}
		n = i.bind(null, t, n, e), i = void 0, !ft || t !== "touchstart" && t !== "touchmove" && t !== "wheel" || (i = !0), r ? i === void 0 ? e.addEventListener(t, n, !0) : e.addEventListener(t, n, {
			capture: !0,
			passive: i
		}) : i === void 0 ? e.addEventListener(t, n, !1) : e.addEventListener(t, n, { passive: i });
	}
	function Di(e, t, n, r, i) {
		var a = r;
		if (!(t & 1) && !(t & 2) && r !== null) e: for (;;) {
			if (r === null) return;
			var o = r.tag;
			if (o === 3 || o === 4) {
				var s = r.stateNode.containerInfo;
				if (s === i || s.nodeType === 8 && s.parentNode === i) break;
				if (o === 4) for (o = r.return; o !== null;) {
					var c = o.tag;
					if ((c === 3 || c === 4) && (c = o.stateNode.containerInfo, c === i || c.nodeType === 8 && c.parentNode === i)) return;
					o = o.return;
				}
				for (; s !== null;) {
					if (o = ta(s), o === null) return;
					if (c = o.tag, c === 5 || c === 6) {
						r = a = o;
						continue e;
					}
					s = s.parentNode;
				}
			}
			r = r.return;
		}
		ut(function() {
			var r = a, i = et(n), o = [];
			e: {
				var s = mi.get(e);
				if (s !== void 0) {
					var c = Gn, l = e;
					switch (e) {
						case "keypress": if (Bn(n) === 0) break e;
						case "keydown":
						case "keyup":
							c = lr;
							break;
						case "focusin":
							l = "focus", c = er;
							break;
						case "focusout":
							l = "blur", c = er;
							break;
						case "beforeblur":
						case "afterblur":
							c = er;
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
							c = Qn;
							break;
						case "drag":
						case "dragend":
						case "dragenter":
						case "dragexit":
						case "dragleave":
						case "dragover":
						case "dragstart":
						case "drop":
							c = $n;
							break;
						case "touchcancel":
						case "touchend":
						case "touchmove":
						case "touchstart":
							c = dr;
							break;
						case ui:
						case di:
						case fi:
							c = tr;
							break;
						case pi:
							c = fr;
							break;
						case "scroll":
							c = qn;
							break;
						case "wheel":
							c = pr;
							break;
						case "copy":
						case "cut":
						case "paste":
							c = nr;
							break;
						case "gotpointercapture":
						case "lostpointercapture":
						case "pointercancel":
						case "pointerdown":
						case "pointermove":
						case "pointerout":
						case "pointerover":
						case "pointerup": c = ur;
					}
					var u = !!(t & 4), d = !u && e === "scroll", f = u ? s === null ? null : s + "Capture" : s;
					u = [];
					for (var p = r, m; p !== null;) {
						m = p;
						var h = m.stateNode;
						if (m.tag === 5 && h !== null && (m = h, f !== null && (h = dt(p, f), h != null && u.push(Oi(p, h, m)))), d) break;
						p = p.return;
					}
					0 < u.length && (s = new c(s, l, null, n, i), o.push({
						event: s,
						listeners: u
					}));
				}
			}
			if (!(t & 7)) {
				e: {
					if (s = e === "mouseover" || e === "pointerover", c = e === "mouseout" || e === "pointerout", s && n !== $e && (l = n.relatedTarget || n.fromElement) && (ta(l) || l[Zi])) break e;
					if ((c || s) && (s = i.window === i ? i : (s = i.ownerDocument) ? s.defaultView || s.parentWindow : window, c ? (l = n.relatedTarget || n.toElement, c = r, l = l ? ta(l) : null, l !== null && (d = St(l), l !== d || l.tag !== 5 && l.tag !== 6) && (l = null)) : (c = null, l = r), c !== l)) {
						if (u = Qn, h = "onMouseLeave", f = "onMouseEnter", p = "mouse", (e === "pointerout" || e === "pointerover") && (u = ur, h = "onPointerLeave", f = "onPointerEnter", p = "pointer"), d = c == null ? s : ra(c), m = l == null ? s : ra(l), s = new u(h, p + "leave", c, n, i), s.target = d, s.relatedTarget = m, h = null, ta(i) === r && (u = new u(f, p + "enter", l, n, i), u.target = m, u.relatedTarget = d, h = u), d = h, c && l) t: {
							for (u = c, f = l, p = 0, m = u; m; m = Ai(m)) p++;
							for (m = 0, h = f; h; h = Ai(h)) m++;
							for (; 0 < p - m;) u = Ai(u), p--;
							for (; 0 < m - p;) f = Ai(f), m--;
							for (; p--;) {
								if (u === f || f !== null && u === f.alternate) break t;
								u = Ai(u), f = Ai(f);
							}
							u = null;
						}
						else u = null;
						c !== null && ji(o, s, c, u, !1), l !== null && d !== null && ji(o, d, l, u, !0);
					}
				}
				e: {
					if (s = r ? ra(r) : window, c = s.nodeName && s.nodeName.toLowerCase(), c === "select" || c === "input" && s.type === "file") var g = Nr;
					else if (Dr(s)) {
						if (Pr) g = Ur;
						else {
							g = Vr;
							var _ = Br;
						}
					} else (c = s.nodeName) && c.toLowerCase() === "input" && (s.type === "checkbox" || s.type === "radio") && (g = Hr);
					if (g &&= g(e, r)) {
						Or(o, g, n, i);
						break e;
					}
					_ && _(e, s, r), e === "focusout" && (_ = s._wrapperState) && _.controlled && s.type === "number" && Pe(s, "number", s.value);
				}
				switch (_ = r ? ra(r) : window, e) {
					case "focusin":
						(Dr(_) || _.contentEditable === "true") && (ei = _, ti = r, ni = null);
						break;
					case "focusout":
						ni = ti = ei = null;
						break;
					case "mousedown":
						ri = !0;
						break;
					case "contextmenu":
					case "mouseup":
					case "dragend":
						ri = !1, ii(o, n, i);
						break;
					case "selectionchange": if ($r) break;
					case "keydown":
					case "keyup": ii(o, n, i);
				}
				var v;
				if (hr) e: {
					switch (e) {
						case "compositionstart":
							var y = "onCompositionStart";
							break e;
						case "compositionend":
							y = "onCompositionEnd";
							break e;
						case "compositionupdate":
							y = "onCompositionUpdate";
							break e;
					}
					y = void 0;
				}
				else Cr ? xr(e, n) && (y = "onCompositionEnd") : e === "keydown" && n.keyCode === 229 && (y = "onCompositionStart");
				y && (vr && n.locale !== "ko" && (Cr || y !== "onCompositionStart" ? y === "onCompositionEnd" && Cr && (v = zn()) : (In = i, Ln = "value" in In ? In.value : In.textContent, Cr = !0)), _ = ki(r, y), 0 < _.length && (y = new rr(y, e, null, n, i), o.push({
					event: y,
					listeners: _
				}), v ? y.data = v : (v = Sr(n), v !== null && (y.data = v)))), (v = _r ? wr(e, n) : Tr(e, n)) && (r = ki(r, "onBeforeInput"), 0 < r.length && (i = new rr("onBeforeInput", "beforeinput", null, n, i), o.push({
					event: i,
					listeners: r
				}), i.data = v));
			}
			Si(o, t);
		});
	}
	function Oi(e, t, n) {
		return {
			instance: e,
			listener: t,
			currentTarget: n
		};
	}
	function ki(e, t) {
		for (var n = t + "Capture", r = []; e !== null;) {
			var i = e, a = i.stateNode;
			i.tag === 5 && a !== null && (i = a, a = dt(e, n), a != null && r.unshift(Oi(e, a, i)), a = dt(e, t), a != null && r.push(Oi(e, a, i))), e = e.return;
		}
		return r;
	}
	function Ai(e) {
		if (e === null) return null;
		do
			e = e.return;
		while (e && e.tag !== 5);
		return e || null;
	}
	function ji(e, t, n, r, i) {
		for (var a = t._reactName, o = []; n !== null && n !== r;) {
			var s = n, c = s.alternate, l = s.stateNode;
			if (c !== null && c === r) break;
			s.tag === 5 && l !== null && (s = l, i ? (c = dt(n, a), c != null && o.unshift(Oi(n, c, s))) : i || (c = dt(n, a), c != null && o.push(Oi(n, c, s)))), n = n.return;
		}
		o.length !== 0 && e.push({
			event: t,
			listeners: o
		});
	}
	var Mi = /\r\n?/g, Ni = /\u0000|\uFFFD/g;
	function Pi(e) {
		return (typeof e == "string" ? e : "" + e).replace(Mi, "\n").replace(Ni, "");
	}
	function Fi(e, t, n) {
		if (t = Pi(t), Pi(e) !== t && n) throw Error(r(425));
	}
	function Ii() {}
	var Li = null, Ri = null;
	function zi(e, t) {
		return e === "textarea" || e === "noscript" || typeof t.children == "string" || typeof t.children == "number" || typeof t.dangerouslySetInnerHTML == "object" && t.dangerouslySetInnerHTML !== null && t.dangerouslySetInnerHTML.__html != null;
	}
	var Bi = typeof setTimeout == "function" ? setTimeout : void 0, Vi = typeof clearTimeout == "function" ? clearTimeout : void 0, Hi = typeof Promise == "function" ? Promise : void 0, Ui = typeof queueMicrotask == "function" ? queueMicrotask : Hi === void 0 ? Bi : function(e) {
		return Hi.resolve(null).then(e).catch(Wi);
	};
	function Wi(e) {
		setTimeout(function() {
			throw e;
		});
	}
	function Gi(e, t) {
		var n = t, r = 0;
		do {
			var i = n.nextSibling;
			if (e.removeChild(n), i && i.nodeType === 8) {
				if (n = i.data, n === "/$") {
					if (r === 0) {
						e.removeChild(i), Dn(t);
						return;
					}
					r--;
				} else n !== "$" && n !== "$?" && n !== "$!" || r++;
			}
			n = i;
		} while (n);
		Dn(t);
	}
	function Ki(e) {
		for (; e != null; e = e.nextSibling) {
			var t = e.nodeType;
			if (t === 1 || t === 3) break;
			if (t === 8) {
				if (t = e.data, t === "$" || t === "$!" || t === "$?") break;
				if (t === "/$") return null;
			}
		}
		return e;
	}
	function qi(e) {
		e = e.previousSibling;
		for (var t = 0; e;) {
			if (e.nodeType === 8) {
				var n = e.data;
				if (n === "$" || n === "$!" || n === "$?") {
					if (t === 0) return e;
					t--;
				} else n === "/$" && t++;
			}
			e = e.previousSibling;
		}
		return null;
	}
	var Ji = Math.random().toString(36).slice(2), Yi = "__reactFiber$" + Ji, Xi = "__reactProps$" + Ji, Zi = "__reactContainer$" + Ji, Qi = "__reactEvents$" + Ji, $i = "__reactListeners$" + Ji, ea = "__reactHandles$" + Ji;
	function ta(e) {
		var t = e[Yi];
		if (t) return t;
		for (var n = e.parentNode; n;) {
			if (t = n[Zi] || n[Yi]) {
				if (n = t.alternate, t.child !== null || n !== null && n.child !== null) for (e = qi(e); e !== null;) {
					if (n = e[Yi]) return n;
					e = qi(e);
				}
				return t;
			}
			e = n, n = e.parentNode;
		}
		return null;
	}
	function na(e) {
		return e = e[Yi] || e[Zi], !e || e.tag !== 5 && e.tag !== 6 && e.tag !== 13 && e.tag !== 3 ? null : e;
	}
	function ra(e) {
		if (e.tag === 5 || e.tag === 6) return e.stateNode;
		throw Error(r(33));
	}
	function ia(e) {
		return e[Xi] || null;
	}
	var aa = [], oa = -1;
	function sa(e) {
		return { current: e };
	}
	function D(e) {
		0 > oa || (e.current = aa[oa], aa[oa] = null, oa--);
	}
	function O(e, t) {
		oa++, aa[oa] = e.current, e.current = t;
	}
	var ca = {}, k = sa(ca), A = sa(!1), la = ca;
	function ua(e, t) {
		var n = e.type.contextTypes;
		if (!n) return ca;
		var r = e.stateNode;
		if (r && r.__reactInternalMemoizedUnmaskedChildContext === t) return r.__reactInternalMemoizedMaskedChildContext;
		var i = {}, a;
		for (a in n) i[a] = t[a];
		return r && (e = e.stateNode, e.__reactInternalMemoizedUnmaskedChildContext = t, e.__reactInternalMemoizedMaskedChildContext = i), i;
	}
	function j(e) {
		return e = e.childContextTypes, e != null;
	}
	function da() {
		D(A), D(k);
	}
	function fa(e, t, n) {
		if (k.current !== ca) throw Error(r(168));
		O(k, t), O(A, n);
	}
	function pa(e, t, n) {
		var i = e.stateNode;
		if (t = t.childContextTypes, typeof i.getChildContext != "function") return n;
		for (var a in i = i.getChildContext(), i) if (!(a in t)) throw Error(r(108, Se(e) || "Unknown", a));
		return C({}, n, i);
	}
	function ma(e) {
		return e = (e = e.stateNode) && e.__reactInternalMemoizedMergedChildContext || ca, la = k.current, O(k, e), O(A, A.current), !0;
	}
	function ha(e, t, n) {
		var i = e.stateNode;
		if (!i) throw Error(r(169));
		n ? (e = pa(e, t, la), i.__reactInternalMemoizedMergedChildContext = e, D(A), D(k), O(k, e)) : D(A), O(A, n);
	}
	var ga = null, _a = !1, va = !1;
	function ya(e) {
		ga === null ? ga = [e] : ga.push(e);
	}
	function ba(e) {
		_a = !0, ya(e);
	}
	function xa() {
		if (!va && ga !== null) {
			va = !0;
			var e = 0, t = T;
			try {
				var n = ga;
				for (T = 1; e < n.length; e++) {
					var r = n[e];
					do
						r = r(!0);
					while (r !== null);
				}
				ga = null, _a = !1;
			} catch (t) {
				throw ga !== null && (ga = ga.slice(e + 1)), Ot(Nt, xa), t;
			} finally {
				T = t, va = !1;
			}
		}
		return null;
	}
	var Sa = [], Ca = 0, wa = null, Ta = 0, Ea = [], Da = 0, Oa = null, ka = 1, Aa = "";
	function ja(e, t) {
		Sa[Ca++] = Ta, Sa[Ca++] = wa, wa = e, Ta = t;
	}
	function Ma(e, t, n) {
		Ea[Da++] = ka, Ea[Da++] = Aa, Ea[Da++] = Oa, Oa = e;
		var r = ka;
		e = Aa;
		var i = 32 - Vt(r) - 1;
		r &= ~(1 << i), n += 1;
		var a = 32 - Vt(t) + i;
		if (30 < a) {
			var o = i - i % 5;
			a = (r & (1 << o) - 1).toString(32), r >>= o, i -= o, ka = 1 << 32 - Vt(t) + i | n << i | r, Aa = a + e;
		} else ka = 1 << a | n << i | r, Aa = e;
	}
	function Na(e) {
		e.return !== null && (ja(e, 1), Ma(e, 1, 0));
	}
	function Pa(e) {
		for (; e === wa;) wa = Sa[--Ca], Sa[Ca] = null, Ta = Sa[--Ca], Sa[Ca] = null;
		for (; e === Oa;) Oa = Ea[--Da], Ea[Da] = null, Aa = Ea[--Da], Ea[Da] = null, ka = Ea[--Da], Ea[Da] = null;
	}
	var Fa = null, M = null, N = !1, Ia = null;
	function La(e, t) {
		var n = Kl(5, null, null, 0);
		n.elementType = "DELETED", n.stateNode = t, n.return = e, t = e.deletions, t === null ? (e.deletions = [n], e.flags |= 16) : t.push(n);
	}
	function Ra(e, t) {
		switch (e.tag) {
			case 5:
				var n = e.type;
				return t = t.nodeType !== 1 || n.toLowerCase() !== t.nodeName.toLowerCase() ? null : t, t !== null && (e.stateNode = t, Fa = e, M = Ki(t.firstChild), !0);
			case 6: return t = e.pendingProps === "" || t.nodeType !== 3 ? null : t, t !== null && (e.stateNode = t, Fa = e, M = null, !0);
			case 13: return t = t.nodeType === 8 ? t : null, t !== null && (n = Oa === null ? null : {
				id: ka,
				overflow: Aa
			}, e.memoizedState = {
				dehydrated: t,
				treeContext: n,
				retryLane: 0x40000000
			}, n = Kl(18, null, null, 0), n.stateNode = t, n.return = e, e.child = n, Fa = e, M = null, !0);
			default: return !1;
		}
	}
	function za(e) {
		return !!(e.mode & 1) && !(e.flags & 128);
	}
	function Ba(e) {
		if (N) {
			var t = M;
			if (t) {
				var n = t;
				if (!Ra(e, t)) {
					if (za(e)) throw Error(r(418));
					t = Ki(n.nextSibling);
					var i = Fa;
					t && Ra(e, t) ? La(i, n) : (e.flags = e.flags & -4097 | 2, N = !1, Fa = e);
				}
			} else {
				if (za(e)) throw Error(r(418));
				e.flags = e.flags & -4097 | 2, N = !1, Fa = e;
			}
		}
	}
	function Va(e) {
		for (e = e.return; e !== null && e.tag !== 5 && e.tag !== 3 && e.tag !== 13;) e = e.return;
		Fa = e;
	}
	function Ha(e) {
		if (e !== Fa) return !1;
		if (!N) return Va(e), N = !0, !1;
		var t;
		if ((t = e.tag !== 3) && !(t = e.tag !== 5) && (t = e.type, t = t !== "head" && t !== "body" && !zi(e.type, e.memoizedProps)), t &&= M) {
			if (za(e)) throw Ua(), Error(r(418));
			for (; t;) La(e, t), t = Ki(t.nextSibling);
		}
		if (Va(e), e.tag === 13) {
			if (e = e.memoizedState, e = e === null ? null : e.dehydrated, !e) throw Error(r(317));
			e: {
				for (e = e.nextSibling, t = 0; e;) {
					if (e.nodeType === 8) {
						var n = e.data;
						if (n === "/$") {
							if (t === 0) {
								M = Ki(e.nextSibling);
								break e;
							}
							t--;
						} else n !== "$" && n !== "$!" && n !== "$?" || t++;
					}
					e = e.nextSibling;
				}
				M = null;
			}
		} else M = Fa ? Ki(e.stateNode.nextSibling) : null;
		return !0;
	}
	function Ua() {
		for (var e = M; e;) e = Ki(e.nextSibling);
	}
	function Wa() {
		M = Fa = null, N = !1;
	}
	function Ga(e) {
		Ia === null ? Ia = [e] : Ia.push(e);
	}
	var Ka = x.ReactCurrentBatchConfig;
	function qa(e, t, n) {
		if (e = n.ref, e !== null && typeof e != "function" && typeof e != "object") {
			if (n._owner) {
				if (n = n._owner, n) {
					if (n.tag !== 1) throw Error(r(309));
					var i = n.stateNode;
				}
				if (!i) throw Error(r(147, e));
				var a = i, o = "" + e;
				return t !== null && t.ref !== null && typeof t.ref == "function" && t.ref._stringRef === o ? t.ref : (t = function(e) {
					var t = a.refs;
					e === null ? delete t[o] : t[o] = e;
				}, t._stringRef = o, t);
			}
			if (typeof e != "string") throw Error(r(284));
			if (!n._owner) throw Error(r(290, e));
		}
		return e;
	}
	function Ja(e, t) {
		throw e = Object.prototype.toString.call(t), Error(r(31, e === "[object Object]" ? "object with keys {" + Object.keys(t).join(", ") + "}" : e));
	}
	function Ya(e) {
		return (0, e._init)(e._payload);
	}
	function Xa(e) {
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
		function i(e, t) {
			for (e = /* @__PURE__ */ new Map(); t !== null;) t.key === null ? e.set(t.index, t) : e.set(t.key, t), t = t.sibling;
			return e;
		}
		function a(e, t) {
			return e = Yl(e, t), e.index = 0, e.sibling = null, e;
		}
		function o(t, n, r) {
			return t.index = r, e ? (r = t.alternate, r === null ? (t.flags |= 2, n) : (r = r.index, r < n ? (t.flags |= 2, n) : r)) : (t.flags |= 1048576, n);
		}
		function s(t) {
			return e && t.alternate === null && (t.flags |= 2), t;
		}
		function c(e, t, n, r) {
			return t === null || t.tag !== 6 ? (t = $l(n, e.mode, r), t.return = e, t) : (t = a(t, n), t.return = e, t);
		}
		function l(e, t, n, r) {
			var i = n.type;
			return i === ie ? d(e, t, n.props.children, r, n.key) : t !== null && (t.elementType === i || typeof i == "object" && i && i.$$typeof === fe && Ya(i) === t.type) ? (r = a(t, n.props), r.ref = qa(e, t, n), r.return = e, r) : (r = Xl(n.type, n.key, n.props, null, e.mode, r), r.ref = qa(e, t, n), r.return = e, r);
		}
		function u(e, t, n, r) {
			return t === null || t.tag !== 4 || t.stateNode.containerInfo !== n.containerInfo || t.stateNode.implementation !== n.implementation ? (t = eu(n, e.mode, r), t.return = e, t) : (t = a(t, n.children || []), t.return = e, t);
		}
		function d(e, t, n, r, i) {
			return t === null || t.tag !== 7 ? (t = Zl(n, e.mode, r, i), t.return = e, t) : (t = a(t, n), t.return = e, t);
		}
		function f(e, t, n) {
			if (typeof t == "string" && t !== "" || typeof t == "number") return t = $l("" + t, e.mode, n), t.return = e, t;
			if (typeof t == "object" && t) {
				switch (t.$$typeof) {
					case ne: return n = Xl(t.type, t.key, t.props, null, e.mode, n), n.ref = qa(e, null, t), n.return = e, n;
					case re: return t = eu(t, e.mode, n), t.return = e, t;
					case fe: return f(e, (0, t._init)(t._payload), n);
				}
				if (Fe(t) || he(t)) return t = Zl(t, e.mode, n, null), t.return = e, t;
				Ja(e, t);
			}
			return null;
		}
		function p(e, t, n, r) {
			var i = t === null ? null : t.key;
			if (typeof n == "string" && n !== "" || typeof n == "number") return i === null ? c(e, t, "" + n, r) : null;
			if (typeof n == "object" && n) {
				switch (n.$$typeof) {
					case ne: return n.key === i ? l(e, t, n, r) : null;
					case re: return n.key === i ? u(e, t, n, r) : null;
					case fe: return i = n._init, p(e, t, i(n._payload), r);
				}
				if (Fe(n) || he(n)) return i === null ? d(e, t, n, r, null) : null;
				Ja(e, n);
			}
			return null;
		}
		function m(e, t, n, r, i) {
			if (typeof r == "string" && r !== "" || typeof r == "number") return e = e.get(n) || null, c(t, e, "" + r, i);
			if (typeof r == "object" && r) {
				switch (r.$$typeof) {
					case ne: return e = e.get(r.key === null ? n : r.key) || null, l(t, e, r, i);
					case re: return e = e.get(r.key === null ? n : r.key) || null, u(t, e, r, i);
					case fe:
						var a = r._init;
						return m(e, t, n, a(r._payload), i);
				}
				if (Fe(r) || he(r)) return e = e.get(n) || null, d(t, e, r, i, null);
				Ja(t, r);
			}
			return null;
		}
		function h(r, a, s, c) {
			for (var l = null, u = null, d = a, h = a = 0, g = null; d !== null && h < s.length; h++) {
				d.index > h ? (g = d, d = null) : g = d.sibling;
				var _ = p(r, d, s[h], c);
				if (_ === null) {
					d === null && (d = g);
					break;
				}
				e && d && _.alternate === null && t(r, d), a = o(_, a, h), u === null ? l = _ : u.sibling = _, u = _, d = g;
			}
			if (h === s.length) return n(r, d), N && ja(r, h), l;
			if (d === null) {
				for (; h < s.length; h++) d = f(r, s[h], c), d !== null && (a = o(d, a, h), u === null ? l = d : u.sibling = d, u = d);
				return N && ja(r, h), l;
			}
			for (d = i(r, d); h < s.length; h++) g = m(d, r, h, s[h], c), g !== null && (e && g.alternate !== null && d.delete(g.key === null ? h : g.key), a = o(g, a, h), u === null ? l = g : u.sibling = g, u = g);
			return e && d.forEach(function(e) {
				return t(r, e);
			}), N && ja(r, h), l;
		}
		function g(a, s, c, l) {
			var u = he(c);
			if (typeof u != "function") throw Error(r(150));
			if (c = u.call(c), c == null) throw Error(r(151));
			for (var d = u = null, h = s, g = s = 0, _ = null, v = c.next(); h !== null && !v.done; g++, v = c.next()) {
				h.index > g ? (_ = h, h = null) : _ = h.sibling;
				var y = p(a, h, v.value, l);
				if (y === null) {
					h === null && (h = _);
					break;
				}
				e && h && y.alternate === null && t(a, h), s = o(y, s, g), d === null ? u = y : d.sibling = y, d = y, h = _;
			}
			if (v.done) return n(a, h), N && ja(a, g), u;
			if (h === null) {
				for (; !v.done; g++, v = c.next()) v = f(a, v.value, l), v !== null && (s = o(v, s, g), d === null ? u = v : d.sibling = v, d = v);
				return N && ja(a, g), u;
			}
			for (h = i(a, h); !v.done; g++, v = c.next()) v = m(h, a, g, v.value, l), v !== null && (e && v.alternate !== null && h.delete(v.key === null ? g : v.key), s = o(v, s, g), d === null ? u = v : d.sibling = v, d = v);
			return e && h.forEach(function(e) {
				return t(a, e);
			}), N && ja(a, g), u;
		}
		function _(e, r, i, o) {
			if (typeof i == "object" && i && i.type === ie && i.key === null && (i = i.props.children), typeof i == "object" && i) {
				switch (i.$$typeof) {
					case ne:
						e: {
							for (var c = i.key, l = r; l !== null;) {
								if (l.key === c) {
									if (c = i.type, c === ie) {
										if (l.tag === 7) {
											n(e, l.sibling), r = a(l, i.props.children), r.return = e, e = r;
											break e;
										}
									} else if (l.elementType === c || typeof c == "object" && c && c.$$typeof === fe && Ya(c) === l.type) {
										n(e, l.sibling), r = a(l, i.props), r.ref = qa(e, l, i), r.return = e, e = r;
										break e;
									}
									n(e, l);
									break;
								}
								t(e, l), l = l.sibling;
							}
							i.type === ie ? (r = Zl(i.props.children, e.mode, o, i.key), r.return = e, e = r) : (o = Xl(i.type, i.key, i.props, null, e.mode, o), o.ref = qa(e, r, i), o.return = e, e = o);
						}
						return s(e);
					case re:
						e: {
							for (l = i.key; r !== null;) {
								if (r.key === l) {
									if (r.tag === 4 && r.stateNode.containerInfo === i.containerInfo && r.stateNode.implementation === i.implementation) {
										n(e, r.sibling), r = a(r, i.children || []), r.return = e, e = r;
										break e;
									}
									n(e, r);
									break;
								}
								t(e, r), r = r.sibling;
							}
							r = eu(i, e.mode, o), r.return = e, e = r;
						}
						return s(e);
					case fe: return l = i._init, _(e, r, l(i._payload), o);
				}
				if (Fe(i)) return h(e, r, i, o);
				if (he(i)) return g(e, r, i, o);
				Ja(e, i);
			}
			return typeof i == "string" && i !== "" || typeof i == "number" ? (i = "" + i, r !== null && r.tag === 6 ? (n(e, r.sibling), r = a(r, i), r.return = e, e = r) : (n(e, r), r = $l(i, e.mode, o), r.return = e, e = r), s(e)) : n(e, r);
		}
		return _;
	}
	var Za = Xa(!0), Qa = Xa(!1), $a = sa(null), eo = null, to = null, no = null;
	function ro() {
		no = to = eo = null;
	}
	function io(e) {
		var t = $a.current;
		D($a), e._currentValue = t;
	}
	function ao(e, t, n) {
		for (; e !== null;) {
			var r = e.alternate;
			if ((e.childLanes & t) === t ? r !== null && (r.childLanes & t) !== t && (r.childLanes |= t) : (e.childLanes |= t, r !== null && (r.childLanes |= t)), e === n) break;
			e = e.return;
		}
	}
	function oo(e, t) {
		eo = e, no = to = null, e = e.dependencies, e !== null && e.firstContext !== null && ((e.lanes & t) !== 0 && (z = !0), e.firstContext = null);
	}
	function so(e) {
		var t = e._currentValue;
		if (no !== e) {
			if (e = {
				context: e,
				memoizedValue: t,
				next: null
			}, to === null) {
				if (eo === null) throw Error(r(308));
				to = e, eo.dependencies = {
					lanes: 0,
					firstContext: e
				};
			} else to = to.next = e;
		}
		return t;
	}
	var co = null;
	function lo(e) {
		co === null ? co = [e] : co.push(e);
	}
	function uo(e, t, n, r) {
		var i = t.interleaved;
		return i === null ? (n.next = n, lo(t)) : (n.next = i.next, i.next = n), t.interleaved = n, fo(e, r);
	}
	function fo(e, t) {
		e.lanes |= t;
		var n = e.alternate;
		for (n !== null && (n.lanes |= t), n = e, e = e.return; e !== null;) e.childLanes |= t, n = e.alternate, n !== null && (n.childLanes |= t), n = e, e = e.return;
		return n.tag === 3 ? n.stateNode : null;
	}
	var po = !1;
	function mo(e) {
		e.updateQueue = {
			baseState: e.memoizedState,
			firstBaseUpdate: null,
			lastBaseUpdate: null,
			shared: {
				pending: null,
				interleaved: null,
				lanes: 0
			},
			effects: null
		};
	}
	function ho(e, t) {
		e = e.updateQueue, t.updateQueue === e && (t.updateQueue = {
			baseState: e.baseState,
			firstBaseUpdate: e.firstBaseUpdate,
			lastBaseUpdate: e.lastBaseUpdate,
			shared: e.shared,
			effects: e.effects
		});
	}
	function go(e, t) {
		return {
			eventTime: e,
			lane: t,
			tag: 0,
			payload: null,
			callback: null,
			next: null
		};
	}
	function _o(e, t, n) {
		var r = e.updateQueue;
		if (r === null) return null;
		if (r = r.shared, G & 2) {
			var i = r.pending;
			return i === null ? t.next = t : (t.next = i.next, i.next = t), r.pending = t, fo(e, n);
		}
		return i = r.interleaved, i === null ? (t.next = t, lo(r)) : (t.next = i.next, i.next = t), r.interleaved = t, fo(e, n);
	}
	function vo(e, t, n) {
		if (t = t.updateQueue, t !== null && (t = t.shared, n & 4194240)) {
			var r = t.lanes;
			r &= e.pendingLanes, n |= r, t.lanes = n, nn(e, n);
		}
	}
	function yo(e, t) {
		var n = e.updateQueue, r = e.alternate;
		if (r !== null && (r = r.updateQueue, n === r)) {
			var i = null, a = null;
			if (n = n.firstBaseUpdate, n !== null) {
				do {
					var o = {
						eventTime: n.eventTime,
						lane: n.lane,
						tag: n.tag,
						payload: n.payload,
						callback: n.callback,
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
				effects: r.effects
			}, e.updateQueue = n;
		} else e = n.lastBaseUpdate, e === null ? n.firstBaseUpdate = t : e.next = t, n.lastBaseUpdate = t;
	}
	function bo(e, t, n, r) {
		var i = e.updateQueue;
		po = !1;
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
				var f = s.lane, p = s.eventTime;
				if ((r & f) === f) {
					u !== null && (u = u.next = {
						eventTime: p,
						lane: 0,
						tag: s.tag,
						payload: s.payload,
						callback: s.callback,
						next: null
					});
					e: {
						var m = e, h = s;
						switch (f = t, p = n, h.tag) {
							case 1:
								if (m = h.payload, typeof m == "function") {
									d = m.call(p, d, f);
									break e;
								}
								d = m;
								break e;
							case 3: m.flags = m.flags & -65537 | 128;
							case 0:
								if (m = h.payload, f = typeof m == "function" ? m.call(p, d, f) : m, f == null) break e;
								d = C({}, d, f);
								break e;
							case 2: po = !0;
						}
					}
					s.callback !== null && s.lane !== 0 && (e.flags |= 64, f = i.effects, f === null ? i.effects = [s] : f.push(s));
				} else p = {
					eventTime: p,
					lane: f,
					tag: s.tag,
					payload: s.payload,
					callback: s.callback,
					next: null
				}, u === null ? (l = u = p, c = d) : u = u.next = p, o |= f;
				if (s = s.next, s === null) {
					if (s = i.shared.pending, s === null) break;
					f = s, s = f.next, f.next = null, i.lastBaseUpdate = f, i.shared.pending = null;
				}
			} while (1);
			if (u === null && (c = d), i.baseState = c, i.firstBaseUpdate = l, i.lastBaseUpdate = u, t = i.shared.interleaved, t !== null) {
				i = t;
				do
					o |= i.lane, i = i.next;
				while (i !== t);
			} else a === null && (i.shared.lanes = 0);
			Qc |= o, e.lanes = o, e.memoizedState = d;
		}
	}
	function xo(e, t, n) {
		if (e = t.effects, t.effects = null, e !== null) for (t = 0; t < e.length; t++) {
			var i = e[t], a = i.callback;
			if (a !== null) {
				if (i.callback = null, i = n, typeof a != "function") throw Error(r(191, a));
				a.call(i);
			}
		}
	}
	var So = {}, Co = sa(So), wo = sa(So), To = sa(So);
	function Eo(e) {
		if (e === So) throw Error(r(174));
		return e;
	}
	function Do(e, t) {
		switch (O(To, t), O(wo, e), O(Co, So), e = t.nodeType, e) {
			case 9:
			case 11:
				t = (t = t.documentElement) ? t.namespaceURI : He(null, "");
				break;
			default: e = e === 8 ? t.parentNode : t, t = e.namespaceURI || null, e = e.tagName, t = He(t, e);
		}
		D(Co), O(Co, t);
	}
	function Oo() {
		D(Co), D(wo), D(To);
	}
	function ko(e) {
		Eo(To.current);
		var t = Eo(Co.current), n = He(t, e.type);
		t !== n && (O(wo, e), O(Co, n));
	}
	function Ao(e) {
		wo.current === e && (D(Co), D(wo));
	}
	var P = sa(0);
	function jo(e) {
		for (var t = e; t !== null;) {
			if (t.tag === 13) {
				var n = t.memoizedState;
				if (n !== null && (n = n.dehydrated, n === null || n.data === "$?" || n.data === "$!")) return t;
			} else if (t.tag === 19 && t.memoizedProps.revealOrder !== void 0) {
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
	var Mo = [];
	function No() {
		for (var e = 0; e < Mo.length; e++) Mo[e]._workInProgressVersionPrimary = null;
		Mo.length = 0;
	}
	var Po = x.ReactCurrentDispatcher, Fo = x.ReactCurrentBatchConfig, Io = 0, F = null, I = null, L = null, Lo = !1, Ro = !1, zo = 0, Bo = 0;
	function R() {
		throw Error(r(321));
	}
	function Vo(e, t) {
		if (t === null) return !1;
		for (var n = 0; n < t.length && n < e.length; n++) if (!Gr(e[n], t[n])) return !1;
		return !0;
	}
	function Ho(e, t, n, i, a, o) {
		if (Io = o, F = t, t.memoizedState = null, t.updateQueue = null, t.lanes = 0, Po.current = e === null || e.memoizedState === null ? Ts : Es, e = n(i, a), Ro) {
			o = 0;
			do {
				if (Ro = !1, zo = 0, 25 <= o) throw Error(r(301));
				o += 1, L = I = null, t.updateQueue = null, Po.current = Ds, e = n(i, a);
			} while (Ro);
		}
		if (Po.current = ws, t = I !== null && I.next !== null, Io = 0, L = I = F = null, Lo = !1, t) throw Error(r(300));
		return e;
	}
	function Uo() {
		var e = zo !== 0;
		return zo = 0, e;
	}
	function Wo() {
		var e = {
			memoizedState: null,
			baseState: null,
			baseQueue: null,
			queue: null,
			next: null
		};
		return L === null ? F.memoizedState = L = e : L = L.next = e, L;
	}
	function Go() {
		if (I === null) {
			var e = F.alternate;
			e = e === null ? null : e.memoizedState;
		} else e = I.next;
		var t = L === null ? F.memoizedState : L.next;
		if (t !== null) L = t, I = e;
		else {
			if (e === null) throw Error(r(310));
			I = e, e = {
				memoizedState: I.memoizedState,
				baseState: I.baseState,
				baseQueue: I.baseQueue,
				queue: I.queue,
				next: null
			}, L === null ? F.memoizedState = L = e : L = L.next = e;
		}
		return L;
	}
	function Ko(e, t) {
		return typeof t == "function" ? t(e) : t;
	}
	function qo(e) {
		var t = Go(), n = t.queue;
		if (n === null) throw Error(r(311));
		n.lastRenderedReducer = e;
		var i = I, a = i.baseQueue, o = n.pending;
		if (o !== null) {
			if (a !== null) {
				var s = a.next;
				a.next = o.next, o.next = s;
			}
			i.baseQueue = a = o, n.pending = null;
		}
		if (a !== null) {
			o = a.next, i = i.baseState;
			var c = s = null, l = null, u = o;
			do {
				var d = u.lane;
				if ((Io & d) === d) l !== null && (l = l.next = {
					lane: 0,
					action: u.action,
					hasEagerState: u.hasEagerState,
					eagerState: u.eagerState,
					next: null
				}), i = u.hasEagerState ? u.eagerState : e(i, u.action);
				else {
					var f = {
						lane: d,
						action: u.action,
						hasEagerState: u.hasEagerState,
						eagerState: u.eagerState,
						next: null
					};
					l === null ? (c = l = f, s = i) : l = l.next = f, F.lanes |= d, Qc |= d;
				}
				u = u.next;
			} while (u !== null && u !== o);
			l === null ? s = i : l.next = c, Gr(i, t.memoizedState) || (z = !0), t.memoizedState = i, t.baseState = s, t.baseQueue = l, n.lastRenderedState = i;
		}
		if (e = n.interleaved, e !== null) {
			a = e;
			do
				o = a.lane, F.lanes |= o, Qc |= o, a = a.next;
			while (a !== e);
		} else a === null && (n.lanes = 0);
		return [t.memoizedState, n.dispatch];
	}
	function Jo(e) {
		var t = Go(), n = t.queue;
		if (n === null) throw Error(r(311));
		n.lastRenderedReducer = e;
		var i = n.dispatch, a = n.pending, o = t.memoizedState;
		if (a !== null) {
			n.pending = null;
			var s = a = a.next;
			do
				o = e(o, s.action), s = s.next;
			while (s !== a);
			Gr(o, t.memoizedState) || (z = !0), t.memoizedState = o, t.baseQueue === null && (t.baseState = o), n.lastRenderedState = o;
		}
		return [o, i];
	}
	function Yo() {}
	function Xo(e, t) {
		var n = F, i = Go(), a = t(), o = !Gr(i.memoizedState, a);
		if (o && (i.memoizedState = a, z = !0), i = i.queue, cs($o.bind(null, n, i, e), [e]), i.getSnapshot !== t || o || L !== null && L.memoizedState.tag & 1) {
			if (n.flags |= 2048, rs(9, Qo.bind(null, n, i, a, t), void 0, null), K === null) throw Error(r(349));
			Io & 30 || Zo(n, t, a);
		}
		return a;
	}
	function Zo(e, t, n) {
		e.flags |= 16384, e = {
			getSnapshot: t,
			value: n
		}, t = F.updateQueue, t === null ? (t = {
			lastEffect: null,
			stores: null
		}, F.updateQueue = t, t.stores = [e]) : (n = t.stores, n === null ? t.stores = [e] : n.push(e));
	}
	function Qo(e, t, n, r) {
		t.value = n, t.getSnapshot = r, es(t) && ts(e);
	}
	function $o(e, t, n) {
		return n(function() {
			es(t) && ts(e);
		});
	}
	function es(e) {
		var t = e.getSnapshot;
		e = e.value;
		try {
			var n = t();
			return !Gr(e, n);
		} catch {
			return !0;
		}
	}
	function ts(e) {
		var t = fo(e, 1);
		t !== null && gl(t, e, 1, -1);
	}
	function ns(e) {
		var t = Wo();
		return typeof e == "function" && (e = e()), t.memoizedState = t.baseState = e, e = {
			pending: null,
			interleaved: null,
			lanes: 0,
			dispatch: null,
			lastRenderedReducer: Ko,
			lastRenderedState: e
		}, t.queue = e, e = e.dispatch = bs.bind(null, F, e), [t.memoizedState, e];
	}
	function rs(e, t, n, r) {
		return e = {
			tag: e,
			create: t,
			destroy: n,
			deps: r,
			next: null
		}, t = F.updateQueue, t === null ? (t = {
			lastEffect: null,
			stores: null
		}, F.updateQueue = t, t.lastEffect = e.next = e) : (n = t.lastEffect, n === null ? t.lastEffect = e.next = e : (r = n.next, n.next = e, e.next = r, t.lastEffect = e)), e;
	}
	function is() {
		return Go().memoizedState;
	}
	function as(e, t, n, r) {
		var i = Wo();
		F.flags |= e, i.memoizedState = rs(1 | t, n, void 0, r === void 0 ? null : r);
	}
	function os(e, t, n, r) {
		var i = Go();
		r = r === void 0 ? null : r;
		var a = void 0;
		if (I !== null) {
			var o = I.memoizedState;
			if (a = o.destroy, r !== null && Vo(r, o.deps)) {
				i.memoizedState = rs(t, n, a, r);
				return;
			}
		}
		F.flags |= e, i.memoizedState = rs(1 | t, n, a, r);
	}
	function ss(e, t) {
		return as(8390656, 8, e, t);
	}
	function cs(e, t) {
		return os(2048, 8, e, t);
	}
	function ls(e, t) {
		return os(4, 2, e, t);
	}
	function us(e, t) {
		return os(4, 4, e, t);
	}
	function ds(e, t) {
		if (typeof t == "function") return e = e(), t(e), function() {
			t(null);
		};
		if (t != null) return e = e(), t.current = e, function() {
			t.current = null;
		};
	}
	function fs(e, t, n) {
		return n = n == null ? null : n.concat([e]), os(4, 4, ds.bind(null, t, e), n);
	}
	function ps() {}
	function ms(e, t) {
		var n = Go();
		t = t === void 0 ? null : t;
		var r = n.memoizedState;
		return r !== null && t !== null && Vo(t, r[1]) ? r[0] : (n.memoizedState = [e, t], e);
	}
	function hs(e, t) {
		var n = Go();
		t = t === void 0 ? null : t;
		var r = n.memoizedState;
		return r !== null && t !== null && Vo(t, r[1]) ? r[0] : (e = e(), n.memoizedState = [e, t], e);
	}
	function gs(e, t, n) {
		return Io & 21 ? (Gr(n, t) || (n = Qt(), F.lanes |= n, Qc |= n, e.baseState = !0), t) : (e.baseState && (e.baseState = !1, z = !0), e.memoizedState = n);
	}
	function _s(e, t) {
		var n = T;
		T = n !== 0 && 4 > n ? n : 4, e(!0);
		var r = Fo.transition;
		Fo.transition = {};
		try {
			e(!1), t();
		} finally {
			T = n, Fo.transition = r;
		}
	}
	function vs() {
		return Go().memoizedState;
	}
	function ys(e, t, n) {
		var r = hl(e);
		if (n = {
			lane: r,
			action: n,
			hasEagerState: !1,
			eagerState: null,
			next: null
		}, xs(e)) Ss(t, n);
		else if (n = uo(e, t, n, r), n !== null) {
			var i = Z();
			gl(n, e, r, i), Cs(n, t, r);
		}
	}
	function bs(e, t, n) {
		var r = hl(e), i = {
			lane: r,
			action: n,
			hasEagerState: !1,
			eagerState: null,
			next: null
		};
		if (xs(e)) Ss(t, i);
		else {
			var a = e.alternate;
			if (e.lanes === 0 && (a === null || a.lanes === 0) && (a = t.lastRenderedReducer, a !== null)) try {
				var o = t.lastRenderedState, s = a(o, n);
				if (i.hasEagerState = !0, i.eagerState = s, Gr(s, o)) {
					var c = t.interleaved;
					c === null ? (i.next = i, lo(t)) : (i.next = c.next, c.next = i), t.interleaved = i;
					return;
				}
			} catch {}
			n = uo(e, t, i, r), n !== null && (i = Z(), gl(n, e, r, i), Cs(n, t, r));
		}
	}
	function xs(e) {
		var t = e.alternate;
		return e === F || t !== null && t === F;
	}
	function Ss(e, t) {
		Ro = Lo = !0;
		var n = e.pending;
		n === null ? t.next = t : (t.next = n.next, n.next = t), e.pending = t;
	}
	function Cs(e, t, n) {
		if (n & 4194240) {
			var r = t.lanes;
			r &= e.pendingLanes, n |= r, t.lanes = n, nn(e, n);
		}
	}
	var ws = {
		readContext: so,
		useCallback: R,
		useContext: R,
		useEffect: R,
		useImperativeHandle: R,
		useInsertionEffect: R,
		useLayoutEffect: R,
		useMemo: R,
		useReducer: R,
		useRef: R,
		useState: R,
		useDebugValue: R,
		useDeferredValue: R,
		useTransition: R,
		useMutableSource: R,
		useSyncExternalStore: R,
		useId: R,
		unstable_isNewReconciler: !1
	}, Ts = {
		readContext: so,
		useCallback: function(e, t) {
			return Wo().memoizedState = [e, t === void 0 ? null : t], e;
		},
		useContext: so,
		useEffect: ss,
		useImperativeHandle: function(e, t, n) {
			return n = n == null ? null : n.concat([e]), as(4194308, 4, ds.bind(null, t, e), n);
		},
		useLayoutEffect: function(e, t) {
			return as(4194308, 4, e, t);
		},
		useInsertionEffect: function(e, t) {
			return as(4, 2, e, t);
		},
		useMemo: function(e, t) {
			var n = Wo();
			return t = t === void 0 ? null : t, e = e(), n.memoizedState = [e, t], e;
		},
		useReducer: function(e, t, n) {
			var r = Wo();
			return t = n === void 0 ? t : n(t), r.memoizedState = r.baseState = t, e = {
				pending: null,
				interleaved: null,
				lanes: 0,
				dispatch: null,
				lastRenderedReducer: e,
				lastRenderedState: t
			}, r.queue = e, e = e.dispatch = ys.bind(null, F, e), [r.memoizedState, e];
		},
		useRef: function(e) {
			var t = Wo();
			return e = { current: e }, t.memoizedState = e;
		},
		useState: ns,
		useDebugValue: ps,
		useDeferredValue: function(e) {
			return Wo().memoizedState = e;
		},
		useTransition: function() {
			var e = ns(!1), t = e[0];
			return e = _s.bind(null, e[1]), Wo().memoizedState = e, [t, e];
		},
		useMutableSource: function() {},
		useSyncExternalStore: function(e, t, n) {
			var i = F, a = Wo();
			if (N) {
				if (n === void 0) throw Error(r(407));
				n = n();
			} else {
				if (n = t(), K === null) throw Error(r(349));
				Io & 30 || Zo(i, t, n);
			}
			a.memoizedState = n;
			var o = {
				value: n,
				getSnapshot: t
			};
			return a.queue = o, ss($o.bind(null, i, o, e), [e]), i.flags |= 2048, rs(9, Qo.bind(null, i, o, n, t), void 0, null), n;
		},
		useId: function() {
			var e = Wo(), t = K.identifierPrefix;
			if (N) {
				var n = Aa, r = ka;
				n = (r & ~(1 << 32 - Vt(r) - 1)).toString(32) + n, t = ":" + t + "R" + n, n = zo++, 0 < n && (t += "H" + n.toString(32)), t += ":";
			} else n = Bo++, t = ":" + t + "r" + n.toString(32) + ":";
			return e.memoizedState = t;
		},
		unstable_isNewReconciler: !1
	}, Es = {
		readContext: so,
		useCallback: ms,
		useContext: so,
		useEffect: cs,
		useImperativeHandle: fs,
		useInsertionEffect: ls,
		useLayoutEffect: us,
		useMemo: hs,
		useReducer: qo,
		useRef: is,
		useState: function() {
			return qo(Ko);
		},
		useDebugValue: ps,
		useDeferredValue: function(e) {
			return gs(Go(), I.memoizedState, e);
		},
		useTransition: function() {
			return [qo(Ko)[0], Go().memoizedState];
		},
		useMutableSource: Yo,
		useSyncExternalStore: Xo,
		useId: vs,
		unstable_isNewReconciler: !1
	}, Ds = {
		readContext: so,
		useCallback: ms,
		useContext: so,
		useEffect: cs,
		useImperativeHandle: fs,
		useInsertionEffect: ls,
		useLayoutEffect: us,
		useMemo: hs,
		useReducer: Jo,
		useRef: is,
		useState: function() {
			return Jo(Ko);
		},
		useDebugValue: ps,
		useDeferredValue: function(e) {
			var t = Go();
			return I === null ? t.memoizedState = e : gs(t, I.memoizedState, e);
		},
		useTransition: function() {
			return [Jo(Ko)[0], Go().memoizedState];
		},
		useMutableSource: Yo,
		useSyncExternalStore: Xo,
		useId: vs,
		unstable_isNewReconciler: !1
	};
	function Os(e, t) {
		if (e && e.defaultProps) {
			for (var n in t = C({}, t), e = e.defaultProps, e) t[n] === void 0 && (t[n] = e[n]);
			return t;
		}
		return t;
	}
	function ks(e, t, n, r) {
		t = e.memoizedState, n = n(r, t), n = n == null ? t : C({}, t, n), e.memoizedState = n, e.lanes === 0 && (e.updateQueue.baseState = n);
	}
	var As = {
		isMounted: function(e) {
			return (e = e._reactInternals) ? St(e) === e : !1;
		},
		enqueueSetState: function(e, t, n) {
			e = e._reactInternals;
			var r = Z(), i = hl(e), a = go(r, i);
			a.payload = t, n != null && (a.callback = n), t = _o(e, a, i), t !== null && (gl(t, e, i, r), vo(t, e, i));
		},
		enqueueReplaceState: function(e, t, n) {
			e = e._reactInternals;
			var r = Z(), i = hl(e), a = go(r, i);
			a.tag = 1, a.payload = t, n != null && (a.callback = n), t = _o(e, a, i), t !== null && (gl(t, e, i, r), vo(t, e, i));
		},
		enqueueForceUpdate: function(e, t) {
			e = e._reactInternals;
			var n = Z(), r = hl(e), i = go(n, r);
			i.tag = 2, t != null && (i.callback = t), t = _o(e, i, r), t !== null && (gl(t, e, r, n), vo(t, e, r));
		}
	};
	function js(e, t, n, r, i, a, o) {
		return e = e.stateNode, typeof e.shouldComponentUpdate == "function" ? e.shouldComponentUpdate(r, a, o) : t.prototype && t.prototype.isPureReactComponent ? !Kr(n, r) || !Kr(i, a) : !0;
	}
	function Ms(e, t, n) {
		var r = !1, i = ca, a = t.contextType;
		return typeof a == "object" && a ? a = so(a) : (i = j(t) ? la : k.current, r = t.contextTypes, a = (r = r != null) ? ua(e, i) : ca), t = new t(n, a), e.memoizedState = t.state !== null && t.state !== void 0 ? t.state : null, t.updater = As, e.stateNode = t, t._reactInternals = e, r && (e = e.stateNode, e.__reactInternalMemoizedUnmaskedChildContext = i, e.__reactInternalMemoizedMaskedChildContext = a), t;
	}
	function Ns(e, t, n, r) {
		e = t.state, typeof t.componentWillReceiveProps == "function" && t.componentWillReceiveProps(n, r), typeof t.UNSAFE_componentWillReceiveProps == "function" && t.UNSAFE_componentWillReceiveProps(n, r), t.state !== e && As.enqueueReplaceState(t, t.state, null);
	}
	function Ps(e, t, n, r) {
		var i = e.stateNode;
		i.props = n, i.state = e.memoizedState, i.refs = {}, mo(e);
		var a = t.contextType;
		typeof a == "object" && a ? i.context = so(a) : (a = j(t) ? la : k.current, i.context = ua(e, a)), i.state = e.memoizedState, a = t.getDerivedStateFromProps, typeof a == "function" && (ks(e, t, a, n), i.state = e.memoizedState), typeof t.getDerivedStateFromProps == "function" || typeof i.getSnapshotBeforeUpdate == "function" || typeof i.UNSAFE_componentWillMount != "function" && typeof i.componentWillMount != "function" || (t = i.state, typeof i.componentWillMount == "function" && i.componentWillMount(), typeof i.UNSAFE_componentWillMount == "function" && i.UNSAFE_componentWillMount(), t !== i.state && As.enqueueReplaceState(i, i.state, null), bo(e, n, i, r), i.state = e.memoizedState), typeof i.componentDidMount == "function" && (e.flags |= 4194308);
	}
	function Fs(e, t) {
		try {
			var n = "", r = t;
			do
				n += be(r), r = r.return;
			while (r);
			var i = n;
		} catch (e) {
			i = "\nError generating stack: " + e.message + "\n" + e.stack;
		}
		return {
			value: e,
			source: t,
			stack: i,
			digest: null
		};
	}
	function Is(e, t, n) {
		return {
			value: e,
			source: null,
			stack: n ?? null,
			digest: t ?? null
		};
	}
	function Ls(e, t) {
		try {
			console.error(t.value);
		} catch (e) {
			setTimeout(function() {
				throw e;
			});
		}
	}
	var Rs = typeof WeakMap == "function" ? WeakMap : Map;
	function zs(e, t, n) {
		n = go(-1, n), n.tag = 3, n.payload = { element: null };
		var r = t.value;
		return n.callback = function() {
			al || (al = !0, ol = r), Ls(e, t);
		}, n;
	}
	function Bs(e, t, n) {
		n = go(-1, n), n.tag = 3;
		var r = e.type.getDerivedStateFromError;
		if (typeof r == "function") {
			var i = t.value;
			n.payload = function() {
				return r(i);
			}, n.callback = function() {
				Ls(e, t);
			};
		}
		var a = e.stateNode;
		return a !== null && typeof a.componentDidCatch == "function" && (n.callback = function() {
			Ls(e, t), typeof r != "function" && (sl === null ? sl = /* @__PURE__ */ new Set([this]) : sl.add(this));
			var n = t.stack;
			this.componentDidCatch(t.value, { componentStack: n === null ? "" : n });
		}), n;
	}
	function Vs(e, t, n) {
		var r = e.pingCache;
		if (r === null) {
			r = e.pingCache = new Rs();
			var i = /* @__PURE__ */ new Set();
			r.set(t, i);
		} else i = r.get(t), i === void 0 && (i = /* @__PURE__ */ new Set(), r.set(t, i));
		i.has(n) || (i.add(n), e = zl.bind(null, e, t, n), t.then(e, e));
	}
	function Hs(e) {
		do {
			var t;
			if ((t = e.tag === 13) && (t = e.memoizedState, t = t === null || t.dehydrated !== null), t) return e;
			e = e.return;
		} while (e !== null);
		return null;
	}
	function Us(e, t, n, r, i) {
		return e.mode & 1 ? (e.flags |= 65536, e.lanes = i, e) : (e === t ? e.flags |= 65536 : (e.flags |= 128, n.flags |= 131072, n.flags &= -52805, n.tag === 1 && (n.alternate === null ? n.tag = 17 : (t = go(-1, 1), t.tag = 2, _o(n, t, 1))), n.lanes |= 1), e);
	}
	var Ws = x.ReactCurrentOwner, z = !1;
	function B(e, t, n, r) {
		t.child = e === null ? Qa(t, null, n, r) : Za(t, e.child, n, r);
	}
	function Gs(e, t, n, r, i) {
		n = n.render;
		var a = t.ref;
		return oo(t, i), r = Ho(e, t, n, r, a, i), n = Uo(), e !== null && !z ? (t.updateQueue = e.updateQueue, t.flags &= -2053, e.lanes &= ~i, dc(e, t, i)) : (N && n && Na(t), t.flags |= 1, B(e, t, r, i), t.child);
	}
	function Ks(e, t, n, r, i) {
		if (e === null) {
			var a = n.type;
			return typeof a == "function" && !ql(a) && a.defaultProps === void 0 && n.compare === null && n.defaultProps === void 0 ? (t.tag = 15, t.type = a, qs(e, t, a, r, i)) : (e = Xl(n.type, null, r, t, t.mode, i), e.ref = t.ref, e.return = t, t.child = e);
		}
		if (a = e.child, (e.lanes & i) === 0) {
			var o = a.memoizedProps;
			if (n = n.compare, n = n === null ? Kr : n, n(o, r) && e.ref === t.ref) return dc(e, t, i);
		}
		return t.flags |= 1, e = Yl(a, r), e.ref = t.ref, e.return = t, t.child = e;
	}
	function qs(e, t, n, r, i) {
		if (e !== null) {
			var a = e.memoizedProps;
			if (Kr(a, r) && e.ref === t.ref) {
				if (z = !1, t.pendingProps = r = a, (e.lanes & i) !== 0) e.flags & 131072 && (z = !0);
				else return t.lanes = e.lanes, dc(e, t, i);
			}
		}
		return Xs(e, t, n, r, i);
	}
	function Js(e, t, n) {
		var r = t.pendingProps, i = r.children, a = e === null ? null : e.memoizedState;
		if (r.mode === "hidden") {
			if (!(t.mode & 1)) t.memoizedState = {
				baseLanes: 0,
				cachePool: null,
				transitions: null
			}, O(Xc, Yc), Yc |= n;
			else {
				if (!(n & 0x40000000)) return e = a === null ? n : a.baseLanes | n, t.lanes = t.childLanes = 0x40000000, t.memoizedState = {
					baseLanes: e,
					cachePool: null,
					transitions: null
				}, t.updateQueue = null, O(Xc, Yc), Yc |= e, null;
				t.memoizedState = {
					baseLanes: 0,
					cachePool: null,
					transitions: null
				}, r = a === null ? n : a.baseLanes, O(Xc, Yc), Yc |= r;
			}
		} else a === null ? r = n : (r = a.baseLanes | n, t.memoizedState = null), O(Xc, Yc), Yc |= r;
		return B(e, t, i, n), t.child;
	}
	function Ys(e, t) {
		var n = t.ref;
		(e === null && n !== null || e !== null && e.ref !== n) && (t.flags |= 512, t.flags |= 2097152);
	}
	function Xs(e, t, n, r, i) {
		var a = j(n) ? la : k.current;
		return a = ua(t, a), oo(t, i), n = Ho(e, t, n, r, a, i), r = Uo(), e !== null && !z ? (t.updateQueue = e.updateQueue, t.flags &= -2053, e.lanes &= ~i, dc(e, t, i)) : (N && r && Na(t), t.flags |= 1, B(e, t, n, i), t.child);
	}
	function Zs(e, t, n, r, i) {
		if (j(n)) {
			var a = !0;
			ma(t);
		} else a = !1;
		if (oo(t, i), t.stateNode === null) uc(e, t), Ms(t, n, r), Ps(t, n, r, i), r = !0;
		else if (e === null) {
			var o = t.stateNode, s = t.memoizedProps;
			o.props = s;
			var c = o.context, l = n.contextType;
			typeof l == "object" && l ? l = so(l) : (l = j(n) ? la : k.current, l = ua(t, l));
			var u = n.getDerivedStateFromProps, d = typeof u == "function" || typeof o.getSnapshotBeforeUpdate == "function";
			d || typeof o.UNSAFE_componentWillReceiveProps != "function" && typeof o.componentWillReceiveProps != "function" || (s !== r || c !== l) && Ns(t, o, r, l), po = !1;
			var f = t.memoizedState;
			o.state = f, bo(t, r, o, i), c = t.memoizedState, s !== r || f !== c || A.current || po ? (typeof u == "function" && (ks(t, n, u, r), c = t.memoizedState), (s = po || js(t, n, s, r, f, c, l)) ? (d || typeof o.UNSAFE_componentWillMount != "function" && typeof o.componentWillMount != "function" || (typeof o.componentWillMount == "function" && o.componentWillMount(), typeof o.UNSAFE_componentWillMount == "function" && o.UNSAFE_componentWillMount()), typeof o.componentDidMount == "function" && (t.flags |= 4194308)) : (typeof o.componentDidMount == "function" && (t.flags |= 4194308), t.memoizedProps = r, t.memoizedState = c), o.props = r, o.state = c, o.context = l, r = s) : (typeof o.componentDidMount == "function" && (t.flags |= 4194308), r = !1);
		} else {
			o = t.stateNode, ho(e, t), s = t.memoizedProps, l = t.type === t.elementType ? s : Os(t.type, s), o.props = l, d = t.pendingProps, f = o.context, c = n.contextType, typeof c == "object" && c ? c = so(c) : (c = j(n) ? la : k.current, c = ua(t, c));
			var p = n.getDerivedStateFromProps;
			(u = typeof p == "function" || typeof o.getSnapshotBeforeUpdate == "function") || typeof o.UNSAFE_componentWillReceiveProps != "function" && typeof o.componentWillReceiveProps != "function" || (s !== d || f !== c) && Ns(t, o, r, c), po = !1, f = t.memoizedState, o.state = f, bo(t, r, o, i);
			var m = t.memoizedState;
			s !== d || f !== m || A.current || po ? (typeof p == "function" && (ks(t, n, p, r), m = t.memoizedState), (l = po || js(t, n, l, r, f, m, c) || !1) ? (u || typeof o.UNSAFE_componentWillUpdate != "function" && typeof o.componentWillUpdate != "function" || (typeof o.componentWillUpdate == "function" && o.componentWillUpdate(r, m, c), typeof o.UNSAFE_componentWillUpdate == "function" && o.UNSAFE_componentWillUpdate(r, m, c)), typeof o.componentDidUpdate == "function" && (t.flags |= 4), typeof o.getSnapshotBeforeUpdate == "function" && (t.flags |= 1024)) : (typeof o.componentDidUpdate != "function" || s === e.memoizedProps && f === e.memoizedState || (t.flags |= 4), typeof o.getSnapshotBeforeUpdate != "function" || s === e.memoizedProps && f === e.memoizedState || (t.flags |= 1024), t.memoizedProps = r, t.memoizedState = m), o.props = r, o.state = m, o.context = c, r = l) : (typeof o.componentDidUpdate != "function" || s === e.memoizedProps && f === e.memoizedState || (t.flags |= 4), typeof o.getSnapshotBeforeUpdate != "function" || s === e.memoizedProps && f === e.memoizedState || (t.flags |= 1024), r = !1);
		}
		return Qs(e, t, n, r, a, i);
	}
	function Qs(e, t, n, r, i, a) {
		Ys(e, t);
		var o = !!(t.flags & 128);
		if (!r && !o) return i && ha(t, n, !1), dc(e, t, a);
		r = t.stateNode, Ws.current = t;
		var s = o && typeof n.getDerivedStateFromError != "function" ? null : r.render();
		return t.flags |= 1, e !== null && o ? (t.child = Za(t, e.child, null, a), t.child = Za(t, null, s, a)) : B(e, t, s, a), t.memoizedState = r.state, i && ha(t, n, !0), t.child;
	}
	function $s(e) {
		var t = e.stateNode;
		t.pendingContext ? fa(e, t.pendingContext, t.pendingContext !== t.context) : t.context && fa(e, t.context, !1), Do(e, t.containerInfo);
	}
	function ec(e, t, n, r, i) {
		return Wa(), Ga(i), t.flags |= 256, B(e, t, n, r), t.child;
	}
	var tc = {
		dehydrated: null,
		treeContext: null,
		retryLane: 0
	};
	function nc(e) {
		return {
			baseLanes: e,
			cachePool: null,
			transitions: null
		};
	}
	function rc(e, t, n) {
		var r = t.pendingProps, i = P.current, a = !1, o = !!(t.flags & 128), s;
		if ((s = o) || (s = e !== null && e.memoizedState === null ? !1 : !!(i & 2)), s ? (a = !0, t.flags &= -129) : (e === null || e.memoizedState !== null) && (i |= 1), O(P, i & 1), e === null) return Ba(t), e = t.memoizedState, e !== null && (e = e.dehydrated, e !== null) ? (t.lanes = t.mode & 1 ? e.data === "$!" ? 8 : 0x40000000 : 1, null) : (o = r.children, e = r.fallback, a ? (r = t.mode, a = t.child, o = {
			mode: "hidden",
			children: o
		}, !(r & 1) && a !== null ? (a.childLanes = 0, a.pendingProps = o) : a = Ql(o, r, 0, null), e = Zl(e, r, n, null), a.return = t, e.return = t, a.sibling = e, t.child = a, t.child.memoizedState = nc(n), t.memoizedState = tc, e) : ic(t, o));
		if (i = e.memoizedState, i !== null && (s = i.dehydrated, s !== null)) return oc(e, t, o, r, s, i, n);
		if (a) {
			a = r.fallback, o = t.mode, i = e.child, s = i.sibling;
			var c = {
				mode: "hidden",
				children: r.children
			};
			return !(o & 1) && t.child !== i ? (r = t.child, r.childLanes = 0, r.pendingProps = c, t.deletions = null) : (r = Yl(i, c), r.subtreeFlags = i.subtreeFlags & 0xe00000), s === null ? (a = Zl(a, o, n, null), a.flags |= 2) : a = Yl(s, a), a.return = t, r.return = t, r.sibling = a, t.child = r, r = a, a = t.child, o = e.child.memoizedState, o = o === null ? nc(n) : {
				baseLanes: o.baseLanes | n,
				cachePool: null,
				transitions: o.transitions
			}, a.memoizedState = o, a.childLanes = e.childLanes & ~n, t.memoizedState = tc, r;
		}
		return a = e.child, e = a.sibling, r = Yl(a, {
			mode: "visible",
			children: r.children
		}), !(t.mode & 1) && (r.lanes = n), r.return = t, r.sibling = null, e !== null && (n = t.deletions, n === null ? (t.deletions = [e], t.flags |= 16) : n.push(e)), t.child = r, t.memoizedState = null, r;
	}
	function ic(e, t) {
		return t = Ql({
			mode: "visible",
			children: t
		}, e.mode, 0, null), t.return = e, e.child = t;
	}
	function ac(e, t, n, r) {
		return r !== null && Ga(r), Za(t, e.child, null, n), e = ic(t, t.pendingProps.children), e.flags |= 2, t.memoizedState = null, e;
	}
	function oc(e, t, n, i, a, o, s) {
		if (n) return t.flags & 256 ? (t.flags &= -257, i = Is(Error(r(422))), ac(e, t, s, i)) : t.memoizedState === null ? (o = i.fallback, a = t.mode, i = Ql({
			mode: "visible",
			children: i.children
		}, a, 0, null), o = Zl(o, a, s, null), o.flags |= 2, i.return = t, o.return = t, i.sibling = o, t.child = i, t.mode & 1 && Za(t, e.child, null, s), t.child.memoizedState = nc(s), t.memoizedState = tc, o) : (t.child = e.child, t.flags |= 128, null);
		if (!(t.mode & 1)) return ac(e, t, s, null);
		if (a.data === "$!") {
			if (i = a.nextSibling && a.nextSibling.dataset, i) var c = i.dgst;
			return i = c, o = Error(r(419)), i = Is(o, i, void 0), ac(e, t, s, i);
		}
		if (c = (s & e.childLanes) !== 0, z || c) {
			if (i = K, i !== null) {
				switch (s & -s) {
					case 4:
						a = 2;
						break;
					case 16:
						a = 8;
						break;
					case 64:
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
					case 2097152:
					case 4194304:
					case 8388608:
					case 16777216:
					case 33554432:
					case 67108864:
						a = 32;
						break;
					case 536870912:
						a = 268435456;
						break;
					default: a = 0;
				}
				a = (a & (i.suspendedLanes | s)) === 0 ? a : 0, a !== 0 && a !== o.retryLane && (o.retryLane = a, fo(e, a), gl(i, e, a, -1));
			}
			return kl(), i = Is(Error(r(421))), ac(e, t, s, i);
		}
		return a.data === "$?" ? (t.flags |= 128, t.child = e.child, t = Vl.bind(null, e), a._reactRetry = t, null) : (e = o.treeContext, M = Ki(a.nextSibling), Fa = t, N = !0, Ia = null, e !== null && (Ea[Da++] = ka, Ea[Da++] = Aa, Ea[Da++] = Oa, ka = e.id, Aa = e.overflow, Oa = t), t = ic(t, i.children), t.flags |= 4096, t);
	}
	function sc(e, t, n) {
		e.lanes |= t;
		var r = e.alternate;
		r !== null && (r.lanes |= t), ao(e.return, t, n);
	}
	function cc(e, t, n, r, i) {
		var a = e.memoizedState;
		a === null ? e.memoizedState = {
			isBackwards: t,
			rendering: null,
			renderingStartTime: 0,
			last: r,
			tail: n,
			tailMode: i
		} : (a.isBackwards = t, a.rendering = null, a.renderingStartTime = 0, a.last = r, a.tail = n, a.tailMode = i);
	}
	function lc(e, t, n) {
		var r = t.pendingProps, i = r.revealOrder, a = r.tail;
		if (B(e, t, r.children, n), r = P.current, r & 2) r = r & 1 | 2, t.flags |= 128;
		else {
			if (e !== null && e.flags & 128) e: for (e = t.child; e !== null;) {
				if (e.tag === 13) e.memoizedState !== null && sc(e, n, t);
				else if (e.tag === 19) sc(e, n, t);
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
			r &= 1;
		}
		if (O(P, r), !(t.mode & 1)) t.memoizedState = null;
		else switch (i) {
			case "forwards":
				for (n = t.child, i = null; n !== null;) e = n.alternate, e !== null && jo(e) === null && (i = n), n = n.sibling;
				n = i, n === null ? (i = t.child, t.child = null) : (i = n.sibling, n.sibling = null), cc(t, !1, i, n, a);
				break;
			case "backwards":
				for (n = null, i = t.child, t.child = null; i !== null;) {
					if (e = i.alternate, e !== null && jo(e) === null) {
						t.child = i;
						break;
					}
					e = i.sibling, i.sibling = n, n = i, i = e;
				}
				cc(t, !0, n, null, a);
				break;
			case "together":
				cc(t, !1, null, null, void 0);
				break;
			default: t.memoizedState = null;
		}
		return t.child;
	}
	function uc(e, t) {
		!(t.mode & 1) && e !== null && (e.alternate = null, t.alternate = null, t.flags |= 2);
	}
	function dc(e, t, n) {
		if (e !== null && (t.dependencies = e.dependencies), Qc |= t.lanes, (n & t.childLanes) === 0) return null;
		if (e !== null && t.child !== e.child) throw Error(r(153));
		if (t.child !== null) {
			for (e = t.child, n = Yl(e, e.pendingProps), t.child = n, n.return = t; e.sibling !== null;) e = e.sibling, n = n.sibling = Yl(e, e.pendingProps), n.return = t;
			n.sibling = null;
		}
		return t.child;
	}
	function fc(e, t, n) {
		switch (t.tag) {
			case 3:
				$s(t), Wa();
				break;
			case 5:
				ko(t);
				break;
			case 1:
				j(t.type) && ma(t);
				break;
			case 4:
				Do(t, t.stateNode.containerInfo);
				break;
			case 10:
				var r = t.type._context, i = t.memoizedProps.value;
				O($a, r._currentValue), r._currentValue = i;
				break;
			case 13:
				if (r = t.memoizedState, r !== null) return r.dehydrated === null ? (n & t.child.childLanes) === 0 ? (O(P, P.current & 1), e = dc(e, t, n), e === null ? null : e.sibling) : rc(e, t, n) : (O(P, P.current & 1), t.flags |= 128, null);
				O(P, P.current & 1);
				break;
			case 19:
				if (r = (n & t.childLanes) !== 0, e.flags & 128) {
					if (r) return lc(e, t, n);
					t.flags |= 128;
				}
				if (i = t.memoizedState, i !== null && (i.rendering = null, i.tail = null, i.lastEffect = null), O(P, P.current), r) break;
				return null;
			case 22:
			case 23: return t.lanes = 0, Js(e, t, n);
		}
		return dc(e, t, n);
	}
	var pc = function(e, t) {
		for (var n = t.child; n !== null;) {
			if (n.tag === 5 || n.tag === 6) e.appendChild(n.stateNode);
			else if (n.tag !== 4 && n.child !== null) {
				n.child.return = n, n = n.child;
				continue;
			}
			if (n === t) break;
			for (; n.sibling === null;) {
				if (n.return === null || n.return === t) return;
				n = n.return;
			}
			n.sibling.return = n.return, n = n.sibling;
		}
	}, mc = function(e, t, n, r) {
		var i = e.memoizedProps;
		if (i !== r) {
			e = t.stateNode, Eo(Co.current);
			var o = null;
			switch (n) {
				case "input":
					i = ke(e, i), r = ke(e, r), o = [];
					break;
				case "select":
					i = C({}, i, { value: void 0 }), r = C({}, r, { value: void 0 }), o = [];
					break;
				case "textarea":
					i = Le(e, i), r = Le(e, r), o = [];
					break;
				default: typeof i.onClick != "function" && typeof r.onClick == "function" && (e.onclick = Ii);
			}
			Ze(n, r);
			var s;
			for (u in n = null, i) if (!r.hasOwnProperty(u) && i.hasOwnProperty(u) && i[u] != null) {
				if (u === "style") {
					var c = i[u];
					for (s in c) c.hasOwnProperty(s) && (n ||= {}, n[s] = "");
				} else u !== "dangerouslySetInnerHTML" && u !== "children" && u !== "suppressContentEditableWarning" && u !== "suppressHydrationWarning" && u !== "autoFocus" && (a.hasOwnProperty(u) ? o ||= [] : (o ||= []).push(u, null));
			}
			for (u in r) {
				var l = r[u];
				if (c = i?.[u], r.hasOwnProperty(u) && l !== c && (l != null || c != null)) {
					if (u === "style") {
						if (c) {
							for (s in c) !c.hasOwnProperty(s) || l && l.hasOwnProperty(s) || (n ||= {}, n[s] = "");
							for (s in l) l.hasOwnProperty(s) && c[s] !== l[s] && (n ||= {}, n[s] = l[s]);
						} else n || (o ||= [], o.push(u, n)), n = l;
					} else u === "dangerouslySetInnerHTML" ? (l = l ? l.__html : void 0, c = c ? c.__html : void 0, l != null && c !== l && (o ||= []).push(u, l)) : u === "children" ? typeof l != "string" && typeof l != "number" || (o ||= []).push(u, "" + l) : u !== "suppressContentEditableWarning" && u !== "suppressHydrationWarning" && (a.hasOwnProperty(u) ? (l != null && u === "onScroll" && E("scroll", e), o || c === l || (o = [])) : (o ||= []).push(u, l));
				}
			}
			n && (o ||= []).push("style", n);
			var u = o;
			(t.updateQueue = u) && (t.flags |= 4);
		}
	}, hc = function(e, t, n, r) {
		n !== r && (t.flags |= 4);
	};
	function gc(e, t) {
		if (!N) switch (e.tailMode) {
			case "hidden":
				t = e.tail;
				for (var n = null; t !== null;) t.alternate !== null && (n = t), t = t.sibling;
				n === null ? e.tail = null : n.sibling = null;
				break;
			case "collapsed":
				n = e.tail;
				for (var r = null; n !== null;) n.alternate !== null && (r = n), n = n.sibling;
				r === null ? t || e.tail === null ? e.tail = null : e.tail.sibling = null : r.sibling = null;
		}
	}
	function V(e) {
		var t = e.alternate !== null && e.alternate.child === e.child, n = 0, r = 0;
		if (t) for (var i = e.child; i !== null;) n |= i.lanes | i.childLanes, r |= i.subtreeFlags & 0xe00000, r |= i.flags & 0xe00000, i.return = e, i = i.sibling;
		else for (i = e.child; i !== null;) n |= i.lanes | i.childLanes, r |= i.subtreeFlags, r |= i.flags, i.return = e, i = i.sibling;
		return e.subtreeFlags |= r, e.childLanes = n, t;
	}
	function _c(e, t, n) {
		var i = t.pendingProps;
		switch (Pa(t), t.tag) {
			case 2:
			case 16:
			case 15:
			case 0:
			case 11:
			case 7:
			case 8:
			case 12:
			case 9:
			case 14: return V(t), null;
			case 1: return j(t.type) && da(), V(t), null;
			case 3: return i = t.stateNode, Oo(), D(A), D(k), No(), i.pendingContext && (i.context = i.pendingContext, i.pendingContext = null), (e === null || e.child === null) && (Ha(t) ? t.flags |= 4 : e === null || e.memoizedState.isDehydrated && !(t.flags & 256) || (t.flags |= 1024, Ia !== null && (yl(Ia), Ia = null))), V(t), null;
			case 5:
				Ao(t);
				var o = Eo(To.current);
				if (n = t.type, e !== null && t.stateNode != null) mc(e, t, n, i, o), e.ref !== t.ref && (t.flags |= 512, t.flags |= 2097152);
				else {
					if (!i) {
						if (t.stateNode === null) throw Error(r(166));
						return V(t), null;
					}
					if (e = Eo(Co.current), Ha(t)) {
						i = t.stateNode, n = t.type;
						var s = t.memoizedProps;
						switch (i[Yi] = t, i[Xi] = s, e = !!(t.mode & 1), n) {
							case "dialog":
								E("cancel", i), E("close", i);
								break;
							case "iframe":
							case "object":
							case "embed":
								E("load", i);
								break;
							case "video":
							case "audio":
								for (o = 0; o < yi.length; o++) E(yi[o], i);
								break;
							case "source":
								E("error", i);
								break;
							case "img":
							case "image":
							case "link":
								E("error", i), E("load", i);
								break;
							case "details":
								E("toggle", i);
								break;
							case "input":
								Ae(i, s), E("invalid", i);
								break;
							case "select":
								i._wrapperState = { wasMultiple: !!s.multiple }, E("invalid", i);
								break;
							case "textarea": Re(i, s), E("invalid", i);
						}
						for (var c in Ze(n, s), o = null, s) if (s.hasOwnProperty(c)) {
							var l = s[c];
							c === "children" ? typeof l == "string" ? i.textContent !== l && (!0 !== s.suppressHydrationWarning && Fi(i.textContent, l, e), o = ["children", l]) : typeof l == "number" && i.textContent !== "" + l && (!0 !== s.suppressHydrationWarning && Fi(i.textContent, l, e), o = ["children", "" + l]) : a.hasOwnProperty(c) && l != null && c === "onScroll" && E("scroll", i);
						}
						switch (n) {
							case "input":
								Ee(i), Ne(i, s, !0);
								break;
							case "textarea":
								Ee(i), Be(i);
								break;
							case "select":
							case "option": break;
							default: typeof s.onClick == "function" && (i.onclick = Ii);
						}
						i = o, t.updateQueue = i, i !== null && (t.flags |= 4);
					} else {
						c = o.nodeType === 9 ? o : o.ownerDocument, e === "http://www.w3.org/1999/xhtml" && (e = Ve(n)), e === "http://www.w3.org/1999/xhtml" ? n === "script" ? (e = c.createElement("div"), e.innerHTML = "<script><\/script>", e = e.removeChild(e.firstChild)) : typeof i.is == "string" ? e = c.createElement(n, { is: i.is }) : (e = c.createElement(n), n === "select" && (c = e, i.multiple ? c.multiple = !0 : i.size && (c.size = i.size))) : e = c.createElementNS(e, n), e[Yi] = t, e[Xi] = i, pc(e, t, !1, !1), t.stateNode = e;
						e: {
							switch (c = Qe(n, i), n) {
								case "dialog":
									E("cancel", e), E("close", e), o = i;
									break;
								case "iframe":
								case "object":
								case "embed":
									E("load", e), o = i;
									break;
								case "video":
								case "audio":
									for (o = 0; o < yi.length; o++) E(yi[o], e);
									o = i;
									break;
								case "source":
									E("error", e), o = i;
									break;
								case "img":
								case "image":
								case "link":
									E("error", e), E("load", e), o = i;
									break;
								case "details":
									E("toggle", e), o = i;
									break;
								case "input":
									Ae(e, i), o = ke(e, i), E("invalid", e);
									break;
								case "option":
									o = i;
									break;
								case "select":
									e._wrapperState = { wasMultiple: !!i.multiple }, o = C({}, i, { value: void 0 }), E("invalid", e);
									break;
								case "textarea":
									Re(e, i), o = Le(e, i), E("invalid", e);
									break;
								default: o = i;
							}
							for (s in Ze(n, o), l = o, l) if (l.hasOwnProperty(s)) {
								var u = l[s];
								s === "style" ? Ye(e, u) : s === "dangerouslySetInnerHTML" ? (u = u ? u.__html : void 0, u != null && We(e, u)) : s === "children" ? typeof u == "string" ? (n !== "textarea" || u !== "") && Ge(e, u) : typeof u == "number" && Ge(e, "" + u) : s !== "suppressContentEditableWarning" && s !== "suppressHydrationWarning" && s !== "autoFocus" && (a.hasOwnProperty(s) ? u != null && s === "onScroll" && E("scroll", e) : u != null && te(e, s, u, c));
							}
							switch (n) {
								case "input":
									Ee(e), Ne(e, i, !1);
									break;
								case "textarea":
									Ee(e), Be(e);
									break;
								case "option":
									i.value != null && e.setAttribute("value", "" + Ce(i.value));
									break;
								case "select":
									e.multiple = !!i.multiple, s = i.value, s == null ? i.defaultValue != null && Ie(e, !!i.multiple, i.defaultValue, !0) : Ie(e, !!i.multiple, s, !1);
									break;
								default: typeof o.onClick == "function" && (e.onclick = Ii);
							}
							switch (n) {
								case "button":
								case "input":
								case "select":
								case "textarea":
									i = !!i.autoFocus;
									break e;
								case "img":
									i = !0;
									break e;
								default: i = !1;
							}
						}
						i && (t.flags |= 4);
					}
					t.ref !== null && (t.flags |= 512, t.flags |= 2097152);
				}
				return V(t), null;
			case 6:
				if (e && t.stateNode != null) hc(e, t, e.memoizedProps, i);
				else {
					if (typeof i != "string" && t.stateNode === null) throw Error(r(166));
					if (n = Eo(To.current), Eo(Co.current), Ha(t)) {
						if (i = t.stateNode, n = t.memoizedProps, i[Yi] = t, (s = i.nodeValue !== n) && (e = Fa, e !== null)) switch (e.tag) {
							case 3:
								Fi(i.nodeValue, n, !!(e.mode & 1));
								break;
							case 5: !0 !== e.memoizedProps.suppressHydrationWarning && Fi(i.nodeValue, n, !!(e.mode & 1));
						}
						s && (t.flags |= 4);
					} else i = (n.nodeType === 9 ? n : n.ownerDocument).createTextNode(i), i[Yi] = t, t.stateNode = i;
				}
				return V(t), null;
			case 13:
				if (D(P), i = t.memoizedState, e === null || e.memoizedState !== null && e.memoizedState.dehydrated !== null) {
					if (N && M !== null && t.mode & 1 && !(t.flags & 128)) Ua(), Wa(), t.flags |= 98560, s = !1;
					else if (s = Ha(t), i !== null && i.dehydrated !== null) {
						if (e === null) {
							if (!s) throw Error(r(318));
							if (s = t.memoizedState, s = s === null ? null : s.dehydrated, !s) throw Error(r(317));
							s[Yi] = t;
						} else Wa(), !(t.flags & 128) && (t.memoizedState = null), t.flags |= 4;
						V(t), s = !1;
					} else Ia !== null && (yl(Ia), Ia = null), s = !0;
					if (!s) return t.flags & 65536 ? t : null;
				}
				return t.flags & 128 ? (t.lanes = n, t) : (i = i !== null, i !== (e !== null && e.memoizedState !== null) && i && (t.child.flags |= 8192, t.mode & 1 && (e === null || P.current & 1 ? Y === 0 && (Y = 3) : kl())), t.updateQueue !== null && (t.flags |= 4), V(t), null);
			case 4: return Oo(), e === null && Ti(t.stateNode.containerInfo), V(t), null;
			case 10: return io(t.type._context), V(t), null;
			case 17: return j(t.type) && da(), V(t), null;
			case 19:
				if (D(P), s = t.memoizedState, s === null) return V(t), null;
				if (i = !!(t.flags & 128), c = s.rendering, c === null) {
					if (i) gc(s, !1);
					else {
						if (Y !== 0 || e !== null && e.flags & 128) for (e = t.child; e !== null;) {
							if (c = jo(e), c !== null) {
								for (t.flags |= 128, gc(s, !1), i = c.updateQueue, i !== null && (t.updateQueue = i, t.flags |= 4), t.subtreeFlags = 0, i = n, n = t.child; n !== null;) s = n, e = i, s.flags &= 0xe00002, c = s.alternate, c === null ? (s.childLanes = 0, s.lanes = e, s.child = null, s.subtreeFlags = 0, s.memoizedProps = null, s.memoizedState = null, s.updateQueue = null, s.dependencies = null, s.stateNode = null) : (s.childLanes = c.childLanes, s.lanes = c.lanes, s.child = c.child, s.subtreeFlags = 0, s.deletions = null, s.memoizedProps = c.memoizedProps, s.memoizedState = c.memoizedState, s.updateQueue = c.updateQueue, s.type = c.type, e = c.dependencies, s.dependencies = e === null ? null : {
									lanes: e.lanes,
									firstContext: e.firstContext
								}), n = n.sibling;
								return O(P, P.current & 1 | 2), t.child;
							}
							e = e.sibling;
						}
						s.tail !== null && w() > rl && (t.flags |= 128, i = !0, gc(s, !1), t.lanes = 4194304);
					}
				} else {
					if (!i) {
						if (e = jo(c), e !== null) {
							if (t.flags |= 128, i = !0, n = e.updateQueue, n !== null && (t.updateQueue = n, t.flags |= 4), gc(s, !0), s.tail === null && s.tailMode === "hidden" && !c.alternate && !N) return V(t), null;
						} else 2 * w() - s.renderingStartTime > rl && n !== 0x40000000 && (t.flags |= 128, i = !0, gc(s, !1), t.lanes = 4194304);
					}
					s.isBackwards ? (c.sibling = t.child, t.child = c) : (n = s.last, n === null ? t.child = c : n.sibling = c, s.last = c);
				}
				return s.tail === null ? (V(t), null) : (t = s.tail, s.rendering = t, s.tail = t.sibling, s.renderingStartTime = w(), t.sibling = null, n = P.current, O(P, i ? n & 1 | 2 : n & 1), t);
			case 22:
			case 23: return Tl(), i = t.memoizedState !== null, e !== null && e.memoizedState !== null !== i && (t.flags |= 8192), i && t.mode & 1 ? Yc & 0x40000000 && (V(t), t.subtreeFlags & 6 && (t.flags |= 8192)) : V(t), null;
			case 24:
			case 25: return null;
		}
		throw Error(r(156, t.tag));
	}
	function vc(e, t) {
		switch (Pa(t), t.tag) {
			case 1: return j(t.type) && da(), e = t.flags, e & 65536 ? (t.flags = e & -65537 | 128, t) : null;
			case 3: return Oo(), D(A), D(k), No(), e = t.flags, e & 65536 && !(e & 128) ? (t.flags = e & -65537 | 128, t) : null;
			case 5: return Ao(t), null;
			case 13:
				if (D(P), e = t.memoizedState, e !== null && e.dehydrated !== null) {
					if (t.alternate === null) throw Error(r(340));
					Wa();
				}
				return e = t.flags, e & 65536 ? (t.flags = e & -65537 | 128, t) : null;
			case 19: return D(P), null;
			case 4: return Oo(), null;
			case 10: return io(t.type._context), null;
			case 22:
			case 23: return Tl(), null;
			default: return null;
		}
	}
	var yc = !1, H = !1, bc = typeof WeakSet == "function" ? WeakSet : Set, U = null;
	function xc(e, t) {
		var n = e.ref;
		if (n !== null) {
			if (typeof n == "function") try {
				n(null);
			} catch (n) {
				$(e, t, n);
			}
			else n.current = null;
		}
	}
	function Sc(e, t, n) {
		try {
			n();
		} catch (n) {
			$(e, t, n);
		}
	}
	var Cc = !1;
	function wc(e, t) {
		if (Li = kn, e = Xr(), Zr(e)) {
			if ("selectionStart" in e) var n = {
				start: e.selectionStart,
				end: e.selectionEnd
			};
			else e: {
				n = (n = e.ownerDocument) && n.defaultView || window;
				var i = n.getSelection && n.getSelection();
				if (i && i.rangeCount !== 0) {
					n = i.anchorNode;
					var a = i.anchorOffset, o = i.focusNode;
					i = i.focusOffset;
					try {
						n.nodeType, o.nodeType;
					} catch {
						n = null;
						break e;
					}
					var s = 0, c = -1, l = -1, u = 0, d = 0, f = e, p = null;
					t: for (;;) {
						for (var m; f !== n || a !== 0 && f.nodeType !== 3 || (c = s + a), f !== o || i !== 0 && f.nodeType !== 3 || (l = s + i), f.nodeType === 3 && (s += f.nodeValue.length), (m = f.firstChild) !== null;) p = f, f = m;
						for (;;) {
							if (f === e) break t;
							if (p === n && ++u === a && (c = s), p === o && ++d === i && (l = s), (m = f.nextSibling) !== null) break;
							f = p, p = f.parentNode;
						}
						f = m;
					}
					n = c === -1 || l === -1 ? null : {
						start: c,
						end: l
					};
				} else n = null;
			}
			n ||= {
				start: 0,
				end: 0
			};
		} else n = null;
		for (Ri = {
			focusedElem: e,
			selectionRange: n
		}, kn = !1, U = t; U !== null;) if (t = U, e = t.child, t.subtreeFlags & 1028 && e !== null) e.return = t, U = e;
		else for (; U !== null;) {
			t = U;
			try {
				var h = t.alternate;
				if (t.flags & 1024) switch (t.tag) {
					case 0:
					case 11:
					case 15: break;
					case 1:
						if (h !== null) {
							var g = h.memoizedProps, _ = h.memoizedState, v = t.stateNode;
							v.__reactInternalSnapshotBeforeUpdate = v.getSnapshotBeforeUpdate(t.elementType === t.type ? g : Os(t.type, g), _);
						}
						break;
					case 3:
						var y = t.stateNode.containerInfo;
						y.nodeType === 1 ? y.textContent = "" : y.nodeType === 9 && y.documentElement && y.removeChild(y.documentElement);
						break;
					case 5:
					case 6:
					case 4:
					case 17: break;
					default: throw Error(r(163));
				}
			} catch (e) {
				$(t, t.return, e);
			}
			if (e = t.sibling, e !== null) {
				e.return = t.return, U = e;
				break;
			}
			U = t.return;
		}
		return h = Cc, Cc = !1, h;
	}
	function Tc(e, t, n) {
		var r = t.updateQueue;
		if (r = r === null ? null : r.lastEffect, r !== null) {
			var i = r = r.next;
			do {
				if ((i.tag & e) === e) {
					var a = i.destroy;
					i.destroy = void 0, a !== void 0 && Sc(t, n, a);
				}
				i = i.next;
			} while (i !== r);
		}
	}
	function Ec(e, t) {
		if (t = t.updateQueue, t = t === null ? null : t.lastEffect, t !== null) {
			var n = t = t.next;
			do {
				if ((n.tag & e) === e) {
					var r = n.create;
					n.destroy = r();
				}
				n = n.next;
			} while (n !== t);
		}
	}
	function Dc(e) {
		var t = e.ref;
		if (t !== null) {
			var n = e.stateNode;
			e.tag, e = n, typeof t == "function" ? t(e) : t.current = e;
		}
	}
	function Oc(e) {
		var t = e.alternate;
		t !== null && (e.alternate = null, Oc(t)), e.child = null, e.deletions = null, e.sibling = null, e.tag === 5 && (t = e.stateNode, t !== null && (delete t[Yi], delete t[Xi], delete t[Qi], delete t[$i], delete t[ea])), e.stateNode = null, e.return = null, e.dependencies = null, e.memoizedProps = null, e.memoizedState = null, e.pendingProps = null, e.stateNode = null, e.updateQueue = null;
	}
	function kc(e) {
		return e.tag === 5 || e.tag === 3 || e.tag === 4;
	}
	function Ac(e) {
		e: for (;;) {
			for (; e.sibling === null;) {
				if (e.return === null || kc(e.return)) return null;
				e = e.return;
			}
			for (e.sibling.return = e.return, e = e.sibling; e.tag !== 5 && e.tag !== 6 && e.tag !== 18;) {
				if (e.flags & 2 || e.child === null || e.tag === 4) continue e;
				e.child.return = e, e = e.child;
			}
			if (!(e.flags & 2)) return e.stateNode;
		}
	}
	function jc(e, t, n) {
		var r = e.tag;
		if (r === 5 || r === 6) e = e.stateNode, t ? n.nodeType === 8 ? n.parentNode.insertBefore(e, t) : n.insertBefore(e, t) : (n.nodeType === 8 ? (t = n.parentNode, t.insertBefore(e, n)) : (t = n, t.appendChild(e)), n = n._reactRootContainer, n != null || t.onclick !== null || (t.onclick = Ii));
		else if (r !== 4 && (e = e.child, e !== null)) for (jc(e, t, n), e = e.sibling; e !== null;) jc(e, t, n), e = e.sibling;
	}
	function Mc(e, t, n) {
		var r = e.tag;
		if (r === 5 || r === 6) e = e.stateNode, t ? n.insertBefore(e, t) : n.appendChild(e);
		else if (r !== 4 && (e = e.child, e !== null)) for (Mc(e, t, n), e = e.sibling; e !== null;) Mc(e, t, n), e = e.sibling;
	}
	var W = null, Nc = !1;
	function Pc(e, t, n) {
		for (n = n.child; n !== null;) Fc(e, t, n), n = n.sibling;
	}
	function Fc(e, t, n) {
		if (zt && typeof zt.onCommitFiberUnmount == "function") try {
			zt.onCommitFiberUnmount(Rt, n);
		} catch {}
		switch (n.tag) {
			case 5: H || xc(n, t);
			case 6:
				var r = W, i = Nc;
				W = null, Pc(e, t, n), W = r, Nc = i, W !== null && (Nc ? (e = W, n = n.stateNode, e.nodeType === 8 ? e.parentNode.removeChild(n) : e.removeChild(n)) : W.removeChild(n.stateNode));
				break;
			case 18:
				W !== null && (Nc ? (e = W, n = n.stateNode, e.nodeType === 8 ? Gi(e.parentNode, n) : e.nodeType === 1 && Gi(e, n), Dn(e)) : Gi(W, n.stateNode));
				break;
			case 4:
				r = W, i = Nc, W = n.stateNode.containerInfo, Nc = !0, Pc(e, t, n), W = r, Nc = i;
				break;
			case 0:
			case 11:
			case 14:
			case 15:
				if (!H && (r = n.updateQueue, r !== null && (r = r.lastEffect, r !== null))) {
					i = r = r.next;
					do {
						var a = i, o = a.destroy;
						a = a.tag, o !== void 0 && (a & 2 || a & 4) && Sc(n, t, o), i = i.next;
					} while (i !== r);
				}
				Pc(e, t, n);
				break;
			case 1:
				if (!H && (xc(n, t), r = n.stateNode, typeof r.componentWillUnmount == "function")) try {
					r.props = n.memoizedProps, r.state = n.memoizedState, r.componentWillUnmount();
				} catch (e) {
					$(n, t, e);
				}
				Pc(e, t, n);
				break;
			case 21:
				Pc(e, t, n);
				break;
			case 22:
				n.mode & 1 ? (H = (r = H) || n.memoizedState !== null, Pc(e, t, n), H = r) : Pc(e, t, n);
				break;
			default: Pc(e, t, n);
		}
	}
	function Ic(e) {
		var t = e.updateQueue;
		if (t !== null) {
			e.updateQueue = null;
			var n = e.stateNode;
			n === null && (n = e.stateNode = new bc()), t.forEach(function(t) {
				var r = Hl.bind(null, e, t);
				n.has(t) || (n.add(t), t.then(r, r));
			});
		}
	}
	function Lc(e, t) {
		var n = t.deletions;
		if (n !== null) for (var i = 0; i < n.length; i++) {
			var a = n[i];
			try {
				var o = e, s = t, c = s;
				e: for (; c !== null;) {
					switch (c.tag) {
						case 5:
							W = c.stateNode, Nc = !1;
							break e;
						case 3:
						case 4:
							W = c.stateNode.containerInfo, Nc = !0;
							break e;
					}
					c = c.return;
				}
				if (W === null) throw Error(r(160));
				Fc(o, s, a), W = null, Nc = !1;
				var l = a.alternate;
				l !== null && (l.return = null), a.return = null;
			} catch (e) {
				$(a, t, e);
			}
		}
		if (t.subtreeFlags & 12854) for (t = t.child; t !== null;) Rc(t, e), t = t.sibling;
	}
	function Rc(e, t) {
		var n = e.alternate, i = e.flags;
		switch (e.tag) {
			case 0:
			case 11:
			case 14:
			case 15:
				if (Lc(t, e), zc(e), i & 4) {
					try {
						Tc(3, e, e.return), Ec(3, e);
					} catch (t) {
						$(e, e.return, t);
					}
					try {
						Tc(5, e, e.return);
					} catch (t) {
						$(e, e.return, t);
					}
				}
				break;
			case 1:
				Lc(t, e), zc(e), i & 512 && n !== null && xc(n, n.return);
				break;
			case 5:
				if (Lc(t, e), zc(e), i & 512 && n !== null && xc(n, n.return), e.flags & 32) {
					var a = e.stateNode;
					try {
						Ge(a, "");
					} catch (t) {
						$(e, e.return, t);
					}
				}
				if (i & 4 && (a = e.stateNode, a != null)) {
					var o = e.memoizedProps, s = n === null ? o : n.memoizedProps, c = e.type, l = e.updateQueue;
					if (e.updateQueue = null, l !== null) try {
						c === "input" && o.type === "radio" && o.name != null && je(a, o), Qe(c, s);
						var u = Qe(c, o);
						for (s = 0; s < l.length; s += 2) {
							var d = l[s], f = l[s + 1];
							d === "style" ? Ye(a, f) : d === "dangerouslySetInnerHTML" ? We(a, f) : d === "children" ? Ge(a, f) : te(a, d, f, u);
						}
						switch (c) {
							case "input":
								Me(a, o);
								break;
							case "textarea":
								ze(a, o);
								break;
							case "select":
								var p = a._wrapperState.wasMultiple;
								a._wrapperState.wasMultiple = !!o.multiple;
								var m = o.value;
								m == null ? p !== !!o.multiple && (o.defaultValue == null ? Ie(a, !!o.multiple, o.multiple ? [] : "", !1) : Ie(a, !!o.multiple, o.defaultValue, !0)) : Ie(a, !!o.multiple, m, !1);
						}
						a[Xi] = o;
					} catch (t) {
						$(e, e.return, t);
					}
				}
				break;
			case 6:
				if (Lc(t, e), zc(e), i & 4) {
					if (e.stateNode === null) throw Error(r(162));
					a = e.stateNode, o = e.memoizedProps;
					try {
						a.nodeValue = o;
					} catch (t) {
						$(e, e.return, t);
					}
				}
				break;
			case 3:
				if (Lc(t, e), zc(e), i & 4 && n !== null && n.memoizedState.isDehydrated) try {
					Dn(t.containerInfo);
				} catch (t) {
					$(e, e.return, t);
				}
				break;
			case 4:
				Lc(t, e), zc(e);
				break;
			case 13:
				Lc(t, e), zc(e), a = e.child, a.flags & 8192 && (o = a.memoizedState !== null, a.stateNode.isHidden = o, !o || a.alternate !== null && a.alternate.memoizedState !== null || (nl = w())), i & 4 && Ic(e);
				break;
			case 22:
				if (d = n !== null && n.memoizedState !== null, e.mode & 1 ? (H = (u = H) || d, Lc(t, e), H = u) : Lc(t, e), zc(e), i & 8192) {
					if (u = e.memoizedState !== null, (e.stateNode.isHidden = u) && !d && e.mode & 1) for (U = e, d = e.child; d !== null;) {
						for (f = U = d; U !== null;) {
							switch (p = U, m = p.child, p.tag) {
								case 0:
								case 11:
								case 14:
								case 15:
									Tc(4, p, p.return);
									break;
								case 1:
									xc(p, p.return);
									var h = p.stateNode;
									if (typeof h.componentWillUnmount == "function") {
										i = p, n = p.return;
										try {
											t = i, h.props = t.memoizedProps, h.state = t.memoizedState, h.componentWillUnmount();
										} catch (e) {
											$(i, n, e);
										}
									}
									break;
								case 5:
									xc(p, p.return);
									break;
								case 22: if (p.memoizedState !== null) {
									Uc(f);
									continue;
								}
							}
							m === null ? Uc(f) : (m.return = p, U = m);
						}
						d = d.sibling;
					}
					e: for (d = null, f = e;;) {
						if (f.tag === 5) {
							if (d === null) {
								d = f;
								try {
									a = f.stateNode, u ? (o = a.style, typeof o.setProperty == "function" ? o.setProperty("display", "none", "important") : o.display = "none") : (c = f.stateNode, l = f.memoizedProps.style, s = l != null && l.hasOwnProperty("display") ? l.display : null, c.style.display = Je("display", s));
								} catch (t) {
									$(e, e.return, t);
								}
							}
						} else if (f.tag === 6) {
							if (d === null) try {
								f.stateNode.nodeValue = u ? "" : f.memoizedProps;
							} catch (t) {
								$(e, e.return, t);
							}
						} else if ((f.tag !== 22 && f.tag !== 23 || f.memoizedState === null || f === e) && f.child !== null) {
							f.child.return = f, f = f.child;
							continue;
						}
						if (f === e) break;
						for (; f.sibling === null;) {
							if (f.return === null || f.return === e) break e;
							d === f && (d = null), f = f.return;
						}
						d === f && (d = null), f.sibling.return = f.return, f = f.sibling;
					}
				}
				break;
			case 19:
				Lc(t, e), zc(e), i & 4 && Ic(e);
				break;
			case 21: break;
			default: Lc(t, e), zc(e);
		}
	}
	function zc(e) {
		var t = e.flags;
		if (t & 2) {
			try {
				e: {
					for (var n = e.return; n !== null;) {
						if (kc(n)) {
							var i = n;
							break e;
						}
						n = n.return;
					}
					throw Error(r(160));
				}
				switch (i.tag) {
					case 5:
						var a = i.stateNode;
						i.flags & 32 && (Ge(a, ""), i.flags &= -33), Mc(e, Ac(e), a);
						break;
					case 3:
					case 4:
						var o = i.stateNode.containerInfo;
						jc(e, Ac(e), o);
						break;
					default: throw Error(r(161));
				}
			} catch (t) {
				$(e, e.return, t);
			}
			e.flags &= -3;
		}
		t & 4096 && (e.flags &= -4097);
	}
	function Bc(e, t, n) {
		U = e, Vc(e, t, n);
	}
	function Vc(e, t, n) {
		for (var r = !!(e.mode & 1); U !== null;) {
			var i = U, a = i.child;
			if (i.tag === 22 && r) {
				var o = i.memoizedState !== null || yc;
				if (!o) {
					var s = i.alternate, c = s !== null && s.memoizedState !== null || H;
					s = yc;
					var l = H;
					if (yc = o, (H = c) && !l) for (U = i; U !== null;) o = U, c = o.child, o.tag === 22 && o.memoizedState !== null || c === null ? Wc(i) : (c.return = o, U = c);
					for (; a !== null;) U = a, Vc(a, t, n), a = a.sibling;
					U = i, yc = s, H = l;
				}
				Hc(e, t, n);
			} else i.subtreeFlags & 8772 && a !== null ? (a.return = i, U = a) : Hc(e, t, n);
		}
	}
	function Hc(e) {
		for (; U !== null;) {
			var t = U;
			if (t.flags & 8772) {
				var n = t.alternate;
				try {
					if (t.flags & 8772) switch (t.tag) {
						case 0:
						case 11:
						case 15:
							H || Ec(5, t);
							break;
						case 1:
							var i = t.stateNode;
							if (t.flags & 4 && !H) {
								if (n === null) i.componentDidMount();
								else {
									var a = t.elementType === t.type ? n.memoizedProps : Os(t.type, n.memoizedProps);
									i.componentDidUpdate(a, n.memoizedState, i.__reactInternalSnapshotBeforeUpdate);
								}
							}
							var o = t.updateQueue;
							o !== null && xo(t, o, i);
							break;
						case 3:
							var s = t.updateQueue;
							if (s !== null) {
								if (n = null, t.child !== null) switch (t.child.tag) {
									case 5:
									case 1: n = t.child.stateNode;
								}
								xo(t, s, n);
							}
							break;
						case 5:
							var c = t.stateNode;
							if (n === null && t.flags & 4) {
								n = c;
								var l = t.memoizedProps;
								switch (t.type) {
									case "button":
									case "input":
									case "select":
									case "textarea":
										l.autoFocus && n.focus();
										break;
									case "img": l.src && (n.src = l.src);
								}
							}
							break;
						case 6:
						case 4:
						case 12: break;
						case 13:
							if (t.memoizedState === null) {
								var u = t.alternate;
								if (u !== null) {
									var d = u.memoizedState;
									if (d !== null) {
										var f = d.dehydrated;
										f !== null && Dn(f);
									}
								}
							}
							break;
						case 19:
						case 17:
						case 21:
						case 22:
						case 23:
						case 25: break;
						default: throw Error(r(163));
					}
					H || t.flags & 512 && Dc(t);
				} catch (e) {
					$(t, t.return, e);
				}
			}
			if (t === e) {
				U = null;
				break;
			}
			if (n = t.sibling, n !== null) {
				n.return = t.return, U = n;
				break;
			}
			U = t.return;
		}
	}
	function Uc(e) {
		for (; U !== null;) {
			var t = U;
			if (t === e) {
				U = null;
				break;
			}
			var n = t.sibling;
			if (n !== null) {
				n.return = t.return, U = n;
				break;
			}
			U = t.return;
		}
	}
	function Wc(e) {
		for (; U !== null;) {
			var t = U;
			try {
				switch (t.tag) {
					case 0:
					case 11:
					case 15:
						var n = t.return;
						try {
							Ec(4, t);
						} catch (e) {
							$(t, n, e);
						}
						break;
					case 1:
						var r = t.stateNode;
						if (typeof r.componentDidMount == "function") {
							var i = t.return;
							try {
								r.componentDidMount();
							} catch (e) {
								$(t, i, e);
							}
						}
						var a = t.return;
						try {
							Dc(t);
						} catch (e) {
							$(t, a, e);
						}
						break;
					case 5:
						var o = t.return;
						try {
							Dc(t);
						} catch (e) {
							$(t, o, e);
						}
				}
			} catch (e) {
				$(t, t.return, e);
			}
			if (t === e) {
				U = null;
				break;
			}
			var s = t.sibling;
			if (s !== null) {
				s.return = t.return, U = s;
				break;
			}
			U = t.return;
		}
	}
	var Gc = Math.ceil, Kc = x.ReactCurrentDispatcher, qc = x.ReactCurrentOwner, Jc = x.ReactCurrentBatchConfig, G = 0, K = null, q = null, J = 0, Yc = 0, Xc = sa(0), Y = 0, Zc = null, Qc = 0, $c = 0, el = 0, tl = null, X = null, nl = 0, rl = 1e400, il = null, al = !1, ol = null, sl = null, cl = !1, ll = null, ul = 0, dl = 0, fl = null, pl = -1, ml = 0;
	function Z() {
		return G & 6 ? w() : pl === -1 ? pl = w() : pl;
	}
	function hl(e) {
		return e.mode & 1 ? G & 2 && J !== 0 ? J & -J : Ka.transition === null ? (e = T, e === 0 && (e = window.event, e = e === void 0 ? 16 : Fn(e.type)), e) : (ml === 0 && (ml = Qt()), ml) : 1;
	}
	function gl(e, t, n, i) {
		if (50 < dl) throw dl = 0, fl = null, Error(r(185));
		en(e, n, i), G & 2 && e === K || (e === K && (!(G & 2) && ($c |= n), Y === 4 && xl(e, J)), Q(e, i), n === 1 && G === 0 && !(t.mode & 1) && (rl = w() + 500, _a && xa()));
	}
	function Q(e, t) {
		var n = e.callbackNode;
		Xt(e, t);
		var r = Jt(e, e === K ? J : 0);
		if (r === 0) n !== null && kt(n), e.callbackNode = null, e.callbackPriority = 0;
		else if (t = r & -r, e.callbackPriority !== t) {
			if (n != null && kt(n), t === 1) e.tag === 0 ? ba(Sl.bind(null, e)) : ya(Sl.bind(null, e)), Ui(function() {
				!(G & 6) && xa();
			}), n = null;
			else {
				switch (rn(r)) {
					case 1:
						n = Nt;
						break;
					case 4:
						n = Pt;
						break;
					case 16:
						n = Ft;
						break;
					case 536870912:
						n = Lt;
						break;
					default: n = Ft;
				}
				n = Wl(n, _l.bind(null, e));
			}
			e.callbackPriority = t, e.callbackNode = n;
		}
	}
	function _l(e, t) {
		if (pl = -1, ml = 0, G & 6) throw Error(r(327));
		var n = e.callbackNode;
		if (Ll() && e.callbackNode !== n) return null;
		var i = Jt(e, e === K ? J : 0);
		if (i === 0) return null;
		if (i & 30 || (i & e.expiredLanes) !== 0 || t) t = Al(e, i);
		else {
			t = i;
			var a = G;
			G |= 2;
			var o = Ol();
			(K !== e || J !== t) && (il = null, rl = w() + 500, El(e, t));
			do
				try {
					Ml();
					break;
				} catch (t) {
					Dl(e, t);
				}
			while (1);
			ro(), Kc.current = o, G = a, q === null ? (K = null, J = 0, t = Y) : t = 0;
		}
		if (t !== 0) {
			if (t === 2 && (a = Zt(e), a !== 0 && (i = a, t = vl(e, a))), t === 1) throw n = Zc, El(e, 0), xl(e, i), Q(e, w()), n;
			if (t === 6) xl(e, i);
			else {
				if (a = e.current.alternate, !(i & 30) && !bl(a) && (t = Al(e, i), t === 2 && (o = Zt(e), o !== 0 && (i = o, t = vl(e, o))), t === 1)) throw n = Zc, El(e, 0), xl(e, i), Q(e, w()), n;
				switch (e.finishedWork = a, e.finishedLanes = i, t) {
					case 0:
					case 1: throw Error(r(345));
					case 2:
						Fl(e, X, il);
						break;
					case 3:
						if (xl(e, i), (i & 0x7c00000) === i && (t = nl + 500 - w(), 10 < t)) {
							if (Jt(e, 0) !== 0) break;
							if (a = e.suspendedLanes, (a & i) !== i) {
								Z(), e.pingedLanes |= e.suspendedLanes & a;
								break;
							}
							e.timeoutHandle = Bi(Fl.bind(null, e, X, il), t);
							break;
						}
						Fl(e, X, il);
						break;
					case 4:
						if (xl(e, i), (i & 4194240) === i) break;
						for (t = e.eventTimes, a = -1; 0 < i;) {
							var s = 31 - Vt(i);
							o = 1 << s, s = t[s], s > a && (a = s), i &= ~o;
						}
						if (i = a, i = w() - i, i = (120 > i ? 120 : 480 > i ? 480 : 1080 > i ? 1080 : 1920 > i ? 1920 : 3e3 > i ? 3e3 : 4320 > i ? 4320 : 1960 * Gc(i / 1960)) - i, 10 < i) {
							e.timeoutHandle = Bi(Fl.bind(null, e, X, il), i);
							break;
						}
						Fl(e, X, il);
						break;
					case 5:
						Fl(e, X, il);
						break;
					default: throw Error(r(329));
				}
			}
		}
		return Q(e, w()), e.callbackNode === n ? _l.bind(null, e) : null;
	}
	function vl(e, t) {
		var n = tl;
		return e.current.memoizedState.isDehydrated && (El(e, t).flags |= 256), e = Al(e, t), e !== 2 && (t = X, X = n, t !== null && yl(t)), e;
	}
	function yl(e) {
		X === null ? X = e : X.push.apply(X, e);
	}
	function bl(e) {
		for (var t = e;;) {
			if (t.flags & 16384) {
				var n = t.updateQueue;
				if (n !== null && (n = n.stores, n !== null)) for (var r = 0; r < n.length; r++) {
					var i = n[r], a = i.getSnapshot;
					i = i.value;
					try {
						if (!Gr(a(), i)) return !1;
					} catch {
						return !1;
					}
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
	function xl(e, t) {
		for (t &= ~el, t &= ~$c, e.suspendedLanes |= t, e.pingedLanes &= ~t, e = e.expirationTimes; 0 < t;) {
			var n = 31 - Vt(t), r = 1 << n;
			e[n] = -1, t &= ~r;
		}
	}
	function Sl(e) {
		if (G & 6) throw Error(r(327));
		Ll();
		var t = Jt(e, 0);
		if (!(t & 1)) return Q(e, w()), null;
		var n = Al(e, t);
		if (e.tag !== 0 && n === 2) {
			var i = Zt(e);
			i !== 0 && (t = i, n = vl(e, i));
		}
		if (n === 1) throw n = Zc, El(e, 0), xl(e, t), Q(e, w()), n;
		if (n === 6) throw Error(r(345));
		return e.finishedWork = e.current.alternate, e.finishedLanes = t, Fl(e, X, il), Q(e, w()), null;
	}
	function Cl(e, t) {
		var n = G;
		G |= 1;
		try {
			return e(t);
		} finally {
			G = n, G === 0 && (rl = w() + 500, _a && xa());
		}
	}
	function wl(e) {
		ll !== null && ll.tag === 0 && !(G & 6) && Ll();
		var t = G;
		G |= 1;
		var n = Jc.transition, r = T;
		try {
			if (Jc.transition = null, T = 1, e) return e();
		} finally {
			T = r, Jc.transition = n, G = t, !(G & 6) && xa();
		}
	}
	function Tl() {
		Yc = Xc.current, D(Xc);
	}
	function El(e, t) {
		e.finishedWork = null, e.finishedLanes = 0;
		var n = e.timeoutHandle;
		if (n !== -1 && (e.timeoutHandle = -1, Vi(n)), q !== null) for (n = q.return; n !== null;) {
			var r = n;
			switch (Pa(r), r.tag) {
				case 1:
					r = r.type.childContextTypes, r != null && da();
					break;
				case 3:
					Oo(), D(A), D(k), No();
					break;
				case 5:
					Ao(r);
					break;
				case 4:
					Oo();
					break;
				case 13:
				case 19:
					D(P);
					break;
				case 10:
					io(r.type._context);
					break;
				case 22:
				case 23: Tl();
			}
			n = n.return;
		}
		if (K = e, q = e = Yl(e.current, null), J = Yc = t, Y = 0, Zc = null, el = $c = Qc = 0, X = tl = null, co !== null) {
			for (t = 0; t < co.length; t++) if (n = co[t], r = n.interleaved, r !== null) {
				n.interleaved = null;
				var i = r.next, a = n.pending;
				if (a !== null) {
					var o = a.next;
					a.next = i, r.next = o;
				}
				n.pending = r;
			}
			co = null;
		}
		return e;
	}
	function Dl(e, t) {
		do {
			var n = q;
			try {
				if (ro(), Po.current = ws, Lo) {
					for (var i = F.memoizedState; i !== null;) {
						var a = i.queue;
						a !== null && (a.pending = null), i = i.next;
					}
					Lo = !1;
				}
				if (Io = 0, L = I = F = null, Ro = !1, zo = 0, qc.current = null, n === null || n.return === null) {
					Y = 1, Zc = t, q = null;
					break;
				}
				e: {
					var o = e, s = n.return, c = n, l = t;
					if (t = J, c.flags |= 32768, typeof l == "object" && l && typeof l.then == "function") {
						var u = l, d = c, f = d.tag;
						if (!(d.mode & 1) && (f === 0 || f === 11 || f === 15)) {
							var p = d.alternate;
							p ? (d.updateQueue = p.updateQueue, d.memoizedState = p.memoizedState, d.lanes = p.lanes) : (d.updateQueue = null, d.memoizedState = null);
						}
						var m = Hs(s);
						if (m !== null) {
							m.flags &= -257, Us(m, s, c, o, t), m.mode & 1 && Vs(o, u, t), t = m, l = u;
							var h = t.updateQueue;
							if (h === null) {
								var g = /* @__PURE__ */ new Set();
								g.add(l), t.updateQueue = g;
							} else h.add(l);
							break e;
						}
						if (!(t & 1)) {
							Vs(o, u, t), kl();
							break e;
						}
						l = Error(r(426));
					} else if (N && c.mode & 1) {
						var _ = Hs(s);
						if (_ !== null) {
							!(_.flags & 65536) && (_.flags |= 256), Us(_, s, c, o, t), Ga(Fs(l, c));
							break e;
						}
					}
					o = l = Fs(l, c), Y !== 4 && (Y = 2), tl === null ? tl = [o] : tl.push(o), o = s;
					do {
						switch (o.tag) {
							case 3:
								o.flags |= 65536, t &= -t, o.lanes |= t;
								var v = zs(o, l, t);
								yo(o, v);
								break e;
							case 1:
								c = l;
								var y = o.type, b = o.stateNode;
								if (!(o.flags & 128) && (typeof y.getDerivedStateFromError == "function" || b !== null && typeof b.componentDidCatch == "function" && (sl === null || !sl.has(b)))) {
									o.flags |= 65536, t &= -t, o.lanes |= t;
									var ee = Bs(o, c, t);
									yo(o, ee);
									break e;
								}
						}
						o = o.return;
					} while (o !== null);
				}
				Pl(n);
			} catch (e) {
				t = e, q === n && n !== null && (q = n = n.return);
				continue;
			}
			break;
		} while (1);
	}
	function Ol() {
		var e = Kc.current;
		return Kc.current = ws, e === null ? ws : e;
	}
	function kl() {
		(Y === 0 || Y === 3 || Y === 2) && (Y = 4), K === null || !(Qc & 0xfffffff) && !($c & 0xfffffff) || xl(K, J);
	}
	function Al(e, t) {
		var n = G;
		G |= 2;
		var i = Ol();
		(K !== e || J !== t) && (il = null, El(e, t));
		do
			try {
				jl();
				break;
			} catch (t) {
				Dl(e, t);
			}
		while (1);
		if (ro(), G = n, Kc.current = i, q !== null) throw Error(r(261));
		return K = null, J = 0, Y;
	}
	function jl() {
		for (; q !== null;) Nl(q);
	}
	function Ml() {
		for (; q !== null && !At();) Nl(q);
	}
	function Nl(e) {
		var t = Ul(e.alternate, e, Yc);
		e.memoizedProps = e.pendingProps, t === null ? Pl(e) : q = t, qc.current = null;
	}
	function Pl(e) {
		var t = e;
		do {
			var n = t.alternate;
			if (e = t.return, t.flags & 32768) {
				if (n = vc(n, t), n !== null) {
					n.flags &= 32767, q = n;
					return;
				}
				if (e !== null) e.flags |= 32768, e.subtreeFlags = 0, e.deletions = null;
				else {
					Y = 6, q = null;
					return;
				}
			} else if (n = _c(n, t, Yc), n !== null) {
				q = n;
				return;
			}
			if (t = t.sibling, t !== null) {
				q = t;
				return;
			}
			q = t = e;
		} while (t !== null);
		Y === 0 && (Y = 5);
	}
	function Fl(e, t, n) {
		var r = T, i = Jc.transition;
		try {
			Jc.transition = null, T = 1, Il(e, t, n, r);
		} finally {
			Jc.transition = i, T = r;
		}
		return null;
	}
	function Il(e, t, n, i) {
		do
			Ll();
		while (ll !== null);
		if (G & 6) throw Error(r(327));
		n = e.finishedWork;
		var a = e.finishedLanes;
		if (n === null) return null;
		if (e.finishedWork = null, e.finishedLanes = 0, n === e.current) throw Error(r(177));
		e.callbackNode = null, e.callbackPriority = 0;
		var o = n.lanes | n.childLanes;
		if (tn(e, o), e === K && (q = K = null, J = 0), !(n.subtreeFlags & 2064) && !(n.flags & 2064) || cl || (cl = !0, Wl(Ft, function() {
			return Ll(), null;
		})), o = !!(n.flags & 15990), n.subtreeFlags & 15990 || o) {
			o = Jc.transition, Jc.transition = null;
			var s = T;
			T = 1;
			var c = G;
			G |= 4, qc.current = null, wc(e, n), Rc(n, e), Qr(Ri), kn = !!Li, Ri = Li = null, e.current = n, Bc(n, e, a), jt(), G = c, T = s, Jc.transition = o;
		} else e.current = n;
		if (cl && (cl = !1, ll = e, ul = a), o = e.pendingLanes, o === 0 && (sl = null), Bt(n.stateNode, i), Q(e, w()), t !== null) for (i = e.onRecoverableError, n = 0; n < t.length; n++) a = t[n], i(a.value, {
			componentStack: a.stack,
			digest: a.digest
		});
		if (al) throw al = !1, e = ol, ol = null, e;
		return ul & 1 && e.tag !== 0 && Ll(), o = e.pendingLanes, o & 1 ? e === fl ? dl++ : (dl = 0, fl = e) : dl = 0, xa(), null;
	}
	function Ll() {
		if (ll !== null) {
			var e = rn(ul), t = Jc.transition, n = T;
			try {
				if (Jc.transition = null, T = 16 > e ? 16 : e, ll === null) var i = !1;
				else {
					if (e = ll, ll = null, ul = 0, G & 6) throw Error(r(331));
					var a = G;
					for (G |= 4, U = e.current; U !== null;) {
						var o = U, s = o.child;
						if (U.flags & 16) {
							var c = o.deletions;
							if (c !== null) {
								for (var l = 0; l < c.length; l++) {
									var u = c[l];
									for (U = u; U !== null;) {
										var d = U;
										switch (d.tag) {
											case 0:
											case 11:
											case 15: Tc(8, d, o);
										}
										var f = d.child;
										if (f !== null) f.return = d, U = f;
										else for (; U !== null;) {
											d = U;
											var p = d.sibling, m = d.return;
											if (Oc(d), d === u) {
												U = null;
												break;
											}
											if (p !== null) {
												p.return = m, U = p;
												break;
											}
											U = m;
										}
									}
								}
								var h = o.alternate;
								if (h !== null) {
									var g = h.child;
									if (g !== null) {
										h.child = null;
										do {
											var _ = g.sibling;
											g.sibling = null, g = _;
										} while (g !== null);
									}
								}
								U = o;
							}
						}
						if (o.subtreeFlags & 2064 && s !== null) s.return = o, U = s;
						else for (; U !== null;) {
							if (o = U, o.flags & 2048) switch (o.tag) {
								case 0:
								case 11:
								case 15: Tc(9, o, o.return);
							}
							var v = o.sibling;
							if (v !== null) {
								v.return = o.return, U = v;
								break;
							}
							U = o.return;
						}
					}
					var y = e.current;
					for (U = y; U !== null;) {
						s = U;
						var b = s.child;
						if (s.subtreeFlags & 2064 && b !== null) b.return = s, U = b;
						else for (s = y; U !== null;) {
							if (c = U, c.flags & 2048) try {
								switch (c.tag) {
									case 0:
									case 11:
									case 15: Ec(9, c);
								}
							} catch (e) {
								$(c, c.return, e);
							}
							if (c === s) {
								U = null;
								break;
							}
							var ee = c.sibling;
							if (ee !== null) {
								ee.return = c.return, U = ee;
								break;
							}
							U = c.return;
						}
					}
					if (G = a, xa(), zt && typeof zt.onPostCommitFiberRoot == "function") try {
						zt.onPostCommitFiberRoot(Rt, e);
					} catch {}
					i = !0;
				}
				return i;
			} finally {
				T = n, Jc.transition = t;
			}
		}
		return !1;
	}
	function Rl(e, t, n) {
		t = Fs(n, t), t = zs(e, t, 1), e = _o(e, t, 1), t = Z(), e !== null && (en(e, 1, t), Q(e, t));
	}
	function $(e, t, n) {
		if (e.tag === 3) Rl(e, e, n);
		else for (; t !== null;) {
			if (t.tag === 3) {
				Rl(t, e, n);
				break;
			}
			if (t.tag === 1) {
				var r = t.stateNode;
				if (typeof t.type.getDerivedStateFromError == "function" || typeof r.componentDidCatch == "function" && (sl === null || !sl.has(r))) {
					e = Fs(n, e), e = Bs(t, e, 1), t = _o(t, e, 1), e = Z(), t !== null && (en(t, 1, e), Q(t, e));
					break;
				}
			}
			t = t.return;
		}
	}
	function zl(e, t, n) {
		var r = e.pingCache;
		r !== null && r.delete(t), t = Z(), e.pingedLanes |= e.suspendedLanes & n, K === e && (J & n) === n && (Y === 4 || Y === 3 && (J & 0x7c00000) === J && 500 > w() - nl ? El(e, 0) : el |= n), Q(e, t);
	}
	function Bl(e, t) {
		t === 0 && (e.mode & 1 ? (t = Kt, Kt <<= 1, !(Kt & 0x7c00000) && (Kt = 4194304)) : t = 1);
		var n = Z();
		e = fo(e, t), e !== null && (en(e, t, n), Q(e, n));
	}
	function Vl(e) {
		var t = e.memoizedState, n = 0;
		t !== null && (n = t.retryLane), Bl(e, n);
	}
	function Hl(e, t) {
		var n = 0;
		switch (e.tag) {
			case 13:
				var i = e.stateNode, a = e.memoizedState;
				a !== null && (n = a.retryLane);
				break;
			case 19:
				i = e.stateNode;
				break;
			default: throw Error(r(314));
		}
		i !== null && i.delete(t), Bl(e, n);
	}
	var Ul = function(e, t, n) {
		if (e !== null) {
			if (e.memoizedProps !== t.pendingProps || A.current) z = !0;
			else {
				if ((e.lanes & n) === 0 && !(t.flags & 128)) return z = !1, fc(e, t, n);
				z = !!(e.flags & 131072);
			}
		} else z = !1, N && t.flags & 1048576 && Ma(t, Ta, t.index);
		switch (t.lanes = 0, t.tag) {
			case 2:
				var i = t.type;
				uc(e, t), e = t.pendingProps;
				var a = ua(t, k.current);
				oo(t, n), a = Ho(null, t, i, e, a, n);
				var o = Uo();
				return t.flags |= 1, typeof a == "object" && a && typeof a.render == "function" && a.$$typeof === void 0 ? (t.tag = 1, t.memoizedState = null, t.updateQueue = null, j(i) ? (o = !0, ma(t)) : o = !1, t.memoizedState = a.state !== null && a.state !== void 0 ? a.state : null, mo(t), a.updater = As, t.stateNode = a, a._reactInternals = t, Ps(t, i, e, n), t = Qs(null, t, i, !0, o, n)) : (t.tag = 0, N && o && Na(t), B(null, t, a, n), t = t.child), t;
			case 16:
				i = t.elementType;
				e: {
					switch (uc(e, t), e = t.pendingProps, a = i._init, i = a(i._payload), t.type = i, a = t.tag = Jl(i), e = Os(i, e), a) {
						case 0:
							t = Xs(null, t, i, e, n);
							break e;
						case 1:
							t = Zs(null, t, i, e, n);
							break e;
						case 11:
							t = Gs(null, t, i, e, n);
							break e;
						case 14:
							t = Ks(null, t, i, Os(i.type, e), n);
							break e;
					}
					throw Error(r(306, i, ""));
				}
				return t;
			case 0: return i = t.type, a = t.pendingProps, a = t.elementType === i ? a : Os(i, a), Xs(e, t, i, a, n);
			case 1: return i = t.type, a = t.pendingProps, a = t.elementType === i ? a : Os(i, a), Zs(e, t, i, a, n);
			case 3:
				e: {
					if ($s(t), e === null) throw Error(r(387));
					i = t.pendingProps, o = t.memoizedState, a = o.element, ho(e, t), bo(t, i, null, n);
					var s = t.memoizedState;
					if (i = s.element, o.isDehydrated) {
						if (o = {
							element: i,
							isDehydrated: !1,
							cache: s.cache,
							pendingSuspenseBoundaries: s.pendingSuspenseBoundaries,
							transitions: s.transitions
						}, t.updateQueue.baseState = o, t.memoizedState = o, t.flags & 256) {
							a = Fs(Error(r(423)), t), t = ec(e, t, i, n, a);
							break e;
						}
						if (i !== a) {
							a = Fs(Error(r(424)), t), t = ec(e, t, i, n, a);
							break e;
						}
						for (M = Ki(t.stateNode.containerInfo.firstChild), Fa = t, N = !0, Ia = null, n = Qa(t, null, i, n), t.child = n; n;) n.flags = n.flags & -3 | 4096, n = n.sibling;
					} else {
						if (Wa(), i === a) {
							t = dc(e, t, n);
							break e;
						}
						B(e, t, i, n);
					}
					t = t.child;
				}
				return t;
			case 5: return ko(t), e === null && Ba(t), i = t.type, a = t.pendingProps, o = e === null ? null : e.memoizedProps, s = a.children, zi(i, a) ? s = null : o !== null && zi(i, o) && (t.flags |= 32), Ys(e, t), B(e, t, s, n), t.child;
			case 6: return e === null && Ba(t), null;
			case 13: return rc(e, t, n);
			case 4: return Do(t, t.stateNode.containerInfo), i = t.pendingProps, e === null ? t.child = Za(t, null, i, n) : B(e, t, i, n), t.child;
			case 11: return i = t.type, a = t.pendingProps, a = t.elementType === i ? a : Os(i, a), Gs(e, t, i, a, n);
			case 7: return B(e, t, t.pendingProps, n), t.child;
			case 8:
			case 12: return B(e, t, t.pendingProps.children, n), t.child;
			case 10:
				e: {
					if (i = t.type._context, a = t.pendingProps, o = t.memoizedProps, s = a.value, O($a, i._currentValue), i._currentValue = s, o !== null) {
						if (Gr(o.value, s)) {
							if (o.children === a.children && !A.current) {
								t = dc(e, t, n);
								break e;
							}
						} else for (o = t.child, o !== null && (o.return = t); o !== null;) {
							var c = o.dependencies;
							if (c !== null) {
								s = o.child;
								for (var l = c.firstContext; l !== null;) {
									if (l.context === i) {
										if (o.tag === 1) {
											l = go(-1, n & -n), l.tag = 2;
											var u = o.updateQueue;
											if (u !== null) {
												u = u.shared;
												var d = u.pending;
												d === null ? l.next = l : (l.next = d.next, d.next = l), u.pending = l;
											}
										}
										o.lanes |= n, l = o.alternate, l !== null && (l.lanes |= n), ao(o.return, n, t), c.lanes |= n;
										break;
									}
									l = l.next;
								}
							} else if (o.tag === 10) s = o.type === t.type ? null : o.child;
							else if (o.tag === 18) {
								if (s = o.return, s === null) throw Error(r(341));
								s.lanes |= n, c = s.alternate, c !== null && (c.lanes |= n), ao(s, n, t), s = o.sibling;
							} else s = o.child;
							if (s !== null) s.return = o;
							else for (s = o; s !== null;) {
								if (s === t) {
									s = null;
									break;
								}
								if (o = s.sibling, o !== null) {
									o.return = s.return, s = o;
									break;
								}
								s = s.return;
							}
							o = s;
						}
					}
					B(e, t, a.children, n), t = t.child;
				}
				return t;
			case 9: return a = t.type, i = t.pendingProps.children, oo(t, n), a = so(a), i = i(a), t.flags |= 1, B(e, t, i, n), t.child;
			case 14: return i = t.type, a = Os(i, t.pendingProps), a = Os(i.type, a), Ks(e, t, i, a, n);
			case 15: return qs(e, t, t.type, t.pendingProps, n);
			case 17: return i = t.type, a = t.pendingProps, a = t.elementType === i ? a : Os(i, a), uc(e, t), t.tag = 1, j(i) ? (e = !0, ma(t)) : e = !1, oo(t, n), Ms(t, i, a), Ps(t, i, a, n), Qs(null, t, i, !0, e, n);
			case 19: return lc(e, t, n);
			case 22: return Js(e, t, n);
		}
		throw Error(r(156, t.tag));
	};
	function Wl(e, t) {
		return Ot(e, t);
	}
	function Gl(e, t, n, r) {
		this.tag = e, this.key = n, this.sibling = this.child = this.return = this.stateNode = this.type = this.elementType = null, this.index = 0, this.ref = null, this.pendingProps = t, this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null, this.mode = r, this.subtreeFlags = this.flags = 0, this.deletions = null, this.childLanes = this.lanes = 0, this.alternate = null;
	}
	function Kl(e, t, n, r) {
		return new Gl(e, t, n, r);
	}
	function ql(e) {
		return e = e.prototype, !(!e || !e.isReactComponent);
	}
	function Jl(e) {
		if (typeof e == "function") return +!!ql(e);
		if (e != null) {
			if (e = e.$$typeof, e === le) return 11;
			if (e === S) return 14;
		}
		return 2;
	}
	function Yl(e, t) {
		var n = e.alternate;
		return n === null ? (n = Kl(e.tag, t, e.key, e.mode), n.elementType = e.elementType, n.type = e.type, n.stateNode = e.stateNode, n.alternate = e, e.alternate = n) : (n.pendingProps = t, n.type = e.type, n.flags = 0, n.subtreeFlags = 0, n.deletions = null), n.flags = e.flags & 0xe00000, n.childLanes = e.childLanes, n.lanes = e.lanes, n.child = e.child, n.memoizedProps = e.memoizedProps, n.memoizedState = e.memoizedState, n.updateQueue = e.updateQueue, t = e.dependencies, n.dependencies = t === null ? null : {
			lanes: t.lanes,
			firstContext: t.firstContext
		}, n.sibling = e.sibling, n.index = e.index, n.ref = e.ref, n;
	}
	function Xl(e, t, n, i, a, o) {
		var s = 2;
		if (i = e, typeof e == "function") ql(e) && (s = 1);
		else if (typeof e == "string") s = 5;
		else e: switch (e) {
			case ie: return Zl(n.children, a, o, t);
			case ae:
				s = 8, a |= 8;
				break;
			case oe: return e = Kl(12, n, t, a | 2), e.elementType = oe, e.lanes = o, e;
			case ue: return e = Kl(13, n, t, a), e.elementType = ue, e.lanes = o, e;
			case de: return e = Kl(19, n, t, a), e.elementType = de, e.lanes = o, e;
			case pe: return Ql(n, a, o, t);
			default:
				if (typeof e == "object" && e) switch (e.$$typeof) {
					case se:
						s = 10;
						break e;
					case ce:
						s = 9;
						break e;
					case le:
						s = 11;
						break e;
					case S:
						s = 14;
						break e;
					case fe:
						s = 16, i = null;
						break e;
				}
				throw Error(r(130, e == null ? e : typeof e, ""));
		}
		return t = Kl(s, n, t, a), t.elementType = e, t.type = i, t.lanes = o, t;
	}
	function Zl(e, t, n, r) {
		return e = Kl(7, e, r, t), e.lanes = n, e;
	}
	function Ql(e, t, n, r) {
		return e = Kl(22, e, r, t), e.elementType = pe, e.lanes = n, e.stateNode = { isHidden: !1 }, e;
	}
	function $l(e, t, n) {
		return e = Kl(6, e, null, t), e.lanes = n, e;
	}
	function eu(e, t, n) {
		return t = Kl(4, e.children === null ? [] : e.children, e.key, t), t.lanes = n, t.stateNode = {
			containerInfo: e.containerInfo,
			pendingChildren: null,
			implementation: e.implementation
		}, t;
	}
	function tu(e, t, n, r, i) {
		this.tag = t, this.containerInfo = e, this.finishedWork = this.pingCache = this.current = this.pendingChildren = null, this.timeoutHandle = -1, this.callbackNode = this.pendingContext = this.context = null, this.callbackPriority = 0, this.eventTimes = $t(0), this.expirationTimes = $t(-1), this.entangledLanes = this.finishedLanes = this.mutableReadLanes = this.expiredLanes = this.pingedLanes = this.suspendedLanes = this.pendingLanes = 0, this.entanglements = $t(0), this.identifierPrefix = r, this.onRecoverableError = i, this.mutableSourceEagerHydrationData = null;
	}
	function nu(e, t, n, r, i, a, o, s, c) {
		return e = new tu(e, t, n, s, c), t === 1 ? (t = 1, !0 === a && (t |= 8)) : t = 0, a = Kl(3, null, null, t), e.current = a, a.stateNode = e, a.memoizedState = {
			element: r,
			isDehydrated: n,
			cache: null,
			transitions: null,
			pendingSuspenseBoundaries: null
		}, mo(a), e;
	}
	function ru(e, t, n) {
		var r = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null;
		return {
			$$typeof: re,
			key: r == null ? null : "" + r,
			children: e,
			containerInfo: t,
			implementation: n
		};
	}
	function iu(e) {
		if (!e) return ca;
		e = e._reactInternals;
		e: {
			if (St(e) !== e || e.tag !== 1) throw Error(r(170));
			var t = e;
			do {
				switch (t.tag) {
					case 3:
						t = t.stateNode.context;
						break e;
					case 1: if (j(t.type)) {
						t = t.stateNode.__reactInternalMemoizedMergedChildContext;
						break e;
					}
				}
				t = t.return;
			} while (t !== null);
			throw Error(r(171));
		}
		if (e.tag === 1) {
			var n = e.type;
			if (j(n)) return pa(e, n, t);
		}
		return t;
	}
	function au(e, t, n, r, i, a, o, s, c) {
		return e = nu(n, r, !0, e, i, a, o, s, c), e.context = iu(null), n = e.current, r = Z(), i = hl(n), a = go(r, i), a.callback = t ?? null, _o(n, a, i), e.current.lanes = i, en(e, i, r), Q(e, r), e;
	}
	function ou(e, t, n, r) {
		var i = t.current, a = Z(), o = hl(i);
		return n = iu(n), t.context === null ? t.context = n : t.pendingContext = n, t = go(a, o), t.payload = { element: e }, r = r === void 0 ? null : r, r !== null && (t.callback = r), e = _o(i, t, o), e !== null && (gl(e, i, o, a), vo(e, i, o)), o;
	}
	function su(e) {
		return e = e.current, e.child ? (e.child.tag, e.child.stateNode) : null;
	}
	function cu(e, t) {
		if (e = e.memoizedState, e !== null && e.dehydrated !== null) {
			var n = e.retryLane;
			e.retryLane = n !== 0 && n < t ? n : t;
		}
	}
	function lu(e, t) {
		cu(e, t), (e = e.alternate) && cu(e, t);
	}
	function uu() {
		return null;
	}
	var du = typeof reportError == "function" ? reportError : function(e) {
		console.error(e);
	};
	function fu(e) {
		this._internalRoot = e;
	}
	pu.prototype.render = fu.prototype.render = function(e) {
		var t = this._internalRoot;
		if (t === null) throw Error(r(409));
		ou(e, t, null, null);
	}, pu.prototype.unmount = fu.prototype.unmount = function() {
		var e = this._internalRoot;
		if (e !== null) {
			this._internalRoot = null;
			var t = e.containerInfo;
			wl(function() {
				ou(null, e, null, null);
			}), t[Zi] = null;
		}
	};
	function pu(e) {
		this._internalRoot = e;
	}
	pu.prototype.unstable_scheduleHydration = function(e) {
		if (e) {
			var t = cn();
			e = {
				blockedOn: null,
				target: e,
				priority: t
			};
			for (var n = 0; n < _n.length && t !== 0 && t < _n[n].priority; n++);
			_n.splice(n, 0, e), n === 0 && Sn(e);
		}
	};
	function mu(e) {
		return !(!e || e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11);
	}
	function hu(e) {
		return !(!e || e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11 && (e.nodeType !== 8 || e.nodeValue !== " react-mount-point-unstable "));
	}
	function gu() {}
	function _u(e, t, n, r, i) {
		if (i) {
			if (typeof r == "function") {
				var a = r;
				r = function() {
					var e = su(o);
					a.call(e);
				};
			}
			var o = au(t, r, e, 0, null, !1, !1, "", gu);
			return e._reactRootContainer = o, e[Zi] = o.current, Ti(e.nodeType === 8 ? e.parentNode : e), wl(), o;
		}
		for (; i = e.lastChild;) e.removeChild(i);
		if (typeof r == "function") {
			var s = r;
			r = function() {
				var e = su(c);
				s.call(e);
			};
		}
		var c = nu(e, 0, !1, null, null, !1, !1, "", gu);
		return e._reactRootContainer = c, e[Zi] = c.current, Ti(e.nodeType === 8 ? e.parentNode : e), wl(function() {
			ou(t, c, n, r);
		}), c;
	}
	function vu(e, t, n, r, i) {
		var a = n._reactRootContainer;
		if (a) {
			var o = a;
			if (typeof i == "function") {
				var s = i;
				i = function() {
					var e = su(o);
					s.call(e);
				};
			}
			ou(t, o, e, i);
		} else o = _u(n, t, e, i, r);
		return su(o);
	}
	an = function(e) {
		switch (e.tag) {
			case 3:
				var t = e.stateNode;
				if (t.current.memoizedState.isDehydrated) {
					var n = qt(t.pendingLanes);
					n !== 0 && (nn(t, n | 1), Q(t, w()), !(G & 6) && (rl = w() + 500, xa()));
				}
				break;
			case 13: wl(function() {
				var t = fo(e, 1);
				t !== null && gl(t, e, 1, Z());
			}), lu(e, 1);
		}
	}, on = function(e) {
		if (e.tag === 13) {
			var t = fo(e, 0x8000000);
			t !== null && gl(t, e, 0x8000000, Z()), lu(e, 0x8000000);
		}
	}, sn = function(e) {
		if (e.tag === 13) {
			var t = hl(e), n = fo(e, t);
			n !== null && gl(n, e, t, Z()), lu(e, t);
		}
	}, cn = function() {
		return T;
	}, ln = function(e, t) {
		var n = T;
		try {
			return T = e, t();
		} finally {
			T = n;
		}
	}, tt = function(e, t, n) {
		switch (t) {
			case "input":
				if (Me(e, n), t = n.name, n.type === "radio" && t != null) {
					for (n = e; n.parentNode;) n = n.parentNode;
					for (n = n.querySelectorAll("input[name=" + JSON.stringify("" + t) + "][type=\"radio\"]"), t = 0; t < n.length; t++) {
						var i = n[t];
						if (i !== e && i.form === e.form) {
							var a = ia(i);
							if (!a) throw Error(r(90));
							De(i), Me(i, a);
						}
					}
				}
				break;
			case "textarea":
				ze(e, n);
				break;
			case "select": t = n.value, t != null && Ie(e, !!n.multiple, t, !1);
		}
	}, st = Cl, ct = wl;
	var yu = {
		usingClientEntryPoint: !1,
		Events: [
			na,
			ra,
			ia,
			at,
			ot,
			Cl
		]
	}, bu = {
		findFiberByHostInstance: ta,
		bundleType: 0,
		version: "18.3.1",
		rendererPackageName: "react-dom"
	}, xu = {
		bundleType: bu.bundleType,
		version: bu.version,
		rendererPackageName: bu.rendererPackageName,
		rendererConfig: bu.rendererConfig,
		overrideHookState: null,
		overrideHookStateDeletePath: null,
		overrideHookStateRenamePath: null,
		overrideProps: null,
		overridePropsDeletePath: null,
		overridePropsRenamePath: null,
		setErrorHandler: null,
		setSuspenseHandler: null,
		scheduleUpdate: null,
		currentDispatcherRef: x.ReactCurrentDispatcher,
		findHostInstanceByFiber: function(e) {
			return e = Et(e), e === null ? null : e.stateNode;
		},
		findFiberByHostInstance: bu.findFiberByHostInstance || uu,
		findHostInstancesForRefresh: null,
		scheduleRefresh: null,
		scheduleRoot: null,
		setRefreshHandler: null,
		getCurrentFiber: null,
		reconcilerVersion: "18.3.1-next-f1338f8080-20240426"
	};
	if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < "u") {
		var Su = __REACT_DEVTOOLS_GLOBAL_HOOK__;
		if (!Su.isDisabled && Su.supportsFiber) try {
			Rt = Su.inject(xu), zt = Su;
		} catch {}
	}
	e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = yu, e.createPortal = function(e, t) {
		var n = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null;
		if (!mu(t)) throw Error(r(200));
		return ru(e, t, null, n);
	}, e.createRoot = function(e, t) {
		if (!mu(e)) throw Error(r(299));
		var n = !1, i = "", a = du;
		return t != null && (!0 === t.unstable_strictMode && (n = !0), t.identifierPrefix !== void 0 && (i = t.identifierPrefix), t.onRecoverableError !== void 0 && (a = t.onRecoverableError)), t = nu(e, 1, !1, null, null, n, !1, i, a), e[Zi] = t.current, Ti(e.nodeType === 8 ? e.parentNode : e), new fu(t);
	}, e.findDOMNode = function(e) {
		if (e == null) return null;
		if (e.nodeType === 1) return e;
		var t = e._reactInternals;
		if (t === void 0) throw typeof e.render == "function" ? Error(r(188)) : (e = Object.keys(e).join(","), Error(r(268, e)));
		return e = Et(t), e = e === null ? null : e.stateNode, e;
	}, e.flushSync = function(e) {
		return wl(e);
	}, e.hydrate = function(e, t, n) {
		if (!hu(t)) throw Error(r(200));
		return vu(null, e, t, !0, n);
	}, e.hydrateRoot = function(e, t, n) {
		if (!mu(e)) throw Error(r(405));
		var i = n != null && n.hydratedSources || null, a = !1, o = "", s = du;
		if (n != null && (!0 === n.unstable_strictMode && (a = !0), n.identifierPrefix !== void 0 && (o = n.identifierPrefix), n.onRecoverableError !== void 0 && (s = n.onRecoverableError)), t = au(t, null, e, 1, n ?? null, a, !1, o, s), e[Zi] = t.current, Ti(e), i) for (e = 0; e < i.length; e++) n = i[e], a = n._getVersion, a = a(n._source), t.mutableSourceEagerHydrationData == null ? t.mutableSourceEagerHydrationData = [n, a] : t.mutableSourceEagerHydrationData.push(n, a);
		return new pu(t);
	}, e.render = function(e, t, n) {
		if (!hu(t)) throw Error(r(200));
		return vu(null, e, t, !1, n);
	}, e.unmountComponentAtNode = function(e) {
		if (!hu(e)) throw Error(r(40));
		return e._reactRootContainer ? (wl(function() {
			vu(null, null, e, !1, function() {
				e._reactRootContainer = null, e[Zi] = null;
			});
		}), !0) : !1;
	}, e.unstable_batchedUpdates = Cl, e.unstable_renderSubtreeIntoContainer = function(e, t, n, i) {
		if (!hu(n)) throw Error(r(200));
		if (e == null || e._reactInternals === void 0) throw Error(r(38));
		return vu(e, t, n, !1, i);
	}, e.version = "18.3.1-next-f1338f8080-20240426";
})), m = /* @__PURE__ */ o(((e, t) => {
	function n() {
		if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < "u" && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == "function") try {
			__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n);
		} catch (e) {
			console.error(e);
		}
	}
	n(), t.exports = p();
})), h = /* @__PURE__ */ o(((e) => {
	var t = m();
	e.createRoot = t.createRoot, e.hydrateRoot = t.hydrateRoot;
})), g = /* @__PURE__ */ c(u(), 1), _ = /* @__PURE__ */ c(m(), 1), v = h(), { mount: y, unmount: b } = ((e, { createPortal: t }, n) => {
	let { createElement: r, useEffect: i, useState: a } = e, o = () => {
		let [n, o] = a(0), s = () => o((e) => e + 1), c = ({ detail: e }) => {
			e.push("heard"), s();
		};
		return i(() => window.addEventListener("example-count", c), []), r(e.Fragment, null, r("button", {
			type: "button",
			onClick: s
		}, String(n)), t(r("button", {
			type: "button",
			className: "portal",
			onClick: s
		}, "+"), document.body));
	}, s;
	return {
		mount({ container: e }) {
			s = n(r(o), e.appendChild(document.createElement("div")));
		},
		unmount({ container: e }) {
			s(), e.replaceChildren();
		}
	};
})(g.default, _.default, (e, t) => {
	let n = (0, v.createRoot)(t);
	return n.render(e), () => n.unmount();
});
export { y as mount, b as unmount };
