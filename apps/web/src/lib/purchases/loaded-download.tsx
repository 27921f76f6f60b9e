import { getPurchase } from '@glossa/contract/purchases';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../api/query.ts';
import { DownloadDialog } from './download-dialog.tsx';

/** The dialog of a download, as soon as its terms are known. */
export function LoadedDownload({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery({ ...endpointQuery(getPurchase, { params: { id } }), staleTime: 0 });
  return data ? <DownloadDialog purchase={data} onClose={onClose} /> : null;
}
