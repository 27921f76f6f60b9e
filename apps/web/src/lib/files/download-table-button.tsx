import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { downloadFile } from './download-file.ts';

/** Downloads a page's list as a table; `fetch` returns its content and file name. */
export function DownloadTableButton({
  label,
  fetch,
}: {
  label: string;
  fetch: () => Promise<{ content: Blob; name: string }>;
}) {
  const download = useMutation({
    mutationFn: async () => {
      const { content, name } = await fetch();
      downloadFile(content, name);
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.8} />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}
