import type { ReactNode } from "react";
import { Link } from "react-router";

/** Makes a figure's label a link. */
export const linkTo = (path: string) => (label: ReactNode) => <Link to={path}>{label}</Link>;
