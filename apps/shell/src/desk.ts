import { DeskLayout } from './layout/desk-layout.tsx';
import { HomePage } from './pages/home-page.tsx';

/** What is shown after the login, before any area. */
export const desk = { DeskLayout, HomePage };
