import { setTimeout } from "node:timers/promises";
import type { Stage } from "./stage.ts";

export interface Scenario {
  name: string;
  /** Resolves when the fault is over and everything runs again. */
  act: (stage: Stage) => Promise<void>;
}

const seconds = (count: number) => setTimeout(count * 1_000);

/** What happens to the installation, one after the other. */
export const scenarios: readonly Scenario[] = [
  { name: "nothing", act: () => seconds(20) },
  {
    name: "a node killed, started again after 5 s",
    async act({ nodes: [node] }) {
      node!.mayEnd = true;
      node!.process.kill("SIGKILL");
      await node!.process.ended;
      await seconds(5);
      await node!.start();
    },
  },
  {
    name: "a node frozen for 60 s",
    async act({ nodes: [node] }) {
      node!.process.kill("SIGSTOP");
      await seconds(60);
      node!.process.kill("SIGCONT");
    },
  },
  { name: "PostgreSQL restarted", act: ({ postgres }) => postgres.restart("SIGINT") },
  { name: "PostgreSQL killed, with recovery", act: ({ postgres }) => postgres.restart("SIGKILL") },
  {
    name: "bucket breaks connections for 60 s",
    async act({ s3 }) {
      s3.fault = { how: "cut" };
      await seconds(60);
      s3.fault = undefined;
    },
  },
  {
    name: "bucket doesn't answer for 60 s",
    async act({ s3 }) {
      s3.fault = { how: "hang" };
      await seconds(60);
      s3.fault = undefined;
    },
  },
  {
    name: "every node stopped (SIGTERM) and started, one by one",
    async act({ nodes, ended }) {
      for (const node of nodes) {
        node.mayEnd = true;
        node.process.kill("SIGTERM");
        const how = await node.process.ended;
        if (how !== 0) ended.push(`after SIGTERM: ${how}`);
        await node.start();
      }
    },
  },
];
