import "./strict-policy.ts";

// Its modules set styles and compile schemas while they load, and a bundle keeps no order among static imports.
await import("./reference.ts");
