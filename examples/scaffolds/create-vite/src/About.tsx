import { Link } from 'react-router'

function About() {
  return (
    <section>
      <h2>About create-vite</h2>
      <Link to="/">Home</Link>
    </section>
  )
}

export default About
