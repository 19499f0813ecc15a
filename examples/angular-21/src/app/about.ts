import { Component } from "@angular/core";

@Component({
  template: `
    <h2>About Angular 21</h2>
    <p>A lazy chunk, whose style comes with its script.</p>
  `,
  styles: `
    h2 {
      letter-spacing: 3px;
    }
  `,
})
export class About {}
