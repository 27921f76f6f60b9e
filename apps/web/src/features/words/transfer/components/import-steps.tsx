import type { ImportPreview } from '@glossa/contract/word-import';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { reportPath } from '../paths.ts';
import { FileStep } from './file-step.tsx';
import { MappingStep } from './mapping-step.tsx';
import { StepMarks } from './step-marks.tsx';

/** The first two steps of an import: the file, and the mapping of its columns. The third has its own page. */
export function ImportSteps() {
  const navigate = useNavigate();
  const [preview, setPreview] = useState<ImportPreview>();
  return (
    <>
      <StepMarks at={preview ? 1 : 0} />
      {preview ? (
        <MappingStep
          first={preview}
          onBack={() => setPreview(undefined)}
          onStarted={() => void navigate(reportPath(preview.id))}
        />
      ) : (
        <FileStep onPreview={setPreview} />
      )}
    </>
  );
}
