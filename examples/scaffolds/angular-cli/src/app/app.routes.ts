import { Routes } from '@angular/router';
import { EmptyRoute } from './empty-route/empty-route';

export const routes: Routes = [
  { path: 'about', loadComponent: () => import('./about').then(({ About }) => About) },
  { path: '**', component: EmptyRoute },
];
