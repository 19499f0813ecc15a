import React from "react-16";
import ReactDOM from "react-dom-16";
import { appOf } from "./react.js";

export const { mount, unmount } = appOf(React, ReactDOM, (element, place) => {
  ReactDOM.render(element, place);
  return () => ReactDOM.unmountComponentAtNode(place);
});
