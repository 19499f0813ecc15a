import './public-path';
import { bootstrapApplication, platformBrowser } from '@angular/platform-browser';
import { NavigationStart, Router } from '@angular/router';
import { provideSingleSpaPlatform, singleSpaAngular } from 'single-spa-angular';

import { App } from './app/app';
import { appConfig } from './app/app.config';
import { singleSpaProps } from './single-spa/single-spa-props';

const lifecycles = singleSpaAngular({
  bootstrapFunction: (props) => {
    singleSpaProps.set(props);
    const platformRef = platformBrowser(provideSingleSpaPlatform());
    return bootstrapApplication(App, appConfig, { platformRef });
  },
  NgZone: 'noop',
  template: '<app-root />',
  Router,
  NavigationStart,
});

export const bootstrap = lifecycles.bootstrap;
export const mount = lifecycles.mount;
export const unmount = lifecycles.unmount;
