import {
  ApplicationRef,
  Component,
  ComponentRef,
  createComponent,
  DOCUMENT,
  inject,
  Injectable,
} from "@angular/core";

@Component({
  selector: "app-popup",
  host: { role: "dialog", "aria-label": "Angular 21 dialog" },
  template: `
    <p>Attached to body, the way Angular's own overlays are</p>
    <button (click)="popups.close()">Close</button>
  `,
  styles: `
    :host {
      position: fixed;
      top: 30%;
      left: 40%;
      padding: 24px;
      background: rgb(255, 224, 230);
    }
  `,
})
export class Popup {
  popups = inject(Popups);
}

@Injectable({ providedIn: "root" })
export class Popups {
  private readonly application = inject(ApplicationRef);
  private readonly document = inject(DOCUMENT);
  private popup?: ComponentRef<Popup>;

  open() {
    if (this.popup) return;
    this.popup = createComponent(Popup, { environmentInjector: this.application.injector });
    this.document.body.appendChild(this.popup.location.nativeElement);
    this.application.attachView(this.popup.hostView);
  }

  close() {
    this.popup?.destroy();
    this.popup = undefined;
  }
}
