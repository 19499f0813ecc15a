import { parentPort } from "node:worker_threads";
import { bestMatches, type Match } from "./matches.ts";
import type { ScanQuestion, ScanReply } from "./scan-messages.ts";
import { createVectorSet, type VectorSet } from "./vector-set.ts";

// The thread that compares a vector with all others: a hundred thousand take longer than a request may wait.

const port = parentPort;
if (!port) throw new Error("This runs in the scanning thread.");

const sets = new Map<string, VectorSet>();

const answer = (question: ScanQuestion): Match[] => {
  switch (question.do) {
    case "add": {
      const set = sets.get(question.set) ?? createVectorSet(question.dimensions);
      set.add(question.ids, question.vectors);
      sets.set(question.set, set);
      return [];
    }
    case "keep":
      sets.get(question.set)?.keep(new Set(question.ids));
      return [];
    case "drop":
      sets.delete(question.set);
      return [];
    case "search": {
      const best = bestMatches(question.limit, question.atLeast);
      for (const name of question.sets) sets.get(name)?.scan(question.vector, best);
      return best.list();
    }
  }
};

const reply = (question: ScanQuestion): ScanReply => {
  try {
    return { isDone: true, matches: answer(question) };
  } catch (error) {
    return { isDone: false, message: error instanceof Error ? error.message : String(error) };
  }
};

port.on("message", (question: ScanQuestion) => port.postMessage(reply(question)));
