import { Link } from "react-router-dom";

export default function About() {
  return (
    <section>
      <h2>About create-single-spa</h2>
      <Link to="/">Home</Link>
    </section>
  );
}
