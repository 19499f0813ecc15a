import React from "react";
import "./about.css";

export default function About() {
  return (
    <section className="about">
      <h2>About React 17</h2>
      <p>A lazy chunk, whose style comes with its script.</p>
    </section>
  );
}
