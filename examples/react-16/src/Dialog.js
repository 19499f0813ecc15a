import React from "react";
import ReactDOM from "react-dom";

export default function Dialog({ children, onClose }) {
  return ReactDOM.createPortal(
    <div className="dialog" role="dialog" aria-label="React 16 dialog">
      <p>{children}</p>
      <button onClick={onClose}>Close</button>
    </div>,
    document.body,
  );
}
