import { useLocation, useParams } from 'react-router-dom';

import { importPath } from '../paths.ts';
import { ExportPage } from './export-page.tsx';
import { ImportPage } from './import-page.tsx';
import { ReportPage } from './report-page.tsx';

/** The import and export pages, in one chunk. */
export function TransferPage() {
  const { id } = useParams();
  const { pathname } = useLocation();
  if (id !== undefined) return <ReportPage />;
  return pathname.startsWith(importPath) ? <ImportPage /> : <ExportPage />;
}
