import { getPurchase } from '@glossa/contract/purchases';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { DownloadDialog } from './download-dialog.tsx';

/** The download dialog, once the purchase's terms have loaded. */
export function LoadedDownload({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery({ ...endpointQuery(getPurchase, { params: { id } }), staleTime: 0 });
  return data ? <DownloadDialog purchase={data} onClose={onClose} /> : null;
}
