import "zone.js";
import "./styles.css";
import { APP_BASE_HREF } from "@angular/common";
import { NgZone, provideZoneChangeDetection } from "@angular/core";
import { bootstrapApplication, platformBrowser } from "@angular/platform-browser";
import { NavigationStart, provideRouter, Router } from "@angular/router";
import { provideSingleSpa, provideSingleSpaPlatform, singleSpaAngular } from "single-spa-angular";
import { App } from "./app/app";
import { routes } from "./app/routes";

const lifecycles = singleSpaAngular({
  bootstrapFunction: async () => {
    const platformRef = platformBrowser(provideSingleSpaPlatform());
    const providers = [
      provideZoneChangeDetection(),
      provideSingleSpa(),
      provideRouter(routes),
      { provide: APP_BASE_HREF, useValue: "/angular-21" },
    ];
    return bootstrapApplication(App, { providers }, { platformRef });
  },
  template: "<app-root />",
  Router,
  NavigationStart,
  NgZone,
});

export const { bootstrap, mount, unmount } = lifecycles;
