import { answerQuestions } from "#platform/thread.ts";
import { bestMatches, type Match } from "./matches.ts";
import type { ScanQuestion } from "./scan-messages.ts";
import { createVectorSet, type VectorSet } from "./vector-set.ts";

// The thread that compares a vector with all others: a hundred thousand take longer than a request may block.

type SearchQuestion = Extract<ScanQuestion, { do: "search" }>;

const sets = new Map<string, VectorSet>();

const search = ({ sets: names, vector, limit, atLeast }: SearchQuestion): Match[] => {
  const best = bestMatches(limit, atLeast);
  for (const name of names) sets.get(name)?.scan(vector, best);
  return best.list();
};

const change = (question: Exclude<ScanQuestion, SearchQuestion>): void => {
  if (question.do === "drop") {
    sets.delete(question.set);
    return;
  }
  if (question.do === "keep") {
    sets.get(question.set)?.keep(new Set(question.ids));
    return;
  }
  const set = sets.get(question.set) ?? createVectorSet(question.dimensions);
  set.add(question.ids, question.vectors);
  sets.set(question.set, set);
};

const answer = (question: ScanQuestion): Match[] => {
  if (question.do === "search") return search(question);
  change(question);
  return [];
};

answerQuestions(answer);
