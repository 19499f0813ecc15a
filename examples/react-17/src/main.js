import React from "react";
import ReactDOM from "react-dom";
import singleSpaReact from "single-spa-react";
import Root from "./Root";

const lifecycles = singleSpaReact({
  React,
  ReactDOM,
  rootComponent: Root,
  errorBoundary(error) {
    return <p role="alert">{String(error)}</p>;
  },
});

export const { bootstrap, mount, unmount } = lifecycles;
