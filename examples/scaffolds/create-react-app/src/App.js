import { lazy, Suspense, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import logo from './logo.svg';
import './App.css';

const About = lazy(() => import('./About'));

function Home() {
  const [count, setCount] = useState(0);
  return (
    <div className="App">
      <header className="App-header">
        <h1>create-react-app</h1>
        <img src={logo} className="App-logo" alt="logo" />
        <p>
          Edit <code>src/App.js</code> and save to reload.
        </p>
        <a
          className="App-link"
          href="https://reactjs.org"
          target="_blank"
          rel="noopener noreferrer"
        >
          Learn React
        </a>
        <button onClick={() => setCount(count + 1)}>Count: {count}</button>
        <Link className="App-link" to="/about">
          About
        </Link>
      </header>
    </div>
  );
}

function App() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/about" element={<About />} />
      </Routes>
    </Suspense>
  );
}

export default App;
