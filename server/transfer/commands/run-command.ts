import { type Configuration, readConfiguration, WrongConfiguration } from "../../configuration.ts";
import { BrokenReference } from "#platform/database/dialect/check-references-after.ts";
import { DataDirectoryInUse } from "#platform/database/lock-data-directory.ts";
import { IncompatibleDatabase } from "#platform/database/migrate.ts";
import { NoDatabase } from "#platform/database/reach.ts";
import { FilesUnavailable } from "#platform/files/files-unavailable.ts";
import { NoBucket } from "#platform/files/s3/reach-bucket.ts";
import { keepNewFilesPrivate } from "../../private-files.ts";
import { NoSecretKey } from "#platform/secrets/read-key.ts";
import { OtherSecretKey } from "#platform/secrets/refuse-other-key.ts";
import { TransferProblem } from "../problem.ts";

const mendable = [
  WrongConfiguration,
  DataDirectoryInUse,
  IncompatibleDatabase,
  NoDatabase,
  NoBucket,
  FilesUnavailable,
  TransferProblem,
  OtherSecretKey,
  NoSecretKey,
  BrokenReference,
];

/** Properties that identify errors of the operating system, SQLite and PostgreSQL. */
const marks = ["syscall", "errcode", "severity"];

/** Errors that people can fix are printed as one line; any other with all details. */
const isMendable = (error: unknown): error is Error =>
  error instanceof Error &&
  (mendable.some((kind) => error instanceof kind) || marks.some((mark) => mark in error));

export interface Command {
  /** E.g. `npm run backup -- <folder>`; `[file]` is optional. */
  usage: string;
  variables: Record<string, string | undefined>;
  parameters: readonly string[];
}

/** Runs a command with the parameters in its usage, and exits with 1 if it fails. */
export const runCommand = async (
  { usage, variables, parameters }: Command,
  work: (
    configuration: Configuration,
    say: (line: string) => void,
    ...parameters: string[]
  ) => Promise<void>,
): Promise<void> => {
  keepNewFilesPrivate();
  try {
    const wanted = usage.match(/<\w+>/g)?.length ?? 0;
    const most = wanted + (usage.match(/\[\w+\]/g)?.length ?? 0);
    const { length } = parameters;
    const isWrong = length < wanted || length > most;
    if (isWrong || parameters.some((one) => one === "" || one.startsWith("-")))
      throw new TransferProblem(`Usage: ${usage}`);
    await work(readConfiguration(variables), (line) => console.log(line), ...parameters);
  } catch (error) {
    console.error(isMendable(error) ? error.message : error);
    process.exitCode = 1;
  }
};
