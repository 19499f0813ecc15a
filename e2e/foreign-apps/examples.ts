/** What an example shows, and the colours that identify its own styles. */
export interface Example {
  name: string;
  /** The heading names framework and version. */
  heading: RegExp;
  headingColour: string;
  popupColour: string;
  /** It runs in its own frame. */
  realm?: true;
  /** A browser warning that it causes itself under any strict policy. */
  complaint?: RegExp;
}

export const examples: Example[] = [
  {
    name: "react-16",
    heading: /^React 16\.14\.0$/,
    headingColour: "rgb(8, 126, 164)",
    popupColour: "rgb(224, 247, 255)",
  },
  {
    name: "react-17",
    heading: /^React 17\.0\.2$/,
    headingColour: "rgb(176, 82, 0)",
    popupColour: "rgb(255, 236, 214)",
  },
  {
    name: "vue-2",
    heading: /^Vue 2\.7\.16$/,
    headingColour: "rgb(38, 128, 90)",
    popupColour: "rgb(214, 245, 228)",
  },
  {
    name: "vue-3",
    heading: /^Vue 3\.\d+\.\d+$/,
    headingColour: "rgb(53, 73, 94)",
    popupColour: "rgb(221, 240, 255)",
  },
  {
    name: "vue-3-webpack",
    heading: /^Vue 3\.\d+\.\d+$/,
    headingColour: "rgb(46, 107, 94)",
    popupColour: "rgb(218, 243, 234)",
  },
  {
    name: "svelte-5",
    heading: /^Svelte 5\.\d+\.\d+$/,
    headingColour: "rgb(255, 62, 0)",
    popupColour: "rgb(255, 228, 220)",
  },
  {
    name: "svelte-5-webpack",
    heading: /^Svelte 5\.\d+\.\d+$/,
    headingColour: "rgb(138, 42, 96)",
    popupColour: "rgb(250, 226, 239)",
  },
  {
    name: "angular-21",
    heading: /^Angular 21\.\d+\.\d+$/,
    headingColour: "rgb(195, 0, 47)",
    popupColour: "rgb(255, 224, 230)",
    realm: true,
  },
  {
    name: "jquery-1",
    heading: /^jQuery 1\.12\.4$/,
    headingColour: "rgb(7, 105, 173)",
    popupColour: "rgb(226, 226, 255)",
    // jQuery 1 detects events in old browsers by setting an attribute.
    complaint: /Executing inline event handler violates/,
  },
  {
    name: "jquery-3",
    heading: /^jQuery 3\.7\.1$/,
    headingColour: "rgb(120, 92, 0)",
    popupColour: "rgb(255, 246, 196)",
  },
];
