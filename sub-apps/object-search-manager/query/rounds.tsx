import type { ApiOutput } from "@console-shell/contract";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "./query.module.css";

type Query = ApiOutput<"GET /cc-api/object-search/query/:id">;

/** The rounds of a search; renders nothing for a single one. */
export const Rounds = ({ query }: { query: Query }) => {
  const text = useText();
  if (query.rounds.length < 2) return null;
  return (
    <nav className={styles.rounds} aria-label={text("rounds.title")}>
      {query.rounds.map(({ id, round }) => (
        <Link
          key={id}
          to={`/queries/${id}`}
          className={id === query.id ? styles.current : undefined}
          aria-current={id === query.id ? "page" : undefined}
        >
          {text("rounds.round", { round })}
        </Link>
      ))}
    </nav>
  );
};
