import { startBookImport } from '@glossa/contract/imports';
import type { BookPreview } from '@glossa/contract/imports';
import type { Task } from '@glossa/contract/tasks';
import { listTextTags } from '@glossa/contract/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { readPath } from '@/domain/paths/entry-paths.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { libraryLists, shelves } from '../shelves.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { BookForm } from './book-form.tsx';

/** Returns the title under which a book is imported. */
const readTitle = ({ result }: Task): string | undefined => {
  const title = result?.['title'];
  return typeof title === 'string' ? title : undefined;
};

/** The steps of a book import: choose chapters, create texts, then open the library. */
export function BookImport({
  book,
  onCancel,
  onReset,
}: {
  book: BookPreview;
  onCancel: () => void;
  /** Returns to an empty form. */
  onReset: () => void;
}) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<string>();
  const {
    data: task,
    mutate,
    isPending,
  } = useEndpointMutation(startBookImport, {
    meta: { silent: true },
    onError: (error) => setFailure(errorTextOr(error, t('book.failed'))),
  });
  if (!task) {
    return (
      <BookForm
        book={book}
        starting={isPending}
        failure={failure}
        onSubmit={(input) => {
          setFailure(undefined);
          mutate(input);
        }}
        onCancel={onCancel}
      />
    );
  }
  return (
    <AnalysisProgress
      task={task.id}
      title={readTitle(task) ?? book.title}
      onReady={({ result }) => {
        void invalidate([...libraryLists, listTextTags]);
        const count = Number(result?.['texts'] ?? 0);
        toast.success(t('book.done', { count }));
        const onlyText = count === 1 ? result?.['text_id'] : undefined;
        void navigate(typeof onlyText === 'string' ? readPath(onlyText) : shelves.reading.path);
      }}
      onReturn={onReset}
    />
  );
}
