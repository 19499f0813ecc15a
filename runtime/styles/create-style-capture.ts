import type { CaptureStyle } from "../effects/tracker.ts";
import type { PlannedStyle } from "../entry/plan.ts";
import type { ResourceRules } from "../modules/resource.ts";
import { buildSheets } from "./build-sheets.ts";
import { createCapturedSheet } from "./captured-sheet.ts";
import { flattenImports } from "./flatten-imports.ts";
import { loadStyles } from "./load-styles.ts";
import { placeCaptured, type Placed } from "./page-sheets.ts";
import { noteOwner } from "./patch-head.ts";
import { importing } from "./source.ts";

/** A type that isn't CSS, so the browser neither applies nor loads the element. */
export const inertType = "text/plain";

/**
 * Takes over the stylesheet elements that sub-apps add: the browser ignores them, and constructed
 * sheets like those of the entry page carry their rules. Call it before an element enters the page
 * and after each move. `onError` receives load failures.
 */
export const createStyleCapture = (
  rulesOf: (app: string) => ResourceRules | undefined,
  onError: (app: string, error: unknown) => void,
): CaptureStyle => {
  const updates = new WeakMap<Node, (isMoved?: boolean) => void>();
  const hear = (records: readonly MutationRecord[]) => {
    for (const { target, removedNodes } of records) {
      updates.get(target)?.();
      if (target.parentNode) updates.get(target.parentNode)?.();
      for (const node of removedNodes) updates.get(node)?.(true);
    }
  };
  const observer = new MutationObserver(hear);

  const capture = (app: string, element: Parameters<CaptureStyle>[1]) => {
    const { sheet, write } = createCapturedSheet(app);
    const placed: Placed = { element, sheets: [sheet] };
    const isLink = "href" in element;
    const rules = rulesOf(app);
    let content: string | undefined;
    let loading: AbortController | undefined;

    const stop = () => {
      if (!loading) return;
      loading.abort();
      loading = content = undefined;
    };
    const load = async (style: PlannedStyle, rules: ResourceRules) => {
      const { signal } = (loading = new AbortController());
      let outcome = "load";
      try {
        const sources = await loadStyles(app, [style], rules, signal, flattenImports, "run");
        signal.throwIfAborted();
        const own = sources.pop();
        if (own) write(own.text, own.base);
        placed.sheets = [...buildSheets(app, sources), sheet];
        loading = undefined;
        update(true);
      } catch (error) {
        if (signal.aborted) return;
        loading = content = undefined;
        outcome = "error";
        onError(app, error);
      }
      element.dispatchEvent(new Event(outcome));
    };
    const read = () => {
      // As on the sub-app's own page.
      const base = rules?.base ?? document.baseURI;
      const text = isLink
        ? (URL.parse(element.getAttribute("href") ?? "", base)?.href ?? "")
        : (element.textContent ?? "");
      if (text === content) return;
      stop();
      content = text;
      if (placed.sheets.length > 1) {
        placed.sheets = [sheet];
        placeCaptured(placed);
      }
      const integrity = element.getAttribute("integrity") ?? undefined;
      const isWhole = !isLink && !importing.test(text);
      write(isWhole ? text : "", base);
      if (isWhole || !rules || !text) return;
      const style: PlannedStyle = isLink
        ? { kind: "link", url: text, media: "", integrity }
        : { kind: "inline", text, media: "", base };
      void load(style, rules);
    };
    const update = (isMoved = false) => {
      const { parentNode, isConnected } = element;
      if (isConnected && parentNode) {
        read();
        for (const one of placed.sheets) one.media.mediaText = element.media;
      } else stop();
      if (!isMoved) return;
      if (parentNode) observer.observe(parentNode, { childList: true });
      observer.observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ["href", "media"],
      });
      placeCaptured(placed);
    };

    sheet.disabled = element.disabled;
    Object.defineProperties(element, {
      sheet: {
        get() {
          hear(observer.takeRecords());
          return isLink && loading ? null : sheet;
        },
      },
      disabled: {
        get: () => sheet.disabled,
        set(disabled: boolean) {
          for (const one of placed.sheets) one.disabled = disabled;
        },
      },
      type: { value: element.type, writable: true },
    });
    // Chromium checks the policy before the type. goober overwrites it with its own, undefined one.
    if (rules?.nonce) {
      element.nonce = rules.nonce;
      Object.defineProperty(element, "nonce", { get: () => rules.nonce, set() {} });
    }
    element.setAttribute("type", inertType);
    updates.set(element, update);
    noteOwner(element, app);
    return update;
  };
  return (app, element) => {
    const update = updates.get(element) ?? capture(app, element);
    update(true);
  };
};
