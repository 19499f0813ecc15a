import React, { Suspense, lazy, useEffect, useState } from "react";
import { BrowserRouter, Link, Route, Switch } from "react-router-dom";
import Dialog from "./Dialog";
import logo from "./logo.svg";

const About = lazy(() => import(/* webpackChunkName: "about" */ "./About"));

function useSeconds() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((value) => value + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

function useWidth() {
  const [width, setWidth] = useState(window.innerWidth);
  useEffect(() => {
    const resized = () => setWidth(window.innerWidth);
    window.addEventListener("resize", resized);
    return () => window.removeEventListener("resize", resized);
  }, []);
  return width;
}

/** The state that all applications of the page share, as far as the main application has one. */
function useShared(store, name) {
  const [shared, setShared] = useState({});
  useEffect(() => {
    if (!store.onGlobalStateChange) return undefined;
    store.onGlobalStateChange((state) => setShared(state), true);
    store.setGlobalState({ user: { name } });
    return () => store.offGlobalStateChange && store.offGlobalStateChange();
  }, [store, name]);
  return shared;
}

function Home({ store }) {
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const shared = useShared(store, "react-16");
  return (
    <section>
      <p>
        <button className="counter" onClick={() => setCount(count + 1)}>
          Count: {count}
        </button>{" "}
        <button onClick={() => setOpen(true)}>Open dialog</button>
      </p>
      <p>Open for {useSeconds()} s</p>
      <p>{useWidth()} pixels wide</p>
      <p>Shared: {shared.user ? shared.user.name : "nothing"}</p>
      {open && <Dialog onClose={() => setOpen(false)}>Rendered into body by a portal</Dialog>}
    </section>
  );
}

export default function App({ store }) {
  return (
    <BrowserRouter basename="/react-16">
      <header className="app-header">
        <img src={logo} alt="Atom" width="40" />
        <h1>React {React.version}</h1>
      </header>
      <nav>
        <Link to="/">Home</Link> <Link to="/about">About</Link>
      </nav>
      <Suspense fallback={<p>Loading…</p>}>
        <Switch>
          <Route path="/about">
            <About />
          </Route>
          <Route path="/">
            <Home store={store} />
          </Route>
        </Switch>
      </Suspense>
    </BrowserRouter>
  );
}
