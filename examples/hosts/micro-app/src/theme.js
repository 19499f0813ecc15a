import { ref } from "vue";

/** The console's theme, which the host passes as data. */
export const theme = ref("light");
