import { r as e } from "./react2.js";
import { t } from "./react-dom2.js";
// node_modules/.remotes/page-react-dom.js
var n = /* @__PURE__ */ e(t()), r = n.default, { __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: i, browser: a, createPortal: o, flushSync: s, preconnect: c, prefetchDNS: l, preinit: u, preinitModule: d, preload: f, preloadModule: p, requestFormReset: m, unstable_batchedUpdates: h, useFormState: g, useFormStatus: _, version: v } = n.default;
export { i as __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE, a as browser, o as createPortal, r as default, s as flushSync, c as preconnect, l as prefetchDNS, u as preinit, d as preinitModule, f as preload, p as preloadModule, m as requestFormReset, h as unstable_batchedUpdates, g as useFormState, _ as useFormStatus, v as version };
