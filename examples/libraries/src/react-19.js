import React from "react-19";
import ReactDOM from "react-dom-19";
import { createRoot } from "react-dom-19/client";
import { appOf } from "./react.js";

export const { mount, unmount } = appOf(React, ReactDOM, (element, place) => {
  const root = createRoot(place);
  root.render(element);
  return () => root.unmount();
});
