throw new TypeError("thrown by the app");
