import type { ComponentType } from "react";

/** The build puts five features of 30 made-up components each in this file's place. */
export const features: ComponentType<{ seed: number }>[] = [];
