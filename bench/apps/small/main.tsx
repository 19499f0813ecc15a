import { useLayoutEffect, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { benchPage } from "../page.ts";
import { Badge, Button, Field, Panel } from "../react/ui.tsx";
import { rootOf, type LifecycleProps } from "../root-of.ts";

// A one-page React app: most of its first mount is React.

const names = Array.from({ length: 20 }, (_, at) => `Entry ${at}`);

const App = () => {
  const last = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<string>();
  useLayoutEffect(() => {
    if (last.current) benchPage()?.done(APP_NAME, last.current);
  }, []);
  return (
    <main>
      <Panel title={APP_NAME}>
        <Badge kind="low">{names.length}</Badge>
        {names.map((name, at) => (
          <Field
            key={name}
            name={name}
            value={at}
            chosen={name === chosen}
            onChoose={() => choose(name)}
          />
        ))}
        <Button onClick={() => choose(undefined)}>None</Button>
      </Panel>
      <div ref={last} className="bench-sentinel" />
    </main>
  );
};

let root: Root | undefined;

export const bootstrap = async (): Promise<void> => undefined;

export const mount = (props?: LifecycleProps): void => {
  root = createRoot(rootOf(props));
  root.render(<App />);
};

export const unmount = (): void => {
  root?.unmount();
  root = undefined;
};
