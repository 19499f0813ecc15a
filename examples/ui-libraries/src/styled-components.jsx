import { createPortal } from "react-dom";
import { useState } from "react";
import styled, { createGlobalStyle, keyframes } from "styled-components";
import { shown } from "./shown.jsx";

const appear = keyframes`from { opacity: 0.5; } to { opacity: 1; }`;
const Global = createGlobalStyle`h1 { color: rgb(114, 46, 209); }`;
const Button = styled.button`
  border: 0;
  padding: 8px 16px;
  color: white;
  background: rgb(${({ $danger }) => ($danger ? "180, 0, 60" : "114, 46, 209")});
  &:hover {
    background: rgb(90, 30, 180);
  }
`;
const Dialog = styled.div`
  position: fixed;
  inset: 120px auto auto 120px;
  padding: 24px;
  background: rgb(240, 230, 255);
  animation: ${appear} 10ms both;
`;

const App = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Global />
      <h1>styled-components 6</h1>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      {open &&
        createPortal(
          <Dialog role="dialog" aria-label="Own dialog">
            <Button $danger onClick={() => setOpen(false)}>
              Close
            </Button>
          </Dialog>,
          document.body,
        )}
    </>
  );
};

export const { bootstrap, mount, unmount } = shown(App);
