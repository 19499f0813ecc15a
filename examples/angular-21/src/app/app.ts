import { Component, VERSION } from "@angular/core";
import { RouterLink, RouterOutlet } from "@angular/router";

@Component({
  selector: "app-root",
  imports: [RouterLink, RouterOutlet],
  template: `
    <h1>Angular {{ version }}</h1>
    <nav><a routerLink="/">Home</a> <a routerLink="/about">About</a></nav>
    <router-outlet />
  `,
  styles: `
    nav a {
      margin-right: 8px;
      color: rgb(195, 0, 47);
    }
  `,
})
export class App {
  version = VERSION.full;
}
