import type { ComponentProps, ReactNode } from "react";

export interface TagProps extends Omit<ComponentProps<"span">, "color"> {
  color?: "default" | "success" | "processing" | "warning" | "error" | "blue" | "red" | undefined;
  icon?: ReactNode;
}

/** A tag that looks like antd's, without its components, which a list has one or more of in each row. */
export const Tag = ({ color, icon, className, children, ...span }: TagProps) => (
  <span
    {...span}
    className={`console-tag console-tag-filled ${color ? `console-tag-${color}` : ""} ${className ?? ""}`}
  >
    {icon ? (
      <>
        {icon}
        <span>{children}</span>
      </>
    ) : (
      children
    )}
  </span>
);
