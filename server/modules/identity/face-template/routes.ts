import * as contract from "@console-shell/contract/calls/camera";
import type { Feature } from "../../../kernel/call.ts";
import {
  handleBeginOwnFace,
  handleEnrolOwnFace,
  handleGetOwnFace,
  handleRemoveOwnFace,
} from "./own-face.ts";

/** The own face, for signing in with the camera. */
export const ownFace: Feature = (route) => {
  route(contract.getOwnFace, handleGetOwnFace);
  route(contract.beginOwnFace, handleBeginOwnFace);
  route(contract.enrolOwnFace, handleEnrolOwnFace);
  route(contract.removeOwnFace, handleRemoveOwnFace);
};
