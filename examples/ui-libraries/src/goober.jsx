import { css, setup, styled } from "goober";
import { createElement, useState } from "react";
import { createPortal } from "react-dom";
import { shown } from "./shown.jsx";

setup(createElement);

const Button = styled("button")`
  border: 0;
  padding: 8px 16px;
  color: white;
  background: rgb(114, 46, 209);
`;
const title = () => css`
  color: rgb(114, 46, 209);
`;
const dialog = () => css`
  position: fixed;
  inset: 120px auto auto 120px;
  padding: 24px;
  background: rgb(240, 230, 255);
`;

const App = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 className={title()}>goober 2</h1>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      {open &&
        createPortal(
          <div role="dialog" aria-label="Own dialog" className={dialog()}>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>,
          document.body,
        )}
    </>
  );
};

export const { bootstrap, mount, unmount } = shown(App);
