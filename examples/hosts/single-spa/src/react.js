// React 17 is CommonJS: a page that imports it without a bundler needs it as a module.
import React from "react";
import ReactDOM from "react-dom";

export default React;
export const { createElement, useEffect, useState, version } = React;
export const { render } = ReactDOM;
