import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from './save-file.ts';

/** Downloads a page's list as a table; `fetch` returns its content and file name. */
export function SaveTableButton({
  label,
  fetch,
}: {
  label: string;
  fetch: () => Promise<{ content: Blob; name: string }>;
}) {
  const save = useMutation({
    mutationFn: async () => {
      const { content, name } = await fetch();
      saveFile(content, name);
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.8} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
}
