import { lazy, Suspense, useState } from "react";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import "./root.css";

const About = lazy(() => import("./about"));

function Home({ name }) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h1>create-single-spa</h1>
      <p>{name} is mounted!</p>
      <button onClick={() => setCount(count + 1)}>Count: {count}</button>
      <p>
        <Link to="/about">About</Link>
      </p>
    </section>
  );
}

export default function Root(props) {
  return (
    <BrowserRouter basename="/create-single-spa">
      <Suspense fallback={null}>
        <Routes>
          <Route path="/" element={<Home name={props.name} />} />
          <Route path="/about" element={<About />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
