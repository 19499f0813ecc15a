import { useState } from 'react';
import yayJpg from '../assets/yay.jpg';

export default function HomePage() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <h1>create-umi</h1>
      <h2>Yay! Welcome to umi!</h2>
      <p>
        <img src={yayJpg} width="388" />
      </p>
      <p>
        To get started, edit <code>pages/index.tsx</code> and save to reload.
      </p>
      <button onClick={() => setCount(count + 1)}>Count: {count}</button>
    </div>
  );
}
