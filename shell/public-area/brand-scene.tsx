import styles from "./brand-scene.module.css";

/** Pictures in a grid, one of them found, above a line chart. */
export const BrandScene = () => (
  <svg className={styles["scene"]} viewBox="0 0 424 330" aria-hidden="true" focusable="false">
    <g className={styles["tiles"]}>
      <rect x="0" y="0" width="128" height="96" rx="12" />
      <rect x="144" y="0" width="128" height="96" rx="12" />
      <rect x="288" y="0" width="128" height="96" rx="12" />
      <rect x="0" y="112" width="128" height="96" rx="12" />
      <rect x="288" y="112" width="128" height="96" rx="12" />
    </g>
    <g className={styles["shapes"]}>
      <circle cx="64" cy="38" r="16" />
      <path d="M32 84a32 32 0 0 1 64 0z" />
      <path d="m160 84 32-40 24 26 18-16 26 30z" />
      <circle cx="248" cy="26" r="9" />
      <circle cx="352" cy="38" r="16" />
      <path d="M320 84a32 32 0 0 1 64 0z" />
      <path d="m16 196 28-34 20 20 16-14 32 28z" />
      <circle cx="352" cy="150" r="16" />
      <path d="M320 196a32 32 0 0 1 64 0z" />
    </g>
    <rect className={styles["hit"]} x="144" y="112" width="128" height="96" rx="12" />
    <g className={styles["person"]}>
      <circle cx="208" cy="150" r="16" />
      <path d="M176 196a32 32 0 0 1 64 0z" />
    </g>
    <path
      className={styles["frame"]}
      d="M180 142v-10a8 8 0 0 1 8-8h10M236 142v-10a8 8 0 0 0-8-8h-10M180 160v10a8 8 0 0 0 8 8h10M236 160v10a8 8 0 0 1-8 8h-10"
    />
    <path
      className={styles["area"]}
      d="M0 312 40 298 84 303 132 276 180 283 232 257 284 266 340 238 416 246V330H0z"
    />
    <path
      className={styles["course"]}
      d="M0 312 40 298 84 303 132 276 180 283 232 257 284 266 340 238 416 246"
    />
    <circle className={styles["now"]} cx="416" cy="246" r="5" />
  </svg>
);
