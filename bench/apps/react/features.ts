import type { ComponentType } from "react";

/** The build replaces this file with five features of 30 generated components each. */
export const features: ComponentType<{ seed: number }>[] = [];
