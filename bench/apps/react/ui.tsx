import type { ReactNode } from "react";

// The parts that all 150 components share.

export const Panel = (props: { title: string; tone?: string; children: ReactNode }) => (
  <div className={`panel ${props.tone ?? ""}`}>
    <h3>{props.title}</h3>
    {props.children}
  </div>
);

export const Badge = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <span className={`badge badge-${kind}`}>{children}</span>
);

export const Field = (props: {
  name: string;
  value: number;
  chosen: boolean;
  onChoose: () => void;
}) => (
  <button
    type="button"
    className={props.chosen ? "field chosen" : "field"}
    onClick={props.onChoose}
  >
    <span className="name">{props.name}</span>
    <span className="value">{props.value}</span>
  </button>
);

export const Button = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="button" onClick={onClick}>
    {children}
  </button>
);
