/** Why a backup, a restore or a move can't be done; the message is one line for the person who runs it. */
export class TransferProblem extends Error {
  override readonly name = "TransferProblem";
}
