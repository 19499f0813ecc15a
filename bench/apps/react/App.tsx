import { useLayoutEffect, useRef } from "react";
import { features } from "./features.ts";
import { benchPage } from "../page.ts";

/**
 * 150 components in five features, and a last element that reports when everything is in the DOM.
 */
export const App = ({ name }: { name: string }) => {
  const last = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (last.current) benchPage()?.done(name, last.current);
  }, [name]);
  return (
    <main className="app">
      <h1>{name}</h1>
      {features.map((Feature, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <Feature key={index} seed={index + 1} />
      ))}
      <div ref={last} className="bench-sentinel" />
    </main>
  );
};
