import React from "react";
import "./About.css";

export default function About() {
  return (
    <section className="about">
      <h2>About React 16</h2>
      <p>A lazy chunk, with a stylesheet of its own.</p>
    </section>
  );
}
