import { ReadingPage } from '../features/reading/reading-page.tsx';

export interface Client {
  page: typeof ReadingPage;
}
