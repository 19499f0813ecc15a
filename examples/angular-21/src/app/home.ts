import { Component, inject, OnDestroy } from "@angular/core";
import { Popups } from "./popups";

@Component({
  template: `
    <p>
      <button class="counter" (click)="count = count + 1">Count: {{ count }}</button>
      <button (click)="popups.open()">Open dialog</button>
    </p>
    <p>Open for {{ seconds }} s</p>
  `,
})
export class Home implements OnDestroy {
  popups = inject(Popups);
  count = 0;
  seconds = 0;
  timer = setInterval(() => (this.seconds += 1), 1000);

  ngOnDestroy() {
    clearInterval(this.timer);
    this.popups.close();
  }
}
