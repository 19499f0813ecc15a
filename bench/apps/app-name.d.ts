/** The name of the app that is being built; replaced by the bundler. */
declare const APP_NAME: string;
