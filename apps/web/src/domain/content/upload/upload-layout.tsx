import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';

import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';

/** The layout of a page for adding content. `children` receives a function that starts over with an empty form. */
export function UploadLayout({
  title,
  help,
  children,
}: {
  title: string;
  help: string;
  children: (onRestart: () => void) => ReactNode;
}) {
  const [attempt, setAttempt] = useState(0);
  usePageTitle(title);
  return (
    <PageLayout>
      <PageHeader title={title} help={help} />
      <Fragment key={attempt}>{children(() => setAttempt((last) => last + 1))}</Fragment>
    </PageLayout>
  );
}
