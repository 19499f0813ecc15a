/**
 * Thresholds for a run of frames. Angles are differences to the frame that looks straight ahead, in degrees; cosines
 * are those of the embedded engine, for which one in 4,000 other people exceeds 0.5.
 */
export const thresholds = {
  turned: 10,
  nodded: 8,
  /**
   * Of the frame that looks ahead, in any direction; one within the first, to the side and up together, is accepted at
   * once.
   */
  straight: 10,
  ahead: 25,
  /** The mean of all frames that count. */
  liveness: 0.25,
  /** Each frame compared to the one looking ahead; a turned face is less similar. */
  samePerson: 0.3,
  /** The mean of the frames compared to the enrolment. */
  match: 0.5,
  /** Faces narrower than this fraction of the largest are people in the background. */
  background: 0.25,
  /** Mean luminance of a whole frame, 0 to 255, below which no face can be detected. */
  dark: 30,
} as const;
