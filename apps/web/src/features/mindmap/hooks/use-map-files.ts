import { ApiError } from '@glossa/contract/client';
import { getMindMap } from '@glossa/contract/mindmap';
import { exportMindMap, importMindMap, undoMindMapImport } from '@glossa/contract/mindmap-files';
import type { ImportReport } from '@glossa/contract/mindmap-files';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { downloadFile } from '@/lib/files/download-file.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { fitPoints } from '../model/camera.ts';
import { paint } from '../model/paint.ts';
import type { Drawing } from '../model/paint.ts';
import { canvasSurface, svgSurface } from '../model/surfaces.ts';
import type { Scene } from './use-scene.ts';

/** Size of exported images: the width in pixels, and the pixel ratio of a PNG. */
const imageWidth = 2400;
const pngRatio = 2;

/** Imports maps, and exports them as a file that can be imported again or as an image of the displayed words. */
export function useMapFiles(language: string, scene: RefObject<Scene | undefined>) {
  const { t } = useTranslation(['mindmap', 'validation']);
  const client = useQueryClient();
  const [report, setReport] = useState<ImportReport>();
  const name = `mind-map-${language}`;
  const refresh = () => client.invalidateQueries({ queryKey: endpointKey(getMindMap) });
  const showErrors = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      const [fieldError] = error instanceof ApiError ? Object.values(error.fieldErrors).flat() : [];
      toast.error(fieldError === undefined ? errorText(error) : validationText(fieldError));
    }
  };

  const importFile = (file: File) =>
    showErrors(async () => {
      const content = await file
        .text()
        .then((text) => JSON.parse(text) as unknown)
        .catch(() => undefined);
      if (typeof content !== 'object' || content === null || Array.isArray(content)) {
        toast.error(t('import.unreadable'));
        return;
      }
      const importResult = await call(importMindMap, { query: { language }, body: content });
      await refresh();
      setReport(importResult);
    });
  const undoImportById = (id: string) =>
    showErrors(async () => {
      setReport(undefined);
      await call(undoMindMapImport, { params: { id } });
      await refresh();
    });

  const saveJson = () =>
    showErrors(async () => {
      const map = await call(exportMindMap, { query: { language } });
      downloadFile(new Blob([JSON.stringify(map, null, 2)], { type: 'application/json' }), `${name}.json`);
    });

  /** Returns a drawing of all displayed words, without the current selection. */
  const fullMapDrawing = (): Drawing | undefined => {
    const current = scene.current?.drawing();
    if (!current || current.nodes.length === 0) return undefined;
    const size = { width: imageWidth, height: Math.round((imageWidth * 3) / 4) };
    const camera = fitPoints([...current.positions.values()], size);
    return { ...current, size, camera, selected: undefined, hovered: undefined, newLink: undefined };
  };
  const saveSvg = () => {
    const drawing = fullMapDrawing();
    if (!drawing) return;
    const { size, palette } = drawing;
    const surface = svgSurface({ ...size, paper: palette.paper, font: palette.font });
    paint(surface, drawing);
    downloadFile(new Blob([surface.finish()], { type: 'image/svg+xml' }), `${name}.svg`);
  };
  const savePng = () => {
    const drawing = fullMapDrawing();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!drawing || !context) return;
    const { size, palette } = drawing;
    Object.assign(canvas, { width: size.width * pngRatio, height: size.height * pngRatio });
    context.scale(pngRatio, pngRatio);
    context.fillStyle = palette.paper;
    context.fillRect(0, 0, size.width, size.height);
    paint(canvasSurface(context, { font: palette.font, direction: 'ltr' }), drawing);
    canvas.toBlob((blob) => blob && downloadFile(blob, `${name}.png`), 'image/png');
  };
  const id = report?.undo;
  const undoImport = id ? () => void undoImportById(id) : undefined;
  const closeReport = () => {
    setReport(undefined);
    if (undoImport) toast.undo({ message: t('import.done'), onUndo: undoImport });
  };
  return { report, undoImport, closeReport, importFile, saveJson, saveSvg, savePng };
}
