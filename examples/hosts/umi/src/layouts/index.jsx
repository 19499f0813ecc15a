import { Link, Outlet } from "@umijs/max";
import { Button, Layout, Typography, version } from "antd";
import { useEffect, useState, version as react } from "react";
import "./index.css";

/** The frame around every page: links, and a box with styles and a listener of its own. */
export default function Frame() {
  const [pressed, setPressed] = useState(0);
  const [width, setWidth] = useState(window.innerWidth);
  useEffect(() => {
    const note = () => setWidth(window.innerWidth);
    window.addEventListener("resize", note);
    return () => window.removeEventListener("resize", note);
  }, []);
  return (
    <Layout className="host" style={{ minHeight: "100vh" }}>
      <Layout.Header className="host-header">
        <Typography.Text className="host-name">
          umi, React {react}, antd {version}
        </Typography.Text>
        <Link to="/">Home</Link>
        <Link to="/console">Console</Link>
        <Link to="/console/finance">Finance</Link>
      </Layout.Header>
      <section className="host-box">
        <p>{width} px</p>
        <Button type="primary" onClick={() => setPressed(pressed + 1)}>
          Pressed: {pressed}
        </Button>
      </section>
      <Outlet />
    </Layout>
  );
}
