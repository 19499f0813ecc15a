import { Component } from '@angular/core';
import { RouterLink } from '@angular/router';

@Component({
  imports: [RouterLink],
  selector: 'app-about',
  template: `
    <h2>About angular-cli</h2>
    <a routerLink="/">Home</a>
  `,
})
export class About {}
