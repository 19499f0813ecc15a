import './public-path';
import React from 'react';
import ReactDOM from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './index.css';
import App from './App';
import reportWebVitals from './reportWebVitals';

let root;

function render({ container }) {
  root = ReactDOM.createRoot((container ?? document).querySelector('#root'));
  root.render(
    <React.StrictMode>
      <BrowserRouter basename="/create-react-app">
        <App />
      </BrowserRouter>
    </React.StrictMode>
  );
}

if (!window.__POWERED_BY_QIANKUN__) {
  render({});
}

export async function bootstrap() {
  console.log('[create-react-app] bootstrapped');
}

export async function mount(props) {
  render(props);
}

export async function unmount() {
  root.unmount();
}

// If you want to start measuring performance in your app, pass a function
// to log results (for example: reportWebVitals(console.log))
// or send to an analytics endpoint. Learn more: https://bit.ly/CRA-vitals
reportWebVitals();
