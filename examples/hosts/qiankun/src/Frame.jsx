import { Button, Layout, Typography, version } from "antd";
import { useEffect, useState, version as react } from "react";
import { Link } from "react-router-dom";
import "./frame.css";

/** The host's page: links, a box with styles and a listener of its own, the console's theme, and the console's place. */
export function Frame({ onTheme }) {
  const [pressed, setPressed] = useState(0);
  const [width, setWidth] = useState(window.innerWidth);
  useEffect(() => {
    const note = () => setWidth(window.innerWidth);
    window.addEventListener("resize", note);
    return () => window.removeEventListener("resize", note);
  }, []);
  return (
    <Layout className="host">
      <Layout.Header className="host-header">
        <Typography.Text className="host-name">
          qiankun, React {react}, antd {version}
        </Typography.Text>
        <Link to="/">Home</Link>
        <Link to="/console">Console</Link>
        <Link to="/console/finance">Finance</Link>
        <Button onClick={() => onTheme("dark")}>Dark</Button>
        <Button onClick={() => onTheme("light")}>Light</Button>
      </Layout.Header>
      <section className="host-box">
        <p>{width} px</p>
        <Button type="primary" onClick={() => setPressed(pressed + 1)}>
          Pressed: {pressed}
        </Button>
      </section>
      <div id="console" />
    </Layout>
  );
}
