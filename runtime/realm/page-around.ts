import { cover } from "../effects/page-knowledge.ts";
import type { CreatePage } from "../lifecycle/create-parts.ts";

/** Methods that insert nodes into html, head and body. */
const inserting =
  "appendChild insertBefore replaceChild append prepend replaceChildren insertAdjacentElement insertAdjacentHTML moveBefore after before";

type Native = (this: unknown, ...input: unknown[]) => unknown;

interface Presence {
  mounts: number;
  parked: number;
  /** Removes its listeners. */
  end: AbortController;
}

/**
 * The page when every sub-app has a realm and nothing else watches it. What a realm's code adds
 * through `parent` is removed with the realm: nodes in html, head and body, listeners and globals.
 */
export const createPage: CreatePage = async ({ options, ownership, urlsOf }) => {
  const { documentElement, head, body } = document;
  const places = [documentElement, head, body];
  const present = new Map<string, Presence>();
  const owners = new WeakMap<Node, string>();
  const globals = new Map<PropertyKey, string[]>();
  let known = new Set<PropertyKey>();
  const undos: (() => void)[] = [];

  /** Patches a method for calls from a realm's own file. */
  const wrap = (
    place: EventTarget,
    name: string,
    act: (native: () => unknown, input: unknown[], app: string) => unknown,
  ) => {
    const native = Reflect.get(place, name) as Native | undefined;
    if (!native) return;
    const value = function (this: unknown, ...input: unknown[]) {
      const call = () => native.apply(this, input);
      // The first frame is this file.
      const app = ownership.ownerOf(urlsOf(new Error().stack)[1] ?? "");
      return app === undefined ? call() : act(call, input, app);
    };
    undos.push(cover(place, name, value));
  };
  const children = () => places.flatMap(({ childNodes }) => [...childNodes]);
  const install = () => {
    for (const place of places)
      for (const name of inserting.split(" "))
        wrap(place, name, (call, _input, app) => {
          const before = new Set(children());
          const result = call();
          for (const node of children())
            if (!before.has(node) && !options.ownedByHost?.(node)) owners.set(node, app);
          return result;
        });
    for (const place of [window, document, documentElement, body])
      wrap(place, "addEventListener", (call, input, app) => {
        const given = input[2] as boolean | AddEventListenerOptions | null | undefined;
        const all = typeof given === "object" ? given : { capture: given };
        const signals = [all?.signal, present.get(app)?.end.signal];
        input[2] = { ...all, signal: AbortSignal.any(signals.filter((one) => one !== undefined)) };
        return call();
      });
  };

  const change = (app: string, mounts: number, parked: number) => {
    // Before the names are read, because a patch adds one.
    if (present.size === 0) install();
    const before = known;
    known = new Set(Reflect.ownKeys(window));
    const active = [...present].flatMap(([app, one]) => (one.mounts > one.parked ? app : []));
    for (const name of active.length > 0 ? known : []) {
      const text = String(name);
      // Numbers are child frames.
      if (!before.has(name) && !/^\d+$/.test(text) && !options.globalOwnedByHost?.(text))
        globals.set(name, active);
    }
    const one = present.get(app) ?? { mounts: 0, parked: 0, end: new AbortController() };
    present.set(app, one);
    one.mounts += mounts;
    one.parked += parked;
    if (one.mounts > 0) return;
    present.delete(app);
    one.end.abort();
    for (const node of children()) if (owners.get(node) === app) node.remove();
    for (const [name, apps] of globals)
      if (!apps.some((other) => present.has(other))) {
        globals.delete(name);
        Reflect.deleteProperty(window, name);
      }
    if (present.size === 0) for (const undo of undos.splice(0)) undo();
  };
  const nothing = () => undefined;
  return {
    ambient: {
      open: (app) => change(app, 1, 0),
      close: (app, suspended) => change(app, -1, suspended ? -1 : 0),
      suspend: (app) => change(app, 0, 1),
      resume: (app) => change(app, 0, -1),
      count: () => ({}),
      end: nothing,
      loaded: nothing,
      mounted: nothing,
      forget: nothing,
      warmUp: nothing,
    },
  };
};
