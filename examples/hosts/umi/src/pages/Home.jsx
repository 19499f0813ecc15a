/** The host's own page. */
export default function Home() {
  return <h1>Home of the host</h1>;
}
