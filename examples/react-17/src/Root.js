import React, { Suspense, lazy, useEffect, useState } from "react";
import ReactDOM from "react-dom";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import "./root.css";

const About = lazy(() => import(/* webpackChunkName: "about" */ "./About"));

window.__REACT_17_APP__ = { version: React.version };

function Home({ name }) {
  const [count, setCount] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((value) => value + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const pressed = (event) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
  return (
    <section>
      <p>
        <button className="counter" onClick={() => setCount(count + 1)}>
          Count: {count}
        </button>{" "}
        <button onClick={() => setOpen(true)}>Open dialog</button>
      </p>
      <p>
        {name}, open for {seconds} s
      </p>
      {open &&
        ReactDOM.createPortal(
          <div className="dialog" role="dialog" aria-label="React 17 dialog">
            <p>Rendered into body by a portal</p>
            <button onClick={() => setOpen(false)}>Close</button>
          </div>,
          document.body,
        )}
    </section>
  );
}

export default function Root({ name }) {
  return (
    <BrowserRouter basename="/react-17">
      <h1>React {React.version}</h1>
      <nav>
        <Link to="/">Home</Link> <Link to="/about">About</Link>
      </nav>
      <Suspense fallback={<p>Loading…</p>}>
        <Routes>
          <Route path="about" element={<About />} />
          <Route path="*" element={<Home name={name} />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
