/** Why a backup, a restore or a move can't be; the message is a line for the person who runs it. */
export class TransferProblem extends Error {
  override readonly name = "TransferProblem";
}
