import type { Requirement } from "../requirement.ts";

/** What signing in with a face in front of a camera is worth. */
export const faces: readonly Requirement[] = [
  {
    row: 35,
    must: "A face signs in only to the account that has enrolled it, by frames that follow a random challenge, once; it counts as a try like a password, never stands in for a second factor, and is no fresh proof. Root and administrators have none unless the console says so. Frames are kept nowhere, and what is made of a face is sealed.",
    proof: {
      "server/modules/identity/session/camera-login.http.test.ts": [
        "with another face, or to an account that is unknown, without a face or disabled",
        "as root or admin, unless the console lets them; then never without their second factor",
        "has to prove it better before anything that decides who signs in",
        "still gives the second factor, with the same frames and no others",
        "with frames that follow nothing, told apart before any account is looked at",
        "no frame and no number of a face is kept in the clear",
      ],
      "server/modules/identity/session/camera-challenge.http.test.ts": [
        "is good once, for a while, for its account, and is not a session's",
        "of ten at once with the same frames lets one in",
        "count with those of the password, and an engine that is away takes none",
      ],
      "server/modules/identity/session/camera-login.nodes.test.ts": [
        "the same frames at both nodes at once let one in, whichever comes first",
        "tries at both nodes count together",
      ],
      "server/modules/identity/face-template/follow-steps.test.ts": [
        "one picture never does, however it is held within a few degrees",
      ],
      "server/modules/identity/face-template/own-face.http.test.ts": [
        "not without agreeing, and not by a photo or two people",
        "it goes with the second factors, with a password that is taken back, and with one that a link sets",
      ],
      "server/modules/identity/face-template/real-faces.http.test.ts": [
        "a person enters by other pictures than those that were enrolled; others and photos do not",
      ],
      "e2e/camera-login/camera-login.spec.ts": [
        "whoever enrolled a face enters with it, and deletes it; the dark is told at once",
        "a photo, another person and two people do not enter",
      ],
    },
    notMet:
      "The server judges what it is sent, and can't know that a camera took it: our own tests enter with faces that a program has turned, made of one portrait. Whoever has a few good pictures of an operator can do the same, as can a mask or a twin. The challenge has twelve forms. The engine's check against screens and prints is weak, and the embedded engine finds some people alike who are not. Where that is too little, CAMERA_LOGIN=off.",
  },
];
