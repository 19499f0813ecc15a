import { parentPort } from "node:worker_threads";
import { UnreadablePicture } from "../engine.ts";
import { embedRegions } from "./embed-regions.ts";
import { findFaces } from "./find-faces.ts";
import { findObjects } from "./find-objects.ts";
import { loadHuman } from "./human.ts";
import type { Answers, Question, Reply } from "./messages.ts";

// Main loop of an embedded engine's thread: handles one request at a time.

const port = parentPort;
if (!port) throw new Error("This runs in a thread of the embedded engine.");

const human = await loadHuman();

const answer = (question: Question): Promise<Answers[Question["call"]]> => {
  if (question.call === "detectFaces") return findFaces(human, question.picture, question.embed);
  if (question.call === "detectObjects") return findObjects(human, question.picture);
  return embedRegions(human, question.picture, question.regions);
};

const reply = async (question: Question): Promise<Reply> => {
  try {
    return { isAnswer: true, value: await answer(question) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { isAnswer: false, isPicture: error instanceof UnreadablePicture, message };
  }
};

port.on("message", (question: Question) => {
  void reply(question).then((value) => port.postMessage(value));
});
