import { Link } from 'react-router-dom';

function About() {
  return (
    <div className="App">
      <h2>About create-react-app</h2>
      <Link to="/">Home</Link>
    </div>
  );
}

export default About;
