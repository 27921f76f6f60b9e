import { database } from '../../../../../packages/db/src/database.ts';
import { Router } from '../../app/router.tsx';
import { LibraryPage } from '../library/library-page.tsx';

export const ReadingPage = () => <main>{[typeof database, typeof Router, typeof LibraryPage]}</main>;
